import Foundation
import GestureCore
import Testing
import TouchRecordings
import Touchstone

@testable import TouchInspector

@Suite("Recording")
struct RecordingTests {
  @Test(
    "what was recorded, downloaded and loaded tells the same story",
    arguments: ["pinch", "double-tap"])
  func roundTrip(example: String) {
    let page = Hall(example).page()
    let text = page.record {
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
    let told = page.story
    let other = Hall("tap").page()
    other.say("load", ["name": "a.touches", "text": text])
    other.playOut()
    #expect(
      !told.isEmpty && other.story == told && other.errors.isEmpty
        && other.last("scene")["example"] as? String == example)
  }

  @Test("hover, wheels, trackpads and keys are recorded, too")
  func others() throws {
    let page = Hall("hover").page()
    let text = page.record {
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
    _ = page.record { page.tap(at: (200, 250)) }
    page.say("code", ["ask": 4])
    let text = page.last("code")["text"] as? String ?? ""
    #expect(nothing && text.contains("finger") && page.last("code")["ask"] as? Int == 4)
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
    let change = SceneEdit.Change.setTuning(property: "tapInterval", value: .number(1))
    let late = SceneEdit(frame: tape.frames.count, words: "tuning", change: change)
    #expect(tape.isFull && tape.frames.count == 300 && tape.edits(of: EditList([late])).isEmpty)
  }
}
