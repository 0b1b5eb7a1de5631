import Foundation
import GestureCore
import Testing

@testable import GesturePatterns

@Suite("Failures name the element that did not match, and by how much") struct FailureTests {
  private func failure(
    of fingers: Fingers, @PatternBuilder _ content: () -> PatternPart
  ) throws -> String {
    let progress = try GesturePattern(content).verdict(on: fingers.script, thenWaiting: 10)
    guard case .failed(let failure) = progress.verdict else { return "\(progress.verdict)" }
    return "\(failure)"
  }

  private let one = Fingers().down(50, 50)
  private var two: Fingers { one.down(90, 50, finger: 2, after: 50) }

  @Test("fingers that come down elsewhere, late, or are too few or too many")
  func down() throws {
    let corner = PatternRegion.rectangle(CGRect(x: 0, y: 0, width: 20, height: 100))
    #expect(
      try failure(of: one) { Down(in: corner) }
        == "down: landed 30 pt from its region, more than region 0")
    let first = PatternCapture("first", \.landings)
    let second = one.up().down(50, 90, finger: 2, after: 100)
    #expect(
      try failure(of: second) {
        Down().capture(first)
        Up()
        Down(near: first, distance: 30).named("second")
      } == "second: landed 40 pt from first, more than near 30")
    #expect(
      try failure(of: one) { Down(2, spread: 0.2) }
        == "2 down: 1 of the 2 fingers it needs after spread 0.2 s")
    #expect(
      try failure(of: one.up()) { Down(2) } == "2 down: 1 of the 2 fingers it needs")
    #expect(
      try failure(of: two) {
        Down()
        Hold(1)
      } == "hold 1 s: 2 fingers, more than the 1 it takes")
  }

  @Test("movements that are too short, too slow or astray, by each measure")
  func move() throws {
    func moved(_ move: Move, by x: CGFloat, _ y: CGFloat = 0) throws -> String {
      try failure(of: one.move(50 + x, 50 + y, after: 100).up()) {
        Down()
        move
      }
    }
    #expect(
      try moved(Move(moreThan: 20), by: 12)
        == "move 20 pt: lifted after moving 12 pt, less than moreThan 20")
    #expect(
      try moved(Move(.right, moreThan: 20), by: 0, 30)
        == "move right 20 pt: went 90 degrees astray, more than angle 45")
    #expect(
      try moved(Move(moreThan: 20, minimumSpeed: 1000), by: 30)
        == "move 20 pt: moved 300 pt a second, less than minimumSpeed 1000")
    #expect(
      try moved(.each(.right, Fading(50)), by: 30)
        == "move right 50 pt: lifted after moving 30 pt, less than length 50")
    #expect(
      try moved(.into(.rectangle(CGRect(x: 100, y: 0, width: 9, height: 99))), by: 20)
        == "move into a region: lifted 30 pt from the region, more than region 0")
  }

  @Test("two fingers that pinch or turn too little")
  func moveOfTwo() throws {
    func moved(_ move: Move, to x: CGFloat, _ y: CGFloat) throws -> String {
      try failure(of: two.move(x, y, finger: 2).up()) {
        Down(2)
        move
      }
    }
    #expect(
      try moved(.pinch(moreThan: 20), to: 95, 50)
        == "pinch 20 pt: lifted after the distance changed 5 pt, less than moreThan 20")
    #expect(
      try moved(.apart(moreThan: 20), to: 60, 50)
        == "apart 20 pt: lifted after the distance changed -30 pt, less than moreThan 20")
    #expect(
      try moved(.together(moreThan: 20), to: 80, 50)
        == "together 20 pt: lifted after the distance changed 10 pt, less than moreThan 20")
    #expect(
      try moved(.turn(moreThan: 1), to: 50 + 40 * cos(0.5), 50 + 40 * sin(0.5))
        == "turn 1 rad: lifted after a turn of 0.5 rad, less than moreThan 1")
    #expect(
      try moved(.turn(moreThan: 0.2, travel: 30), to: 50 + 40 * cos(0.5), 50 + 40 * sin(0.5))
        == "turn 0.2 rad: lifted after a finger travelled 20 pt, less than travel 30")
  }

  @Test("fingers that rest too shortly, lift too late, or come when none may")
  func times() throws {
    #expect(
      try failure(of: one.up(after: 200)) {
        Down()
        Hold(0.5)
      } == "hold 0.5 s: lifted after 0.2 s, less than hold 0.5")
    #expect(
      try failure(of: one) {
        Down()
        Up(within: 0.3)
      } == "up: took 0.3 s, the whole of within 0.3")
    #expect(
      try failure(of: two) {
        Down(2)
        Lift(within: 0.3)
      } == "lift: took 0.3 s, the whole of within 0.3")
    #expect(
      try failure(of: one.up().down(50, 50, after: 100)) {
        Down()
        Up()
        Still(0.5)
      } == "still 0.5 s: 1 fingers, more than the 0 it takes")
  }

  @Test("fingers that drift, or leave a corridor aside or backwards")
  func drift() throws {
    #expect(
      try failure(of: one.move(62, 50)) {
        Down()
        Hold(0.5, movingAtMost: 10)
      } == "hold 0.5 s: moved 12 pt, more than drift 10")
    #expect(
      try failure(of: one.move(50, 62)) {
        Down()
        Up().drifting(atMost: 10)
      } == "up: moved 12 pt, more than drift 10")
    func straight(_ x: CGFloat, _ y: CGFloat) throws -> String {
      try failure(of: one.move(x, y)) {
        Down()
        Move(.right, moreThan: 90).straight(.right, aside: Fading(10))
      }
    }
    #expect(
      try straight(60, 65) == "move right 90 pt: went 15 pt astray, more than aside 10")
    #expect(
      try straight(45, 50)
        == "move right 90 pt: moved 5 pt against its direction, more than backwards 0")
  }

  @Test("of patterns beside each other, the element of the one that did not match")
  func together() throws {
    func both(_ fingers: Fingers, _ name: String? = nil) throws -> String {
      let both = Together {
        InOrder {
          Down()
          Hold(0.3, movingAtMost: 10)
        }
        InOrder {
          Down()
          Up(within: 0.2)
        }
      }
      return try failure(of: fingers) { name.map { both.named($0) } ?? both }
    }
    #expect(
      try both(two.up()) == "hold 0.3 s of 2 together: lifted after 0.07 s, less than hold 0.3")
    #expect(
      try both(two, "anchor and tap")
        == "up of anchor and tap: took 0.2 s, the whole of within 0.2")
    // What no pattern takes is the whole's own business.
    #expect(
      try both(two.down(9, 9, finger: 3))
        == "2 together: 3 fingers, more than the 2 it takes")
  }
}
