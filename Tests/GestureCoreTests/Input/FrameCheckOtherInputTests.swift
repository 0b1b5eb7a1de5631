import Foundation
import GestureCore
import Testing

@Suite("FrameCheck: presses, pointer and estimates")
struct FrameCheckOtherInputTests {
  private var gate = Turnstile()

  private mutating func admit(at time: Int64 = 0, _ presses: PressChange...) -> [String] {
    gate.admit(InputFrame(time: Timestamp(nanoseconds: time), presses: presses))
  }

  private func press(_ id: Int, _ phase: InputPhase, force: Double = 1) -> PressChange {
    PressChange(id: id, phase: phase, type: 4, force: force)
  }

  @Test("a press begins, changes and ends, and its id may be used again")
  mutating func legal() {
    let log = [InputPhase.began, .changed, .ended, .began, .cancelled, .began].flatMap {
      admit(press(1, $0))
    }
    #expect(
      log.filter { $0 != "0" } == [
        "press 1 began", "press 1 changed", "press 1 ended", "press 1 began", "press 1 cancelled",
        "press 1 began",
      ])
  }

  @Test("a press begins once, and changes only while it is down; the others stay")
  mutating func illegal() {
    _ = admit(press(1, .began))
    #expect(
      admit(press(1, .began), press(2, .changed), press(1, .changed), press(3, .ended)) == [
        "0", "press 1 changed",
        "refused: press 1 began while it was down",
        "refused: press 2 changed without having begun",
        "refused: press 3 changed without having begun",
      ])
  }

  @Test("a press may begin and end in one frame")
  mutating func inOneFrame() {
    #expect(admit(press(1, .began), press(1, .ended)) == ["0", "press 1 began", "press 1 ended"])
    #expect(admit(press(1, .began)) == ["0", "press 1 began"])
  }

  @Test("a force that is no number is refused, but not the end of its press")
  mutating func force() {
    let refusal = "refused: press 1 has numbers that are not finite"
    #expect(admit(press(1, .began, force: .nan)) == ["0", refusal])
    #expect(admit(press(1, .began)) == ["0", "press 1 began"])
    #expect(admit(press(1, .changed, force: .infinity)) == ["0", refusal])
    #expect(admit(press(1, .ended, force: .nan)) == ["0", "press 1 ended"])
  }

  @Test("of a late frame only the ends of presses are taken")
  mutating func late() {
    _ = admit(at: 10, press(1, .began), press(2, .began), press(3, .began))
    #expect(
      admit(at: 9, press(1, .ended), press(2, .changed), press(3, .cancelled), press(4, .began))
        .dropLast() == ["10", "press 1 ended", "press 3 cancelled"])
    #expect(admit(at: 10, press(2, .changed)) == ["10", "press 2 changed"])
  }

  @Test("contacts and presses have ids of their own")
  mutating func separateIDs() {
    _ = gate.admit(at: 0, .began(1))
    #expect(admit(press(1, .began)) == ["0", "press 1 began"])
    #expect(gate.admit(at: 0, .ended(1)) == ["0", "contact 1 ended"])
    #expect(admit(press(1, .ended)) == ["0", "press 1 ended"])
  }

  @Test("an interruption takes presses up")
  mutating func interruption() {
    _ = admit(press(1, .began))
    _ = gate.admit(InputFrame(time: .zero, isInterruption: true))
    #expect(admit(press(1, .ended)) == ["0", "refused: press 1 changed without having begun"])
  }

  @Test("a hovering pointer with a number that is none is refused, but not its leaving")
  mutating func hover() {
    let nan = CGFloat.nan
    let place = CGPoint.zero
    let changes = [
      HoverChange(phase: .changed, location: CGPoint(x: nan, y: 0)),
      HoverChange(phase: .began, location: CGPoint(x: 0, y: nan)),
      HoverChange(phase: .changed, location: place, zOffset: nan),
      HoverChange(phase: .changed, location: place, altitudeAngle: nan),
      HoverChange(phase: .changed, location: place, azimuthAngle: nan),
      HoverChange(phase: .changed, location: place, rollAngle: nan),
      HoverChange(phase: .ended, location: CGPoint(x: nan, y: nan)),
    ]
    let log = changes.map { gate.admit(InputFrame(time: .zero, hover: $0)) }
    let refused = ["0", "refused: the hovering pointer has numbers that are not finite"]
    #expect(log == Array(repeating: refused, count: 6) + [["0", "hover ended"]])
  }

  @Test("a scroll with a number that is none is refused")
  mutating func scroll() {
    let changes = [
      ScrollChange(phase: .changed, location: CGPoint(x: CGFloat.nan, y: 0)),
      ScrollChange(phase: .changed, location: .zero, dx: .infinity),
      ScrollChange(phase: .changed, location: .zero, dy: .nan),
      ScrollChange(phase: .changed, location: .zero, dx: 1, dy: 1),
    ]
    let log = changes.map { gate.admit(InputFrame(time: .zero, scroll: $0)) }
    let refused = ["0", "refused: a scroll has numbers that are not finite"]
    #expect(log == [refused, refused, refused, ["0", "scroll changed"]])
  }

  @Test("a trackpad transform with a number that is none is refused")
  mutating func transform() {
    let changes = [
      TransformChange(phase: .changed, location: CGPoint(x: 0, y: CGFloat.nan)),
      TransformChange(phase: .changed, location: .zero, scale: .nan),
      TransformChange(phase: .changed, location: .zero, rotation: .infinity),
      TransformChange(phase: .changed, location: .zero, scale: 2, rotation: 1),
    ]
    let log = changes.map { gate.admit(InputFrame(time: .zero, transform: $0)) }
    let refused = ["0", "refused: a trackpad transform has numbers that are not finite"]
    #expect(log == [refused, refused, refused, ["0", "transform changed"]])
  }

  @Test("a better value that is no number is refused; the others stay")
  mutating func estimates() {
    let nan = CGFloat.nan
    let updates = [
      EstimateUpdate(index: 1, location: CGPoint(x: nan, y: 0)),
      EstimateUpdate(index: 2, force: 0.5),
      EstimateUpdate(index: 3, force: nan),
      EstimateUpdate(index: 4, azimuthAngle: nan),
      EstimateUpdate(index: 5, altitudeAngle: nan),
      EstimateUpdate(index: 6, rollAngle: nan),
      EstimateUpdate(index: 7),
    ]
    #expect(
      gate.admit(InputFrame(time: .zero, estimateUpdates: updates)) == [
        "0", "update 2", "update 7",
      ]
        + [1, 3, 4, 5, 6].map {
          "refused: a better value for reading \($0) has numbers that are not finite"
        })
  }
}
