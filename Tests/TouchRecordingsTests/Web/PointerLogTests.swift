import Foundation
import GestureCore
import Testing
import TouchRecordings

/// What pages log of pointer events and touch events, read whole.
@Suite("Logs of pages")
struct PointerLogTests {
  @Test("pointer events: coalesced readings, a pen, a cancel, a mouse that hovers")
  func pointers() throws {
    let recording = try Recording(text: Samples.pointers, named: "test")
    #expect(
      tell(recording) == [
        "0 hover began 5,5", "10 began 0 101,200", "26 moved 0 110,200; began 1 300,40",
        "30 cancelled 1 300,40", "60 ended 0 111,200; hover ended 5,5",
      ])
    #expect(recording.complaints == [])
    #expect(recording.header.sceneSize == CGSize(width: 800, height: 600))
    let moved = recording.frames[2].contacts
    #expect(moved[0].earlierSamples.map(\.location.x) == [105])
    #expect(moved[0].earlierSamples.map(\.time.nanoseconds) == [18_250_000])
    #expect(moved[0].sample.majorRadius == 12)
    #expect(moved[1].kind == .pencil)
    #expect(moved[1].sample.force == 0.75)
    #expect(abs(moved[1].sample.altitudeAngle - .pi / 4) < 1e-9)
  }

  @Test("a pen comes near, lands with a key held, lifts, and goes away")
  func hover() throws {
    func event(_ type: String, _ time: Int, _ x: Int, _ more: String = "") -> String {
      #"{"type":"\#(type)","pointerId":9,"pointerType":"pen","clientX":\#(x),"clientY":50,"#
        + #""tiltX":45,"timeStamp":\#(time)\#(more)}"# + "\n"
    }
    let shift = #","shiftKey":true"#
    let text =
      event("pointerenter", 0, 10) + event("pointermove", 8, 12) + event("pointermove", 16, 14)
      + event("pointerdown", 24, 14, shift) + event("pointermove", 32, 18, shift)
      + event("pointerup", 40, 18) + event("pointermove", 48, 20) + event("pointerleave", 56, 20)
    let recording = try Recording(text: text, named: "test")
    #expect(
      tell(recording) == [
        "0 hover began 10,50", "8 hover changed 12,50", "16 hover changed 14,50",
        "24 began 0 14,50; hover ended 14,50; modifiers 131072", "32 moved 0 18,50",
        "40 ended 0 18,50; modifiers 0", "48 hover began 20,50", "56 hover ended 20,50",
      ])
    let near = recording.frames[0].hover
    #expect(near?.kind == .pencil)
    #expect(near.map { abs($0.altitudeAngle - .pi / 4) < 1e-9 } == true)
    #expect(try tell(Recording(text: recording.text())) == tell(recording))
    #expect(losses(recording, .touches) == [])
    #expect(losses(recording, .evemu).contains("hover is left out"))
  }

  @Test("a mouse's button is down while its contact is, the one that the page tells or the first")
  func buttons() throws {
    func click(_ time: Int, _ more: String) -> String {
      ["down", "up"].enumerated().map { index, name in
        #"{"type":"pointer\#(name)","pointerId":1,"pointerType":"mouse","clientX":5,"clientY":5,"#
          + #""timeStamp":\#(time + index * 50)\#(index == 0 ? more : "")}"# + "\n"
      }.joined()
    }
    let text =
      click(0, "") + click(100, #","buttons":2"#) + click(200, #","button":2"#)
      + click(300, #","button":1"#)
    let recording = try Recording(text: text, named: "test")
    let buttons = [1, 0, 2, 0, 2, 0, 4, 0]
    #expect(recording.frames.map(\.buttons) == buttons)
    #expect(try Recording(text: recording.text()).frames.map(\.buttons) == buttons)
    let driven =
      #"[{"type":"pointer","id":"mouse","parameters":{"pointerType":"mouse"},"actions":["#
      + #"{"type":"pointerDown","button":2},{"type":"pointerUp"}]}]"#
    #expect(try Recording(text: driven, named: "test").frames.map(\.buttons) == [2, 0])
  }

  @Test("touch events: a lift is in the changed ones alone")
  func touchEvents() throws {
    let result = try read(Samples.touchEvents)
    #expect(
      result.frames == [
        "0 began 0 10,20", "10 began 1 90,20", "30 moved 1 95,20", "70 ended 0 11,20",
        "80 cancelled 1 95,20",
      ])
  }

  @Test("a page that logs both kinds of events is read once")
  func bothKinds() throws {
    let pointers =
      Samples.pointers.split(separator: "\n").joined().replacingOccurrences(of: "    ", with: "")
    let result = try read(Samples.touchEvents + pointers)
    #expect(try result.frames == read(Samples.pointers).frames)
  }

  @Test("a finger that is gone without touchend has lifted")
  func lostTouchEnd() throws {
    let lines = Samples.touchEvents.split(separator: "\n")
    let again = lines[1].replacingOccurrences(
      of: "20,\"touches\":[{\"identifier\":0,\"clientX\":10,\"clientY\":20},",
      with: "20,\"touches\":[")
    let result = try read(lines[0] + "\n" + again + "\n")
    #expect(
      result.frames == [
        "0 began 0 10,20", "10 began 1 90,20; ended 0 10,20", "10 cancelled 1 90,20",
      ])
    #expect(
      result.complaints.prefix(1) == [
        "has no size; a scene of 390x844 points is assumed, from the places seen"
      ])
    #expect(result.complaints.contains("2 finger 0 is gone without a touchend, taken as a lift"))
  }
}
