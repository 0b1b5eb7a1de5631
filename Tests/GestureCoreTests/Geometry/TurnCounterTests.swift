import Foundation
import GestureCore
import Testing

@Suite("TurnCounter")
struct TurnCounterTests {
  @Test("a counter that has not turned has no total, wherever it starts")
  func start() {
    let starts: [CGFloat] = [0, 1, -.pi, .pi, 100]
    #expect(starts.map { TurnCounter(startingAt: $0).total } == [0, 0, 0, 0, 0])
  }

  @Test("steps are differences while they stay clear of ±π")
  func plainSteps() {
    var counter = TurnCounter(startingAt: 0.5)
    let steps = [0.75, 0.25, 0.25, -1.5].map { counter.turn(to: $0) }
    #expect(steps == [0.25, -0.5, 0, -1.75])
    #expect(counter.total == -2)
  }

  @Test("crossing ±π is a small step, in either direction")
  func crossing() {
    var counter = TurnCounter(startingAt: .pi - 0.25)
    let steps = [-.pi + 0.25, .pi - 0.25].map { counter.turn(to: $0) }
    #expect(abs(steps[0] - 0.5) < 1e-12)
    #expect(abs(steps[1] + 0.5) < 1e-12)
    #expect(abs(counter.total) < 1e-12)
  }

  @Test("half a turn counts as positive, whichever way it is written")
  func halfTurn() {
    let pairs: [(CGFloat, CGFloat)] = [(0, .pi), (0, -.pi), (.pi, 0), (-.pi, 0)]
    let steps = pairs.map { start, end in
      var counter = TurnCounter(startingAt: start)
      return counter.turn(to: end)
    }
    #expect(steps == [.pi, .pi, .pi, .pi])
  }

  @Test("full turns add up, from readings that jump", arguments: [1, -1] as [CGFloat])
  func fullTurns(way: CGFloat) {
    var counter = TurnCounter(startingAt: 0)
    for tenth in 1...30 {
      // What atan2 would report of this direction.
      let angle = way * 2 * .pi * CGFloat(tenth) / 10
      counter.turn(to: atan2(sin(angle), cos(angle)))
    }
    #expect(abs(counter.total - way * 6 * .pi) < 1e-9)
  }

  @Test("readings may be any number of turns away")
  func unreducedReadings() {
    var counter = TurnCounter(startingAt: 4 * .pi)
    let step = counter.turn(to: 0.5 - 6 * .pi)
    #expect(abs(step - 0.5) < 1e-12)
  }

  @Test("every step is in (-π, π] and leads to the new direction")
  func stepsOnAGrid() {
    let angles = (-40...40).map { CGFloat($0) * .pi / 8 }
    for start in angles {
      for end in angles {
        var counter = TurnCounter(startingAt: start)
        let step = counter.turn(to: end)
        #expect(step > -.pi && step <= .pi)
        #expect(abs(sin(start + step) - sin(end)) < 1e-9)
        #expect(abs(cos(start + step) - cos(end)) < 1e-9)
        #expect(counter.total == step)
      }
    }
  }

  @Test("a change of fingers keeps the total and goes on from there")
  func rebasing() {
    var counter = TurnCounter(startingAt: 0)
    counter.turn(to: 1)
    counter.rebase(at: -2)
    #expect(counter.total == 1)
    #expect(counter.turn(to: -1.5) == 0.5)
    #expect(counter.total == 1.5)
  }

  @Test(
    "an angle that is not finite changes nothing",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func notFinite(angle: CGFloat) {
    var counter = TurnCounter(startingAt: 1)
    let before = counter
    #expect(counter.turn(to: angle) == 0)
    counter.rebase(at: angle)
    #expect(counter == before)
    #expect(TurnCounter(startingAt: angle) == TurnCounter(startingAt: 0))
  }

  @Test("huge angles are directions too")
  func hugeAngles() {
    let huge = CGFloat.greatestFiniteMagnitude
    var counter = TurnCounter(startingAt: -huge)
    let steps = [huge, -huge, huge].map { counter.turn(to: $0) }
    #expect(steps.allSatisfy { $0 > -.pi && $0 <= .pi })
    #expect(abs(steps[0] + steps[1]) < 1e-12)
    #expect(steps[2] == steps[0])
    #expect(abs(counter.total - steps[0]) < 1e-12)
  }
}
