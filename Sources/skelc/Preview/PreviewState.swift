import SkelBackends
import SkelCompiler
import SkelModel
import SkelSyntax

// MARK: - Interface

/// What the preview shows: the last sources that were good, compiled for whatever a page asks for, and what is wrong now.
struct PreviewState {
  private let request: Request
  private let threads: Int
  /// Counts the compilations of the watch, from anywhere, so that a page knows the states of another process, too. Below
  /// 2^53, so that JavaScript has it exactly.
  private(set) var generation = Int.random(in: 0..<1 << 52)
  private var inputs: [WatchedInput] = []
  /// What is to be said about each input.
  private var results: [CompiledInput] = []
  private var complaint: String?
  private var seconds = 0.0
  /// What was compiled from the good sources so far.
  private var compiled: [Variant: Compilation] = [:]

  init(_ request: Request) {
    self.request = request
    threads = request.threads ?? Platform.processorCount
  }

  /// Takes over what the watch has compiled.
  mutating func show(_ inputs: [WatchedInput], _ results: [CompiledInput], complaint: String?, seconds: Double) {
    generation += 1
    self.results = results
    self.complaint = complaint
    self.seconds = seconds
    for (index, input) in inputs.enumerated() where input.isGood {
      guard let compilation = input.compilation else { continue }
      compiled = compiled.filter { $0.key.input != index }
      compiled[Variant(input: index, device: "", direction: request.options.direction)] = compilation
    }
    self.inputs = inputs
    for index in self.inputs.indices { self.inputs[index].compilation = nil }
  }

  /// The JSON that a page shows, on one line.
  mutating func json(for selection: PreviewSelection) -> [UInt8] {
    var (variants, leftOut) = shownVariants(of: selection)
    compile(variants)

    var out = OutputBuffer(reserving: 1 << 16)
    out.append("{\"generation\": ")
    out.append(generation)
    out.append(", \"milliseconds\": ")
    out.append(seconds * 1000)
    out.append(", ")
    if let complaint {
      out.append("\"complaint\": ")
      out.append(json: complaint)
      out.append(", ")
    }
    var shown = results
    var broken: [Variant] = []
    for variant in variants {
      guard variant != base(of: variant.input), let result = compiled[variant] else { continue }
      let diagnostics = result.diagnostics.adjusted(to: request.levels)
      if !diagnostics.hasErrors { continue }
      shown.append(CompiledInput(sources: result.sources, diagnostics: diagnostics))
      broken.append(variant)
    }
    Summary(shown, request).write(shown, to: &out)
    out.append(", \"inputs\": [")
    for (index, input) in inputs.enumerated() {
      out.append(index == 0 ? "{\"path\": " : ", {\"path\": ")
      out.append(json: input.snapshot.input)
      out.append(", \"isGood\": ")
      out.append(input.isGood ? "true" : "false")
      out.append(", \"screens\": ")
      out.append(json: compiled[base(of: index)]?.screens.map(\.screen.name).unique ?? [])
      out.append("}")
    }
    // What has errors though its input has none: for one device or direction alone.
    out.append("], \"broken\": [")
    for (index, variant) in broken.enumerated() {
      out.append(index == 0 ? "{" : ", {")
      write(variant, to: &out)
      out.append("}")
    }
    out.append("], \"pictures\": [")
    var count = 0
    for variant in variants {
      for screen in compiled[variant]?.screens ?? [] where selection.shows(screen.screen.name) {
        for scheme in selection.schemes {
          if count == PreviewSelection.mostPictures {
            leftOut += 1
            continue
          }
          if count > 0 { out.append(", ") }
          write(screen, variant, scheme, to: &out)
          count += 1
        }
      }
    }
    out.append("], \"leftOut\": ")
    out.append(leftOut)
    out.append("}")
    return out.finish()
  }

  /// The elements of the screens of one input, for one device and direction.
  mutating func elementsJSON(input: Int, for selection: PreviewSelection) -> [UInt8]? {
    guard inputs.indices.contains(input) else { return nil }
    let variant = Variant(input: input, device: selection.devices[0], direction: selection.directions[0])
    compile([variant])
    guard let compilation = compiled[variant] else { return nil }
    var out = OutputBuffer(reserving: 1 << 16)
    out.append("{\"generation\": ")
    out.append(generation)
    out.append(", \"files\": ")
    out.append(json: compilation.sources.map(\.path))
    out.append(", \"screens\": [")
    let screens = compilation.screens.filter { selection.shows($0.screen.name) }
    for (index, screen) in screens.enumerated() {
      out.append(index == 0 ? "{\"name\": " : ", {\"name\": ")
      out.append(json: screen.screen.name)
      out.append(", \"size\": ")
      out.append(json: screen.screen.size)
      out.append(", \"elements\": ")
      out.append(jsonPlacesIn: screen.screen, screen.frames, compilation.sources)
      out.append("}")
    }
    out.append("]}")
    return out.finish()
  }
}

// MARK: - Implementation

/// One input, laid out for one device and direction.
private struct Variant: Hashable, Sendable {
  var input: Int
  var device: String
  var direction: Direction
}

extension PreviewState {
  /// As many as fill a page: each has a picture at least.
  private static let mostVariants = PreviewSelection.mostPictures

  private func base(of input: Int) -> Variant {
    Variant(input: input, device: "", direction: request.options.direction)
  }

  /// The variants that have a picture among those that fit the page, in order, and how many pictures the others have, of
  /// whom nothing needs to be compiled for that.
  private func shownVariants(of selection: PreviewSelection) -> (variants: [Variant], leftOut: Int) {
    var variants: [Variant] = []
    var count = 0
    var leftOut = 0
    for input in inputs.indices {
      let names = (compiled[base(of: input)]?.screens ?? []).map(\.screen.name).filter(selection.shows)
      // As written there may be one screen for several sizes.
      let (asWritten, elsewhere) = (names.count * selection.schemes.count, names.unique.count * selection.schemes.count)
      for device in selection.devices {
        let pictures = device.isEmpty ? asWritten : elsewhere
        for direction in selection.directions where pictures > 0 {
          if count >= PreviewSelection.mostPictures {
            leftOut += pictures
          } else {
            variants.append(Variant(input: input, device: device, direction: direction))
            count += pictures
          }
        }
      }
    }
    return (variants, leftOut)
  }

  /// Compiles what is not there yet, from the last good sources; nothing is read from the disk.
  private mutating func compile(_ variants: [Variant]) {
    let missing = variants.filter { compiled[$0] == nil && inputs[$0.input].good != nil }
    if missing.isEmpty { return }
    if compiled.count + missing.count > PreviewState.mostVariants {
      compiled = compiled.filter { variants.contains($0.key) || $0.key == base(of: $0.key.input) }
    }
    let jobs = missing.compactMap { variant in inputs[variant.input].good.map { (variant, $0, options(for: variant)) } }
    let results = mapInParallel(count: jobs.count, threads: threads) { index -> Compilation? in
      let (_, snapshot, options) = jobs[index]
      guard case .found(let source)? = snapshot.files[snapshot.input] else { return nil }
      return SkelCompiler.compile(source, options) { snapshot.files[$0] ?? .missing }
    }
    for (job, result) in zip(jobs, results) { compiled[job.0] = result }
  }

  private func options(for variant: Variant) -> Options {
    var options = request.options
    if let viewport = viewport(named: variant.device) { options.viewports = [viewport] }
    options.direction = variant.direction
    return options
  }

  private func write(_ variant: Variant, to out: inout OutputBuffer) {
    out.append("\"input\": ")
    out.append(variant.input)
    out.append(", \"device\": ")
    out.append(json: variant.device)
    out.append(", \"direction\": ")
    out.append(json: variant.direction.rawValue)
  }

  private func write(_ screen: CompiledScreen, _ variant: Variant, _ scheme: Scheme, to out: inout OutputBuffer) {
    var options = request.emitOptions
    options.scheme = scheme
    out.append("{")
    write(variant, to: &out)
    out.append(", \"screen\": ")
    out.append(json: screen.screen.name)
    out.append(", \"deviceName\": ")
    out.append(json: screen.screen.device)
    out.append(", \"scheme\": ")
    out.append(json: scheme.rawValue)
    out.append(", \"width\": ")
    out.append(screen.screen.size.width)
    out.append(", \"height\": ")
    out.append(screen.screen.size.height)
    out.append(", \"svg\": ")
    let layers = request.phase.map { screen.layers.frozen(at: $0) } ?? screen.layers
    out.append(jsonText: emitSVG([layers], options))
    out.append("}")
  }
}

extension PreviewSelection {
  fileprivate func shows(_ screen: String) -> Bool { screens.isEmpty || screens.contains(screen) }
}

extension [String] {
  /// Each once, in order.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
