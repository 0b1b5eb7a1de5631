import Foundation
import Testing

@testable import TouchstoneCommand

@Suite("Rules, told of recordings") struct ActTests {
  private static let rules = """
    rules:
    - name: back
      gesture: swipe
      fingers: 2
      direction: right
      from: left
      do: {run: [xdg-open, "about:back"]}
    - {name: louder, gesture: pan, direction: up, when: progress, every: 20%, do: {keys: volumeup}}
    - {name: larger, gesture: pinch, direction: out, app: "*viewer", do: {keys: ctrl+plus}}
    - {name: menu, gesture: longPress, after: 1, do: [{keys: menu}, {run: [echo, <x>, <y>]}]}
    - {name: usual menu, gesture: longPress, do: {click: right}}
    """

  /// A flick of two fingers from the left edge, a slow way up, a pinch, and a long press.
  private static let recording: String = {
    var lines = ["touches 1", "size 390x844"]
    func add(_ time: Double, _ words: String) { lines.append("\(time) \(words)") }
    add(0, "down 1 10,300")
    add(0, "down 2 30,400")
    for step in 1...5 {
      add(Double(step) * 0.02, "move 1 \(10 + step * 30),300")
      add(Double(step) * 0.02, "move 2 \(30 + step * 30),400")
    }
    add(0.12, "up 1")
    add(0.12, "up 2")
    add(2, "down 3 200,800")
    for step in 1...40 { add(2 + Double(step) * 0.05, "move 3 200,\(800 - step * 10)") }
    add(4.1, "up 3")
    add(6, "down 4 150,400")
    add(6, "down 5 250,400")
    for step in 1...30 {
      add(6 + Double(step) * 0.05, "move 4 \(150 - step * 2),400")
      add(6 + Double(step) * 0.05, "move 5 \(250 + step * 2),400")
    }
    add(7.6, "up 4")
    add(7.6, "up 5")
    add(9, "down 6 300,500")
    add(10.5, "up 6")
    add(11, "end")
    return lines.joined(separator: "\n") + "\n"
  }()

  @Test("a recording tells what rules would do at it, and does nothing")
  func replay() throws {
    let folder = try Folder(["rules.yaml": Self.rules, "r.touches": Self.recording])
    let run = Run(
      "act", "--rules", folder["rules.yaml"], "--recording", folder["r.touches"], "--app",
      "Image-Viewer")
    #expect(
      run
        == Run(
          code: 0,
          output: """
               0.120  back        swipe right, 2 fingers: run xdg-open about:back
               2.850  louder      pan up, 1 finger, 20 %: keys volumeup
               3.700  louder      pan up, 1 finger, 40 %: keys volumeup
               6.300  larger      pinch out, 2 fingers: keys leftctrl+kpplus
               9.500  usual menu  longPress, 1 finger: click right
              10.000  menu        longPress, 1 finger: keys menu; run echo 300.0 500.0

            """, errors: ""))
  }

  @Test("a pan comes from an edge or does not, and pointers come and go")
  func edgesAndPointers() throws {
    let rules = """
      rules:
      - {name: menu, gesture: edgePan, from: left, do: {keys: menu}}
      - {name: wider, gesture: edgePan, from: left, when: progress, every: 40%, do: {keys: f1}}
      - {name: scroll, gesture: pan, direction: right, do: {keys: right}}
      - {name: near, gesture: hover, when: began, do: {keys: f2}}
      - {name: away, gesture: hover, when: ended, atLeast: 50, do: {keys: f3}}
      """
    func drag(_ finger: Int, at time: Double, fromX x: Int) -> String {
      let moves = (1...10).map { "\(time + Double($0) / 20) move \(finger) \(x + $0 * 20),300\n" }
      return "\(time) down \(finger) \(x),300\n" + moves.joined() + "\(time + 0.6) up \(finger)\n"
    }
    let hover = "6 hover began 100,100\n6.5 hover changed 180,100\n7 hover ended 180,100\n8 end\n"
    let recording =
      "touches 1\nsize 390x844\n" + drag(1, at: 0, fromX: 4) + drag(2, at: 3, fromX: 100) + hover
    let folder = try Folder(["rules.yaml": rules, "r.touches": recording])
    let run = Run(
      "act", "--rules", folder["rules.yaml"], "--recording", folder["r.touches"])
    #expect(
      run
        == Run(
          code: 0,
          output: """
               0.050  menu    edgePan right, 1 finger: keys menu
               0.400  wider   edgePan right, 1 finger, 40 %: keys f1
               3.050  scroll  pan right, 1 finger: keys right
               6.000  near    hover: keys f2
               7.000  away    hover: keys f3

            """, errors: ""))
  }

  /// Two fingers 100 points apart that go 240 points down in 0.8 s and come 24 points nearer, with a sample
  /// each 20 ms.
  private static let scroll: String = {
    var lines = ["touches 1", "size 600x400", "0 down 1 250,50; down 2 350,50"]
    for step in 1...40 {
      let (y, part) = (50 + step * 6, Double(step) * 0.3)
      lines.append("\(Double(step) * 0.02) move 1 \(250 + part),\(y); move 2 \(350 - part),\(y)")
    }
    return (lines + ["0.82 up 1; up 2", "1 end"]).joined(separator: "\n") + "\n"
  }()

  @Test(
    "of gestures that may begin at one moment the one that moved most begins, and --why says so")
  func mostMoved() throws {
    let rules = """
      rules:
      - {name: zoom, gesture: pinch, when: ended, do: {keys: a}}
      - {name: turn, gesture: rotation, when: ended, do: {keys: b}}
      - {name: scroll, gesture: [pan, swipe], when: ended, do: {keys: c}}
      """
    let folder = try Folder(["rules.yaml": rules, "r.touches": Self.scroll])
    let all = ["act", "--rules", folder["rules.yaml"], "--recording", folder["r.touches"]]
    #expect(
      Run(arguments: all)
        == Run(code: 0, output: "   0.820  scroll  pan down, 2 fingers: keys c\n", errors: ""))
    #expect(
      Run(arguments: all + ["--why", "zoom"]).output == """
           0.820  zoom    did not act at pan down, 2 fingers: is for pinch, which could have begun \
        as well; it moved 1.9 times its threshold, and pan 15 times

        """)
  }

  @Test("a slider without rules for swipes takes each step at the sample that completes it")
  func slider() throws {
    let rules = """
      rules: [{name: louder, gesture: pan, direction: down, when: progress, every: 10%, do: {keys: f1}}]
      """
    let folder = try Folder(["rules.yaml": rules, "r.touches": Self.scroll])
    let run = Run("act", "--rules", folder["rules.yaml"], "--recording", folder["r.touches"])
    // 40 points are seven samples of 6.
    #expect(
      run.output.split(separator: "\n").map { $0.prefix(8) } == [
        "   0.140", "   0.280", "   0.400", "   0.540", "   0.680", "   0.800",
      ])
  }

  @Test("--why tells of each gesture why a rule did not act")
  func why() throws {
    let folder = try Folder(["rules.yaml": Self.rules, "r.touches": Self.recording])
    func why(_ rule: String) -> Run {
      Run(
        "act", "--rules", folder["rules.yaml"], "--recording", folder["r.touches"], "--why", rule,
      )
    }
    #expect(
      why("larg*")
        == Run(
          code: 0,
          output: """
               0.120  larger      did not act at swipe right, 2 fingers: is for pinch, and this is swipe
               4.100  larger      did not act at pan up, 1 finger: is for pinch, and this is pan
               7.600  larger      did not act at pinch out, 2 fingers: is for *viewer, and the active \
            window is unknown: a recording has none; give --app
              10.500  larger      did not act at longPress, 1 finger: is for pinch, and this is longPress
              10.500  larger      did not act at longPress, 1 finger: is for pinch, and this is longPress

            """, errors: ""))
    #expect(
      why("menu").output.split(separator: "\n").suffix(2) == [
        "  10.000  menu        acted at longPress, 1 finger",
        "  10.500  menu        did not act at longPress, 1 finger: is for a long press of 1 s, and "
          + "this is longPress",
      ])
    #expect(
      why("larggr").errors == """
        touchstone act: no rule is called “larggr”; did you mean “larger”?
        touchstone act --help lists its options

        """)
  }

  @Test("the rules of the examples and of the guide are such")
  func documented() throws {
    let guide = try String(contentsOfFile: "docs/acting.md", encoding: .utf8)
    let blocks = guide.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    try #require(!blocks.isEmpty)
    let folder = try Folder()
    var files = ["touchpad", "touchscreen"].map { "Examples/acting/\($0).yaml" }
    for (index, block) in blocks.enumerated() {
      try folder.write(Data(block.utf8), to: "\(index).yaml")
      files.append(folder["\(index).yaml"])
    }
    #expect(files.map { Run("act", "--check", "--rules", $0).errors } == files.map { _ in "" })
  }

  @Test("wrong rules are told with file, line and column, and --check does no more")
  func check() throws {
    let folder = try Folder([
      "rules.yaml": Self.rules, "bad.yaml": "rules:\n- {gesture: tap, do: {run: ls}}\n",
      "never.yaml": "rules:\n- {gesture: swipe, fingers: 7, do: {run: [ls]}}\n",
    ])
    #expect(
      [folder["rules.yaml"], folder["bad.yaml"], folder["never.yaml"], "/nowhere"].map {
        Run("act", "--rules", $0, "--check")
      } == [
        Run(code: 0, output: "\(folder["rules.yaml"]): 5 rules, none of them wrong\n", errors: ""),
        Run(
          code: 1, output: "",
          errors: "\(folder["bad.yaml"]):2:28: a command is a list of words, such as "
            + "[notify-send, hello]; no shell takes it apart\n"),
        Run(
          code: 1, output: "",
          errors: "\(folder["never.yaml"]):2:3: no recognizer of the scene reports swipe of 7 "
            + "fingers, so “rule 1” can never act; change it, or give another --scene\n"),
        Run(
          code: 1, output: "", errors: "/nowhere: the rules cannot be read; is the path right?\n"),
      ])
  }
}

extension Run {
  init(code: Int32, output: String, errors: String) {
    (self.code, self.output, self.errors) = (code, output, errors)
  }
}
