import Foundation
import GestureCore
import Testing

@Suite("FrameCheck: contacts")
struct FrameCheckTests {
  private var gate = Turnstile()

  @Test("a legal course comes in unchanged")
  mutating func legal() {
    let frames: [[Contact]] = [
      [.began(1)], [.moved(1), .began(2)], [], [.ended(1), .moved(2)], [.cancelled(2)],
    ]
    var log: [String] = []
    for (time, contacts) in frames.enumerated() {
      log += gate.admit(InputFrame(time: Timestamp(nanoseconds: Int64(time)), contacts: contacts))
    }
    #expect(
      log == [
        "0", "contact 1 began",
        "1", "contact 1 moved", "contact 2 began",
        "2",
        "3", "contact 1 ended", "contact 2 moved",
        "4", "contact 2 cancelled",
      ])
  }

  @Test("everything else of a legal frame comes in unchanged too")
  mutating func wholeFrame() {
    var check = FrameCheck()
    let frame = InputFrame(
      time: Timestamp(nanoseconds: 5), contacts: [.began(1, x: 3)],
      presses: [PressChange(id: 1, phase: .began, type: 4)],
      hover: HoverChange(phase: .began, location: .zero),
      scroll: ScrollChange(phase: .changed, location: .zero, dx: 1, dy: 2),
      transform: TransformChange(phase: .changed, location: .zero, scale: 2, rotation: 1),
      estimateUpdates: [EstimateUpdate(index: 3, location: .zero, force: 1)], isInterruption: true,
      modifiers: 4, buttons: 1)
    var refusals: [FrameRefusal] = []
    let admitted = check.admit(frame) { refusals.append($0) }
    #expect(admitted == frame)
    #expect(refusals == [])
  }

  @Test("a contact begins once")
  mutating func alreadyDown() {
    _ = gate.admit(at: 0, .began(1))
    #expect(
      gate.admit(at: 1, .began(1)) == ["1", "refused: contact 1 began while it was down"])
    #expect(gate.admit(at: 2, .ended(1)) == ["2", "contact 1 ended"])
  }

  @Test("a contact moves and lifts only while it is down", arguments: [false, true])
  mutating func notDown(hasLifted: Bool) {
    if hasLifted { _ = gate.admit(at: 0, .began(1), .ended(1)) }
    #expect(
      [.moved(1), .ended(1), .cancelled(1)].flatMap { gate.admit(at: 0, $0) } == [
        "0", "refused: contact 1 moved without having begun",
        "0", "refused: contact 1 ended without having begun",
        "0", "refused: contact 1 cancelled without having begun",
      ])
  }

  @Test("an id may be used again after the lift, and even within the frame of the lift")
  mutating func reuse() {
    _ = gate.admit(at: 0, .began(1))
    #expect(
      gate.admit(at: 1, .ended(1), .began(1)) == ["1", "contact 1 ended", "contact 1 began"])
    #expect(
      gate.admit(at: 2, .cancelled(1), .began(1)) == [
        "2", "contact 1 cancelled", "contact 1 began",
      ])
    #expect(gate.admit(at: 3, .moved(1)) == ["3", "contact 1 moved"])
  }

  @Test("a tap fits into one frame, and several taps do")
  mutating func tapInOneFrame() {
    #expect(
      gate.admit(at: 0, .began(1), .ended(1), .began(1), .cancelled(1)) == [
        "0", "contact 1 began", "contact 1 ended", "contact 1 began", "contact 1 cancelled",
      ])
    #expect(gate.admit(at: 1, .began(1)) == ["1", "contact 1 began"])
  }

  @Test("otherwise a contact changes once in a frame, and its first change counts")
  mutating func twice() {
    _ = gate.admit(at: 0, .began(1, x: 1))
    let refusal = "refused: contact 1 is listed twice in one frame"
    #expect(gate.admit(at: 1, .moved(1), .moved(1)) == ["1", "contact 1 moved", refusal])
    #expect(gate.admit(at: 2, .moved(1), .began(1)) == ["2", "contact 1 moved", refusal])
    #expect(gate.admit(at: 3, .ended(1), .moved(1)) == ["3", "contact 1 ended", refusal])
    #expect(gate.admit(at: 4, .began(1), .moved(1)) == ["4", "contact 1 began", refusal])
    #expect(gate.admit(at: 5, .ended(1), .cancelled(1)) == ["5", "contact 1 ended", refusal])
  }

  @Test("a change that was refused is not the contact's first of the frame")
  mutating func refusedFirst() {
    _ = gate.admit(at: 0, .began(1))
    #expect(
      gate.admit(at: 1, .began(1), .moved(1), .moved(2), .began(2)) == [
        "1", "contact 1 moved", "contact 2 began",
        "refused: contact 1 began while it was down",
        "refused: contact 2 moved without having begun",
      ])
  }

  @Test("a lift counts whatever else the frame says of its contact")
  mutating func liftAfterMove() {
    _ = gate.admit(at: 0, .began(1), .began(2), .began(3))
    #expect(
      gate.admit(
        at: 1, .moved(1), .ended(1), .moved(2), .cancelled(2), .moved(3, x: .nan), .ended(3))
        == [
          "1", "contact 1 moved", "contact 1 ended", "contact 2 moved", "contact 2 cancelled",
          "contact 3 ended", "refused: contact 3 has numbers that are not finite",
        ])
    #expect(
      gate.admit(at: 2, .began(1), .began(2), .began(3)) == [
        "2", "contact 1 began", "contact 2 began", "contact 3 began",
      ])
  }

  @Test("one bad contact does not cost the others of its frame")
  mutating func oneOfSeveral() {
    _ = gate.admit(at: 0, .began(1), .began(2))
    #expect(
      gate.admit(
        at: 1, .moved(1), .began(2), .began(3, x: .nan), .moved(9), .began(4), .moved(1), .ended(2))
        == [
          "1", "contact 1 moved", "contact 4 began", "contact 2 ended",
          "refused: contact 2 began while it was down",
          "refused: contact 3 has numbers that are not finite",
          "refused: contact 9 moved without having begun",
          "refused: contact 1 is listed twice in one frame",
        ])
  }

  @Test("so many are down at one time, and no more, until one lifts")
  mutating func tooMany() {
    let most = FrameCheck.mostDown
    for id in 0..<most { _ = gate.admit(at: 0, .began(id)) }
    #expect(
      gate.admit(at: 1, .began(most), .ended(0))
        == ["1", "contact 0 ended", "refused: \(most) began while \(most) others were down"])
    #expect(gate.admit(at: 2, .began(most)) == ["2", "contact \(most) began"])
  }
}
