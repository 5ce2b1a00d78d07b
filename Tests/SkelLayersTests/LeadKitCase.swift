import Foundation
import SkelLayers
import SkelModel

/// One case of `leadkit.json`: what LeadKit made of one text, one shape, one animation or a tree of views.
struct LeadKitCase: Decodable {
  var id: String
  var kind: String
  var input: Input
  var expected: Expected

  struct Input: Decodable {
    var bounds: Box?
    var config: Config?
    var shape: Shape?
    var font: Font?
    var text: String?
    var singleLineTextWidth: Double?
    var viewKind: String?
    var viewNumberOfLines: Int?
    var direction: String?
    var duration: Double?
    var base: View?
  }

  struct Config: Decodable {
    // Of one text.
    var lineHeight: Double?
    var lineSpacing: Double?
    var numberOfLines: LineCount?
    var shape: Shape?
    // Of a tree.
    var animationDirection: String?
    var borderWidth: Double?
    var delegateShiftsImageLayersByMinus20: Bool?
    var imageShape: Shape?
    var labelNumberOfLines: LineCount?
    var labelShape: Shape?
    var skeletonsBackgroundColor: RGBA?
    var viewShape: Shape?
  }

  struct LineCount: Decodable {
    var mode: String
    var value: Int?

    var count: SkeletonLineCount {
      switch mode {
      case "asLabelNumberOfLines": .inherited
      case "asLabelSize": .fits
      default: .count(value ?? 0)
      }
    }

    var word: String {
      switch count {
      case .automatic: "none"
      case .inherited: "inherited"
      case .fits: "fits"
      case .count(let count): "\(count)"
      }
    }
  }

  struct Shape: Decodable {
    var type: String
    var cornerRadius: Double?

    var shape: SkelModel.Shape { type == "circle" ? .circle : .rectangle }
    var radius: Double { cornerRadius ?? 0 }
  }

  struct Font: Decodable {
    var pointSize: Double
    var xHeight: Double
  }

  struct View: Decodable {
    var name: String
    var `class`: String
    var frame: Box
    var font: Font?
    var text: String?
    var singleLineTextWidth: Double?
    var numberOfLines: Int?
    var maximumNumberOfLines: Int?
    var hiddenBefore: Bool?
    var viewsToSkeletone: [String]?
    var subviews: [View]
  }

  struct Box: Decodable {
    var x: Double?
    var y: Double?
    var width: Double
    var height: Double

    var rect: Rect { Rect(x: x ?? 0, y: y ?? 0, width: width, height: height) }
  }

  struct RGBA: Decodable {
    var r: Double
    var g: Double
    var b: Double
    var a: Double

    var colour: Colour { Colour(ColourComponents(red: r, green: g, blue: b, alpha: a)) }
  }

  struct Expected: Decodable {
    var lines: [Box]?
    var path: [Step]?
    var layers: [Layer]?
    var animations: [Move]?
    var autoreverses: Bool?
    var duration: Double?
    var timingFunction: String?
    var baseInteractionEnabled: Bool?
    // Of the defaults.
    var borderWidth: Double?
    var gradientColors: [RGBA]?
    var skeletonsBackgroundColor: RGBA?
    var imageShape: Shape?
    var labelNumberOfLines: String?
    var labelShape: Shape?
    var viewShape: Shape?
    var directionalDuration: Double?
  }

  struct Step: Decodable {
    var op: String
    var p: [Double]?
    var c: [Double]?
    var rect: Box?
    var cornerRadius: Double?
  }

  struct Layer: Decodable {
    var frame: Box
    var fill: RGBA?
    var borderWidth: Double
    var borderColor: RGBA?
    var cornerRadius: Double
    var path: [Step]?
    var mask: Mask?
  }

  struct Mask: Decodable {
    var colors: [RGBA]
    var frame: Box
  }

  struct Move: Decodable {
    var keyPath: String
    var from: [Double]
    var to: [Double]
  }
}

extension LeadKitCase {
  /// In the language's words.
  static func direction(_ name: String) -> SlidingDirection? {
    guard let to = name.range(of: "To") else { return nil }
    return SlidingDirection(rawValue: name.replacingCharacters(in: to, with: ""))
  }
}

extension LeadKitCase.View {
  /// Those that the library looks at, in its order.
  var shown: [LeadKitCase.View] {
    guard let list = viewsToSkeletone else { return subviews }
    return list.compactMap { name in subviews.first { $0.name == name } }
  }

  /// Without itself, each before those inside it.
  var descendants: [LeadKitCase.View] { shown.flatMap { [$0] + $0.descendants } }

  var kind: ElementKind {
    switch self.class {
    case "UILabel": .label
    case "UITextView": .textView
    case "UIImageView": .imageView
    default: .view
    }
  }

  var lines: Int { numberOfLines ?? maximumNumberOfLines ?? 1 }
}
