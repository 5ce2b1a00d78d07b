// MARK: - Interface

/// A call of another language, such as a constructor, and how what it makes is written here.
package struct ForeignCall: Sendable {
  /// How its value begins here: `gradient(`, `(`; empty where its only argument is the value.
  package let opener: String
  /// Its labels and ours; `""` for an argument without label. An argument that is not listed keeps its label.
  package let labels: [(theirs: String, ours: String)]
  /// What stands behind the arguments: `, weight: bold`.
  package var rest = ""
}

/// How long something is to be, by a word of another language.
package enum ForeignLength: Sendable {
  case ofParent, ofContent
}

extension OtherSpelling {
  package static func length(_ word: String) -> ForeignLength? {
    switch folded(word) {
    case "fill", "fillparent", "matchparent", "fillavailable", "stretch", "full", "max", "infinity": .ofParent
    case "auto", "automatic", "wrapcontent", "fitcontent", "maxcontent", "mincontent", "hug", "intrinsic": .ofContent
    default: nil
    }
  }

  /// The call that a word begins; of calls of one name the first whose labels fit.
  package static func call(_ word: String, _ labels: [String?]) -> ForeignCall? {
    let letters = folded(word)
    return calls.first { name, call in
      name == letters
        && labels.enumerated().allSatisfy { index, label in
          call.labels.contains { label == nil ? $0.theirs == "" || $0.theirs == "\(index)" : $0.theirs == label }
        }
    }?.1
  }

  /// `clouds 50%` as `clouds(alpha: 0.5)`; `nil` for anything else.
  package static func colourWithAlpha(_ word: String) -> String? {
    let parts = word.split(separator: " ")
    guard parts.count == 2, Colour.named(String(parts[0])) != nil, parts[1].last == "%",
      let percent = Int(parts[1].dropLast()), percent >= 0, percent <= 100
    else { return nil }
    let digits = percent < 10 ? "0\(percent)" : "\(percent)"
    let alpha = percent == 100 ? "1" : percent % 10 == 0 ? "0.\(percent / 10)" : "0.\(digits)"
    return "\(parts[0])(alpha: \(alpha))"
  }

  /// The attribute that says the same of other kinds.
  package static func counterpart(of attribute: AttributeID) -> AttributeID? {
    let pairs: [(AttributeID, AttributeID)] = [(.padding, .insets), (.rows, .items)]
    return pairs.first { $0.0 == attribute }?.1 ?? pairs.first { $0.1 == attribute }?.0
  }

  static let anchors: [(String, LayoutAttribute)] = [
    ("start", .leading), ("end", .trailing), ("midx", .centerX), ("midy", .centerY), ("minx", .left), ("maxx", .right),
    ("miny", .top), ("maxy", .bottom), ("centrex", .centerX), ("centrey", .centerY), ("baseline", .lastBaseline),
  ]

  static let guides: [(String, Guide)] = [
    ("superview", .parent), ("contentview", .parent), ("safearealayoutguide", .safeArea), ("safeareainsets", .safeArea),
    ("safearealayout", .safeArea), ("safe", .safeArea), ("layoutmarginsguide", .margins), ("layoutmargins", .margins),
    ("readablecontentguide", .readable), ("window", .screen), ("edges", .parent), ("all", .parent),
  ]

  /// Words and what they may mean; which of it holds is decided by what an attribute takes.
  static let values: [(String, String)] = [
    ("centre", "center"), ("middle", "center"), ("start", "leading"), ("flexstart", "leading"), ("left", "leading"),
    ("end", "trailing"), ("flexend", "trailing"), ("right", "trailing"), ("start", "natural"), ("leading", "natural"),
    ("end", "right"), ("trailing", "right"), ("stretch", "fill"), ("baseline", "lastBaseline"),
    ("spacebetween", "equalSpacing"), ("spacearound", "equalCentering"), ("spaceevenly", "equalSpacing"),
    ("lefttoright", "leftRight"), ("righttoleft", "rightLeft"), ("toptobottom", "topBottom"),
    ("bottomtotop", "bottomTop"), ("ltr", "leftRight"), ("rtl", "rightLeft"), ("defaulthigh", "high"),
    ("defaultlow", "low"), ("fittingsizelevel", "fittingSize"), ("easeinout", "easeInEaseOut"),
    ("ease", "easeInEaseOut"),
    ("round", "circle"), ("oval", "circle"), ("ellipse", "circle"), ("pill", "capsule"), ("stadium", "capsule"),
    ("rect", "rectangle"), ("square", "rectangle"), ("null", "none"), ("nil", "none"), ("off", "none"),
    ("gradient", "sliding"), ("slide", "sliding"), ("wave", "shimmer"), ("shimmering", "shimmer"), ("fade", "pulse"),
    ("pulsing", "pulse"), ("solidanimated", "pulse"), ("crossfade", "crossDissolve"), ("row", "horizontal"),
    ("column", "vertical"), ("normal", "regular"), ("title", "title1"), ("transparent", "clear"),
    ("flexibleleftmargin", "flexibleLeft"), ("flexiblerightmargin", "flexibleRight"),
    ("flexibletopmargin", "flexibleTop"), ("flexiblebottommargin", "flexibleBottom"),
  ]

  static let booleans: [(String, Bool)] = [
    ("yes", true), ("true", true), ("no", false), ("false", false),
  ]

  static let frameworks = [
    "uikit", "swiftui", "foundation", "skeletonview", "tiuielements", "leadkit", "shimmerblocks", "shimmer", "combine",
    "quartzcore", "coregraphics", "mapkit", "webkit", "snapkit", "tinyconstraints",
  ]

  private static let calls: [(String, ForeignCall)] = [
    ("skeletongradient", ForeignCall(opener: "gradient(", labels: [("baseColor", ""), ("secondaryColor", "")])),
    ("rgba", ForeignCall(opener: "rgb(", labels: [("0", ""), ("1", ""), ("2", ""), ("3", "alpha")])),
    ("uicolor", rgb("alpha")), ("color", rgb("opacity")), ("color", ForeignCall(opener: "", labels: [("0", "")])),
    ("uicolor", ForeignCall(opener: "gray(", labels: [("white", ""), ("alpha", "alpha")])),
    ("cgrect", tuple("x", "y", "width", "height")), ("cgsize", tuple("width", "height")), ("cgpoint", tuple("x", "y")),
    ("uiedgeinsets", edges), ("nsdirectionaledgeinsets", edges), ("edgeinsets", edges),
    ("uiimage", ForeignCall(opener: "image(", labels: [("named", ""), ("0", "")])),
    ("systemfont", ForeignCall(opener: "system(", labels: [("ofSize", ""), ("weight", "weight")])),
    ("boldsystemfont", ForeignCall(opener: "system(", labels: [("ofSize", "")], rest: ", weight: bold")),
    ("fixed", ForeignCall(opener: "", labels: [("0", "")])), ("constant", ForeignCall(opener: "", labels: [("0", "")])),
  ]

  private static func rgb(_ alpha: String) -> ForeignCall {
    ForeignCall(opener: "rgb(", labels: [("red", ""), ("green", ""), ("blue", ""), (alpha, "alpha")])
  }

  private static func tuple(_ labels: String...) -> ForeignCall {
    ForeignCall(opener: "(", labels: labels.map { ($0, "") })
  }

  private static let edges = ForeignCall(
    opener: "(",
    labels: [
      ("top", "top"), ("left", "leading"), ("leading", "leading"), ("bottom", "bottom"), ("right", "trailing"),
      ("trailing", "trailing"), ("horizontal", "horizontal"), ("vertical", "vertical"),
    ])
}
