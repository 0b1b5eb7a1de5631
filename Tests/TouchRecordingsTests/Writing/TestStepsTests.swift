import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Recordings as the steps of tests of web pages.
@Suite struct TestStepsTests {
  /// Two fingers that land one after the other, move apart and lift, and a third that is cancelled.
  private static let fingers = """
    touches 1
    size 390x844
    0 down 1 100,200
    0.02 down 2 200,200
    0.04 move 1 90,200; move 2 210,200
    0.06 move 2 220.5,200
    0.5 move 1 50,200; move 2 250,200
    0.51 up 1 50,205
    0.6 up 2
    1 down 3 10,10
    1.1 cancel 3

    """

  @Test("WebDriver's actions are read back as the same fingers, to a few milliseconds")
  func webdriver() throws {
    let recording = try Recording(text: Self.fingers)
    let copy = try Recording(text: written(recording, .webdriver), named: "copy")
    #expect(copy.header.format == .webdriver)
    #expect(copy.complaints.filter { $0.severity == .fault } == [])
    // The driver's finger glides for as long as a step lasts; what counts is where it arrives.
    var problems: [String] = []
    for frame in recording.frames {
      for contact in frame.contacts {
        let isThere = copy.frames.contains { other in
          abs(other.time.seconds - frame.time.seconds) <= 0.003
            && other.contacts.contains {
              $0.phase == contact.phase && $0.sample.location == contact.sample.location
            }
        }
        if !isThere { problems.append("\(frame.time.seconds) \(contact.phase) \(contact.id)") }
      }
    }
    #expect(problems == [])
    let changes = copy.frames.flatMap(\.contacts).filter { $0.phase != .moved }.map(\.phase)
    #expect(changes == [.began, .began, .ended, .ended, .began, .cancelled])
    #expect(
      losses(recording, .webdriver) == ["the size of the surface is left out: 390x844 points"])
  }

  @Test("the time without a finger becomes pauses, and no finger is down longer than it was")
  func pauses() throws {
    let recording = try Recording(
      text: "touches 1\nsize 390x844\n2 down 1 10,20\n2.07 up 1\n"
        + "2.5 down 2 30,40; down 3 200,40\n2.55 down 4 100,40\n2.6 up 2; up 3; up 4\n")
    let text = written(recording, .webdriver)
    let first = try #require(text.split(separator: "]}").first)
    #expect(
      first.split(separator: "\n").dropFirst(2).prefix(7).map { $0.drop { $0 == " " } } == [
        #"{"type": "pause", "duration": 1999},"#,
        #"{"type": "pointerMove", "duration": 0, "origin": "viewport", "x": 10, "y": 20},"#,
        #"{"type": "pointerDown", "button": 0},"#,
        #"{"type": "pointerMove", "duration": 68, "origin": "viewport", "x": 10, "y": 20},"#,
        #"{"type": "pointerUp", "button": 0},"#,
        #"{"type": "pause", "duration": 427},"#,
        #"{"type": "pointerMove", "duration": 0, "origin": "viewport", "x": 30, "y": 40},"#,
      ])
    let copy = try Recording(text: text, named: "copy")
    #expect(
      copy.frames.flatMap { frame in
        frame.contacts.filter { $0.phase != .moved }.map { "\(frame.time.seconds) \($0.phase)" }
      } == [
        "0.0 began", "0.07 ended", "0.5 began", "0.5 began", "0.55 began", "0.6 ended", "0.6 ended",
        "0.6 ended",
      ])
  }

  @Test("rounding to milliseconds does not add up", arguments: [true, false])
  func rounding(isWebDriver: Bool) throws {
    let moves = (1...900).map { "\(Double($0) / 600) move 1 \($0),20" }
    let recording = try Recording(
      text: (["touches 1", "size 1000x844", "0 down 1 0,20"] + moves + ["1.6 up 1"])
        .joined(separator: "\n") + "\n")
    let text = written(recording, isWebDriver ? .webdriver : .cypress)
    let waits = text.matches(of: /(?:"duration": |wait\()(\d+)/).map { Int($0.1) ?? 0 }
    let waited = waits.reduce(0, +)
    // Each step of WebDriver's takes a millisecond beside its duration.
    let steps = isWebDriver ? text.matches(of: /"type": "pointer\w/).count - 2 : 0
    #expect(abs(waited + steps - 1600) <= 2)
  }

  @Test("a long recording is several requests, each whole, which go on where the last one ended")
  func longRecording() throws {
    let taps = (0..<4000).map { number in
      let time = Double(number) / 5
      return "\(time) down \(number) 10,20\n\(time + 0.05) up \(number)\n"
    }
    let recording = try Recording(text: "touches 1\nsize 390x844\n" + taps.joined())
    let text = written(recording, .webdriver)
    #expect(text.split(separator: "\n").filter { $0 == #"{"actions": ["# }.count > 1)
    let copy = try Recording(text: text, named: "copy")
    #expect(copy.frames.flatMap(\.contacts).count { $0.phase == .began } == 4000)
    #expect(abs((copy.frames.last?.time.seconds ?? 0) - 799.85) < 0.01)
  }

  @Test("tests that the command wrote are named, with the way to record again", arguments: [0, 1])
  func notReadBack(index: Int) throws {
    let format: WritableFormat = [.playwright, .cypress][index]
    let text = try written(Recording(text: Self.fingers), format)
    #expect {
      try Recording(text: text)
    } throws: { error in
      "\(error)".contains(
        "a test that touchstone convert wrote, which is not read back; explain the recording")
        && "\(error)".contains(
          "to record again, run the test and log the page's pointer events as JSON")
    }
  }

  @Test("a test of Playwright sends all points that are down, after the time since the last")
  func playwright() throws {
    let recording = try Recording(
      text: "touches 1\nsize 390x844\n0 down 1 10,20\n0.1 down 2 30,40; move 1 11,20\n0.2 up 1\n")
    let text = written(recording, .playwright)
    #expect(text.contains("viewport: { width: 390, height: 844 }"))
    #expect(
      text.split(separator: "\n").filter {
        $0.contains("await touch") || $0.contains("waitForTimeout")
      }
        == [
          "  await touch('touchStart', [{ x: 10, y: 20, id: 1 }]);",
          "  await page.waitForTimeout(100);",
          "  await touch('touchStart', [{ x: 11, y: 20, id: 1 }, { x: 30, y: 40, id: 2 }]);",
          "  await page.waitForTimeout(100);",
          "  await touch('touchEnd', [{ x: 30, y: 40, id: 2 }]);",
          "  await touch('touchCancel', []);",
        ])
    #expect(text.hasSuffix("});\n"))
  }

  @Test("a test of Cypress has the touches that changed, and those that are down")
  func cypress() throws {
    let recording = try Recording(
      text: "touches 1\nsize 390x844\n0 down 1 10,20 force 2\n0.1 down 2 30,40\n0.2 up 1; up 2\n")
    let text = written(recording, .cypress)
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("    touch(") || $0.contains("wait") } == [
        "    touch('touchstart', [at(1, 10, 20)], [at(1, 10, 20)]);",
        "    cy.wait(100, { log: false });",
        "    touch('touchstart', [at(2, 30, 40)], [at(1, 10, 20), at(2, 30, 40)]);",
        "    cy.wait(100, { log: false });",
        "    touch('touchend', [at(1, 10, 20), at(2, 30, 40)], []);",
      ])
    #expect(
      losses(recording, .cypress) == [
        "events are triggered at the body, whatever is below the fingers", "forces are left out",
      ])
  }
}
