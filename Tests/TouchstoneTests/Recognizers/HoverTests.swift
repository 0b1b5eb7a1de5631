import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Hovering")
struct HoverTests {
  let stage = Stage()
  let pointer: Pointer
  let target: UIView
  let hover: UIHoverGestureRecognizer

  init() {
    target = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.view.addSubview(target)
    hover = stage.add(UIHoverGestureRecognizer(), to: target, named: "hover")
    pointer = stage.pointer(at: CGPoint(x: 10, y: 10))
  }

  @Test("a pointer that comes inside, moves there and leaves begins, changes and ends it [HOV-01]")
  func comesAndGoes() {
    pointer.enter().move(to: CGPoint(x: 50, y: 50)).move(to: CGPoint(x: 120, y: 120))
      .move(to: CGPoint(x: 130, y: 130)).move(to: CGPoint(x: 250, y: 130))
      .move(to: CGPoint(x: 260, y: 130)).leave()
    #expect(stage.log == ["hover began", "hover changed", "hover ended"])
    #expect(hover.state == .possible)
  }

  @Test("each visit begins anew, and leaving the surface ends one [HOV-01]")
  func visits() {
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).move(to: CGPoint(x: 10, y: 10))
      .move(to: CGPoint(x: 120, y: 120)).leave()
    #expect(stage.log == ["hover began", "hover ended", "hover began", "hover ended"])
  }

  @Test("a view hears of the pointer over its subviews too [HOV-01]")
  func subviews() {
    stage.add(UIHoverGestureRecognizer(), named: "outer")
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).move(to: CGPoint(x: 300, y: 300))
    #expect(
      stage.log == [
        "outer began", "outer changed", "hover began", "hover ended", "outer changed",
      ])
  }

  @Test("fingers mean nothing to it, and it keeps nothing from their views [HOV-01, API-G26]")
  func fingers() {
    let loud = stage.addLoudView(named: "view")
    loud.addGestureRecognizer(UIHoverGestureRecognizer())
    stage.finger(at: CGPoint(x: 300, y: 300)).tap()
    #expect(stage.log == ["view.began b", "view.ended b"])
  }

  @Test("it rests while a button is down and goes on when all are up [HOV-02]")
  func rests() {
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).down()
    stage.log.append("down")
    stage.input {
      $0.hover = HoverChange(phase: .changed, location: CGPoint(x: 125, y: 120))
    }
    pointer.move(to: CGPoint(x: 130, y: 120))
    stage.log.append("up")
    pointer.up()
    #expect(stage.log == ["hover began", "down", "up", "hover changed"])
  }

  @Test("it goes on after the end of the touch whose buttons were released [HOV-02]")
  func goesOnAfterTouch() {
    let loud = stage.addLoudView(
      frame: CGRect(x: 100, y: 100, width: 100, height: 100), named: "view")
    stage.add(UIHoverGestureRecognizer(), to: loud, named: "over")
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).click()
    #expect(
      stage.log.filter { !$0.hasPrefix("hover") }
        == ["over began", "view.began a", "view.ended a", "over changed"])
  }

  @Test("a drag that ends outside ends it when the button comes up [HOV-02]")
  func dragsOut() {
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).down().move(to: CGPoint(x: 300, y: 120))
    stage.log.append("up")
    pointer.up()
    #expect(stage.log == ["hover began", "up", "hover ended"])
  }

  @Test("a pointer that goes off the surface with a button down ends it at once [HOV-02]")
  func leavesDuringDrag() {
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).down().leave()
    #expect(stage.log == ["hover began", "hover ended"])
  }

  @Test("its event is a hover event with a touch that enters, moves and exits [HOV-03, API-E01]")
  func regions() {
    let window = EventWindow(on: stage)
    window.describe = { event in
      let touches = (event.allTouches ?? []).map { "\($0.phase) \(place($0.location(in: nil)))" }
      return "\(event.type) \(touches.joined())"
    }
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).leave()
    #expect(
      window.events == [
        "hover regionEntered 10 10", "hover regionMoved 120 120", "hover regionExited 120 120",
      ])
  }

  @Test("it tells the height above the surface while it hovers [HOV-03]")
  func height() {
    var heights: [CGFloat] = []
    hover.addAction { heights.append(($0 as? UIHoverGestureRecognizer)?.zOffset ?? -1) }
    pointer.hover.zOffset = 0.75
    pointer.enter().move(to: CGPoint(x: 120, y: 120))
    pointer.hover.zOffset = 0.25
    pointer.move(to: CGPoint(x: 121, y: 120))
    #expect(heights == [0.75, 0.25])
    pointer.leave()
    #expect(hover.zOffset == 0)
  }

  @Test("it has one touch while it hovers, where the pointer is [HOV-04]")
  func touches() {
    var seen: [String] = []
    hover.addAction { [target] recognizer in
      let count = recognizer.numberOfTouches
      let places = (0..<count).map { place(recognizer.location(ofTouch: $0, in: target)) }
      seen.append("\(recognizer.state) \(place(recognizer.location(in: target))) \(places)")
    }
    pointer.enter().move(to: CGPoint(x: 120, y: 130)).leave()
    #expect(seen == ["began 20 30 [\"20 30\"]", "ended 20 30 []"])
    #expect(hover.numberOfTouches == 0)
  }

  @Test("hovering and scrolling do not keep each other out [HOV-04]")
  func keepsNobodyOut() {
    let pan = stage.add(UIPanGestureRecognizer(), to: target, named: "pan")
    pan.allowedScrollTypesMask = .all
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).scroll(by: 0, 20, steps: 1)
      .move(to: CGPoint(x: 121, y: 120))
    #expect(stage.log == ["hover began", "pan began", "pan ended", "hover changed"])
  }

  @Test("angles are 0 where the device cannot tell [HOV-05]")
  func noAngles() {
    pointer.enter().move(to: CGPoint(x: 120, y: 120))
    #expect(hover.altitudeAngle == 0)
    #expect(hover.azimuthAngle(in: nil) == 0)
    #expect(hover.rollAngle == 0)
  }

  @Test("a pencil's angles are told in the view's own turn [API-B08]")
  func angles() {
    target.transform = CGAffineTransform(rotationAngle: .pi / 2)
    pointer.hover.kind = .pencil
    pointer.hover.altitudeAngle = 0.5
    pointer.hover.azimuthAngle = .pi / 2
    pointer.hover.rollAngle = 0.25
    pointer.enter().move(to: CGPoint(x: 120, y: 120))
    #expect(hover.altitudeAngle == 0.5)
    #expect(hover.rollAngle == 0.25)
    #expect(hover.azimuthAngle(in: nil) == .pi / 2)
    #expect(abs(hover.azimuthAngle(in: target)) < 1e-12)
    let direction = hover.azimuthUnitVector(in: target)
    #expect(abs(direction.dx - 1) < 1e-12 && abs(direction.dy) < 1e-12)
  }

  @Test("an interruption cancels it, and the next move begins anew [DEL-27]")
  func interruption() {
    pointer.enter().move(to: CGPoint(x: 120, y: 120))
    stage.interrupt()
    pointer.move(to: CGPoint(x: 125, y: 120))
    #expect(stage.log == ["hover began", "hover cancelled", "hover began"])
  }

  @Test("one that may not begin is not asked again until the pointer has left [ARB-21]")
  func refused() {
    let delegate = ScriptedDelegate()
    var count = 0
    delegate.begins = { _ in
      count += 1
      return false
    }
    hover.delegate = delegate
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).move(to: CGPoint(x: 121, y: 120))
    #expect(hover.state == .failed)
    pointer.move(to: CGPoint(x: 10, y: 10)).move(to: CGPoint(x: 121, y: 120)).leave()
    #expect(count == 2)
    #expect(hover.state == .possible)
    #expect(stage.log == [])
  }

  @Test("one that does not allow pencils does not hear of a pencil [API-G11]")
  func kinds() {
    hover.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    pointer.hover.kind = .pencil
    pointer.enter().move(to: CGPoint(x: 120, y: 120)).leave()
    #expect(stage.log == [])
  }
}
