import SkelBackends
import SkelCompiler
import SkelModel
import SkelSyntax

// MARK: - Interface

/// What came of one input: what is to be said and what is to be written.
struct CompiledInput: Sendable {
  /// The input itself could not be read.
  var failure: FileError?
  /// The input and its imports.
  var sources: [Source] = []
  /// As the flags want them: warnings may be silent or errors.
  var diagnostics = Diagnostics()
  var screenNames: [String] = []
  /// One for each format, in their order; none where there is an error.
  var outputs: [[UInt8]] = []
}

/// Reads, compiles and prints one input.
func compileInput(_ operand: String, _ request: Request) -> CompiledInput {
  do throws(FileError) {
    return CompiledInput(compile(try readInput(operand), request.options, load: loadImport), request)
  } catch {
    return CompiledInput(failure: error)
  }
}

extension CompiledInput {
  /// Prints what a compilation came to.
  init(_ compilation: Compilation, _ request: Request) {
    sources = compilation.sources
    screenNames = compilation.screenNames
    diagnostics = compilation.diagnostics.adjusted(to: request)
    if request.formats.contains(.svg), compilation.screens.isEmpty, !diagnostics.hasErrors {
      diagnostics.report(.nothingToDraw(hasScreens: !compilation.screenNames.isEmpty))
    }
    if !diagnostics.hasErrors {
      outputs = request.formats.map { emit(compilation, as: $0, request) }
    }
  }
}

// MARK: - Implementation

private func emit(_ compilation: Compilation, as format: Format, _ request: Request) -> [UInt8] {
  switch format {
  case .svg: emitSVG(compilation.layers(at: request.phase), request.emitOptions)
  case .json: emitJSON(compilation.layers(at: request.phase), portable(compilation.sources), request.emitOptions)
  case .swift: emitSwift(compilation.layers(at: request.phase), request.emitOptions)
  case .swiftui: emitSwiftUI(compilation.layers(at: request.phase), request.emitOptions)
  case .layout: emitLayout(compilation.screens.map { ($0.screen, $0.frames) })
  case .tree: emitTree(compilation.screens.map { ($0.screen, $0.frames) })
  }
}

func loadImport(_ path: String) -> LoadResult {
  guard Platform.status(ofPath: path) != nil else { return .missing }
  do throws(FileError) {
    return .found(try readInput(path))
  } catch {
    return .unreadable(error.reason)
  }
}

extension Diagnostics {
  /// Without the warnings that are allowed, and with those that count as errors raised.
  func adjusted(to request: Request) -> Diagnostics {
    if request.allowed.isEmpty, !request.warningsAreErrors { return self }
    return changed { diagnostic in
      if request.allowed.contains(diagnostic.id) { return nil }
      var diagnostic = diagnostic
      if diagnostic.severity == .warning, request.warningsAreErrors { diagnostic.severity = .error }
      return diagnostic
    }
  }
}

extension Diagnostic {
  /// JSON lists no screens; a picture needs one.
  fileprivate static func nothingToDraw(hasScreens: Bool) -> Diagnostic {
    let reason = hasScreens ? "none of the screens asked for is in this file" : "no screen in this file"
    return Diagnostic(.noScreen, "Nothing to draw: \(reason)", Span(FileID(0), 0, 0))
  }
}
