// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// UIKit's classes live on the main actor; the pure targets below them do not.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The target that is on the way of every touch: in Swift 6's mode each closure that the standard library
/// calls is checked for its actor, at several times the cost of what it does. All that this mode checks
/// when it compiles is checked here as well; clients see no difference.
let onTheWay: [SwiftSetting] =
  mainActor + [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")]
  + [
    "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals",
    "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
    "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures",
    "ImplicitOpenExistentials", "RegionBasedIsolation", "NonfrozenEnumExhaustivity",
    "GlobalActorIsolatedTypesUsability",
  ].map { .enableUpcomingFeature($0) }

/// The playground's server, whose libraries the command inside a small machine goes without.
let playground: [Target.Dependency] =
  Context.environment["TOUCHSTONE_WITHOUT_PLAYGROUND"] == nil
  ? [
    "TouchInspector", "Composed", "Drags", "DrawnControls", "EventHandlingGuide", "Lists",
    "PhotoDesk",
  ] : []

/// Pixels, whose libraries the command goes without where it is linked statically, or where
/// TOUCHSTONE_WITHOUT_PIXELS says so.
let pixels: [Target.Dependency] =
  playground.isEmpty || Context.environment["TOUCHSTONE_WITHOUT_PIXELS"] != nil
  ? [] : ["TouchstonePixels"]

/// What shows the programs below that can be shown, for `make test-window` and `make test-display`: a window, and they are
/// linked with GTK then; or a display without a display server, and they are linked with libdrm.
let window: [Target.Dependency] =
  Context.environment["TOUCHSTONE_WITH_WINDOW"] == nil ? [] : ["TouchstoneWindow"]
let directDisplay: [Target.Dependency] =
  Context.environment["TOUCHSTONE_WITH_DISPLAY"] == nil ? [] : ["TouchstoneDisplay"]
let shown = directDisplay.isEmpty ? window : directDisplay

/// The toolchain's own SwiftSyntax, with which iOS sources are ported: beside the swiftc on the PATH, or
/// where TOUCHSTONE_SWIFT_HOST says. Without it everything but the port is built.
let swiftHost: String? = {
  // What is linked statically goes without it: the toolchain has it as a shared library alone.
  guard Context.environment["TOUCHSTONE_WITHOUT_PORT"] == nil else { return nil }
  var places = Context.environment["TOUCHSTONE_SWIFT_HOST"].map { [$0] } ?? []
  let paths = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for swiftc in (paths + ["/usr/bin"]).map({ URL(fileURLWithPath: $0 + "/swiftc") }) {
    let real = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
    places.append(real.deletingLastPathComponent().path + "/lib/swift/host")
  }
  return places.first { FileManager.default.fileExists(atPath: $0 + "/libSwiftSyntax.so") }
}()

/// Panels of the Linux kernel.
#if os(Linux)
  let panels: [Target.Dependency] = ["LinuxTouchInput", "LinuxActions"]
#else
  let panels: [Target.Dependency] = []
#endif

/// Where the system has no modules of these names, ours are found by sources that import them.
#if canImport(Darwin)
  let standIns: [Target.Dependency] = []
#else
  let standIns: [Target.Dependency] = ["CoreGraphics", "QuartzCore", "_Testing_CoreGraphics"]
#endif

/// The targets behind the umbrellas `Touchstone` and `UIKit`.
let touchstoneFloors = [
  "TouchstoneAdvice", "TouchstoneControllers", "TouchstoneControls", "TouchstoneCore",
  "TouchstoneGraphics", "TouchstoneScrolling",
]

/// What `UIKit` exports besides, and `Touchstone` does not, so that a client that wants gestures
/// alone does not build it.
let uiKitFloors = ["TouchstoneLists", "TouchstoneText"]

/// An example as an app has it, and its tests.
func example(_ name: String, dependencies: [Target.Dependency] = ["UIKit"]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Examples/\(name)", exclude: ["README.md"])
}
func exampleTests(_ example: String, dependencies: [Target.Dependency] = ["UIKit"]) -> Target {
  .testTarget(
    name: "\(example)Tests",
    dependencies: [.byName(name: example), "TouchstoneTesting"] + dependencies,
    swiftSettings: mainActor)
}

let package = Package(
  name: "touchstone",
  products: [
    .library(name: "Touchstone", targets: ["Touchstone"] + touchstoneFloors),
    .library(name: "UIKit", targets: ["UIKit", "Touchstone"] + touchstoneFloors + uiKitFloors),
    .library(name: "TouchstoneTesting", targets: ["TouchstoneTesting"]),
    .library(name: "TouchstoneGestures", targets: ["TouchstoneGestures"]),
    .library(name: "TouchstonePixels", targets: ["TouchstonePixels"]),
    .library(name: "TouchstoneSnapshots", targets: ["TouchstoneSnapshots"]),
    .library(name: "TouchstoneWindow", targets: ["TouchstoneWindow"]),
    .library(name: "TouchRecordings", targets: ["TouchRecordings"]),
    .library(name: "LiveTouches", targets: ["LiveTouches"]),
    .library(name: "TouchInspector", targets: ["TouchInspector"]),
    .executable(name: "touchstone", targets: ["TouchstoneCommand"]),
    .executable(name: "analytics-recordings", targets: ["AnalyticsRecordings"]),
    .executable(name: "event-handling-guide", targets: ["EventHandlingGuideStory"]),
    .executable(name: "photo-desk", targets: ["PhotoDeskStory"]),
  ],
  targets: [
    // Ground: plain values, no class, no clock.
    .target(name: "GestureCore"),
    .target(name: "LayoutSolver"),
    .target(name: "JSONText"),
    .target(name: "Pictures", dependencies: ["GestureCore"]),
    .target(name: "GesturePatterns", dependencies: ["GestureCore"]),

    // Core: UIKit's classes, and the recordings that feed them.
    .target(
      name: "TouchstoneGraphics", dependencies: ["GestureCore", "Pictures"],
      swiftSettings: mainActor),
    .target(
      name: "TouchstoneCore",
      dependencies: ["GestureCore", "LayoutSolver", "Pictures", "TouchstoneGraphics"],
      swiftSettings: onTheWay),
    .target(
      name: "TouchstoneControls",
      dependencies: ["GestureCore", "Pictures", "TouchstoneCore", "TouchstoneGraphics"],
      swiftSettings: onTheWay),
    .target(
      name: "TouchstoneScrolling",
      dependencies: ["GestureCore", "TouchstoneControls", "TouchstoneCore", "TouchstoneGraphics"],
      swiftSettings: onTheWay),
    .target(
      name: "TouchstoneControllers",
      dependencies: [
        "GestureCore", "TouchstoneControls", "TouchstoneCore", "TouchstoneGraphics",
        "TouchstoneScrolling",
      ], swiftSettings: mainActor),
    .target(
      name: "TouchstoneAdvice",
      dependencies: [
        "GestureCore", "TouchstoneControls", "TouchstoneCore", "TouchstoneGraphics",
        "TouchstoneScrolling",
      ], swiftSettings: mainActor),
    .target(
      name: "TouchstoneLists",
      dependencies: [
        "GestureCore", "TouchstoneControllers", "TouchstoneControls", "TouchstoneCore",
        "TouchstoneGraphics", "TouchstoneScrolling",
      ], swiftSettings: mainActor),
    .target(name: "Touchstone", dependencies: touchstoneFloors.map { .byName(name: $0) }),
    .target(
      name: "TouchstoneText",
      dependencies: [
        "GestureCore", "Pictures", "TouchstoneControllers", "TouchstoneControls", "TouchstoneCore",
        "TouchstoneGraphics", "TouchstoneScrolling",
      ], swiftSettings: mainActor),
    .target(name: "EvdevInput", dependencies: ["GestureCore"]),
    .target(name: "TouchRecordings", dependencies: ["EvdevInput", "GestureCore", "JSONText"]),

    // Tools: what needs a system library, for the command alone.
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "YAMLText", dependencies: ["CLibYAML"]),
    .target(
      name: "LibinputRecordings",
      dependencies: ["EvdevInput", "GestureCore", "TouchRecordings", "YAMLText"]),
    .target(
      name: "YAMLRules", dependencies: ["JSONText", "TouchActions", "TouchStories", "YAMLText"],
      swiftSettings: mainActor),
    .systemLibrary(name: "CLibZ", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CLibLZMA", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
    .systemLibrary(name: "CLibZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .target(
      name: "PackedRecordings",
      dependencies: ["CLibZ", "CLibLZMA", "CLibZstd", "TouchRecordings"]),

    // Face: `import UIKit`, its submodule, and the overlay that Swift Testing looks for beside it.
    .target(name: "UIKitSubmodules"),
    // What ported sources have for `os` and for Core Data. They do not bear Apple's names, or `canImport`
    // would become true for packages that are not ported.
    .target(name: "UnifiedLogging"),
    .target(name: "InertCoreData", dependencies: ["TouchstoneCore"]),
    .target(name: "InertMaps", dependencies: ["TouchstoneControls", "TouchstoneCore"]),
    .target(name: "InertMedia", dependencies: ["TouchstoneControllers", "TouchstoneCore"]),
    .target(name: "InertWeb", dependencies: ["TouchstoneCore", "TouchstoneScrolling"]),
    .target(
      name: "PartialCombine", dependencies: ["TouchstoneCore"], swiftSettings: mainActor),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKit",
      dependencies: [
        "InertCoreData", "InertMaps", "InertMedia", "InertWeb", "PartialCombine", "Touchstone",
        "UIKitSubmodules", "UnifiedLogging", "_Testing_UIKit",
      ] + uiKitFloors.map { .byName(name: $0) } + standIns),

    // Kit: stories, and fingers for tests.
    .target(
      name: "TouchStories",
      dependencies: [
        "JSONText", "Pictures", "Touchstone", "TouchstoneLists", "TouchstoneText",
        "TouchRecordings",
      ],
      swiftSettings: mainActor),
    // Rules: what is to be done at which gestures, as values.
    .target(
      name: "TouchActions",
      dependencies: ["EvdevInput", "GestureCore", "JSONText", "Touchstone", "TouchStories"],
      swiftSettings: mainActor),
    .target(
      name: "TouchstoneTesting", dependencies: ["Touchstone", "TouchRecordings", "TouchStories"],
      swiftSettings: mainActor),

    .target(
      name: "TouchstoneGestures", dependencies: ["GestureCore", "GesturePatterns", "Touchstone"],
      swiftSettings: mainActor),

    // Pixels, and tests that compare them. Their system libraries hang off these targets alone.
    .systemLibrary(
      name: "CLibCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CLibTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .target(
      name: "TouchstonePixels",
      dependencies: ["CLibCairo", "CLibTurboJPEG", "GestureCore", "Pictures"]),
    .target(
      name: "TouchstoneSnapshots",
      dependencies: ["Pictures", "Touchstone", "TouchstonePixels", "TouchstoneTesting"],
      swiftSettings: mainActor),

    // Tools: the playground. Its system libraries hang off these targets alone.
    .systemLibrary(
      name: "CLibWebsockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
    .systemLibrary(
      name: "CLibQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .target(name: "InspectorNetwork", dependencies: ["CLibWebsockets", "CLibZ"]),
    .target(
      name: "TouchInspector",
      dependencies: [
        "InspectorNetwork", "JSONText", "Pictures", "Touchstone", "TouchRecordings", "TouchStories",
        "LibinputRecordings", "PackedRecordings", "CLibQREncode", "GesturePatterns",
        "TouchstoneGestures", "TouchstoneLists", "TouchstoneText",
      ],
      exclude: ["Resources"], swiftSettings: mainActor, plugins: ["PageFiles"]),
    .plugin(name: "PageFiles", capability: .buildTool()),

    // Tools: input that comes now.
    .target(name: "LiveTouches", dependencies: ["Touchstone"], swiftSettings: mainActor),

    // Tools: what a window and a display without a display server share.
    .target(name: "WindowInput", dependencies: ["GestureCore"]),
    .systemLibrary(name: "CLibDispatch"),
    .target(
      name: "DisplayLoop",
      dependencies: [
        "CLibDispatch", "GestureCore", "LiveTouches", "Pictures", "Touchstone", "TouchstonePixels",
        "WindowInput",
      ],
      swiftSettings: mainActor),

    // Tools: a window. GTK hangs off it alone, and only what is linked with it needs GTK's files.
    .systemLibrary(name: "CLibGTK", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "TouchstoneWindow",
      dependencies: [
        "CLibCairo", "CLibGTK", "DisplayLoop", "GestureCore", "LiveTouches", "Touchstone",
        "TouchstonePixels", "TouchstoneText", "WindowInput",
      ],
      swiftSettings: mainActor),

    // Top: the command.
    .executableTarget(
      name: "TouchstoneCommand",
      dependencies: [
        "GestureCore", "Touchstone",
        "JSONText", "TouchStories", "TouchRecordings", "LibinputRecordings", "PackedRecordings",
        "EvdevInput", "LiveTouches", "TouchstoneGestures", "TouchActions", "YAMLRules",
        "Pictures",
        .target(name: "CLandlock", condition: .when(platforms: [.linux])),
      ] + playground + panels + pixels,
      swiftSettings: mainActor + (playground.isEmpty ? [] : [.define("PLAYGROUND")])
        + (pixels.isEmpty ? [] : [.define("PIXELS")]),
      plugins: ["BuildStamp"]),
    .plugin(name: "BuildStamp", capability: .buildTool()),

    // What a touch costs.
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "TouchstoneBenchmarks",
      dependencies: [
        "AllocationCounter", "Touchstone", "TouchRecordings", "TouchStories", "TouchstoneGestures",
        "TouchstoneLists",
      ],
      path: "Benchmarks/Touchstone", swiftSettings: mainActor),
    .executableTarget(
      name: "DrawingBenchmark",
      dependencies: [
        "CLibCairo", "GestureCore", "PhotoDesk", "Pictures", "Touchstone", "TouchstonePixels",
      ],
      path: "Benchmarks/Drawing", swiftSettings: mainActor),

    // What a fuzzer drives; Fuzz/run links it with libFuzzer.
    .target(
      name: "TouchstoneFuzz",
      dependencies: [
        "GestureCore", "InspectorNetwork", "JSONText", "LibinputRecordings", "PackedRecordings",
        "Pictures", "TouchActions", "TouchInspector", "TouchRecordings", "TouchStories",
        "Touchstone", "TouchstoneCommand", "TouchstonePixels", "TouchstoneTesting", "YAMLRules",
      ], path: "Fuzz/Targets", swiftSettings: mainActor),

    // Examples: written as for iOS, with nothing but UIKit, and their stories.
    example("EventHandlingGuide"),
    example("PhotoDesk"),
    example("DrawnControls"),
    example("Drags"),
    example("LateAnswers"),
    example("Everyday"),
    .target(
      name: "DeviceProbe", dependencies: ["UIKit"], path: "Examples/DeviceProbe",
      exclude: ["README.md", "iOS", "touchstone.log"], swiftSettings: mainActor),
    // The same and more, written with composed gestures.
    example("Composed", dependencies: ["Drags", "DrawnControls", "TouchstoneGestures", "UIKit"]),
    example("Lists"),
    .target(
      name: "Narration", dependencies: ["UIKit", "TouchstoneTesting"], path: "Examples/Narration",
      swiftSettings: mainActor),
    .executableTarget(
      name: "EventHandlingGuideStory",
      dependencies: ["TouchstoneTesting", "UIKit", "EventHandlingGuide", "Narration"],
      path: "Examples/EventHandlingGuideStory", swiftSettings: mainActor),
    .executableTarget(
      name: "PhotoDeskStory",
      dependencies: ["TouchstoneTesting", "UIKit", "PhotoDesk", "Narration"],
      path: "Examples/PhotoDeskStory", swiftSettings: mainActor),

    // Recordings for what Examples/analytics looks for.
    .executableTarget(
      name: "AnalyticsRecordings", dependencies: ["TouchstoneTesting", "UIKit"],
      path: "Examples/analytics/Generator", swiftSettings: mainActor),

    .executableTarget(
      name: "InspectedApp", dependencies: ["TouchInspector", "UIKit"],
      path: "Examples/InspectedApp", swiftSettings: mainActor),

    .testTarget(name: "GestureCoreTests", dependencies: ["Effort", "GestureCore"]),
    .testTarget(name: "JSONTextTests", dependencies: ["Effort", "JSONText"]),
    // Not a test but how much random and exhaustive tests try.
    .target(name: "Effort", path: "TestSupport/Effort"),
    // Not a test but how tests wait for other threads and processes.
    .target(name: "Waiting", path: "TestSupport/Waiting"),
    .testTarget(name: "WaitingTests", dependencies: ["Waiting"]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["Effort", "LayoutSolver"]),
    .testTarget(
      name: "LayoutTests", dependencies: ["Touchstone", "TouchstoneTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "TouchstoneListsTests", dependencies: ["TouchstoneCore", "TouchstoneTesting", "UIKit"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ControllerTests", dependencies: ["Touchstone", "TouchstoneTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PartialCombineTests",
      dependencies: ["PartialCombine", "TouchstoneCore", "TouchstoneTesting"],
      swiftSettings: mainActor),
    // Not a test but what Scripts/solver runs.
    .executableTarget(
      name: "LayoutSolverComparison", dependencies: ["LayoutSolver"],
      path: "TestSupport/LayoutSolverComparison"),
    .testTarget(name: "PicturesTests", dependencies: ["GestureCore", "Pictures"]),
    // Not a test but what Scripts/pictures has drawn.
    .executableTarget(
      name: "PictureTable", dependencies: ["GestureCore", "Pictures", "TouchstonePixels"],
      path: "TestSupport/PictureTable", exclude: ["canvas.js", "golden.tsv"]),
    .testTarget(
      name: "TouchstonePixelsTests",
      dependencies: [
        "Effort", "GestureCore", "Pictures", "Touchstone", "TouchstonePixels",
        "TouchstoneSnapshots", "TouchstoneTesting",
      ],
      exclude: ["Snapshots"],
      swiftSettings: mainActor),
    .testTarget(
      name: "GesturePatternsTests", dependencies: ["Effort", "GestureCore", "GesturePatterns"]),
    .testTarget(name: "EvdevInputTests", dependencies: ["EvdevInput", "GestureCore"]),
    .testTarget(
      name: "TouchRecordingsTests",
      dependencies: [
        "Effort", "EvdevInput", "GestureCore", "TouchRecordings", "TUIOSender", "Waiting",
      ]),
    // Not a test but a tracker for tests.
    .target(name: "TUIOSender", path: "TestSupport/TUIOSender"),
    .testTarget(
      name: "LibinputRecordingsTests",
      dependencies: [
        "Effort", "EvdevInput", "GestureCore", "LibinputRecordings", "TouchRecordings",
      ]),
    .testTarget(
      name: "PackedRecordingsTests",
      dependencies: ["GestureCore", "LibinputRecordings", "PackedRecordings", "TouchRecordings"]),
    .testTarget(
      name: "TouchstoneTests",
      dependencies: ["Effort", "Touchstone", "TouchstoneTesting", "Waiting"],
      swiftSettings: mainActor),
    // What gesture code touches beside touches.
    .testTarget(
      name: "SurfaceTests", dependencies: ["Pictures", "Touchstone", "TouchstoneTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "InertMaps", "InertWeb", "OtherNames", "StandInUse", "Swift5Client", "TouchstoneTesting",
        "UIKit",
      ]),
    .testTarget(
      name: "TouchstoneTextTests", dependencies: ["UIKit", "TouchstoneTesting"],
      swiftSettings: mainActor),
    // Not tests but what another module may call its things.
    .target(name: "OtherNames", path: "TestSupport/OtherNames"),
    // Not a test but what one uses: sources that import CoreGraphics and QuartzCore alone.
    .target(
      name: "StandInUse", dependencies: ["UIKit"] + standIns,
      path: "TestSupport/StandInUse"),
    // Not tests but an app in Swift 5 mode.
    .target(
      name: "Swift5Client", dependencies: ["UIKit"], path: "TestSupport/Swift5Client",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TouchStoriesTests",
      dependencies: [
        "Effort", "GestureCore", "TouchRecordings", "Touchstone", "TouchstoneLists",
        "TouchstoneText", "TouchStories", "Waiting",
      ], swiftSettings: mainActor),
    .testTarget(
      name: "TouchActionsTests",
      dependencies: [
        "GestureCore", "Touchstone", "EvdevInput", "TouchActions", "TouchStories", "YAMLRules",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "TouchstoneTestingTests",
      dependencies: ["Effort", "Touchstone", "GestureCore", "TouchstoneTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "TouchstoneGesturesTests",
      dependencies: ["Effort", "GestureCore", "TouchstoneGestures", "TouchstoneTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ModelCheckTests",
      dependencies: ["Effort", "GestureCore", "ModelCheck", "TouchstoneGestures"],
      swiftSettings: mainActor),
    // Not tests but what some tests and `make soak` play.
    .target(
      name: "ModelCheck", dependencies: ["Touchstone"], path: "TestSupport/ModelCheck",
      swiftSettings: mainActor),
    .executableTarget(
      name: "TouchstoneSoak", dependencies: ["ModelCheck", "Touchstone"], path: "TestSupport/Soak",
      swiftSettings: mainActor),
    .testTarget(name: "InspectorNetworkTests", dependencies: ["InspectorNetwork", "Waiting"]),
    // Not a test but what Scripts/load-test runs.
    .executableTarget(
      name: "InspectorLoad", dependencies: ["TouchInspector"], path: "TestSupport/InspectorLoad",
      swiftSettings: mainActor),
    .testTarget(
      name: "TouchInspectorTests",
      dependencies: [
        "Effort", "InspectorNetwork", "TouchRecordings", "TouchStories",
        "InspectedApp", "JSONText", "TouchInspector", "TouchstoneGestures", "TouchstoneTesting",
        "UIKit", "Waiting",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "LiveTouchesTests", dependencies: ["GestureCore", "Touchstone", "LiveTouches"],
      swiftSettings: mainActor),
    .testTarget(name: "WindowInputTests", dependencies: ["GestureCore", "WindowInput"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Effort", "TouchInspector", "Touchstone",
        "TouchstoneCommand", "EvdevInput", "GestureCore", "JSONText", "TouchRecordings",
        "TouchstoneTesting", "Pictures",
        "TUIOSender", "Waiting",
      ] + panels + pixels,
      swiftSettings: mainActor + (pixels.isEmpty ? [] : [.define("PIXELS")])),
    exampleTests("EventHandlingGuide", dependencies: ["EventHandlingGuideStory", "UIKit"]),
    exampleTests("PhotoDesk", dependencies: ["PhotoDeskStory", "UIKit"]),
    exampleTests("DrawnControls"),
    exampleTests("LateAnswers"),
    .testTarget(
      name: "DeviceProbeTests", dependencies: ["DeviceProbe", "UIKit", "TouchstoneTesting"]),
    exampleTests("Drags"),
    exampleTests("Everyday"),
    exampleTests("Lists"),
    exampleTests(
      "Composed", dependencies: ["Drags", "DrawnControls", "TouchstoneGestures", "UIKit"]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Effort", "GestureCore", "TouchstoneFuzz", "TouchRecordings", "TouchstoneCommand",
      ],
      swiftSettings: mainActor),

    // Tests as a client writes them, for its own gestures.
    .testTarget(
      name: "GestureTests", dependencies: ["UIKit", "TouchstoneTesting"],
      path: "Examples/GestureTests"),
  ],
  swiftLanguageModes: [.v6]
)

#if !canImport(Darwin)
  package.targets += [
    .target(name: "CoreGraphics", dependencies: ["Touchstone"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "_Testing_CoreGraphics"),
  ]
#endif

if !shown.isEmpty {
  package.targets += [
    .target(
      name: "FloorPlan", dependencies: ["UIKit"], path: "Examples/Kiosk/FloorPlan",
      swiftSettings: mainActor),
    .executableTarget(
      name: "kiosk",
      dependencies: ["FloorPlan", "LinuxTouchInput", "LiveTouches", "TouchInspector", "UIKit"]
        + shown,
      path: "Examples/Kiosk",
      exclude: ["FloorPlan", "README.md", "kiosk.service", "71-kiosk.rules"],
      swiftSettings: mainActor
        + (directDisplay.isEmpty ? [] : [.define("WITHOUT_DISPLAY_SERVER")])),
    // Not a test but what Scripts/test-display compares pictures of the kiosk with.
    .executableTarget(
      name: "KioskPictures",
      dependencies: ["FloorPlan", "GestureCore", "TouchstonePixels", "UIKit"],
      path: "TestSupport/KioskPictures", swiftSettings: mainActor),
  ]
}

if !window.isEmpty {
  package.targets += [
    // Not a test but what Scripts/test-window drives.
    .executableTarget(
      name: "WindowProbe", dependencies: ["UIKit"] + window, path: "TestSupport/WindowProbe",
      exclude: ["input-method.py", "weston-touches.c"], swiftSettings: mainActor)
  ]
}

#if os(Linux)
  // Which window is active is asked of X where the command is not linked statically: its library needs others.
  let windows: [Target.Dependency] = playground.isEmpty ? [] : ["CLibXCB"]
  package.products += [
    .library(name: "LinuxTouchInput", targets: ["LinuxTouchInput"]),
    .library(name: "TouchstoneDisplay", targets: ["TouchstoneDisplay"]),
  ]
  package.targets += [
    .systemLibrary(name: "CLibDRM", pkgConfig: "libdrm", providers: [.apt(["libdrm-dev"])]),
    .target(
      name: "TouchstoneDisplay",
      dependencies: [
        "CLibDRM", "DisplayLoop", "EvdevInput", "GestureCore", "LinuxTouchInput", "LiveTouches",
        "Touchstone", "TouchstonePixels",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "TouchstoneDisplayTests",
      dependencies: ["CLibDRM", "EvdevInput", "TouchstoneDisplay", "TouchstonePixels"],
      swiftSettings: mainActor),
    .systemLibrary(
      name: "CLibEvdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .target(
      name: "LinuxTouchInput",
      dependencies: ["CLibEvdev", "EvdevInput", "GestureCore", "TouchRecordings"]),
    .testTarget(
      name: "LinuxTouchInputTests",
      dependencies: [
        "LinuxTouchInput", "EvdevInput", "TouchRecordings", "TUIOSender", "LiveTouches", "UIKit",
        "Waiting",
      ]),
    .systemLibrary(name: "CLandlock"),
    .systemLibrary(name: "CLibXCB", pkgConfig: "xcb", providers: [.apt(["libxcb1-dev"])]),
    .target(
      name: "LinuxActions",
      dependencies: [
        "CLibEvdev", "EvdevInput", "JSONText", "LinuxTouchInput", "TouchActions", "TouchStories",
      ] + windows,
      swiftSettings: mainActor + (windows.isEmpty ? [] : [.define("X11")])),
    .testTarget(
      name: "LinuxActionsTests",
      dependencies: [
        "GestureCore", "EvdevInput", "LinuxActions", "LinuxTouchInput", "TouchActions", "Waiting",
      ]
        + windows,
      swiftSettings: mainActor + (windows.isEmpty ? [] : [.define("X11")])),
  ]
#endif

if let host = swiftHost {
  let syntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
  let swift5: [SwiftSetting] = [
    .swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures"),
  ]
  let app = ["DialApp", "DialAppTests", "Linux/FingerTests", "Package.swift"]
  let libraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  ]
  package.targets += [
    .target(
      name: "SourcePort", dependencies: ["JSONText"], swiftSettings: syntax,
      linkerSettings: libraries),
    .executableTarget(
      name: "touchstone-port", dependencies: ["JSONText", "SourcePort"],
      path: "Sources/Port/TouchstonePortCommand",
      swiftSettings: syntax),
    .testTarget(
      name: "SourcePortTests", dependencies: ["Effort", "SourcePort", "Waiting"],
      swiftSettings: syntax),
    // Written as for iOS in Swift 5, and ported when it is built; that code warns as it does there.
    .target(
      name: "PortedConstructs", dependencies: ["UIKit"], path: "TestSupport/PortedConstructs",
      sources: ["Linux"],
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-suppress-warnings"]),
      ], plugins: ["TouchstonePort"]),
    .testTarget(
      name: "PortedConstructsTests",
      dependencies: [
        "PortedConstructs", "TouchstoneControllers", "TouchstoneTesting", "UIKit", "Waiting",
      ]),
    // An app as Xcode makes it; its own package builds the same targets, and shows it in a browser.
    .executableTarget(
      name: "DialApp", dependencies: ["UIKit"] + shown, path: "Examples/iOSApp",
      exclude: app + ["Linux/DialAppTests"], sources: ["Linux/DialApp"], swiftSettings: swift5,
      plugins: ["TouchstonePort"]),
    .testTarget(
      name: "DialAppTests", dependencies: ["DialApp"], path: "Examples/iOSApp",
      exclude: app + ["Linux/DialApp"], sources: ["Linux/DialAppTests"], swiftSettings: swift5,
      plugins: ["TouchstonePort"]),
    .testTarget(
      name: "FingerTests", dependencies: ["DialApp", "UIKit", "TouchstoneTesting"],
      path: "Examples/iOSApp/Linux/FingerTests"),
  ]
  package.products.append(.executable(name: "touchstone-port", targets: ["touchstone-port"]))
  // The fuzzers read what is ported as well.
  for target in package.targets where ["TouchstoneFuzz", "FuzzTests"].contains(target.name) {
    target.dependencies.append("SourcePort")
    target.swiftSettings = (target.swiftSettings ?? []) + syntax
  }
}

// Without the tool, the plugin says what is missing.
package.targets.append(
  .plugin(
    name: "TouchstonePort", capability: .buildTool(),
    dependencies: swiftHost == nil ? [] : ["touchstone-port"]))
package.products.append(.plugin(name: "TouchstonePort", targets: ["TouchstonePort"]))

if Context.environment["TOUCHSTONE_FUZZ"] != nil {
  package.products.append(
    .library(name: "TouchstoneFuzz", type: .static, targets: ["TouchstoneFuzz"]))
  // What libFuzzer brings can be called.
  for target in package.targets where target.name == "TouchstoneFuzz" {
    target.swiftSettings = (target.swiftSettings ?? []) + [.define("FUZZING")]
  }
}

// The tests that the playground writes of its scenes (Scripts/produced), as a client has them.
if let folder = Context.environment["TOUCHSTONE_PRODUCED"] {
  package.targets.append(
    .testTarget(
      name: "AllScenesTests", dependencies: ["TouchstoneTesting", "UIKit"], path: folder))
}

// Sources groups its targets in folders (Sources/README.md).
for target in package.targets where target.path == nil {
  let paths = ["System", "Kit", "Input", "Tools", "Port", "Libraries"].map {
    "Sources/\($0)/\(target.name)"
  }
  target.path = paths.first {
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\($0)")
  }
}

/// What `UIKit` exports. SwiftPM rebuilds a target when the modules change that it lists, and not when those change that
/// a listed module only exports. So each target that depends on `UIKit` or `Touchstone` lists all of them.
let exported = touchstoneFloors + ["Touchstone", "Pictures", "LayoutSolver", "GestureCore"]
for target in package.targets where target.type != .plugin && target.type != .system {
  let names = target.dependencies.compactMap { dependency -> String? in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
  guard !exported.contains(target.name), !uiKitFloors.contains(target.name),
    names.contains("UIKit") || names.contains("Touchstone")
  else { continue }
  let behind = exported + (names.contains("UIKit") ? uiKitFloors : [])
  for name in behind where !names.contains(name) {
    target.dependencies.append(.byName(name: name))
  }
}

/// For work in one room: TOUCHSTONE_TESTS="GestureCoreTests UIKitTests" builds these tests and what they need alone.
if let wanted = Context.environment["TOUCHSTONE_TESTS"] {
  var kept: Set<String> = []
  var named = wanted.split(separator: " ").map(String.init)
  while let name = named.popLast() {
    guard kept.insert(name).inserted else { continue }
    let target = package.targets.first { $0.name == name }
    for case .byNameItem(let needed, _) in target?.dependencies ?? [] { named.append(needed) }
    for case .targetItem(let needed, _) in target?.dependencies ?? [] { named.append(needed) }
    for case .plugin(let needed, _) in target?.plugins ?? [] { named.append(needed) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
