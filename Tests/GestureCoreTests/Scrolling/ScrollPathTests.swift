import Foundation
import GestureCore
import Testing

@Suite("ScrollPath")
struct ScrollPathTests {
  let range = ScrollRange(lower: 0, upper: 1000, length: 400, stretches: true)
  let physics = ScrollPhysics(rate: 0.998)

  /// The greatest leap from one millisecond to the next, and the places passed.
  private func walk(_ path: ScrollPath) -> (leap: CGFloat, places: [CGFloat]) {
    let places = stride(from: 0, through: path.duration + 0.01, by: 0.001).map {
      path.position(at: $0)
    }
    return (zip(places, places.dropFirst()).map { abs($1 - $0) }.max() ?? 0, places)
  }

  @Test("inside, it is a glide")
  func inside() {
    let path = range.path(from: 100, velocity: 1000, physics)
    let glide = Glide(from: 100, velocity: 1000, rate: 0.998)
    #expect(abs(path.end - 599) < 1e-9)
    for time in [0.1, 0.5, 2] {
      #expect(path.position(at: time) == glide.position(at: time))
      #expect(path.velocity(at: time) == glide.velocity(at: time))
    }
    #expect(path.position(at: path.duration) == path.end && path.velocity(at: 100) == 0)
  }

  @Test("through the edge it goes without a leap or a change of speed, and ends at the edge")
  func throughTheEdge() {
    let path = range.path(from: 900, velocity: 2000, physics)
    let (leap, places) = walk(path)
    #expect(path.end == 1000 && leap < 2.01)
    let speed = 2000 * (1 - 100.0 / 998)
    #expect(abs((places.max() ?? 0) - 1000 - speed / (10 * M_E)) < 0.01)
    #expect(path.duration > 0.5 && path.duration < 1.5)
  }

  @Test("what does not stretch stops at the edge")
  func stops() {
    let stiff = ScrollRange(lower: 0, upper: 1000, length: 400, stretches: false)
    let (leap, places) = walk(stiff.path(from: 900, velocity: 2000, physics))
    #expect(places.max() == 1000 && places.last == 1000 && leap < 2.01)
    #expect(stiff.path(from: 1000, velocity: 2000, physics).duration == 0)
  }

  @Test("from outside it springs to the edge, or runs through it if it is fast")
  func outside() {
    let slow = walk(range.path(from: -80, velocity: 0, physics))
    #expect(slow.places == slow.places.sorted() && slow.places.last == 0)
    let path = range.path(from: -80, velocity: 3000, physics)
    #expect(path.end > 300 && path.end < 1000 && walk(path).leap < 3.01)
    let through = walk(range.path(from: -80, velocity: 20_000, physics))
    #expect(through.places.last == 1000 && (through.places.max() ?? 0) > 1000)
  }

  @Test("too slow is no movement; nothing to scroll is none either")
  func slow() {
    #expect(range.path(from: 10, velocity: 9, physics).duration == 0)
    #expect(range.path(from: 10, velocity: 9, to: 10, physics).duration == 0)
    let fixed = ScrollRange(lower: 0, upper: 0, length: 400, stretches: false)
    #expect(fixed.path(from: 0, velocity: 500, physics).end == 0)
  }

  @Test(
    "a target is reached exactly, without a leap, whatever the speed",
    arguments: [(0, 300), (900, 300), (100, 300), (-700, 300), (3000, 130), (500, 100), (0, 100)]
      as [(CGFloat, CGFloat)])
  func targets(velocity: CGFloat, target: CGFloat) {
    let path = range.path(from: 100, velocity: velocity, to: target, physics)
    let (leap, places) = walk(path)
    #expect(places.last == target && path.position(at: path.duration) == target)
    #expect(leap <= max(abs(velocity) / 1000, 1) + 0.51)
  }

  @Test(
    "pages: the next in the direction of a flick, or else the nearest",
    arguments: [
      (0, 0, 0), (199, 0, 0), (201, 0, 400), (10, 250, 400), (10, 150, 0), (390, -250, 0),
      (400, -250, 0), (400, 250, 800), (790, 250, 800), (900, 250, 1000), (-30, -500, 0),
      (1030, 500, 1000), (601, 0, 800),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func pages(place: CGFloat, velocity: CGFloat, page: CGFloat) {
    #expect(range.page(from: place, velocity: velocity, leastVelocity: 200) == page)
  }

  @Test("easing takes its time, starts and stops gently, and goes half of the way in half of it")
  func easing() {
    let path = ScrollPath(from: 10, to: 110, easingFor: 0.3)
    #expect(path.duration == 0.3 && path.position(at: 0) == 10 && path.position(at: 0.3) == 110)
    #expect(abs(path.position(at: 0.15) - 60) < 1e-9)
    #expect(path.velocity(at: 0) == 0 && abs(path.velocity(at: 0.15) - 500) < 1e-9)
    #expect(ScrollPath(from: 1, to: 1, easingFor: 0.3).duration == 0)
  }

  @Test("where a finger has pulled content and what shows of it belong together")
  func pulling() {
    #expect(range.shown(500) == 500 && range.pulled(500) == 500)
    #expect(abs(range.shown(1100) - 1048.351_648_351_648_4) < 1e-9)
    #expect(abs(range.pulled(range.shown(-70)) + 70) < 1e-9)
    #expect(abs(range.velocity(of: range.shown(0), followingFinger: 300) - 300) < 1e-9)
    #expect(range.velocity(of: -40, followingFinger: 300) < 165)
  }

  @Test("a scale beyond its limits is held back as content past its edge is, by its ratio")
  func scales() {
    let range = ZoomRange(lower: 0.5, upper: 4, stretches: true)
    #expect(range.shown(2) == 2 && range.pinched(2) == 2)
    #expect(abs(range.shown(8) - 4 * (1 + 0.55 / 1.55)) < 1e-9)
    #expect(abs(range.shown(0.25) - 0.5 / (1 + 0.55 / 1.55)) < 1e-9)
    for asked in [0.05, 0.3, 5, 30] as [CGFloat] {
      #expect(abs(range.pinched(range.shown(asked)) - asked) < 1e-9)
      #expect(range.shown(asked) > 0.25 && range.shown(asked) < 8)
    }
    #expect(ZoomRange(lower: 0.5, upper: 4, stretches: false).shown(9) == 4)
    #expect(range.shown(.nan) == 0.5 && range.shown(-1) == 0.5)
  }

  @Test("a change of scale keeps its point on a straight way across the view")
  func zoomMove() {
    let move = ZoomMove(
      from: 1, to: 3, around: CGPoint(x: 50, y: 80), at: CGPoint(x: 20, y: 40),
      movingTo: CGPoint(x: 100, y: 0))
    let (scale, offset) = move.state(at: 0.5)
    #expect(scale == 2 && offset == CGPoint(x: 100 - 60, y: 160 - 20))
    #expect(move.state(at: 1).offset == CGPoint(x: 50, y: 240))
  }
}
