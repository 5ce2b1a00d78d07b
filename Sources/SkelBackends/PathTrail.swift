import SkelModel

// MARK: - Interface

/// The id of the place where an output's walk has got to, grown and cut back as it goes down and up; escaped for JSON.
///
/// It spells what `LayerTree.path(of:)` spells.
struct PathTrail {
  private(set) var bytes: [UInt8]
  private var lengths: [Int] = []
  private let elements: [Element]
  /// Every symbol of the screen, escaped, one behind the other.
  private let names: [UInt8]
  private let nameEnds: [Int]

  init(_ screen: Screen) {
    var buffer = OutputBuffer(reserving: 4096)
    buffer.append(jsonEscaped: screen.name)
    bytes = buffer.finish()
    elements = screen.elements

    var pool = OutputBuffer(reserving: 4096)
    var ends = [0]
    for symbol in screen.symbols {
      pool.append(jsonEscaped: symbol)
      ends.append(pool.count)
    }
    names = pool.finish()
    nameEnds = ends
  }

  /// The element's name, else its kind's word or its component's name.
  func name(of element: Int) -> ArraySlice<UInt8> {
    let symbol = Int(elements[element].symbol)
    return names[nameEnds[symbol]..<nameEnds[symbol + 1]]
  }

  /// Goes down to a child element, which is given another ordinal where it stands for several rows and this is one of
  /// them; the root is where the walk starts.
  mutating func enter(_ element: Int, ordinal: Int32 = -1) {
    lengths.append(bytes.count)
    guard element > 0 else { return }
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: name(of: element))
    let ordinal = ordinal >= 0 ? ordinal : elements[element].ordinal
    if ordinal >= 0 { append(index: Int(ordinal)) }
  }

  /// Goes down to a part of the element, such as its third line; an index below 0 is none.
  mutating func enter(_ part: StaticString, _ index: Int) {
    lengths.append(bytes.count)
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount))
    if index >= 0 { append(index: index) }
  }

  mutating func leave() {
    guard let length = lengths.popLast() else { return }
    bytes.removeLast(bytes.count - length)
  }
}

// MARK: - Implementation

extension PathTrail {
  private mutating func append(index: Int) {
    bytes.append(UInt8(ascii: "["))
    let start = bytes.count
    var rest = index
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
    bytes.append(UInt8(ascii: "]"))
  }
}
