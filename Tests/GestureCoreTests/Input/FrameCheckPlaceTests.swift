import Foundation
import GestureCore
import Testing

@Suite("FrameCheck: places and numbers")
struct FrameCheckPlaceTests {
  private var gate = Turnstile()

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
}
