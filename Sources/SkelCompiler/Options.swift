import SkelModel

// MARK: - Interface

/// What a compilation is made for: all of it is asked for before the screens stand, so it is what resolve takes.
package typealias Options = ResolveOptions
