import GestureCore

#if os(Linux)
  import Effort
  import EvdevInput
  import Foundation
  import LinuxTouchInput
  import TouchRecordings
  import TouchStories
  import Touchstone
  import Testing

  @testable import TouchstoneCommand

  @Suite struct LiveTests {
    @Test("a pipe's story is that of its recording, and of what was played")
    func pipe() throws {
      let folder = try Folder(["panel.desc": Self.head, "played.evemu": Self.head + Self.tap])
      try folder.write(try Self.bytes(folder["played.evemu"]), to: "bytes")
      let live = Run(
        "live", "--device", folder["panel.desc"], "-o", folder["recorded.evemu"], folder["bytes"])
      #expect(live.code == 0)
      let stories = [
        Run("explain", folder["recorded.evemu"]), Run("explain", folder["played.evemu"]),
        Run("replay", "--fast", folder["recorded.evemu"]),
      ].map { Self.story($0.output) }
      #expect(
        Self.story(live.output).first
          == "   0.000  tap          recognized at 0.400, 1 finger at (642, 321)")
      #expect(stories == Array(repeating: Self.story(live.output), count: 3))
    }

    @Test("a recording in Touchstone's own format is turned as the panel was")
    func turned() throws {
      let folder = try Folder(["panel.desc": Self.head, "played.evemu": Self.head + Self.tap])
      try folder.write(try Self.bytes(folder["played.evemu"]), to: "bytes")
      let turn = ["--rotate", "90", "--device", folder["panel.desc"]]
      let live = Run(arguments: ["live"] + turn + [folder["bytes"]])
      let touches = Run(
        arguments: ["record", "-o", folder["a.touches"]] + turn + [folder["bytes"]])
      let events = Run(arguments: ["record", "-o", folder["a.evemu"]] + turn + [folder["bytes"]])
      #expect([touches.code, events.code] == [0, 0])
      let stories = [
        Run("explain", folder["a.touches"]), Run("explain", "--rotate", "90", folder["a.evemu"]),
      ].map { Self.story($0.output) }
      #expect(Self.story(live.output).first?.hasSuffix("1 finger at (795, 642)") == true)
      #expect(stories == Array(repeating: Self.story(live.output), count: 2))
    }

    @Test("a recording brings its scene along, into whatever it is converted")
    func scene() throws {
      let folder = try Folder([
        "panel.desc": Self.head, "played.evemu": Self.head + Self.tap,
        "one.scene.json": #"{"view": {"recognizers": [{"type": "tap", "name": "mine"}]}}"#,
      ])
      try folder.write(try Self.bytes(folder["played.evemu"]), to: "bytes")
      let device = ["--device", folder["panel.desc"], folder["bytes"]]
      let scene = ["--scene", folder["one.scene.json"]]
      let codes = [
        Run(arguments: ["record", "-o", folder["a.evemu"]] + scene + device),
        Run(arguments: ["record", "-o", folder["a.touches"]] + scene + device),
        Run(arguments: ["live", "-o", folder["b.touches"]] + scene + device),
        Run("convert", folder["a.evemu"], folder["c.touches"]),
        Run("convert", folder["a.touches"], folder["c.yml"]),
        Run("convert", folder["c.yml"], folder["d.evemu"]),
      ].map(\.code)
      #expect(codes == [0, 0, 0, 0, 0, 0])
      let names = ["a.evemu", "a.touches", "b.touches", "c.touches", "c.yml", "d.evemu"]
      let stories = names.map { Self.story(Run("explain", folder[$0]).output) }
      #expect(
        stories[0] == ["   0.000  mine    recognized at 0.050, 1 finger at (642, 321)"])
      #expect(stories == Array(repeating: stories[0], count: names.count))
      let usual = Run("explain", "--scene", "Examples/usual.scene.json", folder["a.evemu"])
      #expect(Self.story(usual.output).contains { $0.contains("others") })
    }

    @Test("TUIO over UDP has a story, and a recording in places")
    func tuio() throws {
      let folder = try Folder()
      #expect(Run("live", "--tuio", "here").code == 1)
      #expect(Run("live", "--tuio", "0", "event3").code == 2)
      let events = Run("live", "--tuio", "0", "-o", folder["a.evemu"])
      #expect(events.code == 1)
      #expect(events.errors.contains("sends no events of a device; name a file in .touches"))
    }

    @Test("a recording that was cut anywhere is read up to there")
    func cut() throws {
      let folder = try Folder(["panel.desc": Self.head, "played.evemu": Self.head + Self.tap])
      try folder.write(try Self.bytes(folder["played.evemu"]), to: "bytes")
      _ = Run(
        "record", "-o", folder["whole.evemu"], "--device", folder["panel.desc"], folder["bytes"])
      let whole = try #require(FileManager.default.contents(atPath: folder["whole.evemu"]))
      let firstEvent = try #require(whole.range(of: Data("E: ".utf8)))
      let codes = Set(
        Effort.sample(firstEvent.upperBound + 30..<whole.count).map { count in
          try? folder.write(whole.prefix(count), to: "cut.evemu")
          return Run("explain", folder["cut.evemu"]).code
        })
      #expect(codes == [0])
    }

    @Test("what cannot be listened to is told with the way out")
    func errors() throws {
      let folder = try Folder(["event0": ""])
      let none =
        "\(folder.path): there is no touch device; plug one in, or name another folder with --folder\n"
      #expect(Run("live", "--folder", folder.path).errors == "touchstone live: " + none)
      #expect(Run("devices", "--folder", folder.path).errors == "touchstone devices: " + none)
      #expect(
        Run("record", "-o", "-", "--folder", folder.path, folder["event0"]).errors
          == "touchstone record: \(folder["event0"]) is not an input device; a pipe with a device's bytes needs --device FILE\n"
      )
      #expect(Run("live", "--folder", folder.path).code == 1)
      #expect(Run("live", "--rotate", "45").code == 2)
      #expect(Run("live", "--calibration", "1").code == 2)
      #expect(Run("record").code == 2)
      #expect(Run("replay", "--speed", "0", "x").code == 2)
    }

    @Test("the stories of real recordings are the same through a pipe")
    func real() throws {
      let shared = "../shared/recordings/evemu-devices/touchscreens"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? []
      let recordings = names.filter { $0.hasSuffix(".events") }.sorted()
      try #require(!recordings.isEmpty || names.isEmpty)
      for name in Effort.sample(recordings) {
        let stem = names.filter { $0.hasSuffix(".desc") && name.hasPrefix($0.dropLast(5)) }
          .max { $0.count < $1.count }
        guard let stem else { continue }
        let folder = try Folder()
        try folder.write(try Self.bytes("\(shared)/\(name)"), to: "bytes")
        let live = Run("live", "--device", "\(shared)/\(stem)", folder["bytes"])
        let file = Run("explain", "--device", "\(shared)/\(stem)", "\(shared)/\(name)")
        #expect(Self.story(live.output) == Self.story(file.output), "\(name)")
      }
    }

    static let head = """
      # EVEMU 1.3
      N: Panel
      P: 02 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 0 3099 0 0 10
      A: 36 0 1739 0 0 10
      A: 39 0 65535 0 0 0

      """

    static let tap = """
      E: 5.000000 0003 0039 0007
      E: 5.000000 0003 0035 1000
      E: 5.000000 0003 0036 0500
      E: 5.000000 0000 0000 0000
      E: 5.050000 0003 0039 -001
      E: 5.050000 0000 0000 0000

      """

    /// The kernel's bytes for the events of an evemu recording.
    static func bytes(_ path: String) throws -> Data {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return Data(
        text.split(whereSeparator: \.isNewline).flatMap { line -> [UInt8] in
          let words = line.split { $0 == " " || $0 == "\t" }
          guard words.first == "E:", words.count >= 5, let seconds = Double(words[1]),
            let type = UInt16(words[2], radix: 16), let code = UInt16(words[3], radix: 16),
            let value = Int32(words[4])
          else { return [] }
          let time = Timestamp(nanoseconds: Int64((seconds * 1e6).rounded()) * 1000)
          return EventBytes.bytes(EvdevEvent(time: time, type: type, code: code, value: value))
        })
    }

    private static func story(_ output: String) -> [String] {
      output.split(separator: "\n").dropFirst().map(String.init)
    }
  }

  @Suite struct TerminalPictureTests {
    @Test("a panel is drawn in its shape, with fingers by age and the last lines below")
    func picture() {
      let picture = TerminalPicture(
        title: "Panel", size: CGSize(width: 100, height: 50),
        fingers: [CGPoint(x: 0, y: 0), CGPoint(x: 99, y: 49), CGPoint(x: 500, y: 25)],
        active: ["pan"], story: ["   0.000  tap"], width: 18)
      #expect(
        picture.lines == [
          "Panel", "┌────────────────┐", "│1               │", "│                │",
          "│               3│", "│               2│", "└────────────────┘", "now: pan",
          "   0.000  tap",
        ])
    }

    @Test("lines are drawn over those that stand there, and what is left over is cleared")
    func screen() {
      #expect(TerminalScreen.text(["a", "b"], over: 0) == "\ra\u{1b}[K\n\rb\u{1b}[K\n\u{1b}[J")
      #expect(TerminalScreen.text(["a"], over: 2) == "\u{1b}[2A\ra\u{1b}[K\n\u{1b}[J")
    }

    @Test("latency is told by its middle, its tail and its worst")
    func latency() {
      var count = LatencyCount()
      #expect(count.line == "latency: no frame came")
      for value in 1...100 { count.note(Double(value) / 1000) }
      #expect(
        count.line
          == "latency of 100 frames: median 51.000 ms, 99 of 100 within 100.000 ms, longest 100.000 ms"
      )
    }
  }
#endif
