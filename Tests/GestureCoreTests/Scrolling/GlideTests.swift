import Foundation
import GestureCore
import Testing

@Suite("Glide")
struct GlideTests {
  @Test(
    "the whole way is v·r / (1−r), with v in points a millisecond",
    arguments: [
      (1000, 0.998, 499), (-2000, 0.998, -998), (1000, 0.99, 99), (0, 0.998, 0),
      (350, 0.5, 0.35),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func reach(velocity: CGFloat, rate: CGFloat, reach: CGFloat) {
    let glide = Glide(from: 20, velocity: velocity, rate: rate)
    #expect(abs(glide.end - 20 - reach) < 1e-9)
    #expect(abs(glide.position(at: 60) - glide.end) < 1e-9)
  }

  @Test("each millisecond takes its share of the speed, and then moves by what is left")
  func milliseconds() {
    let glide = Glide(from: 5, velocity: 1234, rate: 0.99)
    var place: CGFloat = 5
    var speed: CGFloat = 1.234
    for millisecond in 1...400 {
      speed *= 0.99
      place += speed
      let time = Double(millisecond) / 1000
      #expect(abs(glide.position(at: time) - place) < 1e-9)
      #expect(abs(glide.velocity(at: time) - speed * 1000) < 1e-6)
    }
  }

  @Test("a glide that is taken up in the middle goes the same way")
  func memoryless() {
    let glide = Glide(from: 0, velocity: 900, rate: 0.998)
    let rest = Glide(from: glide.position(at: 0.4), velocity: glide.velocity(at: 0.4), rate: 0.998)
    for time in [0, 0.1, 0.7, 3] {
      #expect(abs(rest.position(at: time) - glide.position(at: 0.4 + time)) < 1e-9)
    }
  }

  @Test("it comes by a place when it says, and never by what is behind or too far")
  func passing() throws {
    let glide = Glide(from: 100, velocity: -800, rate: 0.998)
    let time = try #require(glide.time(at: -50))
    #expect(abs(glide.position(at: time) + 50) < 1e-9)
    #expect(glide.time(at: 101) == nil && glide.time(at: glide.end - 1) == nil)
    #expect(glide.time(at: 100) == 0)
  }

  @Test("its duration is over when less than the tolerance is left")
  func duration() {
    let glide = Glide(from: 0, velocity: 1000, rate: 0.998)
    let end = glide.duration(within: 0.5)
    #expect(abs(glide.end - glide.position(at: end) - 0.5) < 1e-9)
    #expect(Glide(from: 0, velocity: 0.5, rate: 0.998).duration(within: 0.5) == 0)
  }

  @Test("a glide to a target starts with its speed and ends there")
  func target() {
    let glide = Glide(from: 10, velocity: 600, to: 110)
    let speed = (glide.position(at: 1e-6) - glide.position(at: 0)) / 1e-6
    #expect(abs(speed - 600) < 0.1)
    #expect(glide.end == 110)
  }

  @Test("rates that are none still give places", arguments: [0, 1, 2, -1, .nan] as [CGFloat])
  func nonsense(rate: CGFloat) {
    let glide = Glide(from: 0, velocity: 100, rate: rate)
    #expect(glide.end.isFinite && glide.position(at: 1).isFinite)
  }
}
