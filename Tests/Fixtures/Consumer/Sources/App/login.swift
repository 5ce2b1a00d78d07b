// Named like a file that the plugin makes: a module has no two files of one name.

extension LoginSkeleton {
  static let title = "Login"
}
