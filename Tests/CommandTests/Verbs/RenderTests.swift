#if PIXELS
  import Foundation
  import Pictures
  import Testing
  import TouchstonePixels

  @Suite struct RenderTests {
    private let folder: Folder

    init() throws {
      folder = try Folder([
        "drag.touches":
          "touches 1\nsize 400x800\n0 down 1 100,200\n0.5 move 1 300,200\n1 up 1\n",
        "one.scene.json":
          #"{"size": [200, 100], "view": {"name": "photo", "frame": [20, 10, 100, 60]}}"#,
        "bad.scene.json": #"{"view": {"recognisers": []}}"#,
      ])
    }

    private func render(_ arguments: String...) -> Run { Run(arguments: ["render"] + arguments) }

    private func bitmap(_ name: String) throws -> Bitmap {
      let file = try #require(FileManager.default.contents(atPath: folder[name]))
      return try #require(TouchstonePixels.renderer.bitmap(decoding: file))
    }

    @Test("a scene without a recording is drawn with its views, at the scale that is asked for")
    func scene() throws {
      let run = render("--scene", folder["one.scene.json"], "--scale", "2", "-o", folder["a.png"])
      #expect(run.code == 0 && run.errors == "" && run.output == "")
      let drawn = try bitmap("a.png")
      #expect(drawn.width == 400 && drawn.height == 200 && drawn[x: 399, y: 199]?[3] == 255)
      // The view is tinted, its edge is blue.
      #expect(
        drawn[x: 100, y: 100] != drawn[x: 390, y: 190]
          && drawn[x: 40, y: 80] != drawn[x: 100, y: 100])
    }

    @Test(
      "fingers are where they are at the moment that is asked for, and gone after the last event")
    func moments() throws {
      func drawn(_ arguments: String...) throws -> Bitmap {
        let run = Run(
          arguments: ["render", "--recording", folder["drag.touches"], "-o", folder["m.png"]]
            + arguments)
        #expect(run.code == 0 && run.errors == "" && run.output == "")
        return try bitmap("m.png")
      }
      let (early, late, after) = try (drawn("--at", "0.2"), drawn("--at", "0.7"), drawn())
      #expect(
        early[x: 100, y: 200] != after[x: 100, y: 200]
          && early[x: 300, y: 200] == after[x: 300, y: 200])
      #expect(
        late[x: 300, y: 200] != after[x: 300, y: 200]
          && late[x: 100, y: 200] == after[x: 100, y: 200])
    }

    @Test("a series is numbered from 1, and ends with the moment after the last event")
    func series() throws {
      let run = render(
        "--recording", folder["drag.touches"], "--rate", "4", "-o", folder["film.png"])
      #expect(run.code == 0 && run.errors == "" && run.output == "")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("film") }.sorted()
      #expect(files == (1...5).map { "film-000\($0).png" })
    }

    #if os(Linux)
      @Test("without the font it says what to install, and leaves no file")
      func font() throws {
        let fonts = #"""
          <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
          <fontconfig><dir>/no/such/folder</dir></fontconfig>
          """#
        try folder.write(Data(fonts.utf8), to: "fonts.conf")
        let command = try Process.command(
          ["render", "--scene", folder["one.scene.json"], "-o", folder["x.png"]])
        command.environment = ProcessInfo.processInfo.environment
          .merging(["FONTCONFIG_FILE": folder["fonts.conf"]]) { $1 }
        let errors = Pipe()
        command.standardError = errors
        try command.run()
        let words = String(
          decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        command.waitUntilExit()
        #expect(command.terminationStatus == 1)
        #expect(words.contains("apt-get install fonts-dejavu-extra"))
        #expect(!FileManager.default.fileExists(atPath: folder["x.png"]))
      }
    #endif

    @Test("what is missing or wrong is said with what to do")
    func usage() {
      let scene = folder["one.scene.json"]
      let (png, recording) = (folder["x.png"], folder["drag.touches"])
      let wrong: [([String], String)] = [
        ([], "-o FILE.png"), (["-o", "x.svg", "--scene", scene], "ends with .png"),
        (["-o", png], "--scene FILE"), (["-o", png, "--scene", scene, "--at", "1"], "--recording"),
        (["-o", png, "--recording", recording, "--rate", "0"], "from 1 to 240"),
        (["-o", png, "--recording", recording, "--rate", "2", "--at", "1"], "use one of them"),
        (["-o", png, "--scene", scene, "--scale", "4"], "from 1 to 3"),
        (["-o", png, recording], "--recording FILE"),
      ]
      for (arguments, words) in wrong {
        let run = Run(arguments: ["render"] + arguments)
        #expect(run.code == 2 && run.errors.contains(words), "\(arguments): \(run.errors)")
      }
      let bad = render("--scene", folder["bad.scene.json"], "-o", png)
      #expect(bad.code == 1 && bad.errors.contains("recognisers"))
      let nowhere = render("--scene", scene, "-o", folder["no/such/x.png"])
      #expect(nowhere.code == 1 && nowhere.errors.contains("x.png"))
    }
  }
#else
  import Testing

  @Test("a command without pixels says that it has no render")
  func renderIsMissing() {
    let run = Run("render", "-o", "x.png")
    #expect(run.code == 2 && run.errors.contains("TouchstonePixels"))
  }
#endif
