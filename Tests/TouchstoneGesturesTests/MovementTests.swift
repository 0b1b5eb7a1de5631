import Foundation
import GestureCore
import Testing
import TouchstoneTesting

@testable import TouchstoneGestures

@MainActor @Suite("Modifiers of moving gestures")
struct MovementTests {
  private func movement(
    _ x: CGFloat, _ y: CGFloat, at seconds: TimeInterval = 0, speed: CGPoint = .zero
  ) -> Movement {
    Movement(
      time: Timestamp(seconds: seconds), translation: CGPoint(x: x, y: y), velocity: speed)
  }

  @Test("an axis is chosen after its threshold and changed only by far more of the other")
  func axis() {
    var lock = AxisLock(only: nil, threshold: 10, hysteresis: 2)
    #expect(lock.changed(movement(5, 5)) == nil)
    #expect(lock.changed(movement(12, 8))?.translation == CGPoint(x: 12, y: 0))
    #expect(lock.changed(movement(12, 20))?.translation == CGPoint(x: 12, y: 0))
    #expect(lock.changed(movement(12, 25))?.translation == CGPoint(x: 0, y: 25))
    #expect(lock.changed(movement(30, 25))?.translation == CGPoint(x: 0, y: 25))
  }

  @Test("along one axis alone, a movement that leans to the other is none")
  func oneAxis() {
    var lock = AxisLock(only: .horizontal, threshold: 10, hysteresis: 2)
    #expect(lock.changed(movement(5, 20)) == nil)
    #expect(lock.ended(movement(5, 30)) == nil)
  }

  @Test("walls hold, rubber gives way ever less and goes back")
  func bounds() throws {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 0)
    var wall = MovementBounds(bounds: bounds, stretch: nil)
    #expect(wall.changed(movement(150, -30))?.translation == CGPoint(x: 100, y: 0))
    #expect(wall.coast(after: movement(100, 0)) == nil)
    var band = MovementBounds(bounds: bounds, stretch: CGSize(width: 400, height: 400))
    let stretched = band.changed(movement(150, 0))
    let pulled = try #require(stretched)
    #expect(pulled.translation.x > 100 && pulled.translation.x < 100 + 50 * 0.55)
    let homeward = band.coast(after: pulled)
    let coast = try #require(homeward)
    #expect(coast.movement(after: coast.duration, from: .zero).translation == CGPoint(x: 100, y: 0))
  }

  @Test("inertia is a scroll view's")
  func inertia() throws {
    var filter = MovementInertia(rate: UIScrollView.DecelerationRate.normal.rawValue)
    let end = movement(10, 0, at: 1, speed: CGPoint(x: 1000, y: 0))
    let glide = filter.coast(after: end)
    let coast = try #require(glide)
    let rest = coast.movement(after: coast.duration, from: end.time)
    #expect(abs(rest.translation.x - (10 + 499)) < 0.6)
    #expect(rest.velocity == .zero)
    #expect(rest.time == end.time.advanced(by: coast.duration))
    #expect(filter.coast(after: movement(10, 0)) == nil)
  }

  @Test("it snaps to the place that it would glide to, and takes the speed over")
  func snapping() throws {
    var filter = MovementSnapping(
      places: [.zero, CGPoint(x: 300, y: 0)], duration: 0.4, bounce: 0)
    let thrown = movement(100, 0, speed: CGPoint(x: 800, y: 0))
    let spring = filter.coast(after: thrown)
    let coast = try #require(spring)
    let first = coast.movement(after: 0, from: .zero)
    #expect(abs(first.velocity.x - 800) < 5)
    #expect(abs(first.translation.x - 100) < 1e-6)
    #expect(coast.movement(after: 9, from: .zero).translation == CGPoint(x: 300, y: 0))
    let back = filter.coast(after: movement(100, 0))
    let home = try #require(back)
    #expect(home.movement(after: 9, from: .zero).translation == .zero)
  }

  @Test("an angle window judges the start alone")
  func angles() {
    var window = AngleWindow(middle: .pi / 2, halfWidth: .pi / 8, distance: 10)
    #expect(window.changed(movement(0, 5)) == nil)
    #expect(window.changed(movement(1, 12)) != nil)
    #expect(window.changed(movement(50, 12)) != nil)
    var other = AngleWindow(middle: .pi, halfWidth: .pi / 8, distance: 10)
    #expect(other.changed(movement(-12, -1)) != nil)
    var none = AngleWindow(middle: 0, halfWidth: .pi / 8, distance: 10)
    #expect(none.ended(movement(-12, 0)) == nil)
  }

  @Test("a movement that has not gone far enough is none; one that has is told with all of its way")
  func distance() {
    let filter = TransformGesture().minimumDistance(20).filter
    var (short, long) = (filter, filter)
    #expect(short.changed(movement(-12, 12)) == nil && short.ended(movement(0, 19)) == nil)
    #expect(long.changed(movement(0, -19)) == nil)
    #expect(long.changed(movement(-16, -12))?.translation == CGPoint(x: -16, y: -12))
    #expect(long.ended(movement(-3, 0)) != nil)
  }

  @Test("throttled, the end is told all the same")
  func throttle() {
    var filter = Throttle(interval: 0.1)
    #expect(filter.changed(movement(1, 0, at: 0)) != nil)
    #expect(filter.changed(movement(2, 0, at: 0.05)) == nil)
    #expect(filter.changed(movement(3, 0, at: 0.1)) != nil)
    #expect(filter.ended(movement(4, 0, at: 0.11)) != nil)
  }

  @Test("the 1 € filter calms a resting finger and follows a fast one")
  func oneEuro() throws {
    var filter = OneEuroFilter(minimumCutoff: 1, beta: 0.05)
    var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
    for step in 0..<120 {
      let noisy = movement(step.isMultiple(of: 2) ? 1 : -1, 0, at: Double(step) / 120)
      let calmed = filter.changed(noisy)
      let calm = try #require(calmed).translation.x
      if step > 60 { (least, most) = (min(least, calm), max(most, calm)) }
    }
    #expect(most - least < 1)
    var last: CGFloat = 0
    for step in 120..<240 {
      let fast = movement(CGFloat(step - 120) * 10, 0, at: Double(step) / 120)
      let followed = filter.changed(fast)
      last = try #require(followed).translation.x
    }
    #expect(abs(last - 1190) < 30)
  }

  @Test("the best similarity takes points to where they went")
  func similarity() {
    let turn = Similarity(
      cosine: 2 * cos(0.3), sine: 2 * sin(0.3), translation: CGPoint(x: 5, y: -7))
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 3), CGPoint(x: -4, y: 8)]
    let found = Similarity(taking: points, to: points.map(turn.applied))
    #expect(abs(found.scale - 2) < 1e-9 && abs(found.angle - 0.3) < 1e-9)
    for point in points {
      #expect(found.applied(to: point).distance(to: turn.applied(to: point)) < 1e-9)
    }
    let same = Similarity(taking: [.zero, .zero], to: [CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 0)])
    #expect(same == Similarity(cosine: 1, sine: 0, translation: CGPoint(x: 3, y: 0)))
  }

  @Test("a drag with inertia goes on by the stage's clock, and a finger that comes back stops it")
  func coasting() {
    let stage = Stage()
    var (ended, last) = (0, CGFloat.zero)
    stage.view.gesture(
      DragGesture().inertia()
        .onChanged { last = $0.translation.width }
        .onEnded {
          ended += 1
          last = $0.translation.width
        })
    let finger = stage.finger(at: CGPoint(x: 10, y: 100))
    finger.drag(by: 100, 0, in: 0.1)
    #expect(ended == 0)
    let atLift = last
    stage.wait(0.2)
    #expect(last > atLift + 100)
    stage.wait(10)
    #expect(ended == 1 && abs(last - (100 + 499)) < 5)
    finger.drag(by: 100, 0, in: 0.1)
    stage.wait(0.1)
    finger.drag(by: 20, 0, in: 1).hold(0)
    stage.wait(10)
    // The one that was stopped has ended as well.
    #expect(ended == 3 && last < 40)
  }

  @Test(
    "a finger that comes down catches what glides; what goes to a place goes there all the same")
  func caught() {
    let stage = Stage()
    var lines: [String] = []
    stage.view.gesture(
      DragGesture().inertia()
        .onEnded { lines.append("glided, \($0.velocity.width == 0)") })
    let finger = stage.finger(at: CGPoint(x: 10, y: 100))
    finger.drag(by: 100, 0, in: 0.1)
    stage.wait(0.1)
    finger.down().hold(0.05)
    #expect(lines == ["glided, true"])
    finger.up()
    stage.wait(5)
    #expect(lines.count == 1)
    let other = Stage()
    var rest: CGFloat = 0
    other.view.gesture(
      DragGesture().snapping(to: [.zero, CGPoint(x: 300, y: 0)])
        .onEnded { rest = $0.translation.width })
    other.finger(at: CGPoint(x: 10, y: 100)).drag(by: 100, 0, in: 0.1)
    other.wait(0.05)
    other.finger(at: CGPoint(x: 10, y: 100)).down()
    other.wait(3)
    #expect(rest == 300)
  }
}
