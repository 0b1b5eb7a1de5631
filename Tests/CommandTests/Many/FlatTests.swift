import Foundation
import Testing

@testable import TouchstoneCommand

@Suite struct FlatTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "tap.touches": "touches 1\ndevice Phone\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n",
      "late.touches":
        "touches 1\nsize 400x800\n0 down 1 100,200\n0.3 move 1 100,260\n0.4 up 1\n",
      "faulty.touches": "touches 1\nsize 400x800\n0 down 1 100,200\n0.02 up 2\n0.05 up 1\n",
      "letter": "Dear \"diary\",\ntoday nothing moved.\n",
      "marked.touches":
        "touches 1\ndevice Pad\"\u{301}, new\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n",
      "one.scene.json": #"{"view": {"recognizers": [{"type": "tap", "name": "ok"}]}}"#,
    ])
  }

  private func explain(_ arguments: String...) -> Run {
    Run(arguments: ["explain", "--scene", folder["one.scene.json"]] + arguments)
  }

  /// The rows of a run as objects.
  private func rows(_ run: Run) throws -> [[String: Any]] {
    try run.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test("every row has every column, in one order, and the file in each")
  func columns() throws {
    let run = explain(
      "--flat", folder["tap.touches"], folder["late.touches"], folder["letter"])
    let names = FlatColumn.allCases.map(\.rawValue)
    for (row, line) in zip(try rows(run), run.output.split(separator: "\n")) {
      #expect(Set(row.keys) == Set(names))
      #expect(row["file"] is String)
      let places = try names.map { try #require(line.range(of: "\"\($0)\":")).lowerBound }
      #expect(places == places.sorted())
    }
    #expect(
      try rows(run).map { "\($0["type"] ?? "") \($0["state"] ?? "")" } == [
        "gesture ended", "summary told", "lost <null>", "summary told", "error <null>",
        "summary failed",
      ])
    #expect(run.code == 1)
    #expect(run.errors == "")
  }

  @Test("a gesture, a loss and a summary as rows")
  func values() throws {
    let rows = try rows(explain("--flat", folder["tap.touches"], folder["late.touches"]))
    func told(_ row: [String: Any]) -> String {
      row.filter { !($0.value is NSNull) && !["file", "format", "type"].contains($0.key) }
        .map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    }
    #expect(
      rows.map(told) == [
        "began=0 device=Phone ended=0.05 fingers=1 gesture=tap height=800 recognized=0.05"
          + " recognizer=ok state=ended width=400 x=100 y=200",
        "complaints=0 device=Phone frames=2 gestures=1 height=800 losses=0 seconds=0.05"
          + " state=told width=400",
        "bound=45 cause=over gesture=tap height=800 limit=tapMovement measured=60"
          + " reason=moved 60 pt, more than tapMovement 45 recognizer=ok time=0.3 width=400",
        "complaints=0 frames=3 gestures=0 height=800 losses=1 seconds=0.4 state=told width=400",
      ])
  }

  @Test("what is wrong with a file is a row with its line")
  func complaints() throws {
    let path = folder["faulty.touches"]
    let rows = try rows(explain("--flat", path))
    #expect(rows.map { $0["type"] as? String } == ["complaint", "gesture", "summary"])
    #expect(rows[0]["severity"] as? String == "fault")
    #expect(rows[0]["line"] as? Int == 4)
    #expect(rows[0]["message"] as? String == "finger 2 is not down; left out")
    let quiet = explain("--flat", "--quiet", path).output.split(separator: "\n")
    #expect(quiet.count == 2)
    let strict = explain("--flat", "--strict", path)
    #expect(strict.code == 1)
    #expect(strict.output.contains("\"type\":\"error\""))
  }

  @Test("--csv has a head and as many cells in each row, quoted where they must be")
  func commas() throws {
    let run = explain("--csv", folder["tap.touches"], folder["letter"])
    let lines = run.output.split(separator: "\n")
    #expect(lines[0] == FlatColumn.allCases.map(\.rawValue).joined(separator: ",")[...])
    #expect(lines.count == 5)
    #expect(
      lines[1].hasPrefix(
        "gesture,\(folder["tap.touches"]),touches,Phone,400,800,tap,ok,1,0,0.05,0.05,ended,100,200,,"
      ))
    #expect(lines[3].contains("\"is not a touch recording: it begins “Dear \"\"diary\"\",”\""))
    #expect(lines[1].count(where: { $0 == "," }) == FlatColumn.allCases.count - 1)
    // A quote stays one when a combining mark makes another character of it.
    let marked = explain("--csv", folder["marked.touches"]).output
    #expect(marked.utf8.contains(",\"Pad\"\"\u{301}, new\",400,".utf8))
  }

  @Test("a log with libinput's gestures alone is no failure, as in a story")
  func libinputGestures() throws {
    let folder = try Folder([
      "events.txt": """
      -event9   DEVICE_ADDED     Some Touchpad      seat0 default group7  cap:pg  size 100x60mm
      -event9   GESTURE_SWIPE_BEGIN    +5.620s\t3
       event9   GESTURE_SWIPE_UPDATE   +5.900s\t3 10.00/-1.00 (20.00/ 0.00 unaccelerated)
       event9   GESTURE_SWIPE_END      +6.200s\t3

      """
    ])
    let story = Run("explain", folder["events.txt"])
    let rows = Run("explain", "--flat", folder["events.txt"])
    #expect(story.code == 0 && rows.code == 0, "\(story) \(rows)")
    #expect(rows.output.contains("\"type\":\"complaint\"") && !rows.output.contains("\"error\""))
  }

  @Test(
    "wrong usage is told",
    arguments: [
      (["--flat", "--why", "tap", "x"], "a table has no chains of causes; --why goes with --json"),
      (["--null", "x"], "--null goes with --files-from FILE"),
      (["--jobs", "many", "x"], "--jobs takes a number from 0 to 512, not “many”"),
      (["--time-limit", "0", "x"], "--time-limit takes a number above 0, not “0”"),
      (["--framed", "-"], "standard input can be read once only"),
      (["--files-from", "-", "--scene", "-"], "standard input can be read once only"),
      (
        ["--jobs", "2", "-"],
        "--jobs needs files, a list of files or --framed; - reads standard input"
      ),
      (
        ["--jobs", "2", "--scene", "-", "x"],
        "--jobs needs files, a list of files or --framed; --scene - reads standard input"
      ),
      (
        ["--framed", "--files-from", "/nowhere"],
        "--framed reads names from standard input, and --files-from from a list"
      ),
      (["--beside", "-", "-"], "standard input can be read once only"),
      (
        ["--files-from", "/nowhere"],
        "--files-from /nowhere: the list cannot be read; is the path right?"
      ),
    ])
  func usage(arguments: [String], message: String) {
    let run = Run(arguments: ["explain"] + arguments)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("touchstone explain: \(message)\n"))
  }
}
