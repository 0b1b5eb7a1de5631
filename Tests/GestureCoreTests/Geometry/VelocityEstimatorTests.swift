import Foundation
import GestureCore
import Testing

@Suite("VelocityEstimator")
struct VelocityEstimatorTests {
  @Test("without two places there is no velocity")
  func nothingKnown() {
    #expect(velocities([]) == [.zero])
    #expect(velocities([(0, 5, 5)]) == [.zero, .zero])
  }

  @Test("one move is its own velocity, in both coordinates")
  func oneMove() {
    #expect(
      velocities([(0, 10, 20), (500, 20, 15)]) == [.zero, .zero, CGPoint(x: 20, y: -10)])
  }

  @Test("the last move counts three quarters, the one before it a quarter, older ones nothing")
  func weights() {
    let moves: [Reading] = [(0, 0, 0), (1000, 1000, 0), (2000, 1004, 8), (3000, 1004, 8)]
    #expect(
      velocities(moves).dropFirst(2) == [
        CGPoint(x: 1000, y: 0), CGPoint(x: 253, y: 6), CGPoint(x: 1, y: 2),
      ])
  }

  @Test("a long way ago does not matter: only the last two moves do")
  func twoMovesOnly() {
    let recent: [Reading] = [(50, 5, 5), (60, 6, 7), (80, 10, 9)]
    let longer: [Reading] = [(0, -900, 0), (10, 300, 4), (40, 0, 0)] + recent
    #expect(velocities(longer).last == velocities(recent).last)
  }

  @Test("uniform motion gives its speed exactly, whatever the speed")
  func uniformMotion() {
    // Steps to and from zero are exact whatever their size, so the speed must be so too. Sevenths
    // fill the last bit, where a mix of two equal numbers could be off by one.
    let steps = [1e-9, 7e12] + (1...500).map { CGFloat($0) / 7 }
    #expect(
      steps.map { step in
        velocities([(0, -step, step), (8, 0, 0), (16, step, -step)]).last
      } == steps.map { CGPoint(x: $0 / 0.008, y: -$0 / 0.008) })
  }

  @Test("uneven times do not disturb uniform motion")
  func unevenTimes() {
    let moves: [Reading] = [(0, 0, 0), (8, 4, -8), (10, 5, -10), (500, 250, -500)]
    #expect(
      velocities(moves).dropFirst(2)
        == [CGPoint](repeating: CGPoint(x: 500, y: -1000), count: 3)[...])
  }

  @Test("a second value at one time waits for the next, which has its displacement")
  func sameTime() {
    let moves: [Reading] = [(0, 0, 0), (100, 1, 0), (100, 6, 0), (200, 7, 0)]
    #expect(
      velocities(moves) == [
        .zero, .zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 47.5, y: 0),
      ])
  }

  @Test("a second value at the time of a reset counts from the reset")
  func sameTimeAsReset() {
    #expect(velocities([(0, 0, 0), (0, 5, 5), (1000, 6, 7)]).last == CGPoint(x: 6, y: 7))
  }

  @Test("time that goes backwards is ignored")
  func backwards() {
    let moves: [Reading] = [(100, 0, 0), (200, 1, 1), (150, 900, 900), (-5, 900, 900)]
    var bent = estimator(moves)
    var straight = estimator(Array(moves.prefix(2)))
    #expect(bent == straight)
    bent.add(CGPoint(x: 2, y: 3), at: Timestamp(nanoseconds: 300_000_000))
    straight.add(CGPoint(x: 2, y: 3), at: Timestamp(nanoseconds: 300_000_000))
    #expect(bent.velocity == straight.velocity)
  }

  @Test("a rest before the lift changes nothing, unless it is added")
  func restAndLift() {
    let flick: [Reading] = [(0, 0, 0), (10, 5, 0), (20, 10, 0)]
    #expect(velocities(flick).last == CGPoint(x: 500, y: 0))
    #expect(velocities(flick + [(30, 10, 0)]).last == CGPoint(x: 125, y: 0))
  }

  @Test("a reset forgets the velocity and measures from the new value")
  func reset() {
    var estimator = estimator([(0, 0, 0), (10, 5, 0), (20, 10, 0)])
    estimator.reset(to: CGPoint(x: 100, y: 100), at: Timestamp(nanoseconds: 20_000_000))
    #expect(estimator.velocity == .zero)
    estimator.add(CGPoint(x: 101, y: 98), at: Timestamp(nanoseconds: 120_000_000))
    #expect(estimator.velocity == CGPoint(x: 10, y: -20))
  }

  @Test("a reset may go back in time")
  func resetBackwards() {
    var estimator = estimator([(1000, 0, 0), (2000, 5, 0)])
    estimator.reset(to: .zero, at: .zero)
    estimator.add(CGPoint(x: 1, y: 0), at: Timestamp(seconds: 1))
    #expect(estimator.velocity == CGPoint(x: 1, y: 0))
  }

  @Test("a value that is not finite is ignored", arguments: [.nan, .infinity] as [CGFloat])
  func notFinite(number: CGFloat) {
    let moves: [Reading] = [(0, 0, 0), (10, 5, 5), (20, number, 6), (20, 6, number)]
    #expect(estimator(moves) == estimator(Array(moves.prefix(2))))
    var empty = VelocityEstimator()
    empty.reset(to: CGPoint(x: number, y: 0), at: .zero)
    #expect(empty == VelocityEstimator())
  }

  @Test("a speed beyond all numbers is ignored")
  func overflow() {
    let largest = CGFloat.greatestFiniteMagnitude
    let moves: [Reading] = [(0, 0, 0), (1000, 1, 0), (1001, largest, 0), (1002, -largest, 0)]
    #expect(estimator(moves) == estimator(Array(moves.prefix(2))))
    #expect(velocities([(0, 0, 0), (1000, 0x1p1023, 0), (2000, 0, 0)]).last?.x == -0x1p1022)
  }

  @Test("the ends of time do not trap")
  func endsOfTime() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: Timestamp(nanoseconds: .min))
    estimator.add(CGPoint(x: 1e10, y: 0), at: Timestamp(nanoseconds: .max))
    #expect(abs(estimator.velocity.x - 1e10 / 18_446_744_073.709_551) < 1e-9)
  }

  /// Milliseconds, x, y.
  private typealias Reading = (milliseconds: Int64, x: CGFloat, y: CGFloat)

  private func estimator(_ readings: [Reading]) -> VelocityEstimator {
    var estimator = VelocityEstimator()
    for reading in readings {
      estimator.add(
        CGPoint(x: reading.x, y: reading.y),
        at: Timestamp(nanoseconds: reading.milliseconds * 1_000_000))
    }
    return estimator
  }

  /// The velocity before the first reading and after each.
  private func velocities(_ readings: [Reading]) -> [CGPoint] {
    (0...readings.count).map { estimator(Array(readings.prefix($0))).velocity }
  }
}
