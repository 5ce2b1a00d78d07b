import SkelLayers
import SkelModel

// MARK: - Interface

/// What the types of one file are called, in the order of the trees: `FeedSkeleton` for a screen `Feed`.
///
/// Names that would be equal tell the device or the size as well, and where that does not help a number.
func swiftTypeNames(of trees: [LayerTree]) -> [String] {
  let bases = trees.map { upperCamelCase($0.screen.name) }
  var uses: [String: Int] = [:]
  for base in bases { uses[base, default: 0] += 1 }

  var taken = SwiftNames()
  return zip(trees, bases).map { tree, base in
    let name = uses[base] == 1 ? base : base + viewportName(of: tree.screen)
    return taken.take("\(name)Skeleton")
  }
}

/// Names that are taken in one place, each of which means one thing.
struct SwiftNames {
  private var taken: Set<String> = []
  /// How many have been made of each, so that ten thousand alike are no ten thousand tries for the last.
  private var numbers: [String: Int] = [:]

  /// The first of `name`, `name2`, `name3`, … that is not taken yet; it is then.
  mutating func take(_ name: String) -> String {
    var result = name
    var number = numbers[name, default: 1]
    while !taken.insert(result).inserted {
      number += 1
      result = "\(name)\(number)"
    }
    numbers[name] = number
    return result
  }
}

/// The name with a capital in front and behind all that cannot stand in a Swift name, which is left out. What is made of
/// it always has something before or behind it, so that it cannot be a keyword.
func upperCamelCase(_ name: String) -> String {
  var result = ""
  var startsWord = true
  for scalar in name.unicodeScalars {
    guard isNamePart(scalar) else {
      startsWord = true
      continue
    }
    if result.isEmpty, !mayStartName(scalar) { result = "_" }
    result += startsWord ? capital(scalar) : String(scalar)
    startsWord = false
  }
  return result
}

// MARK: - Implementation

/// `IPhone15`, or `375x812` where a size was given without a device.
private func viewportName(of screen: Screen) -> String {
  if let device = screen.device { return upperCamelCase(device) }
  let size = "\(swiftNumber(screen.size.width))x\(swiftNumber(screen.size.height))"
  return String(size.map { $0 == "." ? "_" : $0 })
}

/// As it stands in front of a title: `É`, `Ss`, `ǅ`.
private func capital(_ scalar: Unicode.Scalar) -> String {
  let title = scalar.properties.titlecaseMapping
  return title.unicodeScalars.allSatisfy(isNamePart) ? title : String(scalar)
}

/// All that Unicode allows in identifiers may stand in those of Swift.
private func isNamePart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDContinue }

private func mayStartName(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }
