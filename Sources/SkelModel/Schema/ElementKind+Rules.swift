import SkelSyntax

// MARK: - Interface

/// Kinds that most rules treat alike.
package enum Family: Sendable {
  /// A screen's root.
  case root
  /// A block, or a plain container of what stands inside.
  case view
  case stack, scroll
  /// A table or collection.
  case list
  case section
  /// A header or footer.
  case supplement
  case cell

  package static func == (left: Family, right: Family) -> Bool { isSameCase(left, right) }
}

extension ElementKind {
  /// The words that can stand where an element begins; `screen` declares and is none of them.
  package static let elements = ElementKind.allCases.filter { $0 != .screen }

  package init?(word: String) {
    guard let kind = ElementKind(rawValue: word), kind != .screen else { return nil }
    self = kind
  }

  package var family: Family {
    switch self {
    case .screen: .root
    case .view, .label, .textView, .textField, .imageView, .button, .switch, .slider, .progressView, .stepper,
      .segmentedControl, .activityIndicator, .pickerView, .datePicker, .pageControl, .searchBar, .mapView, .webView,
      .visualEffectView, .spacer:
      .view
    case .vstack, .hstack: .stack
    case .scrollView: .scroll
    case .tableView, .collectionView: .list
    case .section: .section
    case .header, .footer: .supplement
    case .cell: .cell
    }
  }

  /// Arranges or scrolls children by its nature, whether it has any or not.
  package var isAlwaysContainer: Bool {
    switch family {
    case .stack, .scroll, .list, .section, .supplement, .cell: true
    case .root, .view: false
    }
  }

  /// Stands only inside a table or collection.
  package var isPartOfCollection: Bool {
    switch family {
    case .section, .supplement, .cell: true
    case .root, .view, .stack, .scroll, .list: false
    }
  }

  /// UIKit's class, for the reference: where a table's differs from a collection's, both.
  package var className: String {
    let names = (className(inCollection: false), className(inCollection: true))
    return names.0 == names.1 ? names.0 : "\(names.0), \(names.1)"
  }

  /// UIKit's class of such a view in a table, or in a collection.
  package func className(inCollection: Bool) -> String {
    switch self {
    case .screen, .view, .spacer: "UIView"
    case .label: "UILabel"
    case .textView: "UITextView"
    case .textField: "UITextField"
    case .imageView: "UIImageView"
    case .button: "UIButton"
    case .switch: "UISwitch"
    case .slider: "UISlider"
    case .progressView: "UIProgressView"
    case .stepper: "UIStepper"
    case .segmentedControl: "UISegmentedControl"
    case .activityIndicator: "UIActivityIndicatorView"
    case .pickerView: "UIPickerView"
    case .datePicker: "UIDatePicker"
    case .pageControl: "UIPageControl"
    case .searchBar: "UISearchBar"
    case .mapView: "MKMapView"
    case .webView: "WKWebView"
    case .visualEffectView: "UIVisualEffectView"
    case .vstack, .hstack: "UIStackView"
    case .scrollView: "UIScrollView"
    case .tableView: "UITableView"
    case .collectionView: "UICollectionView"
    case .section: "-"
    case .header, .footer: inCollection ? "UICollectionReusableView" : "UITableViewHeaderFooterView"
    case .cell: inCollection ? "UICollectionViewCell" : "UITableViewCell"
    }
  }

  /// What it is, in a few words for the reference.
  package var doc: String {
    switch self {
    case .screen: "A screen's root view"
    case .view: "A plain view: a block, or a container of what stands in its braces"
    case .label: "Text of one or more lines"
    case .textView: "Text that fills its height"
    case .textField: "A field of one line"
    case .imageView: "A picture"
    case .button: "A button"
    case .switch: "An on and off switch, 51 × 31"
    case .slider: "A slider"
    case .progressView: "A bar that fills"
    case .stepper: "Plus and minus, 94 × 32"
    case .segmentedControl: "A row of choices, 32 high"
    case .activityIndicator: "A spinner, 20 × 20"
    case .pickerView: "A wheel of choices, 216 high"
    case .datePicker: "A wheel of dates, 216 high"
    case .pageControl: "The dots of a paged view"
    case .searchBar: "A search field with its margins, 56 high"
    case .mapView: "A map"
    case .webView: "A web page"
    case .visualEffectView: "A blurred ground"
    case .spacer: "Takes up what is left in a stack; never draws"
    case .vstack: "A UIStackView from top to bottom"
    case .hstack: "A UIStackView from leading to trailing"
    case .scrollView: "Clips its content, which may be larger"
    case .tableView: "Rows, one below the other"
    case .collectionView: "Items in a flow"
    case .section: "A part of a table or collection"
    case .header: "Stands above the cells of its section or table"
    case .footer: "Stands below the cells of its section or table"
    case .cell: "One row or item; the last one repeats"
    }
  }
}
