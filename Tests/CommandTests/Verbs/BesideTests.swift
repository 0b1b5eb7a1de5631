import Foundation
import Testing

/// Two recordings of one moment in one story.
@Suite struct BesideTests {
  private let folder: Folder

  init() throws {
    let moves = (1...20).map { step in
      let time = 0.6 + Double(step) / 50
      return "\(String(format: "%.2f", time)) "
        + (1...3).map { "move \($0) \(60 * $0 + 5 * step),300" }.joined(separator: "; ") + "\n"
    }.joined()
    folder = try Folder([
      "pad.touches": "touches 1\nsize 400x800\n0 down 1 60,300; down 2 120,300; down 3 180,300\n"
        + moves + "1.2 up 1; up 2; up 3\n",
      "events.txt": """
      -event9   DEVICE_ADDED     Some Touchpad      seat0 default group7  cap:pg  size 100x60mm
      -event9   GESTURE_HOLD_BEGIN     +5.000s\t3
       event9   GESTURE_HOLD_END       +5.610s\t3 cancelled
       event9   GESTURE_SWIPE_BEGIN    +5.620s\t3
       event9   GESTURE_SWIPE_UPDATE 3 +5.700s\t3 10.50/ 0.00 (20.00/ 0.00 unaccelerated)
       event9   GESTURE_SWIPE_UPDATE   +5.900s\t3 10.00/-1.00 (20.00/ 0.00 unaccelerated)
       event9   GESTURE_SWIPE_END      +6.200s\t3

      """,
      "tap.touches": "touches 1\nsize 400x800\n0 down 1 9,9\n0.05 up 1\n",
    ])
  }

  @Test("libinput's gestures stand beside those that are told here, with the reason of the nearest")
  func libinput() {
    let run = Run("explain", "--beside", folder["events.txt"], folder["pad.touches"])
    #expect(run.code == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasSuffix("pad.touches: touches"))
    #expect(lines[1].hasSuffix("events.txt: libinput's gestures, from 0.000 on"))
    let swipe = lines.first { $0.contains("libinput said swipe") }
    #expect(
      swipe?.hasPrefix(
        "   0.620  libinput said swipe, 3 fingers, ended at 1.200: moved (20.5, -1.0); here pan began at"
      ) == true, "\(swipe ?? "none")")
    #expect(swipe?.contains("because: pan began at") == true)
    #expect(lines.contains { $0.contains("libinput said hold, 3 fingers, cancelled at 0.610") })
  }

  #if os(Linux)
    @Test("the other one may be a pipe, standard input or packed")
    func once() throws {
      let plain = Run("explain", "--beside", folder["events.txt"], folder["pad.touches"])
      let (file, pad) = (folder["events.txt"], folder["pad.touches"])
      /// The lines behind the names of both files.
      func story(_ script: String) throws -> [String] {
        let tool = try #require(Process.command([]).executableURL?.path)
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", script, tool, file, pad]
        let output = Pipe()
        shell.standardOutput = output
        try shell.run()
        let text = String(
          decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        return text.split(separator: "\n").dropFirst(2).map(String.init)
      }
      let expected = plain.output.split(separator: "\n").dropFirst(2).map(String.init)
      #expect(expected.contains { $0.contains("libinput said swipe") })
      #expect(try story(#""$0" explain --beside - "$2" <"$1""#) == expected)
      #expect(try story(#"cat "$1" | "$0" explain --beside - "$2""#) == expected)
      #expect(
        try story(#"gzip -c "$1" >"$1.gz" && "$0" explain --beside "$1.gz" "$2""#) == expected)
    }
  #endif

  @Test("any other recording's gestures stand there too, shifted by an offset")
  func recordings() {
    let run = Run(
      "explain", "--beside", folder["tap.touches"], "--offset", "0.5", folder["pad.touches"])
    #expect(run.output.contains("tap          recognized at 0.400, 1 finger at (9, 9) (beside,"))
  }

  @Test("FILE#NAME selects one recording of the other file")
  func part() throws {
    let files = try Folder([
      "two.jsonl": """
      {"name": "left", "points_ns_xy": [[0, [[9, 9]]], [50000000, [[9, 9]]]]}
      {"name": "right", "points_ns_xy": [[0, [[300, 9]]], [50000000, [[300, 9]]]]}

      """
    ])
    let run = Run("explain", "--beside", files["two.jsonl"] + "#right", folder["pad.touches"])
    let taps = run.output.split(separator: "\n").filter { $0.contains("(beside,") }
    #expect(run.code == 0 && taps.count == 1, "\(run)")
    // Pixels of the phone are 1.4 to a point.
    #expect(taps.first?.contains("1 finger at (214, 6.42)") == true, "\(run)")
  }

  @Test("wrong questions are usage")
  func wrong() {
    #expect(Run("explain", "--offset", "1", folder["pad.touches"]).code == 2)
    #expect(Run("explain", "--beside", "a", "--json", folder["pad.touches"]).code == 2)
    #expect(Run("explain", "--beside", "a", "--offset", "x", folder["pad.touches"]).code == 2)
    for words in [["--flat"], ["--jobs", "2"], ["--framed"], ["--time-limit", "1"]] {
      let run = Run(arguments: ["explain", "--beside", "a"] + words + [folder["pad.touches"]])
      #expect(run.code == 2)
      #expect(run.errors.contains("--beside explains one recording"), "\(words)")
    }
    #expect(Run("explain", "--beside", folder["nowhere"], folder["pad.touches"]).code == 1)
  }

  private static let apple = """
    2025-03-01 10:00:00.100 App[1:2] <UITouch: 0x2b> phase: Began location in window: {10, 20} location in view: {1, 2}
    2025-03-01 10:00:00.150 App[1:2] [Gestures] Tap: 0x10, phase = failed(excludedBy: Pan)
    2025-03-01 10:00:00.200 App[1:2] <UITouch: 0x2b> phase: Ended location in window: {10, 20} location in view: {1, 2}

    """

  @Test("lines of Apple's gesture system stand behind the story of their log, and beside another")
  func appleGestures() throws {
    let logs = try Folder(["apple.txt": Self.apple])
    let line = "   0.050  Apple's gesture system: Tap: 0x10 failed: Pan prevented it"
    let story = Run("explain", logs["apple.txt"])
    #expect(story.output.contains("tap          recognized at 0.450"))
    #expect(story.output.hasSuffix(line + "\n"))
    let beside = Run("explain", "--beside", logs["apple.txt"], folder["pad.touches"])
    #expect(beside.output.contains("apple.txt: Apple's gesture system, from 0.000 on"))
    #expect(beside.output.contains(line + "\n"))
    let rows = Run("explain", "--json", logs["apple.txt"]).output
    #expect(rows.contains(#""type":"apple","time":0.05"#) || rows.contains(#""type": "apple""#))
  }
}
