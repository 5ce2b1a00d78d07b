// MARK: - Interface

/// Whether two cases of an enum without payload, of 2 to 256 cases, are the same.
///
/// The `==` that the compiler writes for an enum is called through a table from other modules, which costs several times
/// the comparison. Enums that are compared all the time there give their own, which ends here.
@inlinable
package func isSameCase<Enum>(_ left: Enum, _ right: Enum) -> Bool {
  unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
}
