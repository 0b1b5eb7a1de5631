// swift-tools-version: 6.3
import PackageDescription

func ours(_ name: String) -> Target.Dependency { .product(name: name, package: "touchstone") }
let port = Target.PluginUsage.plugin(name: "TouchstonePort", package: "touchstone")
let swift5: [SwiftSetting] = [
    .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"), .define("PAGE"),
]
let others = ["DialApp", "DialAppTests", "Linux/FingerTests", "Package.swift"]
let package = Package(
    name: "DialApp", dependencies: [.package(name: "touchstone", path: "../..")],
    targets: [
        .executableTarget(
            name: "DialApp", dependencies: [ours("UIKit"), ours("TouchInspector")], path: ".",
            exclude: others + ["Linux/DialAppTests"], sources: ["Linux/DialApp"], swiftSettings: swift5, plugins: [port]),
        .testTarget(
            name: "DialAppTests", dependencies: ["DialApp"], path: ".",
            exclude: others + ["Linux/DialApp"], sources: ["Linux/DialAppTests"], swiftSettings: swift5, plugins: [port]),
        .testTarget(name: "FingerTests", dependencies: ["DialApp", ours("TouchstoneTesting")], path: "Linux/FingerTests"),
    ])
