// MARK: - Interface

/// What people write who come from the libraries, from UIKit, SwiftUI, CSS or HTML, and how it is said here. Words are
/// compared without case and hyphens. All lists of foreign words are in this file and the one beside it.
package enum OtherSpelling {
  /// The attribute that a foreign word means; `nil` for a word that means none.
  package static func attribute(_ word: String) -> AttributeID? { find(word, in: attributes) }

  /// What to do instead of an attribute for which there is none.
  package static func advice(_ word: String) -> String? { find(word, in: attributeAdvice) }

  /// Why an attribute has nothing to say about a skeleton, so that it can go.
  package static func reasonToRemove(_ word: String) -> String? {
    find(word, in: pointless)
  }

  /// The kind of element that a foreign word means.
  package static func kind(_ word: String) -> ElementKind? {
    let letters = folded(word)
    if let kind = find(word, in: kinds) { return kind }
    return ElementKind.elements.first { kind in
      [false, true].contains { folded(kind.className(inCollection: $0)) == letters }
    }
  }

  /// Whether a word means a stack that says its axis otherwise than by its kind.
  package static func isStack(_ word: String) -> Bool { ["uistackview", "stackview", "stack"].contains(folded(word)) }

  /// What to write instead of an element for which there is no kind.
  package static func kindAdvice(_ word: String) -> (text: String, ours: String?)? { find(word, in: kindAdvice) }

  /// The anchor that a word means, by its own name in another case or by a foreign one.
  package static func anchor(_ word: String) -> LayoutAttribute? {
    var letters = folded(word)
    if letters.hasSuffix("anchor") { letters.removeLast(6) }
    return LayoutAttribute.allCases.first { folded($0.rawValue) == letters } ?? find(letters, in: anchors)
  }

  /// The guide that a word means, by its own name in another case or by a foreign one.
  package static func guide(_ word: String) -> Guide? {
    Guide.allCases.first { folded($0.rawValue) == folded(word) } ?? find(word, in: guides)
  }

  /// The word among `choices` that a value means, by its own name in another case or by a foreign one.
  package static func value(_ word: String, among choices: [String]) -> String? {
    let letters = folded(word)
    if let same = choices.first(where: { folded($0) == letters }) { return same }
    return values.first { $0.0 == letters && choices.contains($0.1) }?.1
  }

  package static func boolean(_ word: String) -> Bool? { find(word, in: booleans) }

  /// A framework that other languages import.
  package static func isFramework(_ word: String) -> Bool { frameworks.contains(folded(word)) }

  /// The candidate that is the same word but for what `folded` takes away.
  package static func same(_ word: String, among candidates: [String]) -> String? {
    let letters = folded(word)
    return candidates.first { $0.utf8.count >= letters.utf8.count && folded($0) == letters }
  }

  /// A word as comparisons take it: small letters, without hyphens, underscores and blanks, `gray` for `grey`.
  package static func folded(_ word: String) -> String {
    var bytes: [UInt8] = []
    for byte in word.utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") && byte != UInt8(ascii: " ") {
      bytes.append(byte >= 65 && byte <= 90 ? byte + 32 : byte)
    }
    let letters = String(decoding: bytes, as: UTF8.self)
    return letters.hasSuffix("grey") ? letters.dropLast(4) + "gray" : letters
  }
}

// MARK: - Implementation

extension OtherSpelling {
  private static func find<Meaning>(_ word: String, in table: [(String, Meaning)]) -> Meaning? {
    let letters = folded(word)
    return table.first { $0.0 == letters }?.1
  }

  private static let attributes: [(String, AttributeID)] = [
    // SkeletonView, LeadKit, ShimmerBlocks
    ("skeletonable", .isSkeletonable), ("isskeletonenabled", .isSkeletonable), ("skeletonenabled", .isSkeletonable),
    ("skeletoncornerradius", .cornerRadius), ("skeletonlinespacing", .lineSpacing), ("multilinespacing", .lineSpacing),
    ("skeletontextlineheight", .lineHeight), ("multilineheight", .lineHeight), ("textlineheight", .lineHeight),
    ("skeletontextnumberoflines", .skeletonNumberOfLines), ("numberofskeletonlines", .skeletonNumberOfLines),
    ("skeletonpaddinginsets", .padding), ("multilinelastlinefillpercent", .lastLineFillPercent),
    ("multilinecornerradius", .linesCornerRadius), ("linecornerradius", .linesCornerRadius), ("tintcolor", .fill),
    ("usingcolor", .fill), ("usinggradient", .fill), ("skeletonsbackgroundcolor", .fill), ("skeletoncolor", .fill),
    ("basecolor", .fill), ("skeletontransition", .transition), ("transitionstyle", .transition),
    ("skeletonanimation", .animation), ("automaticnumberofskeletonrows", .rows),
    // UIKit
    ("autoresizingmask", .autoresizing), ("contentinset", .insets), ("sectioninset", .insets),
    ("minimumlinespacing", .spacing), ("minimuminteritemspacing", .spacing), ("estimateditemsize", .itemSize),
    ("directionallayoutmargins", .layoutMargins), ("contenthuggingpriority", .hugging),
    ("contentcompressionresistancepriority", .compressionResistance), ("reuseidentifier", .identifier),
    ("cellidentifier", .identifier), ("hidden", .isHidden), ("estimatedrowheight", .rowHeight),
    ("numberofrows", .rows), ("numberofrowsinsection", .rows), ("numberofitems", .items),
    ("numberofitemsinsection", .items), ("safeareainsets", .safeArea), ("textcolor", .fill), ("title", .text),
    ("placeholder", .text), ("attributedtext", .text), ("bounds", .frame), ("cellsize", .itemSize),
    // SwiftUI
    ("foregroundcolor", .fill), ("foregroundstyle", .fill), ("tint", .fill), ("linelimit", .numberOfLines),
    ("clipshape", .shape), ("multilinetextalignment", .textAlignment),
    // CSS
    ("color", .fill), ("colour", .fill), ("background", .backgroundColor), ("backgroundcolour", .backgroundColor),
    ("borderradius", .cornerRadius), ("radius", .cornerRadius), ("border", .borderWidth), ("gap", .spacing),
    ("rowgap", .spacing), ("columngap", .spacing), ("align", .alignment), ("alignitems", .alignment),
    ("textalign", .textAlignment), ("justify", .distribution), ("justifycontent", .distribution),
    ("lines", .numberOfLines), ("maxlines", .numberOfLines), ("gridtemplatecolumns", .columns),
    ("numberofcolumns", .columns), ("columncount", .columns), ("class", .style), ("classname", .style),
  ]

  private static let attributeAdvice: [(String, String)] = [
    ("matchviewdimensions", "without 'sections' the element is one block of its own size"),
    ("usefontlineheight", "write 'lineHeight: relativeToFont'"),
    ("axis", "the kinds 'vstack' and 'hstack' say the axis"),
    ("flexdirection", "the kinds 'vstack' and 'hstack' say the direction"),
    ("display", "the kinds 'hstack' and 'vstack' arrange their children"),
    ("position", "'frame' or constraints place an element"),
    ("gradient", "write 'fill: gradient(…)'"), ("image", "write 'fill: image(\"…\")'"),
    ("src", "write 'fill: image(\"…\")'"), ("alpha", "a colour says it: 'fill: clouds(alpha: 0.5)'"),
    ("opacity", "a colour says it: 'fill: clouds(alpha: 0.5)'"),
    ("numberofsections", "write a 'section' for each"), ("numsections", "write a 'section' for each"),
    ("margin", "'center: parent' or 'centerX == parent.centerX' centres, constraints and 'spacing' keep distances"),
    ("margins", "'pin: parent(16)', constraints and 'spacing' keep distances"),
    ("minwidth", "write 'width >= 44' in the braces"), ("maxwidth", "write 'width <= 320' in the braces"),
    ("minheight", "write 'height >= 44' in the braces"), ("maxheight", "write 'height <= 320' in the braces"),
    ("aspectratio", "write 'width == 1.5 * height' in the braces"),
    ("priority", "it stands behind its constraint: '@ 750'"), ("fontsize", "write 'font: system(17)'"),
    ("fontweight", "write 'font: system(17, weight: bold)'"),
    ("duration", "the animation says it: 'animation: sliding(duration: 1.5)'"),
    ("speed", "the animation says it: 'animation: shimmer(speed: 230)'"),
    ("direction", "the animation says it: 'animation: sliding(direction: leftRight)'"),
    ("name", "a name stands behind the kind: 'label title'"), ("id", "a name stands behind the kind: 'label title'"),
  ]

  private static let pointless: [(String, String)] = [
    ("translatesautoresizingmaskintoconstraints", "'frame' or constraints decide that"),
    ("contentmode", "a placeholder fills its element"), ("scaletype", "a placeholder fills its element"),
    ("objectfit", "a placeholder fills its element"), ("clipstobounds", "lists and scroll views clip by themselves"),
    ("maskstobounds", "lists and scroll views clip by themselves"),
    ("overflow", "lists and scroll views clip by themselves"), ("zindex", "later elements stand above earlier ones"),
    ("zposition", "later elements stand above earlier ones"),
    ("isuserinteractionenabled", "'isUserInteractionDisabledWhenSkeletonIsActive' is true by itself"),
    ("boxshadow", "a skeleton casts no shadow"), ("shadow", "a skeleton casts no shadow"),
    ("shadowradius", "a skeleton casts no shadow"), ("shadowopacity", "a skeleton casts no shadow"),
    ("shadowcolor", "a skeleton casts no shadow"), ("shadowoffset", "a skeleton casts no shadow"),
    ("accessibilitylabel", "a skeleton reads nothing out"), ("cursor", "a skeleton takes no clicks"),
    ("linebreakmode", "a placeholder's lines have no text to break"),
    ("adjustsfontsizetofitwidth", "a placeholder's lines have no text to shrink"),
  ]

  private static let kinds: [(String, ElementKind)] = [
    ("text", .label), ("p", .label), ("span", .label), ("h1", .label), ("h2", .label), ("h3", .label),
    ("paragraph", .label), ("textlabel", .label), ("div", .view), ("zstack", .view), ("box", .view),
    ("container", .view), ("rectangle", .view), ("roundedrectangle", .view), ("image", .imageView),
    ("img", .imageView), ("asyncimage", .imageView), ("picture", .imageView), ("input", .textField),
    ("textarea", .textView), ("texteditor", .textView), ("toggle", .switch), ("btn", .button), ("column", .vstack),
    ("lazyvstack", .vstack), ("verticalstack", .vstack), ("row", .hstack), ("lazyhstack", .hstack),
    ("horizontalstack", .hstack), ("list", .tableView), ("table", .tableView), ("ul", .tableView),
    ("lazyvgrid", .collectionView), ("grid", .collectionView), ("li", .cell), ("item", .cell), ("tablecell", .cell),
    ("collectioncell", .cell), ("spinner", .activityIndicator), ("activityindicator", .activityIndicator),
    ("progressbar", .progressView), ("picker", .pickerView), ("pagecontroller", .pageControl),
    ("blurview", .visualEffectView), ("map", .mapView),
  ]

  /// What it means, and all of what is written instead where that is certain.
  private static let kindAdvice: [(String, (text: String, ours: String?))] = [
    ("showskeleton", ("a screen shows its skeleton by itself; remove it", "")),
    ("startskeletonanimation", ("write 'animation: pulse'", "animation: pulse")),
    ("showanimatedskeleton", ("write 'animation: pulse'", "animation: pulse")),
    ("showgradientskeleton", ("write 'fill: gradient(skeletonDefault)'", "fill: gradient(skeletonDefault)")),
    (
      "showanimatedgradientskeleton",
      (
        "write 'fill: gradient(skeletonDefault)' and 'animation: sliding'",
        "fill: gradient(skeletonDefault); animation: sliding"
      )
    ), ("hideskeleton", ("a skeleton stays until the app hides it; remove it", "")),
    ("stopskeletonanimation", ("write 'animation: none'", "animation: none")),
    ("circle", ("write 'view(size: 40, shape: circle)'", nil)),
    ("ellipse", ("write 'view(size: 40, shape: circle)'", nil)),
    ("capsule", ("write 'view(size: (80, 32), shape: capsule)'", nil)),
    ("divider", ("write 'view(height: 1)'", nil)), ("hr", ("write 'view(height: 1)'", nil)),
    ("geometryreader", ("expressions may use 'screen.width' and 'screen.height'", nil)),
    ("navigationview", ("a 'screen' stands for the whole window", nil)),
    ("navigationstack", ("a 'screen' stands for the whole window", nil)),
    ("body", ("a 'screen' stands for the whole window", nil)),
    ("constraint", ("constraints are written 'leading == parent.leading + 16'", nil)),
    ("nslayoutconstraint", ("constraints are written 'leading == parent.leading + 16'", nil)),
    ("constraints", ("constraints are written 'leading == parent.leading + 16'", nil)),
  ]
}
