import Foundation
import Testing

@Suite struct ExplainTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "tap.touches": "touches 1\ndevice Phone\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n",
      "hold.touches": "touches 1\nsize 400x800\n0 down 1 100,200\n1 up 1\n",
      "faulty.touches": "touches 1\nsize 400x800\n0 down 1 100,200\n0.02 up 2\n0.05 up 1\n",
      "one.scene.json": #"{"view": {"recognizers": [{"type": "tap", "name": "ok"}]}}"#,
      "bad.scene.json": #"{"view": {"recognisers": []}}"#,
      "empty": "",
    ])
  }

  private func explain(_ arguments: String...) -> Run {
    Run(arguments: ["explain"] + arguments)
  }

  @Test("a story has a head, its gestures, and who lost")
  func story() {
    let run = explain("--scene", folder["one.scene.json"], folder["tap.touches"])
    #expect(
      run.output == """
        \(folder["tap.touches"]): touches, Phone, 400 x 800 points
           0.000  ok      recognized at 0.050, 1 finger at (100, 200)

        """)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("--quiet prints the gestures alone")
  func quiet() {
    #expect(
      explain("--quiet", folder["tap.touches"]).output
        == "   0.000  tap          recognized at 0.400, 1 finger at (100, 200)\n")
    #expect(
      explain("--quiet", folder["tap.touches"], folder["hold.touches"]).output == """
        \(folder["tap.touches"]):
           0.000  tap          recognized at 0.400, 1 finger at (100, 200)
        \(folder["hold.touches"]):
           0.000  long press   began at 0.500, ended at 1.000, 1 finger at (100, 200)

        """)
  }

  @Test("without a scene recognizers have titles, and none is named that never moved")
  func titles() throws {
    let words = """
      touches 1
      size 400x800
      0 down 1 100,200; down 2 200,200
      0.05 up 1; up 2
      2 down 1 100,200
      2.2 move 1 300,200
      2.7 up 1

      """
    try folder.write(Data(words.utf8), to: "two.touches")
    let path = folder["two.touches"]
    #expect(
      explain(path).output == """
        \(path): touches, 400 x 800 points
           0.000  tap (2 fingers) recognized at 0.050, 2 fingers at (150, 200)
           2.000  pan          began at 2.500, waited 0.3 s for swipes, ended at 2.700, 1 finger at (300, 200): \
        moved (190, 0) pt, at the end (1000, 0) pt/s
           2.200  double tap   failed: moved 200 pt, more than tapMovement 45
           2.200  tap          failed: moved 200 pt, more than tapMovement 45
           2.500  swipe right  failed: no lift within 0.5 s

        """)
    // Programs find the names of Examples/usual.scene.json.
    #expect(explain("--json", path).output.contains(#""recognizer":"tap2""#))
    #expect(explain("--full", path).output.contains(" others "))
    for name in ["tap2", "tap (2 fingers)"] {
      #expect(explain("--why", name, path).output.contains("\ntap (2 fingers): "))
    }
    #expect(explain("--why", "nothing", path).errors.contains("tap (2 fingers), "))
    let why = explain("--why", "swipe right", path).output
    #expect(why.contains("swipe right failed") && !why.contains("linger"))
    #expect(!why.contains("cure:"))
  }

  @Test("-q is --quiet, and the shape of several recordings unless --full asks for the other")
  func many() {
    let files = [folder["tap.touches"], folder["hold.touches"]]
    let short = Run(arguments: ["explain", "--quiet"] + files)
    #expect(Run(arguments: ["explain"] + files) == short)
    #expect(Run(arguments: ["explain", "-q"] + files) == short)
    #expect(explain("-q", files[0]) == explain("--quiet", files[0]))
    // All of both stories, each as it is printed alone.
    #expect(
      Run(arguments: ["explain", "--full"] + files).output
        == files.map { explain("--full", $0).output }.joined())
    #expect(
      explain("--full", "-q", files[0]).errors.hasPrefix(
        "touchstone explain: --quiet and --full do not go together\n"))
  }

  @Test("of several recordings a program, and who asks why, is told everything")
  func everything() {
    let files = [folder["tap.touches"], folder["hold.touches"]]
    #expect(Run(arguments: ["explain", "--json"] + files).output.contains(#""type":"lost""#))
    let why = Run(arguments: ["explain", "--why", "pan"] + files).output
    #expect(why.hasPrefix("\(files[0]): touches, Phone, 400 x 800 points\n"))
  }

  @Test("--json writes an object a line, with the file's name only if there are several")
  func json() {
    let scene = folder["one.scene.json"]
    #expect(
      explain("--json", "--scene", scene, folder["tap.touches"]).output == """
        {"type":"recording","format":"touches","device":"Phone","size":[400,800]}
        {"type":"gesture","gesture":"tap","recognizer":"ok","fingers":1,"began":0,\
        "recognized":0.05,"ended":0.05,"state":"ended","location":[100,200]}

        """)
    let path = folder["tap.touches"]
    #expect(
      explain("--json", "--quiet", "--scene", scene, path, path).output
        == String(
          repeating: """
            {"type":"gesture","gesture":"tap","recognizer":"ok","fingers":1,"began":0,\
            "recognized":0.05,"ended":0.05,"state":"ended","location":[100,200],"file":"\(path)"}

            """, count: 2))
  }

  @Test("no gesture is a story too")
  func nothing() throws {
    try folder.write(Data("touches 1\nsize 9x9\n0 down 1 1,1\n0.5 cancel 1\n".utf8), to: "none")
    let run = explain("--scene", folder["one.scene.json"], folder["none"])
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("failed: its touches were cancelled\nno gesture was recognized\n"))
  }

  @Test("faults are told with line and remedy while the good in a file is told")
  func faults() {
    let path = folder["faulty.touches"]
    let run = explain("--quiet", path)
    #expect(run.code == 0)
    #expect(run.errors == "\(path):4: finger 2 is not down; left out\n")
    #expect(run.output == "   0.000  tap          recognized at 0.400, 1 finger at (100, 200)\n")
  }

  @Test("--strict stops at the first fault")
  func strict() {
    let path = folder["faulty.touches"]
    let run = explain("--quiet", "--strict", path)
    #expect(run.code == 1)
    #expect(run.errors == "\(path):4: finger 2 is not down; left out\n")
    #expect(run.output == "")
  }

  @Test("one unreadable file among several makes the exit code, and the others are told")
  func several() {
    let run = explain("--quiet", folder["missing"], folder["tap.touches"])
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("\(folder["missing"]) cannot be opened: "))
    #expect(run.output.hasSuffix("recognized at 0.400, 1 finger at (100, 200)\n"))
  }

  @Test("what is no recording is refused with a reason")
  func badInputs() throws {
    try folder.write(Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 * 7) }), to: "junk")
    try folder.write(Data("Dear diary,\ntoday nothing moved.\n".utf8), to: "letter")
    try folder.write(Data("touches 1\n0 down 1 1,1\n".utf8), to: "locked")
    for (name, words) in [
      ("missing", "o such file"), ("empty", "is empty"), ("", "directory"),
      ("junk", "is binary data and not a touch recording"),
      ("letter", "is not a touch recording: it begins “Dear diary,”"),
    ] {
      let run = explain(folder[name])
      #expect(run.code == 1, "\(name)")
      #expect(run.output == "", "\(name)")
      #expect(run.errors.contains(words), "\(name): \(run.errors)")
      #expect(run.errors.hasSuffix("\n"), "\(name)")
    }
    // The superuser may read everything.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder["locked"])
    if geteuid() != 0 { #expect(explain(folder["locked"]).code == 1) }
  }

  @Test("a scene that cannot be read or is wrong is told with its path")
  func badScene() {
    let path = folder["bad.scene.json"]
    let wrong = explain("--scene", path, folder["tap.touches"])
    #expect(wrong.code == 1)
    #expect(
      wrong.errors == "touchstone explain: \(path):1:26: $.view.recognisers: unknown here; "
        + "did you mean “recognizers”?\n")
    let missing = explain("--scene", folder["missing"], folder["tap.touches"])
    #expect(missing.code == 1)
    #expect(
      missing.errors == "touchstone explain: \(folder["missing"]) cannot be opened; "
        + "check the name and the permissions\n")
  }

  @Test(
    "wrong usage is told, with the way to help",
    arguments: [
      ([], "no recording is named; - stands for standard input"),
      (["-", "-"], "standard input can be read once only"),
      (["--jsno", "x"], "unknown option “--jsno”; did you mean “--json”?"),
      (["x", "--scene"], "--scene needs a value: --scene FILE"),
      (["--size", "3", "x"], "--size takes a size such as 150x94mm, not “3”"),
      (["--format", "evmu", "x"], "--format “evmu” is unknown; did you mean “evemu”?"),
      (
        ["--points-per-inch", "0", "x"],
        "--points-per-inch takes a number from 1 to 10000, not “0”"
      ),
    ])
  func usage(arguments: [String], message: String) {
    let run = Run(arguments: ["explain"] + arguments)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.errors == "touchstone explain: \(message)\n"
        + "touchstone explain --help lists its options\n")
  }

  @Test("the density changes what fingers mean: the same file at another is another gesture")
  func density() throws {
    try folder.write(
      Data(
        """
        # EVEMU 1.3
        N: Panel
        I: 0003 0001 0001 0100
        P: 02 00 00 00 00 00 00 00
        A: 00 0 1000 0 0 10
        A: 01 0 1000 0 0 10
        E: 0.000000 0003 0000 0100
        E: 0.000000 0003 0001 0100
        E: 0.000000 0001 014a 0001
        E: 0.000000 0000 0000 0000
        E: 0.100000 0003 0000 0130
        E: 0.100000 0000 0000 0000
        E: 0.200000 0001 014a 0000
        E: 0.200000 0000 0000 0000

        """.utf8), to: "panel.evemu")
    let path = folder["panel.evemu"]
    // Three millimetres are 19 points at a phone's density and 6 at a third of it.
    #expect(explain("--quiet", path).output.contains("  pan  "))
    #expect(explain("--quiet", "--points-per-inch", "50", path).output.contains("  tap  "))
  }

  @Test("two taps of which one lifts in the report in which the other lands are two taps")
  func twoTaps() throws {
    let events = [
      (100, ["2f 0", "39 1", "35 100", "36 100"]),
      (180, ["2f 0", "39 -1", "2f 1", "39 2", "35 600", "36 400"]), (260, ["2f 1", "39 -1"]),
    ]
    var text = """
      # EVEMU 1.3
      N: Panel
      I: 0003 0001 0001 0100
      P: 02 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 0 1000 0 0 10
      A: 36 0 1000 0 0 10
      A: 39 0 65535 0 0 0

      """
    for (time, words) in events {
      for word in words {
        let parts = word.split(separator: " ")
        text += "E: 0.\(time)000 0003 00\(parts[0]) \(parts[1])\n"
      }
      text += "E: 0.\(time)000 0000 0000 0000\n"
    }
    try folder.write(Data(text.utf8), to: "two.evemu")
    let lines = explain("--quiet", folder["two.evemu"]).output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("  tap  ") && $0.contains("1 finger at") })
  }

  @Test("a gesture of a pen is a pen's, in words and in JSON")
  func pen() throws {
    let text = "touches 1\nsize 400x800\n0 down 1 100,200 kind pencil\n0.05 up 1\n"
    try folder.write(Data(text.utf8), to: "pen.touches")
    #expect(explain("--quiet", folder["pen.touches"]).output.contains("a pen at (100, 200)"))
    #expect(explain("--json", folder["pen.touches"]).output.contains(#""pen":true"#))
  }

  @Test("a gesture of a mouse is a mouse's, in words and in JSON")
  func mouse() throws {
    let text =
      "touches 1\nsize 400x800\n0 buttons 1\n0 down 1 100,200 kind pointer\n0.05 up 1\n"
    try folder.write(Data(text.utf8), to: "mouse.touches")
    #expect(explain("--quiet", folder["mouse.touches"]).output.contains("a mouse at (100, 200)"))
    #expect(explain("--json", folder["mouse.touches"]).output.contains(#""mouse":true"#))
  }
}
