import Foundation
import Testing
import TouchRecordings
import Touchstone

@testable import TouchInspector

@Suite("Recording and replaying")
struct RecordingTests {
  private func record(_ page: Page, _ work: () -> Void) -> String {
    page.say("record", ["on": true])
    work()
    page.say("record", ["on": false])
    page.say("recording", ["ask": 3])
    return page.last("recording")["text"] as? String ?? ""
  }

  /// Plays what is loaded to its end, by the page's clock.
  private func playOut(_ page: Page) {
    for _ in 0..<600 where page.last("replay")["isPlaying"] as? Bool == true { page.wait(50) }
  }

  /// What happened, with times.
  private func story(_ page: Page) -> [String] {
    page.world.trace.filter { $0["kind"] as? String != "detail" }.map { entry in
      let text = entry["text"] as! String
      return String(format: "%.3f", entry["at"] as! Double) + " "
        + text.replacing(#/touch \d+/#, with: "touch").replacing(#/ +/#, with: " ")
    }
  }

  @Test(
    "what was recorded, downloaded and loaded tells the same story",
    arguments: ["pinch", "double-tap"])
  func roundTrip(example: String) {
    let page = Hall(example).page()
    let text = record(page) {
      page.input((1, "began", 180, 240), (2, "began", 220, 260))
      for step in 1...8 {
        page.pass(11)
        let part = Double(step) * 3.7
        page.input((1, "moved", 180 - part, 240), (2, "moved", 220 + part, 260))
      }
      page.pass(9)
      page.input((1, "ended", 150, 240), (2, "ended", 250, 260))
      page.pass(400)
      page.tap(at: (200, 250))
      page.pass(80)
      page.tap(at: (203, 251))
      page.pass(900)
      page.say("tick", ["stamp": page.stamp])
    }
    let told = story(page)
    let other = Hall("tap").page()
    other.say("load", ["name": "a.touches", "text": text])
    playOut(other)
    #expect(
      !told.isEmpty && story(other) == told && other.errors.isEmpty
        && other.last("scene")["example"] as? String == example)
  }

  @Test("hover, wheels, trackpads and keys are recorded, too")
  func others() throws {
    let page = Hall("hover").page()
    let text = record(page) {
      page.input([["stamp": page.stamp, "hover": ["phase": "began", "x": 200, "y": 250]]])
      page.pass(16)
      page.input([["stamp": page.stamp, "hover": ["phase": "changed", "x": 210, "y": 250]]])
      page.pass(16)
      page.input([
        [
          "stamp": page.stamp,
          "scroll": ["phase": "began", "x": 200, "y": 250, "dx": 0, "dy": 5, "discrete": true],
          "presses": [["id": 1, "phase": "began", "type": -1, "characters": "a", "usage": 4]],
          "modifiers": 0x20000,
        ]
      ])
      page.pass(16)
      page.input([
        [
          "stamp": page.stamp,
          "scroll": ["phase": "ended", "x": 200, "y": 250, "dx": 0, "dy": 0],
          "transform": ["phase": "began", "x": 200, "y": 250, "scale": 1.5, "rotation": 0.25],
          "presses": [["id": 1, "phase": "ended", "type": -1, "characters": "a", "usage": 4]],
        ]
      ])
    }
    let frames = try Recording(text: text).frames
    #expect(
      frames.compactMap(\.hover?.phase).count >= 2
        && frames.compactMap(\.scroll?.phase) == [.began, .ended]
        && frames.compactMap(\.transform?.scale).first == 1.5
        && frames.flatMap(\.presses).map(\.phase) == [.began, .ended]
        && frames.flatMap(\.presses).first?.key?.usage == 4)
  }

  @Test("a test is written of a recording, and nothing of none")
  func code() {
    let page = Hall("tap").page()
    page.say("code", ["ask": 1])
    page.say("recording", ["ask": 2])
    let nothing = page.last("code")["text"] == nil && page.last("recording")["text"] == nil
    _ = record(page) { page.tap(at: (200, 250)) }
    page.say("code", ["ask": 4])
    let text = page.last("code")["text"] as? String ?? ""
    #expect(nothing && text.contains("finger") && page.last("code")["ask"] as? Int == 4)
  }

  // MARK: Moving in a replay

  /// Two drags on the pan example, loaded and paused at the start.
  private func loaded() -> Page {
    let maker = Hall("pan").page()
    let text = record(maker) {
      maker.drag(from: (150, 250), by: (5, 0))
      maker.pass(200)
      maker.drag(2, from: (200, 250), by: (0, 7))
    }
    let page = Hall("tap").page()
    page.say("load", ["name": "two.touches", "text": text])
    page.say("replay", ["do": "pause"])
    return page
  }

  private func card(_ page: Page) -> [Double] {
    page.value("center", ofView: "card") as? [Double] ?? []
  }

  @Test("wherever one comes from, the same moment shows the same scene")
  func seek() {
    let page = loaded()
    let duration = page.last("replay")["duration"] as! Double
    var forward: [[Double]] = []
    let moments = stride(from: 0.0, through: duration + 0.5, by: 0.011).map(\.self)
    for at in moments {
      page.say("replay", ["do": "seek", "at": at])
      forward.append(card(page))
    }
    var generator = Seeded(3)
    let order = moments.indices.shuffled(using: &generator)
    let isSame = order.allSatisfy { index in
      page.say("replay", ["do": "seek", "at": moments[index]])
      return card(page) == forward[index]
    }
    #expect(isSame && Set(forward).count > 10)
  }

  @Test("frames are stepped one by one, forth and back")
  func step() {
    let page = loaded()
    let count = page.last("replay")["frameCount"] as! Int
    page.say("replay", ["do": "seek", "at": 0])
    var forth: [[Double]] = []
    page.say("replay", ["do": "step", "by": -1000])
    for _ in 0..<count {
      forth.append(card(page))
      page.say("replay", ["do": "step"])
    }
    let atEnd = page.last("replay")["frame"] as? Int
    var back: [[Double]] = []
    for _ in 0..<count {
      page.say("replay", ["do": "step", "by": -1])
      back.append(card(page))
    }
    #expect(atEnd == count && back.reversed() == forth && page.last("replay")["frame"] as? Int == 0)
  }

  @Test("frames of one time can be stepped through, too")
  func equalTimes() {
    let page = Hall("tap").page()
    page.say(
      "load",
      [
        "name": "x.touches",
        "text": record(page) {
          page.input((1, "began", 200, 250))
          page.input((1, "moved", 201, 250))
          page.input((1, "moved", 202, 250))
          page.pass(20)
          page.input((1, "ended", 202, 250))
        },
      ])
    page.say("replay", ["do": "pause"])
    page.say("replay", ["do": "step", "by": -1000])
    var frames: [Int] = []
    for step in [1, 1, 1, 1, -1, -1, -1, -1] {
      page.say("replay", ["do": "step", "by": step])
      frames.append(page.last("replay")["frame"] as! Int)
    }
    let count = page.last("replay")["frameCount"] as! Int
    #expect(frames == [1, 2, 3, 4, 3, 2, 1, 0].map { min($0, count) })
  }

  @Test("speed is the page's choice, time the page's clock, and closing brings the scene back")
  func speed() {
    let page = loaded()
    page.say("replay", ["do": "seek", "at": 0])
    page.say("replay", ["do": "play", "speed": 0.5])
    page.wait(0)
    page.wait(100)
    let half = page.last("replay")["at"] as! Double
    page.say("replay", ["do": "play", "speed": 1e308])
    page.wait(0)
    page.wait(10)
    let quick = page.last("replay")["at"] as! Double
    page.say("replay", ["do": "play"])
    playOut(page)
    let end = page.last("replay")
    page.input((9, "began", 1, 1))
    page.say("replay", ["do": "close"])
    page.say("replay", ["do": "play"])
    #expect(
      abs(half - 0.05) < 1e-6 && abs(quick - half - 0.16) < 1e-6
        && end["isPlaying"] as? Bool == false && page.last("replay")["name"] == nil
        && page.errors == ["Nothing is played."] && page.world.touches.isEmpty
        && page.world.trace.isEmpty)
  }

  @Test("what is no recording is told, and the scene stays", arguments: ["", "no recording", "{}"])
  func nonsense(text: String) {
    let page = Hall("tap").page()
    page.say("load", ["name": "x.txt", "text": text])
    page.say("load", ["name": "x.bin", "base64": "////AAAA"])
    #expect(
      page.errors.count >= 2 && page.messages("scene").count == 1
        && page.messages("replay").isEmpty)
  }

  @Test("libinput's recordings are read as well")
  func libinput() {
    let page = Hall("tap").page()
    page.say("load", ["name": "a.yml", "text": Self.libinputRecording])
    #expect(page.errors.isEmpty && page.last("replay")["name"] as? String == "a.yml")
  }

  @Test("keys fill a tape as fingers do")
  func tapeOfKeys() {
    let press = PressChange(id: 1, phase: .ended, type: -1)
    let frame = InputFrame(time: .zero, presses: Array(repeating: press, count: 1000))
    var tape = Tape()
    for _ in 0..<310 { tape.add(frame) }
    #expect(tape.isFull && tape.frames.count == 300)
  }

  @Test("a tape has an end, after which nothing is kept")
  func fullTape() {
    let contact = Contact(
      id: 1, phase: .moved, sample: ContactSample(time: .zero, location: .zero))
    let frame = InputFrame(time: .zero, contacts: Array(repeating: contact, count: 1000))
    var tape = Tape()
    for _ in 0..<310 { tape.add(frame) }
    tape.add(.setTuning(property: "tapInterval", value: .number(1)), "tuning")
    #expect(tape.isFull && tape.frames.count == 300 && tape.edits.isEmpty)
  }

  // MARK: The folder

  private func withFolder(_ work: (String) throws -> Void) throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    let folder = base.appendingPathComponent("recordings")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let maker = Hall("pan").page()
    let text = record(maker) { maker.drag(from: (150, 250), by: (5, 0)) }
    try text.write(
      to: base.appendingPathComponent("secret.touches"), atomically: true, encoding: .utf8)
    try text.write(
      to: folder.appendingPathComponent("drag.touches"), atomically: true, encoding: .utf8)
    try Data("nonsense".utf8).write(to: folder.appendingPathComponent("broken.touches"))
    try Data(text.utf8).write(to: folder.appendingPathComponent(".hidden"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("below"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.touches"),
      withDestinationURL: base.appendingPathComponent("secret.touches"))
    try work(folder.path)
  }

  @Test("the folder's recordings are listed and opened by name, and nothing else is reached")
  func folder() throws {
    try withFolder { path in
      let hall = Hall("tap") { $0.recordings = RecordingsFolder(at: path) }
      let page = hall.page()
      page.say("recordings")
      let names = page.last("recordings")["names"] as? [String]
      let wrong = [
        "../secret.touches", "link.touches", ".hidden", "below", "/etc/passwd", "", ".", "..",
        "%2e%2e%2fsecret.touches", "..%2fsecret.touches", "below/../drag.touches", "./drag.touches",
        "\(path)/drag.touches", "drag.touches\u{0}", "\u{0}drag.touches", "..\\secret.touches",
        "drag.touches#x", "broken.touches",
      ]
      for name in wrong { page.say("replay", ["do": "open", "name": name]) }
      page.say("replay", ["do": "open"])
      let refusals = page.errors.count
      page.say("replay", ["do": "open", "name": "drag.touches"])
      let linked = hall.page(["recording": "drag.touches"])
      let lost = hall.page(["recording": "../secret.touches"])
      #expect(
        names == ["broken.touches", "drag.touches"] && refusals == wrong.count + 1
          && page.last("replay")["name"] as? String == "drag.touches"
          && linked.last("replay")["name"] as? String == "drag.touches"
          && lost.messages("replay").isEmpty && lost.errors.count == 1)
    }
  }

  @Test("a list that is old reaches nothing either: a file that has become a link is not opened")
  func exchanged() throws {
    try withFolder { path in
      let page = Hall("tap") { $0.recordings = RecordingsFolder(at: path) }.page()
      page.say("recordings")
      try FileManager.default.removeItem(atPath: "\(path)/drag.touches")
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/drag.touches", withDestinationPath: "\(path)/../secret.touches")
      page.say("replay", ["do": "open", "name": "drag.touches"])
      #expect(page.errors.count == 1 && page.messages("replay").isEmpty)
    }
  }

  @Test("without a folder there is nothing to open, and a file is no folder")
  func noFolder() {
    let page = Hall("tap").page()
    page.say("recordings")
    page.say("replay", ["do": "open", "name": "passwd"])
    #expect(
      page.last("recordings")["names"] as? [String] == [] && page.errors.count == 1
        && RecordingsFolder(at: "/etc/passwd") == nil && RecordingsFolder(at: "/nowhere") == nil)
  }

  @Test("a recording of the command line is played to every page")
  func first() throws {
    let maker = Hall("pan").page()
    let text = record(maker) { maker.drag(from: (150, 250), by: (5, 0)) }
    let recording = NamedRecording(name: "given.touches", recording: try Recording(text: text))
    let hall = Hall("tap") { $0.recording = recording }
    let pages = [hall.page(), hall.page()]
    for page in pages { playOut(page) }
    #expect(
      pages.allSatisfy {
        $0.last("replay")["name"] as? String == "given.touches" && $0.actions.last == "pan ended"
      })
  }

  /// A touch screen of 100 by 100 millimetres and one finger.
  private static let libinputRecording = """
    version: 1
    ndevices: 1
    libinput:
      version: "1.25.0"
    devices:
    - node: /dev/input/event5
      evdev:
        name: "Panel"
        id: [3, 1, 2, 3]
        codes:
          0: [0]
          1: [330]
          3: [0, 1, 47, 53, 54, 57]
        absinfo:
          0: [0, 1000, 0, 0, 10]
          1: [0, 1000, 0, 0, 10]
          47: [0, 9, 0, 0, 0]
          53: [0, 1000, 0, 0, 10]
          54: [0, 1000, 0, 0, 10]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
      events:
      - evdev:
        - [0, 0, 3, 57, 1]
        - [0, 0, 3, 53, 500]
        - [0, 0, 3, 54, 500]
        - [0, 0, 1, 330, 1]
        - [0, 0, 0, 0, 0]
      - evdev:
        - [0, 50000, 3, 57, -1]
        - [0, 50000, 1, 330, 0]
        - [0, 50000, 0, 0, 0]

    """
}
