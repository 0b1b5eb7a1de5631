// swift-tools-version: 6.2
import PackageDescription

let uiKit = Target.Dependency.product(name: "UIKit", package: "touchstone")
let testing = Target.Dependency.product(name: "TouchstoneTesting", package: "touchstone")
let port = Target.PluginUsage.plugin(name: "TouchstonePort", package: "touchstone")
let package = Package(
  name: "DialApp",
  dependencies: [.package(name: "touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "DialApp", dependencies: [uiKit], path: ".", sources: ["Linux/DialApp"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [port]),
    .testTarget(
      name: "DialAppTests", dependencies: ["DialApp"], path: ".", sources: ["Linux/DialAppTests"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [port]),
    .testTarget(
      name: "FingerTests", dependencies: ["DialApp", uiKit, testing], path: "Linux/FingerTests"),
  ])
