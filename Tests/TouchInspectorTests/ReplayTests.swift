import Foundation
import Testing
import TouchRecordings

@testable import TouchInspector

@Suite("Replaying")
struct ReplayTests {
  /// Two drags on the pan example, loaded and paused at the start.
  private func loaded() -> Page {
    let maker = Hall("pan").page()
    let text = maker.record {
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
        "text": page.record {
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
    page.playOut()
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

  @Test("a recording of the command line is played to every page")
  func first() throws {
    let maker = Hall("pan").page()
    let text = maker.record { maker.drag(from: (150, 250), by: (5, 0)) }
    let recording = NamedRecording(name: "given.touches", recording: try Recording(text: text))
    let hall = Hall("tap") { $0.recording = recording }
    let pages = [hall.page(), hall.page()]
    for page in pages { page.playOut() }
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
