import Foundation
import Testing

@Suite struct WhyTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "taps.touches":
        "touches 1\ndevice Phone\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n"
        + "2 down 1 100,200\n2.9 up 1\n",
      "scene.json": #"""
      {"view": {"name": "photo", "recognizers": [
        {"type": "tap", "requiresFailureOf": "doubleTap"},
        {"type": "tap", "name": "doubleTap", "numberOfTapsRequired": 2},
        {"type": "pan"}, {"type": "swipe", "name": "swipeLeft", "direction": "left"},
        {"type": "swipe", "name": "swipeRight"}
      ]}}
      """#,
    ])
  }

  private func why(_ arguments: String...) -> Run {
    Run(
      arguments: ["explain", "--quiet", "--scene", folder["scene.json"]] + arguments
        + [folder["taps.touches"]])
  }

  @Test("--why tells of one recognizer, from the effect back to the finger, and not the story")
  func chain() {
    let run = why("--why", "tap", "--at", "0")
    #expect(
      run.output == """
        tap: ended at 0.400 (it had 2 attempts, from 0.000, 2.000; --at chooses)
          tap was recognized at 0.400: 1 finger tapped once
          it wanted to at 0.050 and waited 0.35 s until doubleTap failed (require(toFail:))
          doubleTap failed at 0.400: waited 0.35 s for the next tap, the whole of tapInterval 0.35
          it took touch 1 from photo, which received touchesCancelled (cancelsTouchesInView)
          touch 1 came down at 0.000 on photo and lifted at 0.050
          cure: drop tap.require(toFail: doubleTap) if both may act

        """)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("a recording whose own scene lacks the recognizer is named, and the others are explained")
  func ownScene() throws {
    let touches = "size 400x800\n0 down 1 100,200\n0.05 up 1\n"
    let scene = #"{"view":{"recognizers":[{"type":"tap","name":"mine"}]}}"#
    try folder.write(
      Data("touches 1\n# touchstone scene: \(scene)\n\(touches)".utf8), to: "mine.touches")
    try folder.write(Data("touches 1\n\(touches)".utf8), to: "plain.touches")
    let run = Run("explain", "--why", "pan", folder["mine.touches"], folder["plain.touches"])
    #expect(run.code == 1)
    #expect(
      run.errors == folder["mine.touches"]
        + ": no recognizer of the scene is called “pan”; there are mine.\n")
    #expect(
      run.output.split(separator: "\n").prefix(2) == [
        "\(folder["plain.touches"]): touches, 400 x 800 points", "pan: failed at 0.050",
      ])
    // Of the scene that is asked for, the command is wrong.
    #expect(why("--why", "pinch").code == 2)
  }

  @Test("no cure lowers the number of a pinch's fingers, which is no property")
  func fixedFingers() {
    let run = Run(arguments: ["explain", "--why", "pinch", folder["taps.touches"]])
    #expect(
      run.output.contains(
        "cure: use as many fingers as it needs, or lower their number where it is a property\n"))
  }

  @Test("without --at it is the last attempt")
  func last() {
    #expect(
      why("--why", "tap").output.contains(
        "  tap failed at 2.750: held 0.75 s, the whole of tapDuration 0.75\n"))
  }

  @Test("a type or a pattern names several, in the scene's order")
  func several() {
    func heads(_ name: String) -> [Substring] {
      why("--why", name).output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        .map { $0.prefix { $0 != ":" } }
    }
    #expect(heads("swipe") == ["swipeLeft", "swipeRight"])
    #expect(heads("*Tap") == ["doubleTap"])
    #expect(heads("*") == ["tap", "doubleTap", "pan", "swipeLeft", "swipeRight"])
    // A name comes before a type.
    #expect(heads("tap") == ["tap"])
  }

  @Test("--json writes an answer a line")
  func json() {
    #expect(
      why("--json", "--why", "pan").output == """
        {"type":"why","recognizer":"pan","outcome":"failed","time":2.9,"causes":["pan failed at \
        2.900: lifted after moving 0 pt, less than panHysteresis 10","touch 2 came down at 2.000 on \
        photo and lifted at 2.900"],"attempts":[0,2]}

        """)
  }

  @Test("a name that does not exist is wrong usage, and lists those that do")
  func wrongName() {
    let run = why("--why", "swpieLeft")
    #expect(run.code == 2)
    #expect(
      run.errors == """
        touchstone explain: no recognizer of the scene is called “swpieLeft”; did you mean \
        “swipeLeft”? There are tap, doubleTap, pan, swipeLeft, swipeRight.
        touchstone explain --help lists its options

        """)
    #expect(
      why("--at", "3").errors.hasPrefix("touchstone explain: --at goes with --why NAME\n"))
    #expect(
      why("--why", "tap", "--at", "noon").errors
        .hasPrefix("touchstone explain: --at takes a number of seconds, not “noon”\n"))
  }
}
