import Foundation
import GestureCore
import Testing

@Suite("FrameCheck: time")
struct FrameCheckTimeTests {
  private var gate = Turnstile()

  @Test("of a late frame only lifts are taken, at the present time")
  mutating func late() {
    _ = gate.admit(at: 2_000_000_000, .began(1), .began(2), .began(3))
    #expect(
      gate.admit(at: 1_500_000_000, .ended(1), .moved(2), .cancelled(3), .began(4), .ended(5)) == [
        "2000000000", "contact 1 ended", "contact 3 cancelled",
        "refused: time ran backwards by 0.5 s; only lifts of this frame are taken, "
          + "at the present time",
        "refused: contact 5 ended without having begun",
      ])
    #expect(gate.admit(at: 2_000_000_000, .moved(2)) == ["2000000000", "contact 2 moved"])
  }

  @Test("a late frame does not turn back the clock for the next")
  mutating func lateTwice() {
    _ = gate.admit(at: 3_000_000_000)
    let log = [1_000_000_000, 2_000_000_000].map { gate.admit(at: $0) }
    let rest = "s; only lifts of this frame are taken, at the present time"
    #expect(
      log == [
        ["3000000000", "refused: time ran backwards by 2.0 \(rest)"],
        ["3000000000", "refused: time ran backwards by 1.0 \(rest)"],
      ])
  }

  @Test("a late lift is read at the present time, without its earlier readings")
  func lateReading() {
    var check = FrameCheck()
    let (now, before) = (Timestamp(seconds: 2), Timestamp(seconds: 1))
    _ = check.admit(InputFrame(time: now, contacts: [.began(1)])) { _ in }
    var lift = Contact.ended(1, x: 7)
    lift.sample.time = before
    lift.earlierSamples = [ContactSample(time: before, location: .zero)]
    let admitted = check.admit(InputFrame(time: before, contacts: [lift])) { _ in }
    lift.sample.time = now
    lift.earlierSamples = []
    #expect(admitted == InputFrame(time: now, contacts: [lift]))
  }

  @Test("of a late frame nothing hovers, scrolls or turns; an interruption is one at any time")
  mutating func lateRest() {
    _ = gate.admit(at: 10)
    let frame = InputFrame(
      time: Timestamp(nanoseconds: 9), presses: [PressChange(id: 1, phase: .began, type: 4)],
      hover: HoverChange(phase: .began, location: .zero),
      scroll: ScrollChange(phase: .began, location: .zero),
      transform: TransformChange(phase: .began, location: .zero),
      estimateUpdates: [EstimateUpdate(index: 3)], isInterruption: true)
    #expect(
      gate.admit(frame) == [
        "10", "update 3", "interruption",
        "refused: time ran backwards by 1e-09 s; only lifts of this frame are taken, "
          + "at the present time",
      ])
  }

  @Test("several frames of one moment are in time, and a frame may be empty")
  mutating func sameMoment() {
    #expect(gate.admit(at: -5) == ["-5"])
    #expect(gate.admit(at: -5) == ["-5"])
    #expect(gate.admit(at: .max) == ["\(Int64.max)"])
    #expect(gate.admit(at: .min).first == "\(Int64.max)")
  }

  @Test("an interruption takes everything up that was down, also what came down with it")
  mutating func interruption() {
    _ = gate.admit(at: 0, .began(1))
    let frame = InputFrame(
      time: Timestamp(nanoseconds: 1), contacts: [.moved(1), .began(2)],
      presses: [PressChange(id: 7, phase: .began, type: 4)], isInterruption: true)
    #expect(
      gate.admit(frame) == [
        "1", "contact 1 moved", "contact 2 began", "press 7 began", "interruption",
      ])
    #expect(
      gate.admit(at: 2, .ended(1), .moved(2)) == [
        "2", "refused: contact 1 ended without having begun",
        "refused: contact 2 moved without having begun",
      ])
    #expect(gate.admit(at: 3, .began(1)) == ["3", "contact 1 began"])
  }
}
