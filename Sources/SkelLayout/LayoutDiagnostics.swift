import SkelModel
import SkelSyntax

// The words of the layout stage.

// MARK: - Interface

extension Diagnostic {
  static func placedTwice(
    _ screen: Screen, _ element: Int, _ causes: [Cause], besideFrame: Bool
  ) -> Diagnostic {
    let word = screen.word(for: causes[0]) ?? "frame"
    let container = screen.title(of: max(Int(screen.elements[element].parent), 0))
    let reason = besideFrame ? "'frame' places it" : "'\(container)' arranges it"
    var notes = besideFrame ? [Note("The frame is given here", screen.span(of: .attribute(.frame, of: element)))] : []
    notes += causes.dropFirst().map { Note("So does this", screen.span(of: $0)) }
    return Diagnostic(
      .placedTwice, "'\(word)' places '\(screen.title(of: element))' a second time: \(reason)",
      screen.span(of: causes[0]), notes: notes)
  }

  static func ambiguous(_ screen: Screen, _ element: Int, _ missing: [Missing]) -> Diagnostic {
    let lacks = missing.map { "no " + $0.noun }.joined(before: "and")
    let remedy = missing.map { "'\($0.remedy.rawValue)'" }.joined(before: "and")
    return Diagnostic(
      .ambiguousLayout, "'\(screen.title(of: element))' has \(lacks); add \(remedy)", screen.span(of: element))
  }

  static func linesOverflow(_ screen: Screen, _ label: Int, needed: Double, height: Double) -> Diagnostic {
    Diagnostic(
      .linesOverflow,
      "The placeholder lines of '\(screen.title(of: label))' need \(shown(needed)) points and its height is "
        + "\(shown(height))",
      screen.span(of: label))
  }

  // MARK: Rows and items

  static func rowHeightMissing(_ screen: Screen, _ table: Int, _ cell: Int) -> Diagnostic {
    Diagnostic(
      .rowHeightMissing,
      "Nothing says how high the rows of '\(screen.title(of: table))' are; they stand at "
        + "\(shown(Metrics.rowHeight)) points: add 'rowHeight'", screen.span(of: table),
      notes: [Note("This cell asks for no height", screen.span(of: cell))])
  }

  static func noRows(_ screen: Screen, _ whole: Int) -> Diagnostic {
    let isTable = screen.elements[whole].kind == .tableView
    let isAcross = screen[placement: whole].scrollDirection == .horizontal
    return Diagnostic(
      .noRows,
      "'\(screen.title(of: whole))' is 0 points \(!isTable && isAcross ? "wide" : "high") and shows no "
        + (isTable ? "row: give it a height, or a number of 'rows'" : "item: give it room, or a number of 'items'"),
      screen.span(of: whole))
  }

  static func noCells(_ screen: Screen, _ whole: Int) -> Diagnostic {
    let kind = screen.elements[whole].kind
    return Diagnostic(
      .noRows, "'\(screen.title(of: whole))' has no cell, and a \(kind.rawValue) itself draws nothing: add a 'cell'",
      screen.span(of: whole))
  }

  static func tooManyRows(_ screen: Screen, _ whole: Int) -> Diagnostic {
    Diagnostic(
      .tooManyElements,
      "A screen holds at most \(Screen.mostElements) elements; the rows of '\(screen.title(of: whole))' are more",
      screen.span(of: whole))
  }

  static func itemsOverflow(
    _ screen: Screen, _ collection: Int, along axis: Axis, length: Double, room: Double
  ) -> Diagnostic {
    let adjective = axis == .horizontal ? "wide" : "high"
    let made = axis == .horizontal ? "narrower" : "lower"
    return Diagnostic(
      .itemsOverflow,
      "The items of '\(screen.title(of: collection))' are \(shown(length)) points \(adjective) and there is room for "
        + "\(shown(room)): they are made \(made)", screen.span(of: collection))
  }

  static func columnsOverflow(
    _ screen: Screen, _ collection: Int, _ columns: Int, gaps: Double, width: Double
  ) -> Diagnostic {
    Diagnostic(
      .itemsOverflow,
      "The gaps between \(columns) columns take \(shown(gaps)) points and '\(screen.title(of: collection))' has "
        + "\(shown(width)): nothing is left for the items", screen.span(of: collection))
  }

  static func fewItems(_ screen: Screen, _ collection: Int, items: Int, onLine: Int) -> Diagnostic {
    Diagnostic(
      .fewItems,
      "SkeletonView counts one item a line and \(onLine) of them stand on one: '\(screen.title(of: collection))' "
        + "has \(items) items and room left; say 'columns' or 'items'", screen.span(of: collection))
  }
}

// MARK: - Implementation

extension Missing {
  fileprivate var noun: String {
    switch self {
    case .place(.horizontal): "horizontal position"
    case .place(.vertical): "vertical position"
    case .length(let axis): axis.lengthNoun
    }
  }

  fileprivate var remedy: LayoutAttribute {
    switch self {
    case .place(.horizontal): .leading
    case .place(.vertical): .top
    case .length(.horizontal): .width
    case .length(.vertical): .height
    }
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  func joined(before word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension Axis {
  /// What people call a length along it.
  var lengthNoun: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }
}

/// A number of points with at most three decimals and no exponent.
func shown(_ points: Double) -> String {
  let thousandths = (points * 1000).rounded()
  guard abs(thousandths) < 1e15 else { return shownWhole(points) }
  var result = "\(thousandths / 1000)"
  if result.hasSuffix(".0") { result.removeLast(2) }
  return result == "-0" ? "0" : result
}

/// A number that is too large for decimals: zeros stand in place of an exponent.
private func shownWhole(_ number: Double) -> String {
  let parts = "\(number)".split(separator: "e")
  let digits = parts[0].split(separator: ".")
  let decimals = digits.count == 2 && digits[1] != "0" ? digits[1] : ""
  guard parts.count == 2, let exponent = Int(parts[1]) else { return String(digits[0]) }
  return digits[0] + decimals + String(repeating: "0", count: max(exponent - decimals.count, 0))
}
