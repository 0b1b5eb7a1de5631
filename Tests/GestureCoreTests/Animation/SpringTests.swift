import Foundation
import GestureCore
import Testing

@Suite struct SpringTests {
  static let springs = [0.1, 0.5, 0.9, 1, 1.5, 4].flatMap { ratio in
    [-2, 0, 5].map { Spring(frequency: 7, dampingRatio: ratio, velocity: $0) }
  }

  @Test("it obeys the equation of a damped spring", arguments: springs)
  func equation(of spring: Spring) {
    let (w, z, step) = (spring.frequency, spring.dampingRatio, 1e-4)
    func left(_ time: Double) -> Double { 1 - spring.value(at: time) }
    for tick in 1...40 {
      let time = Double(tick) / 20
      let speed = (left(time + step) - left(time - step)) / (2 * step)
      let force = (left(time + step) - 2 * left(time) + left(time - step)) / (step * step)
      #expect(abs(force + 2 * z * w * speed + w * w * left(time)) < 1e-3)
    }
  }

  @Test("it starts at 0 with the speed given", arguments: springs)
  func start(of spring: Spring) {
    #expect(spring.value(at: 0) == 0)
    #expect(abs(spring.value(at: 1e-6) / 1e-6 - spring.velocity) < 1e-3)
  }

  @Test("critical damping has its closed form")
  func critical() {
    let spring = Spring(frequency: 10, dampingRatio: 1)
    #expect(abs(spring.value(at: 0.1) - (1 - 2 * exp(-1))) < 1e-12)
    #expect(abs(spring.value(at: 0.5) - (1 - 6 * exp(-5))) < 1e-12)
  }

  @Test("half a swing later it has overshot by exp(-πz / √(1 - z²))", arguments: [0.2, 0.5, 0.8])
  func overshoot(ratio: Double) {
    let spring = Spring(frequency: 10, dampingRatio: ratio)
    let root = (1 - ratio * ratio).squareRoot()
    let peak = spring.value(at: .pi / (10 * root))
    #expect(abs(peak - 1 - exp(-.pi * ratio / root)) < 1e-12)
  }

  @Test("after the settling time a thousandth is left for good, and just before it may be more")
  func settles() {
    for spring in Self.springs {
      let end = spring.settlingDuration
      for tick in 0...200 {
        let left = abs(1 - spring.value(at: end * (1 + Double(tick) / 100)))
        #expect(left <= Spring.settledFraction + 1e-12)
      }
      let before = (0..<400).map { abs(1 - spring.value(at: end * (0.8 + Double($0) / 2000))) }
      #expect(before.max() ?? 0 > Spring.settledFraction * 0.9)
    }
  }

  @Test("a spring made for a duration settles in it", arguments: [0.05, 0.3, 0.7, 1, 2])
  func within(ratio: Double) {
    for duration in [0.1, 0.5, 3] {
      for velocity in [-3.0, 0, 8] {
        let spring = Spring(
          dampingRatio: ratio, settlingWithin: duration, velocity: velocity / duration)
        #expect(abs(spring.settlingDuration - duration) < duration * 1e-6)
      }
    }
  }

  @Test("physics, and the seeming duration with its bounce, give frequency and damping")
  func constants() {
    let physical = Spring(mass: 2, stiffness: 200, damping: 8)
    #expect(physical.frequency == 10)
    #expect(physical.dampingRatio == 0.2)
    let seeming = [(0.0, 1.0), (0.3, 0.7), (1, Spring.leastDampingRatio), (-0.5, 2)]
    for (bounce, ratio) in seeming {
      let spring = Spring(duration: 0.5, bounce: bounce)
      #expect(abs(spring.frequency - 4 * .pi) < 1e-12)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    }
  }

  @Test("what makes no sense still gives a spring that comes to rest")
  func hostile() {
    for bad in [Double.nan, .infinity, -1, 0] {
      for spring in [
        Spring(mass: bad, stiffness: bad, damping: bad, velocity: bad),
        Spring(dampingRatio: bad, settlingWithin: bad, velocity: bad),
        Spring(duration: bad, bounce: bad),
      ] {
        let end = spring.settlingDuration
        #expect(end.isFinite && abs(1 - spring.value(at: end)) <= Spring.settledFraction + 1e-12)
      }
    }
  }
}
