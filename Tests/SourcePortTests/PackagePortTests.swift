#if os(Linux)
  import Testing

  /// `touchstone-port --package`: what it writes, and what it says where it cannot.
  @Suite struct PackagePortTests {
    @Test("a package comes with its tests, its resources, and the plugin")
    func package() throws {
      let place = try PortPlace([
        "pkg/Package.swift":
          #"let p = Package(targets: [.target(name: "Knob", path: "Code"), .testTarget(name: "KnobTests", dependencies: ["Knob"])])"#,
        "pkg/Code/Knob.swift": "import UIKit\nclass Knob: UIView {}\n",
        "pkg/Code/Texts/de.lproj/Knob.strings": "",
        "pkg/Tests/KnobTests/KnobTests.swift": "import XCTest\n",
        "pkg/Example/App.swift": "class App {}\n",
      ])
      let run = try place.run("--package", "pkg", "out")
      #expect(run == PortRun(code: 0, errors: place["out"] + ": Knob, 1 sources\n"))
      let manifest = try place.read("out/Package.swift")
      #expect(
        manifest.contains(#"name: "Knob", dependencies: [uiKit], path: "Knob", exclude: ["iOS"]"#))
      #expect(manifest.contains(#"resources: [.process("Resources")]"#))
      #expect(manifest.contains(#"name: "KnobTests", dependencies: ["Knob", uiKit]"#))
      #expect(try place.read("out/Knob/iOS/Knob.swift") == place.read("pkg/Code/Knob.swift"))
      #expect(place.has("out/KnobTests/iOS/KnobTests.swift"))
      #expect(place.has("out/Knob/Resources/de.lproj/Knob.strings"))
      #expect(!place.has("out/Knob/iOS/App.swift"))
      // What it has written itself it may write again.
      #expect(try place.run("--package", "pkg", "out") == run)
    }

    @Test("an Xcode project's folders are its targets, and an app can be started")
    func project() throws {
      let place = try PortPlace([
        "My Dial/Dial/AppDelegate.swift":
          "import UIKit\n@UIApplicationMain\nclass AppDelegate {}\n",
        "My Dial/Dial/View.swift": "class View {}\n",
        "My Dial/DialTests/DialTests.swift": "",
        "My Dial/Podfile": "", "My Dial/Dial/Old.m": "",
      ])
      let run = try place.run("--package", "My Dial", "out")
      #expect(run.code == 0)
      #expect(run.errors.contains("warning: Podfile names other packages, which are not fetched\n"))
      #expect(run.errors.contains("warning: 1 Objective-C sources do not come along: "))
      #expect(
        try place.read("out/Package.swift").contains(".executableTarget(\n      name: \"Dial\""))
    }

    @Test("the pod's or project's target is taken, without tests, examples, a second Info.plist")
    func pods() throws {
      let place = try PortPlace([
        "dial/Dial.podspec": "s.name = 'Dial'\ns.source_files = 'Source/**/*.swift'\n",
        "dial/Source/Dial.swift": "class Dial {}\n", "dial/Source/Info.plist": "",
        "dial/Source/Support/Info.plist": "", "dial/Source/DialTests/T.swift": "",
        "dial/DialExample/A.swift": "", "dial/DialExample/B.swift": "",
        "dial/DialTests/T.swift": "", "dial/DialExample/A.xcassets/Star.imageset/star.png": "",
        "knob/Knob.xcodeproj/project.pbxproj": "", "knob/Sources/Knob.swift": "class Knob {}\n",
        "knob/KnobDemo/A.swift": "", "knob/KnobDemo/B.swift": "",
      ])
      #expect(try place.run("--package", "dial", "out").errors.hasSuffix(": Dial, 2 sources\n"))
      #expect(place.has("out/Dial/iOS/Dial.swift") && !place.has("out/Dial/iOS/DialTests/T.swift"))
      #expect(!place.has("out/Dial/iOS/Support/Info.plist"))
      #expect(place.has("out/DialTests/Resources/Star.png"))
      #expect(try place.run("--package", "knob", "out").errors.hasSuffix(": Knob, 1 sources\n"))
    }

    @Test("a target's own folder is the target, with all folders in it")
    func targetFolder() throws {
      let place = try PortPlace([
        "plain/Info.plist": "", "plain/Models/Model.swift": "class Model {}\n",
        "plain/Views/A.swift": "class A {}\n", "plain/Views/B.swift": "class B {}\n",
        "around/App.xcodeproj/project.pbxproj": "",
        "around/App/Models/Model.swift": "class Model {}\n",
        "around/App/Views/A.swift": "class A {}\n",
      ])
      #expect(try place.run("--package", "plain", "out").errors.hasSuffix(": plain, 4 sources\n"))
      #expect(
        try place.run("--package", "around/App", "out2").errors.hasSuffix(": App, 2 sources\n"))
    }

    @Test("a target outside the package is refused, and nothing there is removed")
    func outside() throws {
      for body in [#""../../victim", path: "Sources""#, #""Knob", path: "../victim""#] {
        let place = try PortPlace([
          "in/pkg/Package.swift": "let p = Package(targets: [.target(name: \(body))])",
          "in/pkg/Sources/Knob.swift": "class Knob {}\n",
          "in/victim/iOS/keep.txt": "", "victim/iOS/keep.txt": "",
        ])
        let run = try place.run("--package", "in/pkg", "in/new/out")
        #expect(place.has("in/victim/iOS/keep.txt") && place.has("victim/iOS/keep.txt"))
        #expect(!place.has("in/victim/iOS/Knob.swift") && !place.has("victim/iOS/Knob.swift"))
        if body.contains("path: \"../") {
          #expect(run.code == 1 && run.errors.contains("the target Knob lies outside the package"))
        } else {
          #expect(run.code == 0 && place.has("in/new/out/______victim/iOS/Knob.swift"))
        }
      }
    }

    @Test("no name of a stranger becomes code in the manifest")
    func names() throws {
      let place = try PortPlace([
        "pkg/Package.swift":
          #"let p = Package(targets: [.target(name: "B\(exit(7))", path: "Code")])"#,
        "pkg/Code/Knob.swift": "class Knob {}\n",
      ])
      #expect(try place.run("--package", "pkg", "out").code == 0)
      let manifest = try place.read("out/Package.swift")
      #expect(manifest.contains(#"name: "B__exit_7__", dependencies"#))
      #expect(!manifest.contains("exit("))
    }

    @Test("each language has a storyboard of one name")
    func languages() throws {
      let board = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>"
      let place = try PortPlace([
        "in/App/A.swift": "class A {}\n", "in/App/en.lproj/Main.storyboard": board,
        "in/App/de.lproj/Main.storyboard": board,
      ])
      #expect(try place.run("--package", "in", "out").code == 0)
      #expect(place.has("out/App/iOS/en.lproj/Main.storyboard"))
      #expect(place.has("out/App/iOS/de.lproj/Main.storyboard"))
    }

    @Test("what cannot be a package is one sentence")
    func refusals() throws {
      let place = try PortPlace([
        "empty/a.txt": "", "in/a/A.swift": "", "in/b/A.swift": "", "full/mine.txt": "",
        "one/A.swift": "",
      ])
      try place.link("link", to: "one")
      func fails(_ input: String, _ output: String, _ what: String) throws -> Bool {
        let run = try place.run("--package", input, output)
        return run.code == 1 && run.errors.contains(what)
          && run.errors.filter { $0 == "\n" }.count == 1
      }
      #expect(try fails("empty", "out", "has no Swift sources in it"))
      #expect(try fails("gone", "out", "is no folder that can be read"))
      #expect(try fails("link", "out", "is a link"))
      #expect(try fails("one", "full", "holds something else"))
      #expect(try fails("one", "one/out", "lies in the folder of the package"))
      try place.write("in/both.swift", "")
      #expect(try fails("one/A.swift", "out", "is no folder that can be read"))
    }

    @Test("two files of one name are one sentence, and a port without Swift sources is another")
    func sources() throws {
      let place = try PortPlace(["in/App/a/A.swift": "", "in/App/b/A.swift": "", "xib/A.xib": ""])
      #expect(try place.run("--package", "in", "out").errors.contains("a module cannot have both"))
      let run = try place.run("xib", "out")
      #expect(run.code == 1 && run.errors.contains("is no Swift source, and there is no other"))
    }
  }
#endif
