import SkelModel
import SkelSyntax

// MARK: - Interface

/// What a row of a linear system, or a fact of direct layout, comes from.
enum Cause: Hashable, Sendable {
  case attribute(AttributeID, of: Int)
  /// An index into `Screen.constraints`.
  case constraint(Int)
  /// The content of an element, by its hugging or compression resistance.
  case content(of: Int, along: Axis)
  /// The way a stack arranges its children.
  case arrangement(of: Int)
  /// No length is negative.
  case length(of: Int, along: Axis)
}

extension Screen {
  /// Where a cause stands, else the element it speaks of.
  func span(of cause: Cause) -> Span {
    switch cause {
    case .constraint(let index): return constraints[index].span
    case .content(let element, _), .arrangement(let element), .length(let element, _): return span(of: element)
    case .attribute(let attribute, let element):
      let entries = origins[Int(elements[element].origins)].entries
      let origin = entries.first { $0.attribute.says(attribute) }?.origin
      return origin.map { span(of: $0, on: element) } ?? span(of: element)
    }
  }

  /// The word that says it: an anchor or an attribute; `nil` where the kind of the element does.
  func word(for cause: Cause) -> String? {
    switch cause {
    case .attribute(let attribute, _): attribute.rawValue
    case .constraint(let index): constraints[index].attribute.rawValue
    case .content, .arrangement, .length: nil
    }
  }
}

// MARK: - Implementation

extension AttributeID {
  /// `size` says both lengths.
  fileprivate func says(_ other: AttributeID) -> Bool {
    self == other || self == .size && (other == .width || other == .height)
  }
}
