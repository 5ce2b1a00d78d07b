// swift-tools-version: 6.0
import PackageDescription

// A package of somebody who uses skelc's plugins. `Tests/Builds/check.py` puts it into a folder of its own, beside the
// stand-ins for UIKit and QuartzCore, and fills in where skelc lies.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "skelc", path: "SKELC")],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["UIKit", "QuartzCore"],
      plugins: [.plugin(name: "SkelcPlugin", package: "skelc")]),
    .target(name: "QuartzCore"),
    .target(name: "UIKit", dependencies: ["QuartzCore"]),
  ]
)
