import SkelModel

// MARK: - Interface

/// The sizes that UIKit gives by itself, in points. Sources: frames stored in Interface Builder documents (devices and
/// controls as from Xcode 15 to 22), Apple's documentation where named.
enum Metrics {
  /// Layout margin of a plain view, a header, a footer and an item of a collection.
  static let margin = 8.0
  /// Layout margin of a table cell above and below its content.
  static let cellMargin = 11.0
  /// Widest line that the readable guide allows at the default text size (UIView.readableContentGuide).
  static let readableWidth = 672.0
  /// A table's header or footer that says nothing.
  static let tableHeaderHeight = 28.0
  /// The height of rows where nothing says one (UITableView's own default).
  static let rowHeight = 44.0
  /// UICollectionViewFlowLayout's own defaults.
  static let itemSize = Size(width: 50, height: 50)
  static let itemSpacing = 10.0
  /// As many rows or items as can be given in a file, and so as many as fill a table of any height.
  static let mostRows = 10_000

  /// Side margin of a screen and of a table's rows: 16 below 400 points of width, else 20.
  static func screenMargin(width: Double) -> Double { width < 400 ? 16 : 20 }

  /// Who refuses to grow, where nobody said so: labels and image views as Interface Builder writes them, switches as
  /// UIKit makes them.
  static func hugging(of kind: ElementKind) -> Double {
    if kind == .switch { return 750 }
    return kind == .label || kind == .imageView ? 251 : 250
  }

  /// How strongly a stack that only aligns its children is pulled together across them.
  static let alignedStackHugging = 51.0
  /// How strongly the gaps of `equalSpacing` and `equalCentering` are pulled together.
  static let gapHugging = 50.0
  /// How strongly `equalCentering` keeps the centres of its children at one distance.
  static let equalCentring = 149.0

  /// Who refuses to shrink, where nobody said so.
  static let compressionResistance = 750.0

  /// The length of an element that comes from its kind and text alone; `nil` for kinds whose content decides it.
  static func ownLength(
    of kind: ElementKind, _ appearance: Appearance, along axis: Axis, width: Double?, scale: Double
  ) -> OwnLength? {
    switch (kind, axis) {
    case (.label, .horizontal):
      guard let text = appearance.text else { return .offered }
      return .content(TextMetrics.width(of: text, in: appearance.font, scale: scale))
    case (.label, .vertical):
      return .content(labelHeight(appearance, width: width, scale: scale))
    case (.button, .horizontal):
      let text = appearance.text.map { TextMetrics.width(of: $0, in: appearance.font, scale: scale) } ?? 0
      return .content(max(text, 30))
    case (.button, .vertical):
      return .content(TextMetrics.height(ofLines: 1, in: appearance.font, scale: scale) + 12)
    case (.textField, .horizontal):
      return appearance.text.map { .content(TextMetrics.width(of: $0, in: appearance.font, scale: scale)) }
    case (.textField, .vertical): return .content(34)
    case (.switch, .horizontal): return .content(51)
    case (.switch, .vertical), (.slider, .vertical): return .content(31)
    case (.stepper, .horizontal): return .content(94)
    case (.stepper, .vertical), (.segmentedControl, .vertical): return .content(32)
    case (.progressView, .vertical): return .content(4)
    case (.activityIndicator, _): return .content(20)
    case (.pickerView, .vertical), (.datePicker, .vertical): return .content(216)
    // The wheels' own width (UIPickerView's initial frame).
    case (.datePicker, .horizontal): return .content(320)
    // Three dots of 7 points, 9 apart.
    case (.pageControl, .horizontal): return .content(39)
    case (.pageControl, .vertical): return .content(37)
    case (.searchBar, .vertical): return .content(56)
    case (.slider, .horizontal), (.segmentedControl, .horizontal), (.progressView, .horizontal),
      (.pickerView, .horizontal), (.searchBar, .horizontal), (.screen, _), (.view, _), (.textView, _), (.imageView, _),
      (.mapView, _), (.webView, _), (.visualEffectView, _), (.spacer, _), (.vstack, _), (.hstack, _), (.scrollView, _),
      (.tableView, _), (.collectionView, _), (.section, _), (.header, _), (.footer, _), (.cell, _):
      return nil
    }
  }

  /// The height of a label's real text: of as many lines of its font as the text takes in that width, or as
  /// `numberOfLines` allows; without text of all of these.
  static func textHeight(_ appearance: Appearance, width: Double?, scale: Double) -> Double {
    var lines = max(appearance.numberOfLines, 1)
    if let text = appearance.text, appearance.numberOfLines != 1 {
      lines = TextMetrics.lineCount(of: text, in: appearance.font, width: width ?? .infinity)
      if appearance.numberOfLines > 0 { lines = min(lines, appearance.numberOfLines) }
    }
    return TextMetrics.height(ofLines: lines, in: appearance.font, scale: scale)
  }

  enum OwnLength: Equatable {
    case content(Double)
    /// Takes what it is offered.
    case offered
  }
}

// MARK: - Implementation

extension Metrics {
  /// A label with text is as high as its lines in that width; without text as high as the lines of its font or as its
  /// placeholder lines, whichever is more.
  private static func labelHeight(_ appearance: Appearance, width: Double?, scale: Double) -> Double {
    let real = textHeight(appearance, width: width, scale: scale)
    return appearance.text == nil ? max(real, appearance.placeholderHeight) : real
  }
}
