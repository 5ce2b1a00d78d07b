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
  /// Screens that are drawn; a file that only others import has none.
  var hasPictures = true
  /// One for each format, in their order, `nil` where there is nothing to draw; none where there is an error.
  var outputs: [[UInt8]?] = []
  var times = StageTimes()
}

/// Reads, compiles and prints one input.
func compileInput(_ operand: String, _ request: Request) -> CompiledInput {
  var watch = Stopwatch()
  do throws(FileError) {
    let source = try readInput(operand)
    watch.lap(.read)
    func load(_ path: String) -> LoadResult {
      watch.lap(.resolve)
      defer { watch.lap(.read) }
      return loadImport(path)
    }
    let compilation = compile(source, request.options, load: load) { watch.lap(TimedStage($0)) }
    watch.lap(compilation.isLaidOut ? .layers : .resolve)
    var input = CompiledInput(compilation, request)
    if !input.outputs.isEmpty { watch.lap(.emit) }
    input.times = watch.times
    return input
  } catch {
    return CompiledInput(failure: error)
  }
}

extension CompiledInput {
  /// Prints what a compilation came to.
  init(_ compilation: Compilation, _ request: Request) {
    sources = compilation.sources
    screenNames = compilation.screenNames
    diagnostics = compilation.diagnostics.adjusted(to: request.levels)
    if diagnostics.hasErrors { return }
    hasPictures = !compilation.screens.isEmpty
    outputs = request.formats.map { $0 == .svg && !hasPictures ? nil : emit(compilation, as: $0, request) }
  }
}

extension [CompiledInput] {
  /// With an error in each that has nothing to draw though a picture is asked for. One without any screen that another
  /// one imports needs none, so that `*.skl` may be all that is said of a folder.
  func demandingPictures(for request: Request) -> [CompiledInput] {
    guard request.formats.contains(.svg), contains(where: { !$0.hasPictures }) else { return self }
    let imports = Set(flatMap { $0.sources.dropFirst() }.compactMap { Platform.status(ofPath: $0.path)?.identity })
    return map { input in
      if input.hasPictures { return input }
      let hasScreens = !input.screenNames.isEmpty
      if !hasScreens, let path = input.sources.first?.path, let identity = Platform.status(ofPath: path)?.identity,
        imports.contains(identity)
      {
        return input
      }
      var result = input
      result.diagnostics.report(.nothingToDraw(hasScreens: hasScreens))
      return result
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
    return .found(try readFile(path))
  } catch {
    return .unreadable(error.reason)
  }
}

extension Diagnostic {
  /// JSON lists no screens; a picture needs one.
  fileprivate static func nothingToDraw(hasScreens: Bool) -> Diagnostic {
    let reason = hasScreens ? "none of the screens asked for is in this file" : "no screen in this file"
    return Diagnostic(.noScreen, "Nothing to draw: \(reason)", Span(FileID(0), 0, 0))
  }
}
