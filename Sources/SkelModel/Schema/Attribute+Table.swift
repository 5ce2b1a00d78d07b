// MARK: - Interface

extension Attribute {
  /// The one table, in the order of the reference.
  package static let all: [Attribute] = skeleton + text + paint + place + collections + screen
}

// MARK: - Implementation

extension Attribute {
  /// What the skeleton reaches.
  package static let skeleton: [Attribute] = [
    .boolean(
      .isSkeletonable, on: .all, "Whether the skeleton reaches this element; false also stops everything inside it",
      Defaults("true"), library: "isSkeletonable", interfaceBuilder: "userDefinedRuntimeAttribute isSkeletonable"
    ) { $0.appearance.isSkeletonable = $1 },
    .boolean(
      .isHidden, on: .all, "Hidden from the start: no layer that is seen, and no place in a stack",
      Defaults("false", leadKit: "false; true hides no layer"), library: "isHidden", interfaceBuilder: "hidden"
    ) { $0.appearance.isHidden = $1 },
    .boolean(
      .isHiddenWhenSkeletonIsActive, on: .all,
      "Hides the element while the skeleton shows (a stack closes the gap, as with isHidden)",
      Defaults("false"), library: "isHiddenWhenSkeletonIsActive (SkeletonView); skeletonsChangedState (LeadKit)",
      interfaceBuilder: "userDefinedRuntimeAttribute isHiddenWhenSkeletonIsActive"
    ) { $0.appearance.isHiddenWhenSkeletonIsActive = $1 },
    .boolean(
      .isUserInteractionDisabledWhenSkeletonIsActive, on: .all, "Whether touches are off while the skeleton shows",
      Defaults("true", leadKit: "true (base view)", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "isUserInteractionDisabledWhenSkeletonIsActive",
      interfaceBuilder: "userDefinedRuntimeAttribute isUserInteractionDisabledWhenSkeletonIsActive"
    ) { $0.appearance.isUserInteractionDisabledWhenSkeletonIsActive = $1 },
    .word(
      .library, Library.self, on: .all, "Whose geometry, colours and motion an element follows",
      Defaults("skeletonView"), library: "-", interfaceBuilder: "-"
    ) { $0.appearance.library = $1 },
    .resolve(
      .style, form: "style | [styles]", on: .all, "Styles whose attributes the element takes, later ones stronger",
      Defaults("none"), library: "-", interfaceBuilder: "-"),
    .string(
      .identifier, on: .reusable, "Reuse identifier in generated Swift",
      Defaults("the component's name"),
      library: "cellIdentifierForRowAt, identifierForHeaderInSection, supplementaryViewIdentifierOfKind",
      interfaceBuilder: "reuseIdentifier"
    ) { $0.appearance.identifier = $1 },
  ]
}

extension Attribute {
  /// Text.
  package static let text: [Attribute] = [
    .count(
      .numberOfLines, in: .lines, 0...100, on: .lines, "Number of lines of text",
      Defaults("label 1, textView 0", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "numberOfLines (UILabel); TextSkeletonsConfiguration(numberOfLines:)", interfaceBuilder: "numberOfLines"
    ) { $0.appearance.numberOfLines = $1 },
    .form(
      .skeletonNumberOfLines, "inherited | fits | count", in: .lines, 0...100, on: .text,
      "Number of placeholder lines when it is not the text's own number; fits = as many as the height holds",
      Defaults(
        "inherited", leadKit: "numberOfLines where that is 2 or more, else 3 for a text too long for one line",
        shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "skeletonTextNumberOfLines: .inherited, .custom(n)", interfaceBuilder: "-",
      read: { $1.lineCount($0, in: 0...100) }
    ) { $0.appearance.skeletonNumberOfLines = $1 },
    .form(
      .lineHeight, "number | relativeToFont | relativeToConstraints", in: .points, 0...1000, on: .text,
      "Height of one placeholder line",
      Defaults("15", leadKit: "0.75 × font size", shimmerBlocks: "none", shimmerTutorial: "none"),
      library:
        "skeletonTextLineHeight .fixed .relativeToFont .relativeToConstraints, multilineHeight, textLineHeight, useFontLineHeight; TextSkeletonsConfiguration(lineHeight:)",
      interfaceBuilder: "userDefinedRuntimeAttribute useFontLineHeight",
      read: { $1.lineHeight($0, in: 0...1000) }
    ) { $0.appearance.lineHeight = $1 },
    .number(
      .lineSpacing, in: .points, 0...1000, on: .text, "Space between two placeholder lines",
      Defaults("10", leadKit: "font x-height", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "skeletonLineSpacing, multilineSpacing; TextSkeletonsConfiguration(lineSpacing:)",
      interfaceBuilder: "userDefinedRuntimeAttribute skeletonLineSpacing"
    ) { $0.appearance.lineSpacing = $1 },
    .number(
      .lastLineFillPercent, in: .percent, 0...100, on: .text, "Width of the last line; a single line is the last line",
      Defaults("70", leadKit: "100 (fixed)", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "lastLineFillPercent, multilineLastLineFillPercent",
      interfaceBuilder: "userDefinedRuntimeAttribute lastLineFillPercent"
    ) { $0.appearance.lastLineFillPercent = $1 },
    .number(
      .linesCornerRadius, in: .points, 0...1000, on: .text, "Corner radius of each placeholder line",
      Defaults("0", leadKit: "0 (half of it is drawn)", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "linesCornerRadius, multilineCornerRadius; TextSkeletonsConfiguration(shape: .rectangle(cornerRadius:))",
      interfaceBuilder: "userDefinedRuntimeAttribute linesCornerRadius"
    ) { $0.appearance.linesCornerRadius = $1 },
    .boolean(
      .renderSingleLineAsView, on: .text,
      "Draws a single line as one block over the whole element, not as a line of 15 points and 70 %",
      Defaults("false", leadKit: "none", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "SkeletonAppearance.renderSingleLineAsView", interfaceBuilder: "-"
    ) { $0.appearance.renderSingleLineAsView = $1 },
    .edges(
      .padding, in: .points, -1000...1000, on: .padded, "Space between the element's edges and its placeholder",
      Defaults("0", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "skeletonPaddingInsets; padding: .horizontal(left:)", interfaceBuilder: "-"
    ) { $0.appearance.padding = $1 },
    .word(
      .textAlignment, TextAlignment.self, on: .text, "Which side the last line keeps to",
      Defaults("natural", leadKit: "ignored", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "textAlignment (UILabel)", interfaceBuilder: "textAlignment"
    ) { $0.appearance.textAlignment = $1 },
    .form(
      .font, "font", in: .none, 1...500, on: .typed,
      "Font of the real text: its line height gives the element its size",
      Defaults("system(17), textView system(14), button system(15)", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "UIFont.systemFont(ofSize:), textAttributes font", interfaceBuilder: "fontDescription",
      read: { $1.font($0) }
    ) { $0.appearance.font = $1 },
    .string(
      .text, on: .typed, "Mock text that gives the element its natural size",
      Defaults("none"), library: "text, setTitle", interfaceBuilder: "text, title"
    ) { $0.appearance.text = $1 },
  ]
}

extension Attribute {
  /// Shape, paint and motion.
  package static let paint: [Attribute] = [
    .number(
      .cornerRadius, in: .points, 0...1000, on: .all,
      "Corner radius of the block; of a container: of its background and border",
      Defaults("0", shimmerBlocks: "0 (none)"), library: "skeletonCornerRadius; .rectangle(cornerRadius:)",
      interfaceBuilder: "userDefinedRuntimeAttribute skeletonCornerRadius, layer.cornerRadius"
    ) { $0.appearance.cornerRadius = $1 },
    .word(
      .shape, Shape.self, on: .leaves, "Shape of the block; a circle in oblong bounds is the ellipse that fits",
      Defaults("rectangle", leadKit: "rectangle; imageView circle"), library: "shape: .rectangle, .circle",
      interfaceBuilder: "-"
    ) { $0.appearance.shape = $1 },
    .number(
      .borderWidth, in: .points, 0...100, on: .containers,
      "Width of a container's border, drawn inside, in the fill's colour",
      Defaults("none", leadKit: "0 = no border"), library: "ContainerViewSkeletonsConfiguration(borderWidth:)",
      interfaceBuilder: "layer.borderWidth"
    ) { $0.appearance.borderWidth = $1 },
    .form(
      .fill, "colour | gradient(base) | gradient(base, secondary) | gradient([colours]) | image(name, size:)", on: .all,
      "What the placeholder is painted with",
      Defaults(
        "skeletonDefault", leadKit: "gray(2/3, alpha: 0.7)", shimmerBlocks: "lightGray(alpha: 0.3)",
        shimmerTutorial: "the element's backgroundColor"),
      library:
        "tintColor, usingColor:, gradient, usingGradient:, SkeletonGradient; skeletonsBackgroundColor; ShimmerData.backgroundColor, .image",
      interfaceBuilder: "tintColor",
      read: { $1.fill($0) }
    ) { $0.appearance.fill = $1 },
    .form(
      .backgroundColor, "colour", on: .all, "What is painted under the placeholders: the screen, a card, a sheet",
      Defaults(
        "screen systemBackground, else clear", leadKit: "same (the holder layer)",
        shimmerTutorial: "none (not the same as clear: the tutorial then uses black at alpha 0.1)"),
      library: "backgroundColor; holderViewConfiguration.backgroundColor", interfaceBuilder: "backgroundColor",
      read: { $1.colour($0) }
    ) { $0.appearance.backgroundColor = $1 },
    .form(
      .animation, "none | pulse | sliding | shimmer | custom(…) | [sliding, custom(…), …]", in: .seconds, 0.01...60,
      on: .all,
      "How the placeholder moves",
      Defaults(
        "none", shimmerBlocks: "shimmer(speed: 230, pause: 0.4)",
        shimmerTutorial:
          "custom(keyPath: \"locations\", from: [0, 0.1], to: [0.1, 0.2], duration: 0.7, autoreverses: true)"),
      library:
        "showAnimatedSkeleton, SkeletonAnimationBuilder, GradientDirection.slidingAnimation; createDirectionalGradientAnimation",
      interfaceBuilder: "-",
      read: { $1.animations($0) }
    ) { $0.appearance.animation = $1 },
    .word(
      .sync, Sync.self, on: .all, "Whether each layer moves by itself or one wave crosses the screen",
      Defaults("layer"), library: "one wave over the whole screen", interfaceBuilder: "-"
    ) { $0.appearance.sync = $1 },
    .form(
      .transition, "none | crossDissolve(seconds)", in: .seconds, 0...10, on: .screen,
      "How the skeleton comes and goes",
      Defaults("crossDissolve(0.25)", leadKit: "none", shimmerBlocks: "none", shimmerTutorial: "none"),
      library: "transition: .none, .crossDissolve", interfaceBuilder: "-",
      read: { $1.transition($0) }
    ) { $0.appearance.transition = $1 },
    .number(
      .delay, in: .seconds, 0...60, on: .screen, "Time before the skeleton appears",
      Defaults("0"), library: "showSkeleton(delay:)", interfaceBuilder: "-"
    ) { $0.appearance.delay = $1 },
    .form(
      .sections, "[] | [(width, height), …] | generate(minWidth:, height:, totalWidth:, maxSections:, seed:, draws:)",
      in: .points, -10_000...10_000, on: .sectioned, "Blocks drawn side by side instead of one over the element",
      Defaults("none", shimmerBlocks: "none = one block over the element"),
      library: "sections, ShimmerSection, ShimmerSection.generate", interfaceBuilder: "-",
      read: { $1.sections($0) }
    ) { $0.appearance.sections = $1 },
    .number(
      .sectionSpacing, in: .points, 0...1000, on: .sectioned, "Space between two sections",
      Defaults("none", shimmerBlocks: "6"), library: "sectionSpacing", interfaceBuilder: "-"
    ) { $0.appearance.sectionSpacing = $1 },
    .form(
      .adjust, "(dx:, dy:, dwidth:, dheight:)", in: .points, -10_000...10_000, on: .all,
      "Moves or resizes the finished layer; the layout does not notice",
      Defaults("none", leadKit: "(0, 0, 0, 0)"), library: "SkeletonsConfigurationDelegate.layerDidConfigured",
      interfaceBuilder: "-",
      read: { $1.adjustment($0) }
    ) { $0.appearance.adjust = $1 },
  ]
}

extension Attribute {
  /// Place.
  package static let place: [Attribute] = [
    .form(
      .frame, "(x, y, width, height)", in: .points, on: .elements, "Place and size in the parent, fixed",
      Defaults("none"), library: "frame", interfaceBuilder: "rect key=frame",
      read: { $1.frame($0) }
    ) { $0.placement.frame = $1 },
    .form(
      .size, "number | (width, height)", in: .points, 0...100_000, on: .all, "Width and height; one number means both",
      Defaults("none"), library: "widthAnchor + heightAnchor; width(), height()",
      interfaceBuilder: "constraint width, height",
      read: { $1.lengthPair($0, in: ValueReader.lengths) }
    ) {
      $0.placement.width = $1.width
      $0.placement.height = $1.height
    },
    .number(
      .width, in: .points, 0...100_000, on: .elements, "Same as width == n",
      Defaults("none"), library: "widthAnchor.constraint(equalToConstant:)",
      interfaceBuilder: "constraint firstAttribute=width"
    ) { $0.placement.width = $1 },
    .number(
      .height, in: .points, 0...100_000, on: .elements, "Same as height == n",
      Defaults("none"), library: "heightAnchor.constraint(equalToConstant:)",
      interfaceBuilder: "constraint firstAttribute=height"
    ) { $0.placement.height = $1 },
    .form(
      .pin, "guide or element | guide(edges)", in: .points, on: .elements,
      "Edges equal to those of a guide or element, inset by the numbers given",
      Defaults("none"), library: "leadingAnchor … bottomAnchor; topToSuperview(offset:usingSafeArea:)",
      interfaceBuilder: "four edge constraints",
      read: { $1.pin($0) }
    ) { $0.pin = $1 },
    .form(
      .center, "guide or element", on: .elements, "Centre equal to that of a guide or element",
      Defaults("none"), library: "centerXToSuperview, centerYAnchor", interfaceBuilder: "constraints centerX, centerY",
      read: { $1.target($0) }
    ) { $0.center = $1 },
    .form(
      .autoresizing, "[flexibleWidth, flexibleHeight, flexibleLeft, flexibleRight, flexibleTop, flexibleBottom]",
      on: .elements, "What a fixed frame gives way in when the parent grows",
      Defaults("none"), library: "autoresizingMask", interfaceBuilder: "autoresizingMask",
      read: { $1.autoresizing($0) }
    ) { $0.placement.autoresizing = $1 },
    .number(
      .spacing, in: .points, 0...10_000, on: .spaced, "Space between two children",
      Defaults("0, collectionView 10"), library: "UIStackView.spacing; minimumLineSpacing",
      interfaceBuilder: "spacing; minimumLineSpacing, minimumInteritemSpacing"
    ) { $0.placement.spacing = $1 },
    .word(
      .alignment, StackAlignment.self, on: .stacks, "Where children stand across the stack",
      Defaults("fill"), library: "UIStackView.alignment", interfaceBuilder: "alignment"
    ) { $0.placement.alignment = $1 },
    .word(
      .distribution, StackDistribution.self, on: .stacks, "How children share the stack's length",
      Defaults("fill"), library: "UIStackView.distribution", interfaceBuilder: "distribution"
    ) { $0.placement.distribution = $1 },
    .edges(
      .insets, in: .points, -1000...1000, on: .inset,
      "Space inside the edges, before the first and after the last child",
      Defaults("0"), library: "sectionInset, contentInset, directionalLayoutMargins",
      interfaceBuilder: "edgeInsets layoutMargins, sectionInset"
    ) { $0.placement.insets = $1 },
    .form(
      .hugging, "number | (horizontal:, vertical:)", in: .priority, 1...1000, on: .elements,
      "How strongly the element refuses to be larger than its content",
      Defaults("250; label imageView 251"), library: "setContentHuggingPriority",
      interfaceBuilder: "horizontalHuggingPriority, verticalHuggingPriority",
      read: { $1.axisPriorities($0) }
    ) { $0.placement.hugging = $1 },
    .form(
      .compressionResistance, "number | (horizontal:, vertical:)", in: .priority, 1...1000, on: .elements,
      "How strongly the element refuses to be smaller than its content",
      Defaults("750"), library: "setContentCompressionResistancePriority",
      interfaceBuilder: "horizontalCompressionResistancePriority, verticalCompressionResistancePriority",
      read: { $1.axisPriorities($0) }
    ) { $0.placement.compressionResistance = $1 },
    .edges(
      .layoutMargins, in: .points, 0...1000, on: .all, "Distance of the guide margins from the edges",
      Defaults("8; screen 16 or 20 at the sides; cell see IB 14"), library: "directionalLayoutMargins",
      interfaceBuilder: "edgeInsets key=layoutMargins"
    ) { $0.placement.layoutMargins = $1 },
  ]
}

extension Attribute {
  /// Tables and collections.
  package static let collections: [Attribute] = [
    .form(
      .rowHeight, "auto | number", in: .points, 1...10_000, on: .rowed,
      "Height of each row; auto takes the first cell's own height",
      Defaults("auto"), library: "rowHeight, estimatedRowHeight", interfaceBuilder: "rowHeight",
      read: { $1.automatic($0) { $0.number($1, in: 1...10_000) } }
    ) { $0.placement.rowHeight = $1 },
    .form(
      .rows, "auto | count", in: .rows, 0...10_000, on: .tables,
      "Number of rows; auto fills the table; the last cell repeats",
      Defaults("auto"), library: "numberOfRowsInSection, automaticNumberOfSkeletonRows", interfaceBuilder: "-",
      read: { $1.automatic($0) { $0.count($1, in: 0...10_000) } }
    ) { $0.placement.rows = $1 },
    .form(
      .items, "auto | count", in: .items, 0...10_000, on: .collectionSections,
      "Number of items; auto fills the view by the library's rule; the last cell repeats",
      Defaults("auto"), library: "numberOfItemsInSection", interfaceBuilder: "-",
      read: { $1.automatic($0) { $0.count($1, in: 0...10_000) } }
    ) { $0.placement.rows = $1 },
    .form(
      .itemSize, "(width, height)", in: .points, 1...10_000, on: .collections, "Size of each item",
      Defaults("(50, 50)"), library: "UICollectionViewFlowLayout.itemSize", interfaceBuilder: "itemSize",
      read: { $1.size($0, in: 1...10_000) }
    ) { $0.placement.itemSize = $1 },
    .count(
      .columns, in: .columns, 1...100, on: .collections,
      "Items side by side: overrides the width in itemSize and counts whole rows",
      Defaults("none"), library: "-", interfaceBuilder: "-"
    ) { $0.placement.columns = $1 },
    .word(
      .scrollDirection, ScrollDirection.self, on: .scrolling, "Which way the items go on",
      Defaults("vertical"), library: "UICollectionViewFlowLayout.scrollDirection", interfaceBuilder: "scrollDirection"
    ) { $0.placement.scrollDirection = $1 },
  ]
}

extension Attribute {
  /// What a screen's head says.
  package static let screen: [Attribute] = [
    .resolve(
      .device, form: "device", on: .screen, "Device that gives size, scale and safe area",
      Defaults("iPhone16"), library: "-", interfaceBuilder: "device id"),
    .resolve(
      .orientation, form: "portrait | landscape", on: .screen, "Which way the device is held",
      Defaults("portrait"), library: "-", interfaceBuilder: "device orientation"),
    .resolve(
      .scale, form: "number", in: .pixelsPerPoint, 1...4, on: .screen, "Pixels per point, for rounding",
      Defaults("the device's"), library: "UIScreen.scale", interfaceBuilder: "-"),
    .resolve(
      .safeArea, form: "edges", in: .points, 0...1000, on: .screen, "Safe area, with bars counted in",
      Defaults("the device's"), library: "safeAreaInsets, usingSafeArea:", interfaceBuilder: "simulated bars"),
  ]
}
