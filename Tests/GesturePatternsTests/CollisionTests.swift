import Effort
import Foundation
import GestureCore
import Testing

@testable import GesturePatterns

@Suite("Collisions of patterns") struct CollisionTests {
  private static let limits = BuiltInLimits(
    tapMovement: 45, tapDuration: 0.75, tapInterval: 0.35, tapSeparation: 45,
    tapArrivalWindow: 0.35, panHysteresis: 10, swipeDuration: 0.5,
    swipeAlong: Fading(50, losingEachSecond: 0.94),
    swipeAside: Fading(50, losingEachSecond: 0.98), swipeAsideShare: 0, swipeBackwards: 2,
    pinchHysteresis: 8, rotationHysteresis: 0.1, rotationTravel: 8, edgeRegion: 20,
    edgeAngleWindow: .pi / 4, edgeDuration: 0.7)
  private static let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func tap(_ taps: Int = 1, fingers: Int = 1) throws -> GesturePattern {
    try .tap(taps, fingers: fingers, limits: Self.limits)
  }

  private func press(_ seconds: Double) throws -> GesturePattern {
    try .longPress(seconds, movingAtMost: 10, limits: Self.limits)
  }

  private func swipe(_ direction: PatternDirection) throws -> GesturePattern {
    try .swipe([direction], limits: Self.limits)
  }

  private func compare(_ first: GesturePattern, _ second: GesturePattern) -> PatternComparison {
    let comparison = PatternComparison(first, second, within: Self.screen)
    // Each witness is one: both patterns run through it.
    for collision in comparison.collisions {
      let one = first.verdict(on: collision.script, thenWaiting: 0)
      let other = second.verdict(on: collision.script, thenWaiting: 0)
      #expect(one.match?.time == collision.firstTime)
      #expect(other.match?.time == collision.secondTime)
    }
    if let alone = comparison.firstAlone {
      #expect(first.verdict(on: alone, thenWaiting: 1).match != nil)
      #expect(second.verdict(on: alone, thenWaiting: 1).match == nil)
    }
    #expect(comparison.isComplete)
    return comparison
  }

  @Test("a tap matches a beginning of a double tap, and would wait for the interval")
  func taps() throws {
    let comparison = compare(try tap(), try tap(2))
    let collision = try #require(comparison.collisions.first)
    #expect(comparison.collisions.map(\.order) == [.firstThenSecond])
    #expect(
      collision.script.description == """
        0.000 1 down (200, 400)
        0.016 1 up
        0.032 2 down (200, 400)
        0.048 2 up
        """)
    #expect(Reason.spell(collision.waitIfNothingFollows ?? -1) == "0.35")
    #expect(Reason.spell(collision.waitAtMost ?? -1) == "1.1")
    #expect(comparison.firstAlone != nil)
    #expect(comparison.secondAlone == nil)
  }

  @Test("a swipe never comes without a pan, so that it would wait for it in vain")
  func panAndSwipe() throws {
    let comparison = compare(try .pan(limits: Self.limits), try swipe(.right))
    #expect(comparison.collisions.map(\.order).contains(.atOnce))
    #expect(comparison.firstAlone != nil)
    #expect(comparison.secondAlone == nil)
  }

  @Test(
    "a rest of half a second is begun by the press while a tap may still be one; a longer is not")
  func tapAndPress() throws {
    #expect(compare(try press(0.5), try tap()).collisions.map(\.order).contains(.firstThenSecond))
    #expect(compare(try press(0.8), try tap()).answer == .noneExist)
    #expect(compare(try press(0.76), try tap()).answer == .noneExist)
    #expect(compare(try press(0.75), try tap()).collides)
  }

  @Test("what goes different ways, lies apart or takes other fingers does not collide")
  func apart() throws {
    #expect(compare(try swipe(.right), try swipe(.left)).answer == .noneExist)
    #expect(compare(try tap(), try tap(fingers: 2)).answer == .noneExist)
    func tapInside(_ region: CGRect) throws -> GesturePattern {
      try GesturePattern {
        Down(in: .rectangle(region))
        Up(within: 0.3)
      }
    }
    let (left, middle, right) = (
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 90, y: 90, width: 100, height: 100),
      CGRect(x: 101, y: 0, width: 100, height: 100)
    )
    #expect(compare(try tapInside(left), try tapInside(right)).answer == .noneExist)
    #expect(compare(try tapInside(left), try tapInside(middle)).collides)
  }

  @Test("two fingers pinch and turn in one movement, a pan from the edge is a pan")
  func movements() throws {
    let limits = Self.limits
    #expect(compare(try .pinch(limits: limits), try .rotation(limits: limits)).collides)
    let edge = try GesturePattern.edgePan(from: [.left], of: Self.screen, limits: limits)
    let comparison = compare(try .pan(limits: limits), edge)
    #expect(comparison.collisions.first?.order == .atOnce)
    #expect(comparison.firstAlone != nil)
    // A second finger that rests keeps the centre of a pan back; the edge pan does not look at it.
    let alone = try #require(comparison.secondAlone)
    #expect(Set(alone.moments.flatMap(\.changes).map(\.finger)) == [1, 2])
  }

  @Test(
    "of random patterns that random fingers match most pairs are found, and none is made up")
  func randomPairs() throws {
    var (matched, missed, apart, proven) = (0, 0, 0, 0)
    for seed in 1...150 {
      var random = RandomPatterns(seed: UInt64(seed))
      guard let one = try? GesturePattern(node: random.pattern()),
        let other = try? GesturePattern(node: random.pattern())
      else { continue }
      let comparison = PatternComparison(
        one, other, within: CGRect(x: 0, y: 0, width: 400, height: 400))
      for collision in comparison.collisions {
        let times = (collision.firstTime, collision.secondTime)
        #expect(
          one.verdict(on: collision.script, thenWaiting: 1).match?.time == times.0, "seed \(seed)")
        #expect(
          other.verdict(on: collision.script, thenWaiting: 1).match?.time == times.1, "seed \(seed)"
        )
      }
      if !comparison.collides { apart += 1 }
      if comparison.answer == .noneExist { proven += 1 }
      let isMatched = (1...60).contains { _ in
        let script = random.script()
        let isBoth =
          one.verdict(on: script, thenWaiting: 1).match != nil
          && other.verdict(on: script, thenWaiting: 1).match != nil
        return isBoth
      }
      guard isMatched else { continue }
      // What is said not to exist does not.
      #expect(comparison.answer != .noneExist, "seed \(seed)")
      matched += 1
      if !comparison.collides, comparison.isComplete { missed += 1 }
    }
    #expect(matched > 3, "\(matched) pairs")
    #expect(missed * 2 <= matched, "\(missed) of \(matched)")
    // Most of those that seem to be apart are so for certain.
    #expect(proven * 2 > apart, "\(proven) of \(apart)")
  }

  @Test("a proof holds against many random fingers, and is not given where places decide")
  func proofs() throws {
    var (proven, tried) = (0, 0)
    for seed in 1...(Effort.isFull ? 1500 : 300) {
      var random = RandomPatterns(seed: UInt64(seed) &+ 5000)
      guard let one = try? GesturePattern(node: random.pattern()),
        let other = try? GesturePattern(node: random.pattern())
      else { continue }
      let bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
      guard PatternProof(one, other, within: bounds).showsThatNoneExists() else { continue }
      proven += 1
      var search = PatternSearch(.both, bounds: bounds)
      #expect(search.run(one, other).isEmpty, "seed \(seed)")
      for _ in 1...30 {
        let script = random.script()
        let first = one.verdict(on: script, thenWaiting: 2).match
        guard first != nil else { continue }
        tried += 1
        try #require(
          other.verdict(on: script, thenWaiting: 2).match == nil, "seed \(seed)\n\(script)")
      }
    }
    // Proofs are rare, and so are fingers that match one of their patterns.
    let (fewestProven, fewestTried) = Effort.isFull ? (60, 100) : (4, 0)
    #expect(proven > fewestProven && tried > fewestTried, "\(proven) proven, \(tried) tried")
    // A pattern always meets itself.
    for pattern in [
      try tap(), try tap(2), try press(0.5), try swipe(.up), try .pinch(limits: Self.limits),
    ] {
      #expect(!PatternProof(pattern, pattern, within: Self.screen).showsThatNoneExists())
    }
    // Where lengths decide it is not seen: a tap stays within 45 pt.
    let far = try GesturePattern {
      Down()
      Move(.right, moreThan: 60)
      Up(within: 0.3)
    }
    #expect(compare(far, try tap()).answer == .noneFound)
  }
}

extension FingerScript.Change {
  fileprivate var finger: Int {
    switch self {
    case .down(let finger, _), .move(let finger, _), .up(let finger): finger
    }
  }
}
