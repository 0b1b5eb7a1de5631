import Effort
import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Input that is legal, and that nobody would expect.
@Suite struct ExtremeInputTests {
  nonisolated private static let values: [CGFloat] = [
    1e308, -1e308, 1e154, -1e18, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e7, -1e7,
  ]

  @Test("fingers at the ends of the number line harm nobody", arguments: values)
  func farAway(value: CGFloat) {
    let crowd = Crowd()
    for place in crowd.places {
      crowd.frame(crowd.contact(1, .began, place), crowd.contact(2, .began, place))
      crowd.frame(crowd.contact(1, .moved, CGPoint(x: value, y: place.y)))
      crowd.frame(
        crowd.contact(1, .moved, CGPoint(x: -value, y: value)),
        crowd.contact(2, .moved, CGPoint(x: place.x, y: value)))
      crowd.frame(crowd.contact(1, .ended, CGPoint(x: value, y: value)))
      crowd.frame(crowd.contact(2, .ended, place))
      crowd.frame(crowd.contact(3, .began, CGPoint(x: value, y: value)))
      crowd.frame(crowd.contact(3, .ended, CGPoint(x: 0, y: value)))
      crowd.wait(3)
    }
    #expect(crowd.complaints == [])
  }

  @Test(
    "time may stand still or jump by years, and everybody comes to an end",
    arguments: [0, 1e-9, 3.2e7] as [TimeInterval])
  func jumps(seconds: TimeInterval) {
    let crowd = Crowd()
    // The quick test jumps by years on the first view only: a stepper repeats up to the limit of deadlines.
    for place in seconds > 1 ? Effort.sample(crowd.places) : crowd.places {
      crowd.interval = seconds
      crowd.frame(crowd.contact(1, .began, place))
      crowd.frame(crowd.contact(1, .moved, CGPoint(x: place.x + 30, y: place.y)))
      crowd.frame(crowd.contact(1, .moved, CGPoint(x: place.x + 30, y: place.y + 60)))
      crowd.frame(crowd.contact(1, .ended, place))
    }
    crowd.interval = 0
    #expect(crowd.complaints == [])
  }

  @Test("at the end of all time nothing more can be waited for, and nobody hangs")
  func endOfTime() {
    let crowd = Crowd()
    crowd.interval = 1e12
    for place in Effort.sample(crowd.places) {
      crowd.frame(crowd.contact(1, .began, place))
      crowd.frame(crowd.contact(1, .moved, CGPoint(x: place.x + 30, y: place.y + 60)))
      crowd.frame(crowd.contact(1, .ended, place))
    }
    #expect(crowd.leftovers == [])
  }

  @Test("work that asks for itself again at once does not hold up the input")
  func perpetual() {
    let stage = Stage()
    var count = 0
    func again() {
      count += 1
      stage.scene.touchSystem.schedule(after: 0) { again() }
    }
    again()
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap(holding: 0)
    #expect(stage.log == ["tap ended"])
    #expect(stage.trace.contains { $0.description.contains("20000 deadlines were due at once") })
  }

  @Test("a hundred fingers come, move, and go, each with its own touch")
  func hundredFingers() {
    let crowd = Crowd()
    let place = crowd.places[0]
    let all = 1...100
    crowd.send(all.map { crowd.contact($0, .began, place) })
    crowd.send(all.map { crowd.contact($0, .moved, CGPoint(x: place.x + CGFloat($0), y: place.y)) })
    #expect(crowd.view.down.count == 100 && crowd.view.down.values.allSatisfy { $0 == 1 })
    crowd.send(all.map { crowd.contact($0, .ended, place) })
    #expect(crowd.complaints == [])
  }

  @Test("an id that is used again at once is another finger")
  func idsAgain() {
    let crowd = Crowd()
    for round in 0..<50 {
      let x = crowd.places[0].x + CGFloat(round)
      let place = CGPoint(x: x, y: crowd.places[0].y)
      crowd.send([crowd.contact(7, .began, place)])
      crowd.send([crowd.contact(7, .ended, place), crowd.contact(7, .began, place)])
      crowd.send([crowd.contact(7, .cancelled, place), crowd.contact(8, .began, place)])
      crowd.send([crowd.contact(8, .ended, place)])
    }
    #expect(crowd.view.beginnings == 150)
    #expect(crowd.complaints == [])
  }
}
