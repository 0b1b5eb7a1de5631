import Foundation
import Testing
import TouchstoneGestures
import TouchstoneTesting

@MainActor @Suite("Gestures of one kind")
struct LeafTests {
  let stage = Stage()
  let notes = Notes()

  @Test("a tap tells its end alone, with its place")
  func tap() {
    stage.view.gesture(
      SpatialTapGesture()
        .onChanged { _ in notes.add("changed") }
        .onEnded { notes.add("ended at \($0.location.x)") })
    stage.finger(at: CGPoint(x: 50, y: 60)).tap()
    #expect(notes.lines == ["ended at 50.0"])
  }

  @Test("a press tells that the finger is down, ends while it still is, and fails by a lift")
  func longPress() {
    stage.view.gesture(
      LongPressGesture()
        .onChanged { notes.add("pressing \($0) at \(stage.scene.touchSystem.now.seconds)") }
        .onEnded { notes.add("pressed \($0) at \(stage.scene.touchSystem.now.seconds)") }
        .onCancelled { notes.add("cancelled") })
    let finger = stage.finger(at: CGPoint(x: 50, y: 60)).down().hold(0.7)
    finger.up().hold(1).tap()
    #expect(
      notes.lines == [
        "pressing true at 0.0", "pressed true at 0.5", "pressing true at 1.7", "cancelled",
      ])
  }

  @Test("a press of its own duration, within its own distance")
  func ownPress() {
    stage.view.gesture(
      LongPressGesture(minimumDuration: 0.2, maximumDistance: 30)
        .onEnded { _ in notes.add("pressed at \(stage.clock.now.timestamp.seconds)") }
        .onCancelled { notes.add("cancelled at \(stage.clock.now.timestamp.seconds)") })
    let finger = stage.finger(at: CGPoint(x: 50, y: 60))
    finger.down().hold(0.1).move(by: 25, 0).hold(0.2).up()
    stage.wait(1 - stage.now)
    stage.finger(at: CGPoint(x: 50, y: 60)).down().hold(0.1).move(by: 35, 0).hold(0.2).up()
    #expect(notes.lines.count == 2 && notes.lines[0] == "pressed at 0.2", "\(notes.lines)")
    #expect(notes.lines[1].hasPrefix("cancelled at 1.1"))
  }

  @Test("a drag tells all of its way once it went far enough")
  func drag() {
    stage.view.gesture(
      DragGesture()
        .onChanged { notes.add("at \(spell($0.translation))") }
        .onEnded { notes.add("ended at \(spell($0.translation)), from \($0.startLocation.x)") })
    stage.finger(at: CGPoint(x: 50, y: 60)).down().move(by: 9, 0).move(by: 1, 0).move(by: 5, 2).up()
    #expect(notes.lines == ["at 10,0", "at 15,2", "ended at 15,2, from 50.0"])
  }

  @Test("a drag of no distance begins when the finger comes down")
  func dragAtOnce() {
    stage.view.gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { notes.add("at \(spell($0.translation))") }
        .onEnded { _ in notes.add("ended") })
    stage.finger(at: CGPoint(x: 50, y: 60)).tap()
    #expect(notes.lines == ["at 0,0", "ended"])
  }

  @Test("a drag predicts where it would come to rest")
  func predicted() throws {
    var last: DragGesture.Value?
    stage.view.gesture(DragGesture().onChanged { last = $0 })
    stage.finger(at: CGPoint(x: 50, y: 60)).down().move(by: 100, 0, in: 0.1).hold(0)
    let value = try #require(last)
    #expect(abs(value.velocity.width - 1000) < 1)
    #expect(abs(value.predictedEndTranslation.width - (100 + 499)) < 1)
    #expect(
      value.predictedEndLocation.x == value.startLocation.x + value.predictedEndTranslation.width)
  }

  @Test("a drag in the view's own space is told in that space when the view is turned and scaled")
  func localSpace() throws {
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    var local: DragGesture.Value?
    var global: DragGesture.Value?
    stage.view.gesture(DragGesture().onEnded { local = $0 })
    stage.view.simultaneousGesture(DragGesture(coordinateSpace: .global).onEnded { global = $0 })
    stage.finger(at: CGPoint(x: 50, y: 60)).drag(by: 100, 0, in: 0.1)
    #expect(try #require(local).translation.width == 50)
    #expect(try #require(global).translation.width == 100)
  }

  @Test("magnification and rotation come from the same two fingers at once")
  func magnifyAndRotate() throws {
    var magnification: CGFloat = 0
    var rotation: CGFloat = 0
    stage.view.gesture(
      MagnifyGesture().onChanged { magnification = $0.magnification }
        .simultaneously(with: RotateGesture().onChanged { rotation = $0.rotation }))
    let one = stage.finger(at: CGPoint(x: 100, y: 200)).down()
    let other = stage.finger(at: CGPoint(x: 200, y: 200)).down()
    for step in 1...20 {
      let angle = CGFloat(step) / 20 * .pi / 4
      let reach = 50 + CGFloat(step) * 2.5
      stage.together {
        one.move(to: CGPoint(x: 150 - reach * cos(angle), y: 200 - reach * sin(angle)), in: 0.02)
        other.move(to: CGPoint(x: 150 + reach * cos(angle), y: 200 + reach * sin(angle)), in: 0.02)
      }
    }
    #expect(magnification > 1.5 && magnification <= 2)
    #expect(rotation > 0.5 && rotation <= .pi / 4 + 0.01)
  }

  @Test("a fling is fast and goes an allowed way")
  func fling() {
    stage.view.gesture(
      FlingGesture([.left, .right], minimumVelocity: 500)
        .onEnded { notes.add($0.direction == .right ? "right" : "left") }
        .onCancelled { notes.add("none") })
    stage.finger(at: CGPoint(x: 50, y: 60)).drag(by: 200, 0, in: 0.1)
    stage.finger(at: CGPoint(x: 50, y: 60)).drag(by: 200, 0, in: 1)
    stage.finger(at: CGPoint(x: 50, y: 60)).drag(by: 0, 200, in: 0.1)
    stage.finger(at: CGPoint(x: 350, y: 60)).drag(by: -200, 0, in: 0.1)
    #expect(notes.lines == ["right", "none", "none", "left"])
  }

  @Test("a transform does not jump when fingers come and go")
  func transform() throws {
    var values: [TransformGesture.Value] = []
    stage.view.gesture(TransformGesture().onChanged { values.append($0) })
    let one = stage.finger(at: CGPoint(x: 100, y: 200)).down()
    one.move(by: 50, 0, in: 0.1)
    let other = stage.finger(at: CGPoint(x: 350, y: 200)).down()
    one.move(by: 0, 0)
    #expect(try #require(values.last).translation == CGSize(width: 50, height: 0))
    other.move(by: -100, 0, in: 0.1)
    let pinched = try #require(values.last)
    #expect(abs(pinched.scale - 0.5) < 1e-9)
    #expect(abs(pinched.rotation) < 1e-9)
    other.up()
    one.move(by: 0, 10)
    let last = try #require(values.last)
    #expect(abs(last.scale - 0.5) < 1e-9)
    #expect(abs(last.translation.height - 10) < 1e-9)
    #expect(abs(last.translation.width - pinched.translation.width) < 1e-9)
  }

  @Test("three fingers scale and turn a thing by what fits best to all of them")
  func transformOfThree() throws {
    var last: TransformGesture.Value?
    stage.view.gesture(TransformGesture().onChanged { last = $0 })
    let corners = [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), CGPoint(x: 150, y: 220)]
    let fingers = corners.map { stage.finger(at: $0).down() }
    // About (150, 140), twice as large and turned by 0.4, in small steps.
    for step in 1...20 {
      let part = CGFloat(step) / 20
      let (scale, angle) = (pow(2, part), 0.4 * part)
      stage.together {
        for (finger, corner) in zip(fingers, corners) {
          let (x, y) = (corner.x - 150, corner.y - 140)
          finger.move(
            to: CGPoint(
              x: 150 + scale * (x * cos(angle) - y * sin(angle)),
              y: 140 + scale * (x * sin(angle) + y * cos(angle))))
        }
      }
    }
    let value = try #require(last)
    #expect(value.fingers == 3)
    // The first step is spent on beginning.
    #expect(value.scale > 1.8 && value.scale <= 2.0001 && abs(value.rotation - 0.4) < 0.05)
    for (finger, corner) in zip(fingers, corners) {
      let held = corner.applying(value.transform)
      #expect(hypot(held.x - finger.location.x, held.y - finger.location.y) < 12)
    }
  }

  @Test("a drag after a tap begins by the drag; a double tap beside it stays possible")
  func tapDrag() {
    stage.view.gesture(
      TapDragGesture().onChanged { notes.add("zoom \(spell($0.translation))") }
        .race(against: TapGesture(count: 2).onEnded { notes.add("double tap") }))
    stage.finger(at: CGPoint(x: 50, y: 60)).tap().hold(0.1).drag(by: 0, -20, in: 0.02)
    stage.wait(1)
    stage.finger(at: CGPoint(x: 50, y: 60)).doubleTap()
    #expect(notes.lines.first?.hasPrefix("zoom 0,-") == true)
    #expect(notes.lines.last == "double tap")
    #expect(notes.lines.filter { $0 == "double tap" }.count == 1)
  }

  @Test("a second tap that comes too late ends the wait for a drag")
  func tapDragLate() {
    stage.view.gesture(TapDragGesture().onChanged { _ in notes.add("zoom") })
    stage.finger(at: CGPoint(x: 50, y: 60)).tap().hold(0.4).drag(by: 0, -50, in: 0.1)
    #expect(notes.lines == [])
  }

  @Test("ink is of every touch for itself, with all samples; it ends with the last of them")
  func ink() throws {
    var told: [[InkGesture.Stroke]] = []
    stage.view.gesture(
      InkGesture().onChanged { told.append($0) }
        .onEnded { strokes in
          notes.add("ended \(strokes.map(\.samples.count))")
          #expect(strokes.allSatisfy { $0.predicted.isEmpty })
        }
        .onCancelled { notes.add("cancelled") })
    let one = stage.finger(at: CGPoint(x: 50, y: 60)).down()
    one.move(by: 10, 0)
    let other = stage.pencil(at: CGPoint(x: 200, y: 60), force: 4).down()
    one.up()
    other.move(by: 0, 10)
    let last = try #require(told.last)
    try #require(last.count == 2)
    #expect(last[0].samples.map(\.location.x) == [50, 60, 60])
    #expect(last[0].samples.allSatisfy { $0.pressure == nil })
    #expect(last[1].samples.map(\.pressure) == [1, 1])
    other.up()
    #expect(notes.lines == ["ended [3, 3]"])
    let third = stage.finger(at: CGPoint(x: 50, y: 60)).down()
    third.move(by: 5, 0)
    stage.interrupt()
    #expect(notes.lines.last == "cancelled")
  }
}
