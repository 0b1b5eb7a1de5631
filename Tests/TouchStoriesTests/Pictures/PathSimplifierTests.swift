import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchStories

@Suite struct PathSimplifierTests {
  private func stop(_ time: Double, _ x: CGFloat, _ y: CGFloat = 0) -> TouchPath.Stop {
    TouchPath.Stop(time: Timestamp(seconds: time), location: CGPoint(x: x, y: y))
  }

  @Test("an even straight way keeps its ends; a rest on it and a corner stay")
  func rests() {
    let even = (0...100).map { stop(Double($0) / 100, CGFloat($0)) }
    var simplifier = PathSimplifier()
    #expect(simplifier.simplify(even, to: 1000).map(\.location.x) == [0, 100])
    var resting = (0...50).map { stop(Double($0) / 100, CGFloat($0)) }
    resting += (0...50).map { stop(2 + Double($0) / 100, 50, CGFloat($0)) }
    let kept = simplifier.simplify(resting, to: 1000)
    #expect(kept.map(\.time.seconds) == [0, 0.5, 2, 2.5])
  }

  @Test("leaps stay, with the place that they started from")
  func leaps() {
    var path = TouchPath(id: 1, lane: 0, view: nil, start: stop(0, 0))
    for (time, x) in [(0.1, 10), (0.2, 20), (0.3, 90), (0.4, 100), (0.5, 110)] {
      path.go(to: stop(time, CGFloat(x)))
    }
    path.simplify(to: 100)
    #expect(path.stops.map(\.location.x) == [0, 20, 90, 110])
    #expect(path.stops.map(\.isLeap) == [false, false, true, false])
  }

  @Test("however long and wild a way is, it keeps a limited number of stops and both ends")
  func bounded() {
    var path = TouchPath(id: 1, lane: 0, view: nil, start: stop(0, 0))
    for step in 1...20_000 {
      let angle = Double(step) * 0.4
      path.go(to: stop(Double(step) / 100, 300 * cos(angle), 300 * sin(angle * 1.7)))
    }
    #expect(path.stops.count < 256)
    #expect(path.began == .zero)
    #expect(path.ended == Timestamp(seconds: 200))
  }
}
