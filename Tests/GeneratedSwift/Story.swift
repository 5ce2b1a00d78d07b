import UIKit

/// What every generated class can do, under names without default values; `uikit.py` writes the conformances.
@MainActor
protocol Skeleton: AnyObject {
  static func make(_ configure: @escaping (String, CALayer) -> Void) -> Self
  static var compiledSize: CGSize { get }
  var tellsState: ((Bool) -> Void)? { get set }
  var isLaidOver: Bool { get }
  var hidden: [String] { get }
  var disabled: [String] { get }
  func showAsCompiled(in view: UIView)
  func show(in view: UIView, animated: Bool, fading: TimeInterval?, delay: TimeInterval)
  func hideAsCompiled()
  func hide(fading: TimeInterval?)
  func reset()
  func paint(_ color: UIColor)
  func paint(_ colors: [UIColor], at locations: [Double], from start: CGPoint, to end: CGPoint)
  func stand()
  func pulse(_ duration: TimeInterval)
  func slideLeft(_ duration: TimeInterval)
  func move(_ make: @escaping (CALayer) -> CAAnimation?)
  func start()
  func stop()
  func place(in bounds: CGRect)
}

/// Takes one skeleton through its life and writes down what there is at each station.
@MainActor
final class Story {
  private let host: UIView
  private let skeleton: any Skeleton
  private var stations: [String: Any] = [:]
  private var states: [Bool] = []
  private let hook = Hook()

  init(_ type: any Skeleton.Type) {
    host = UIView(frame: CGRect(origin: .zero, size: type.compiledSize))
    skeleton = type.make { [hook] id, layer in hook.note(id, layer) }
    skeleton.tellsState = { [weak self] in self?.states.append($0) }
  }

  func tell() async -> [String: Any] {
    await appear()
    await colors()
    motions()
    touches()
    places()
    await disappear()
    stations["states"] = states
    return stations
  }
}

/// Hears of the layers that are made.
@MainActor
private final class Hook {
  var ids: [String] = []

  func note(_ id: String, _ layer: CALayer) {
    ids.append(id)
    if layer.name != id || layer.superlayer == nil { ids.append("\(id) is not finished") }
  }
}

extension Story {
  private var cover: UIView? { host.subviews.last }

  /// The layers right below the view's: those of the screen.
  private var layers: [[String: Any]] {
    guard let screen = cover?.layer.sublayers?.first else { return [] }
    return (screen.sublayers ?? []).map { dump($0, at: .zero) }
  }

  private var animated: Int { count(layers) }

  private func count(_ layers: [[String: Any]]) -> Int {
    layers.reduce(0) { sum, layer in
      let own = (layer["animations"] as? [Any])?.isEmpty == false ? 1 : 0
      return sum + own + count(layer["children"] as? [[String: Any]] ?? [])
    }
  }

  private func appear() async {
    let start = ContinuousClock.now
    skeleton.showAsCompiled(in: host)
    stations["waits"] = !skeleton.isLaidOver
    while !skeleton.isLaidOver { try? await Task.sleep(nanoseconds: 1_000_000) }
    let delay = ContinuousClock.now - start
    stations["delay"] = Double(delay.components.attoseconds) / 1e18 + Double(delay.components.seconds)
    stations["transitions"] = UIView.runningAnimations.map(\.duration)
    stations["animatedBeforeFade"] = animated
    UIView.finishAnimations()
    stations["alpha"] = Double(cover?.alpha ?? -1)
    stations["isCovered"] = cover?.frame == host.bounds
    stations["clips"] = cover?.clipsToBounds
    stations["hiddenElements"] = skeleton.hidden
    stations["disabledElements"] = skeleton.disabled
    stations["light"] = layers
    stations["lightBackground"] = background
  }

  private var background: String {
    guard let cover, let color = cover.backgroundColor else { return "none" }
    return hex(color.resolvedColor(with: cover.traitCollection).cgColor)
  }

  private func colors() async {
    hook.ids = []
    host.override(.dark)
    stations["configured"] = hook.ids
    stations["dark"] = layers
    stations["darkBackground"] = background
    let color = cover?.backgroundColor
    let elsewhere: String = await Task.detached {
      color.map { hex($0.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor) } ?? "none"
    }.value
    stations["backgroundElsewhere"] = elsewhere
    let adaptive = UIColor { @Sendable in $0.userInterfaceStyle == .dark ? .init(white: 0.6, alpha: 1) : .red }
    skeleton.paint(adaptive)
    stations["plain"] = layers
    let colors = [UIColor(red: 0.8, green: 0.6, blue: 1, alpha: 0.4), .black]
    skeleton.paint(colors, at: [0.25, 0.75], from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.75))
    stations["gradient"] = layers
    skeleton.reset()
    stations["darkAgain"] = layers
    host.override(.light)
    stations["lightAgain"] = layers
  }

  private func motions() {
    skeleton.stand()
    stations["still"] = animated
    skeleton.pulse(2)
    stations["pulse"] = layers
    skeleton.slideLeft(3)
    stations["slide"] = layers
    skeleton.move { layer in
      guard layer is CAGradientLayer else { return nil }
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (1, 0.5)
      return animation
    }
    stations["custom"] = layers
    skeleton.reset()
    skeleton.stop()
    stations["stopped"] = animated
    UIAccessibility.isReduceMotionEnabled = true
    skeleton.start()
    stations["reduced"] = animated
    UIAccessibility.isReduceMotionEnabled = false
    skeleton.start()
    stations["started"] = layers
  }

  /// Whether the skeleton takes a touch, in the middle of each cell of a grid.
  private func touches() {
    stations["touches"] = (0..<40).map { row in
      (0..<20).map { column in
        let point = CGPoint(
          x: host.bounds.width * (CGFloat(column) + 0.5) / 20, y: host.bounds.height * (CGFloat(row) + 0.5) / 40)
        return host.hitTest(point, with: nil) !== host
      }
    }
  }

  private func places() {
    let size = host.frame.size
    let x = [100.0, -50, 0].map { growth -> Double in
      host.frame = CGRect(x: 0, y: 0, width: size.width + growth, height: size.height)
      return Double(cover?.layer.sublayers?.first?.frame.minX ?? -1000)
    }
    stations["x"] = x
    skeleton.place(in: CGRect(x: 10, y: 20, width: 200, height: 100))
    stations["isPlaced"] = cover?.frame == CGRect(x: 10, y: 20, width: 200, height: 100)
    skeleton.place(in: host.bounds)
  }

  private func disappear() async {
    skeleton.hideAsCompiled()
    stations["hideTransitions"] = UIView.runningAnimations.map(\.duration)
    stations["isStillThere"] = cover != nil
    UIView.finishAnimations()
    stations["isGone"] = cover == nil && !skeleton.isLaidOver

    // Shown again while it fades: the end of that fade takes nothing away.
    skeleton.show(in: host, animated: false, fading: nil, delay: 0)
    stations["animatedUnlessAsked"] = animated
    skeleton.hide(fading: 1)
    skeleton.show(in: host, animated: true, fading: 1, delay: 0)
    UIView.finishAnimations()
    stations["cameBack"] = cover?.alpha == 1 && skeleton.isLaidOver
    stations["afterComingBack"] = layers
    skeleton.hide(fading: nil)

    // Hidden before the delay has passed, then shown twice: the later call counts.
    skeleton.show(in: host, animated: true, fading: nil, delay: 0.005)
    skeleton.hide(fading: nil)
    try? await Task.sleep(nanoseconds: 15_000_000)
    stations["wasCancelled"] = !skeleton.isLaidOver
    let other = UIView(frame: host.bounds)
    skeleton.show(in: host, animated: true, fading: nil, delay: 0.005)
    skeleton.show(in: other, animated: true, fading: nil, delay: 0.001)
    try? await Task.sleep(nanoseconds: 15_000_000)
    stations["wasReplaced"] = host.subviews.isEmpty && other.subviews.count == 1
    skeleton.hide(fading: nil)
    stations["isGoneAgain"] = other.subviews.isEmpty && UIView.runningAnimations.isEmpty
  }
}
