// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "skelc",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "skelc", targets: ["skelc"]),
    .library(name: "SkelCompiler", targets: ["SkelCompiler"]),
    .plugin(name: "SkelcPlugin", targets: ["SkelcPlugin"]),
    .plugin(name: "SkelcCommandPlugin", targets: ["SkelcCommandPlugin"]),
  ],
  targets: [
    .target(name: "SkelSyntax"),
    .target(name: "SkelModel", dependencies: ["SkelSyntax"]),
    .target(name: "LinearSolver"),
    .target(name: "SkelLayout", dependencies: ["SkelModel", "LinearSolver"]),
    .target(name: "SkelLayers", dependencies: ["SkelLayout"]),
    .target(name: "SkelBackends", dependencies: ["SkelLayers"]),
    .target(name: "SkelCompiler", dependencies: ["SkelBackends"]),
    .executableTarget(name: "skelc", dependencies: ["SkelCompiler"], exclude: ["Preview/page.html"]),

    .plugin(
      name: "SkelcPlugin", capability: .buildTool(), dependencies: ["skelc"], path: "Sources/SkelcPlugin"),
    .plugin(
      name: "SkelcCommandPlugin",
      capability: .command(
        intent: .custom(verb: "format-skl", description: "Format the .skl files of the package"),
        permissions: [.writeToPackageDirectory(reason: "It formats .skl files in their places")]),
      dependencies: ["skelc"], path: "Sources/SkelcCommandPlugin"),

    .testTarget(name: "SkelSyntaxTests", dependencies: ["SkelCompiler"]),
    .testTarget(name: "SkelModelTests", dependencies: ["SkelCompiler"]),
    .testTarget(name: "LinearSolverTests", dependencies: ["LinearSolver"]),
    .testTarget(name: "SkelLayoutTests", dependencies: ["SkelCompiler"]),
    .testTarget(name: "SkelLayersTests", dependencies: ["SkelCompiler"]),
    .testTarget(name: "SkelBackendsTests", dependencies: ["SkelCompiler"]),
    .testTarget(name: "SkelCompilerTests", dependencies: ["SkelCompiler"]),
    .testTarget(name: "skelcTests", dependencies: ["skelc", "SkelCompiler"]),
  ],
  swiftLanguageModes: [.v6]
)
