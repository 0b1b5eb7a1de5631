import Foundation
import GestureCore
import Testing

/// Interval 0.35 s, separation 45 pt, movement 10 pt, duration 0.75 s.
@Suite("TapCounter")
struct TapCounterTests {
  private var counter = TapCounter()
  private let limits = TapCounter.Limits(
    interval: 0.35, separation: 45, movement: 10, duration: 0.75)

  private mutating func down(_ id: Int = 1, x: CGFloat = 0, at seconds: Double) -> Int {
    counter.begin(contact(id, .began, x, seconds), limits: limits)
  }

  private mutating func move(_ id: Int = 1, x: CGFloat = 0, at seconds: Double) -> Int {
    counter.update(contact(id, .moved, x, seconds), limits: limits)
  }

  private mutating func up(
    _ id: Int = 1, x: CGFloat = 0, at seconds: Double, phase: Contact.Phase = .ended
  ) -> Int {
    counter.update(contact(id, phase, x, seconds), limits: limits)
  }

  private func contact(
    _ id: Int, _ phase: Contact.Phase, _ x: CGFloat, _ seconds: Double
  ) -> Contact {
    Contact(id: id, phase: phase, at: CGPoint(x: x, y: 0), time: Timestamp(seconds: seconds))
  }

  @Test("taps at one place count on [REC-12]")
  mutating func series() {
    let counts = [
      down(at: 0), up(at: 0.1), down(at: 0.2), up(at: 0.3), down(2, at: 0.4), up(2, at: 0.5),
    ]
    #expect(counts == [1, 1, 2, 2, 3, 3])
  }

  @Test("the interval runs from the lift to the next contact, its end included [REC-12]")
  mutating func interval() {
    let counts = [
      down(at: 0), up(at: 0.5), down(at: 0.85), up(at: 0.9), down(at: 1.250000001), up(at: 1.3),
    ]
    #expect(counts == [1, 1, 2, 2, 1, 1])
  }

  @Test("the distance runs from the lift to the next contact, its end included [REC-12]")
  mutating func separation() {
    let counts = [
      down(x: 0, at: 0), up(x: 5, at: 0.1), down(x: 50, at: 0.2), up(x: 50, at: 0.3),
      down(x: 95.5, at: 0.4),
    ]
    #expect(counts == [1, 1, 2, 2, 1])
  }

  @Test("moving too far counts zero from then on, and starts no series [REC-12]")
  mutating func movement() {
    let counts = [
      down(at: 0), move(x: 10, at: 0.1), move(x: 10.5, at: 0.2), move(x: 0, at: 0.3), up(at: 0.4),
      down(at: 0.5),
    ]
    #expect(counts == [1, 1, 0, 0, 0, 1])
  }

  @Test("staying too long counts zero from then on, and starts no series [REC-12]")
  mutating func duration() {
    let counts = [
      down(at: 0), move(at: 0.75), up(at: 0.750000001), down(at: 0.8), up(at: 0.9), down(at: 1),
    ]
    #expect(counts == [1, 1, 0, 1, 1, 2])
  }

  @Test("lifting too far away counts zero [REC-12]")
  mutating func liftElsewhere() {
    let counts = [down(at: 0), up(x: 11, at: 0.1), down(x: 11, at: 0.2)]
    #expect(counts == [1, 0, 1])
  }

  @Test("a cancelled contact starts no series, and its id may be used again")
  mutating func cancelled() {
    let counts = [
      down(at: 0), up(at: 0.1, phase: .cancelled), down(x: 20, at: 0.2), move(x: 20, at: 0.3),
      up(x: 20, at: 0.4),
    ]
    #expect(counts == [1, 1, 1, 1, 1])
  }

  @Test("two fingers that tap together count for themselves [REC-12]")
  mutating func twoFingers() {
    let counts = [
      down(1, x: 0, at: 0), down(2, x: 100, at: 0), up(1, x: 0, at: 0.1), up(2, x: 100, at: 0.1),
      down(1, x: 98, at: 0.2), down(2, x: 2, at: 0.2), up(1, x: 98, at: 0.3), up(2, x: 2, at: 0.3),
    ]
    #expect(counts == [1, 1, 1, 1, 2, 2, 2, 2])
  }

  @Test("of two taps within reach the nearer one is continued, once")
  mutating func nearest() {
    _ = [down(1, x: 0, at: 0), up(1, x: 0, at: 0.05), down(1, x: 0, at: 0.1), up(1, at: 0.15)]
    _ = [down(2, x: 60, at: 0.1), up(2, x: 60, at: 0.15)]
    let counts = [down(3, x: 35, at: 0.2), down(4, x: 35, at: 0.2), down(5, x: 35, at: 0.2)]
    #expect(counts == [2, 3, 1])
  }

  @Test("what was no tap does not stand between a tap and the next [REC-12]")
  mutating func noTapBetween() {
    let counts = [
      down(1, x: 0, at: 0), up(1, x: 0, at: 0.1), down(2, x: 60, at: 0), up(2, x: 30, at: 0.1),
      down(3, x: 25, at: 0.2),
    ]
    #expect(counts == [1, 1, 1, 0, 2])
  }

  @Test("a contact that is down continues no series; only its lift does")
  mutating func overlapping() {
    let counts = [down(1, at: 0), down(2, at: 0.1), up(1, at: 0.2), up(2, at: 0.3)]
    #expect(counts == [1, 1, 1, 1])
    let next = down(3, at: 0.4)
    #expect(next == 2)
  }

  @Test("a contact that nobody saw begin counts zero and starts no series")
  mutating func stranger() {
    let counts = [move(9, at: 0), up(9, at: 0.1), down(at: 0.2)]
    #expect(counts == [0, 0, 1])
  }
}
