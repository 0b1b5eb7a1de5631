import Foundation
import Testing
import TouchstoneGestures
import TouchstoneTesting

/// Each modifier by its name, on a gesture, under fingers.
@MainActor @Suite("Modifiers under fingers") struct ModifierTests {
  private let stage = Stage()
  private let notes = Notes()

  /// What is told while a finger goes from (50, 60) so far, and what at the end of it all.
  private func told<Described: Gesture>(
    _ gesture: Described, by x: CGFloat, _ y: CGFloat, in seconds: TimeInterval = 0.2,
    afterTap: Bool = false
  ) -> (changes: [CGPoint], end: CGPoint?) where Described.Value: MovingValue {
    var (changes, end): ([CGPoint], CGPoint?) = ([], nil)
    let attached = stage.view.gesture(
      gesture.onChanged { changes.append($0.movement.translation) }
        .onEnded { end = $0.movement.translation })
    let finger = stage.finger(at: CGPoint(x: 50, y: 60))
    if afterTap { finger.tap().hold(0.1) }
    finger.drag(by: x, y, in: seconds)
    stage.wait(5)
    attached.remove()
    return (changes, end)
  }

  @Test("axis: along the one that the movement leans to, on every gesture that moves")
  func axis() {
    let flat = CGPoint(x: 90, y: 0)
    #expect(told(DragGesture().axis(), by: 90, 40).end == flat)
    #expect(told(TransformGesture().axis(), by: 90, 40).end == flat)
    #expect(told(TapDragGesture().axis(), by: 90, 40, afterTap: true).end == flat)
    #expect(told(DragGesture().axis(.vertical), by: 90, 40).end == nil)
    #expect(told(DragGesture().axis(.vertical), by: 40, 90).end == CGPoint(x: 0, y: 90))
  }

  @Test("bounded and rubberBanded: a wall, and a band that goes back by itself")
  func bounds() {
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 0)
    let wall = told(DragGesture().bounded(to: bounds), by: 120, 30)
    #expect(wall.end == CGPoint(x: 60, y: 0) && wall.changes.allSatisfy { $0.x <= 60 })
    let size = CGSize(width: 400, height: 400)
    let band = told(DragGesture().rubberBanded(to: bounds, length: size), by: 120, 0, in: 2)
    let farthest = band.changes.map(\.x).max() ?? 0
    #expect(farthest > 70 && farthest < 100 && band.end == CGPoint(x: 60, y: 0))
  }

  @Test("inertia and snapping: on as a scroll view would, and to a place with the speed taken over")
  func coasting() throws {
    let scrolled = told(DragGesture().inertia(), by: 100, 0, in: 0.1)
    let fast = told(DragGesture().inertia(rate: .fast), by: 100, 0, in: 0.1)
    let (far, near) = (try #require(scrolled.end).x, try #require(fast.end).x)
    #expect(abs(far - 599) < 5 && near > 150 && near < far / 2)
    let places = [CGPoint.zero, CGPoint(x: 300, y: 0), CGPoint(x: 600, y: 0)]
    let snapped = told(DragGesture().snapping(to: places, bounce: 0.3), by: 100, 0, in: 0.1)
    #expect(snapped.end == CGPoint(x: 600, y: 0))
    #expect(snapped.changes.contains { $0.x > 601 }, "it bounces")
    let after = snapped.changes.drop { $0.x <= 100 }.map(\.x)
    // A sixtieth of a second at 1000 points a second, and what the spring adds; alone it does 11 pt.
    #expect((after.first ?? 0) > 116, "\(after)")
  }

  @Test("towards and minimumDistance: only that way, only so far, and then with all of the way")
  func windows() {
    #expect(told(DragGesture().towards(0), by: 90, 20).end == CGPoint(x: 90, y: 20))
    #expect(told(DragGesture().towards(.pi / 2), by: 90, 20).changes == [])
    #expect(told(DragGesture().minimumDistance(70), by: 60, 0).end == nil)
    let far = told(DragGesture().minimumDistance(70), by: 90, 0)
    #expect(far.end?.x == 90 && far.changes.allSatisfy { $0.x >= 70 } && !far.changes.isEmpty)
  }

  @Test("throttled: no more often than so, and the end all the same")
  func throttled() {
    let all = told(DragGesture(), by: 100, 0, in: 0.5)
    let some = told(DragGesture().throttled(to: 0.1), by: 100, 0, in: 0.5)
    #expect(all.changes.count > 20 && (4...6).contains(some.changes.count))
    #expect(some.end == all.end)
  }

  @Test("filtered: a finger that trembles moves less, one that goes on arrives")
  func filtered() throws {
    func spread(_ gesture: some Gesture<DragGesture.Value>) -> CGFloat {
      var places: [CGFloat] = []
      let attached = stage.view.gesture(gesture.onChanged { places.append($0.translation.height) })
      let finger = stage.finger(at: CGPoint(x: 50, y: 60)).down().move(by: 40, 0, in: 0.1)
      for step in 0..<60 { finger.move(by: 0, step.isMultiple(of: 2) ? 2 : -2) }
      finger.up()
      attached.remove()
      let last = places.suffix(30)
      return (last.max() ?? 0) - (last.min() ?? 0)
    }
    let (raw, calm) = (spread(DragGesture()), spread(DragGesture().filtered()))
    #expect(raw == 2 && calm > 0 && calm < raw / 2, "\(calm)")
    let gone = try #require(told(DragGesture().filtered(beta: 0.05), by: 200, 0, in: 0.3).end)
    #expect(abs(gone.x - 200) < 20)
  }

  @Test("one behind the other, each hears of what the one before let through")
  func chained() {
    let bounds = CGRect(x: -30, y: -30, width: 60, height: 60)
    let kept = told(DragGesture().axis().bounded(to: bounds), by: 90, 40)
    #expect(kept.end == CGPoint(x: 30, y: 0))
  }
}
