import Foundation
import GestureCore
import Testing

@Suite("EdgeSpring")
struct EdgeSpringTests {
  @Test("it starts as it is told and obeys x″ = −2ωx′ − ω²x")
  func law() {
    let spring = EdgeSpring(from: 30, velocity: -700, to: 10, stiffness: 10)
    #expect(abs(spring.position(at: 0) - 30) < 1e-12 && abs(spring.velocity(at: 0) + 700) < 1e-9)
    let step = 1e-4
    for time in [0.05, 0.2, 0.6] {
      let before = spring.velocity(at: time - step)
      let after = spring.velocity(at: time + step)
      let force = -20 * spring.velocity(at: time) - 100 * (spring.position(at: time) - 10)
      #expect(abs((after - before) / (2 * step) - force) < 1e-2)
      let moved = spring.position(at: time + step) - spring.position(at: time - step)
      #expect(abs(moved / (2 * step) - spring.velocity(at: time)) < 1e-3)
    }
  }

  @Test("from its target it runs out to v / (ω e) and back, after 1 / ω")
  func deflection() {
    let spring = EdgeSpring(from: 0, velocity: 880, to: 0, stiffness: 10)
    #expect(abs(spring.position(at: 0.1) - 880 / (10 * M_E)) < 1e-9)
    #expect(abs(spring.velocity(at: 0.1)) < 1e-9)
    #expect(spring.crossing == nil)
  }

  @Test("it runs through its target once if it comes fast, and never otherwise")
  func crossing() throws {
    let fast = EdgeSpring(from: -50, velocity: 900, to: 0, stiffness: 10)
    let time = try #require(fast.crossing)
    #expect(abs(fast.position(at: time)) < 1e-9 && fast.velocity(at: time) > 0)
    #expect(EdgeSpring(from: -50, velocity: 400, to: 0, stiffness: 10).crossing == nil)
    #expect(EdgeSpring(from: -50, velocity: -400, to: 0, stiffness: 10).crossing == nil)
  }

  @Test(
    "after its duration it stays within the tolerance, and not long before",
    arguments: [(100, 0), (0, 2000), (-80, -500), (60, -900), (0.1, 0)] as [(CGFloat, CGFloat)])
  func duration(start: CGFloat, velocity: CGFloat) {
    let spring = EdgeSpring(from: start, velocity: velocity, to: 0, stiffness: 10)
    let end = spring.duration(within: 0.5)
    for later in stride(from: 0, through: 1, by: 0.01) {
      #expect(abs(spring.position(at: end + later)) <= 0.5 + 1e-9)
    }
    if end > 0 { #expect(abs(spring.position(at: end - 0.15)) > 0.5) }
  }
}
