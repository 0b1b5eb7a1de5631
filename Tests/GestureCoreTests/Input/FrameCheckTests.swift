import Foundation
import GestureCore
import Testing

@Suite("FrameCheck: contacts and time")
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

  @Test("a place that is no place is refused, and its contact has not begun or moved")
  mutating func notFinite() {
    let refusal = "refused: contact 1 has numbers that are not finite"
    #expect(gate.admit(at: 0, .began(1, x: .nan)) == ["0", refusal])
    #expect(gate.admit(at: 1, .began(1, x: .infinity)) == ["1", refusal])
    #expect(gate.admit(at: 2, .began(1)) == ["2", "contact 1 began"])
    #expect(gate.admit(at: 3, .moved(1, x: -.infinity)) == ["3", refusal])
    #expect(gate.admit(at: 4, .moved(1)) == ["4", "contact 1 moved"])
  }

  @Test("a place that no surface reaches is refused, and a lift there still is a lift")
  mutating func outOfReach() {
    let refusal = "refused: contact 1 is farther away than any surface reaches, 10000000 points"
    #expect(gate.admit(at: 0, .began(1, x: 1e19)) == ["0", refusal])
    #expect(gate.admit(at: 1, .began(1, x: 10_000_001)) == ["1", refusal])
    #expect(gate.admit(at: 2, .began(1, x: -1e7)) == ["2", "contact 1 began"])
    #expect(gate.admit(at: 3, .moved(1, x: -1e19)) == ["3", refusal])
    #expect(gate.admit(at: 4, .ended(1, x: 1e19)) == ["4", "contact 1 ended"])
  }

  @Test("the quick look lets in no place that the long one refuses", arguments: [1e19, .nan])
  func quickLook(place: CGFloat) {
    let down = [0, 1].map { id in Contact(id: id, phase: .began, at: .zero, time: .zero) }
    let moved = Contact(
      id: 1, phase: .moved, at: CGPoint(x: 0, y: place), time: Timestamp(seconds: 1))
    var check = FrameCheck()
    let begins = check.admitsAsItIs(InputFrame(time: .zero, contacts: down))
    let frame = InputFrame(time: Timestamp(seconds: 1), contacts: [moved])
    let moves = check.admitsAsItIs(frame)
    var refusals: [FrameRefusal] = []
    let admitted = check.admit(frame) { refusals.append($0) }
    #expect(begins && !moves && admitted.contacts.isEmpty && refusals.count == 1)
  }

  @Test("what is beside contacts has to be in reach too")
  func othersOutOfReach() {
    let far = CGPoint(x: 0, y: 1e19)
    let frame = InputFrame(
      time: .zero, hover: HoverChange(phase: .began, location: far),
      scroll: ScrollChange(phase: .began, location: .zero, dx: 1e19, dy: 0),
      transform: TransformChange(phase: .began, location: .zero, scale: 1e19, rotation: 0),
      estimateUpdates: [EstimateUpdate(index: 3, location: far)])
    var check = FrameCheck()
    var refusals: [FrameRefusal] = []
    let admitted = check.admit(frame) { refusals.append($0) }
    #expect(
      admitted == InputFrame(time: .zero)
        && refusals == [
          .outOfReach("the hovering pointer"), .outOfReach("a scroll"),
          .outOfReach("a trackpad transform"),
          .outOfReach("a better value for reading 3"),
        ])
  }

  @Test("a lift without a place still is a lift")
  mutating func liftWithoutPlace() {
    _ = gate.admit(at: 0, .began(1), .began(2))
    #expect(
      gate.admit(at: 1, .ended(1, x: .nan), .cancelled(2, x: .nan)) == [
        "1", "contact 1 ended", "contact 2 cancelled",
      ])
  }

  @Test("every number of a reading has to be finite")
  func everyNumber() {
    let spoilers: [(inout ContactSample) -> Void] = [
      { $0.location.x = .nan }, { $0.location.y = .nan },
      { $0.preciseLocation = CGPoint(x: CGFloat.nan, y: 0) },
      { $0.preciseLocation = CGPoint(x: 0, y: CGFloat.nan) },
      { $0.majorRadius = .nan }, { $0.majorRadiusTolerance = .nan }, { $0.force = .infinity },
      { $0.maximumPossibleForce = .nan }, { $0.altitudeAngle = .nan }, { $0.azimuthAngle = .nan },
      { $0.rollAngle = .nan },
    ]
    let admitted = spoilers.indices.filter { index in
      var contact = Contact.began(1)
      spoilers[index](&contact.sample)
      var gate = Turnstile()
      return gate.admit(at: 0, contact).count > 2 || gate.admit(at: 0, .began(1)).count != 2
    }
    #expect(admitted == [])
    var precise = Contact.began(1)
    precise.sample.preciseLocation = CGPoint(x: 0.25, y: 0)
    var gate = Turnstile()
    #expect(gate.admit(at: 0, precise) == ["0", "contact 1 began"])
  }

  @Test("earlier readings that are no readings are left out; the contact and the others stay")
  mutating func earlierReadings() {
    var contact = Contact.began(1)
    contact.earlierSamples = [1, .nan, 3].map {
      ContactSample(time: .zero, location: CGPoint(x: $0 as CGFloat, y: 0))
    }
    #expect(
      gate.admit(at: 0, contact) == [
        "0", "contact 1 began 1.0 3.0",
        "refused: an earlier reading of contact 1 has numbers that are not finite",
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
