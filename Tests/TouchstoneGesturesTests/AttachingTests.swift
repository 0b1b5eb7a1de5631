import Foundation
import Testing
import TouchstoneGestures
import TouchstoneTesting

@MainActor @Suite("Gestures on views")
struct AttachingTests {
  let stage = Stage()
  let notes = Notes()
  private let here = CGPoint(x: 50, y: 60)

  private func addChild() -> UIView {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.view.addSubview(child)
    return child
  }

  @Test("a view's gesture lets a subview's recognizer go first; one of high priority does not")
  func priority() {
    let child = addChild()
    stage.add(UITapGestureRecognizer(), to: child, named: "inner")
    let normal = stage.view.gesture(TapGesture().onEnded { notes.add("outer") })
    stage.finger(at: here).tap()
    #expect(stage.log == ["inner ended"] && notes.lines == [])
    normal.remove()
    stage.wait(1)
    stage.view.highPriorityGesture(TapGesture().onEnded { notes.add("outer") })
    stage.finger(at: here).tap()
    #expect(stage.log == ["inner ended"] && notes.lines == ["outer"])
  }

  @Test("a simultaneous gesture keeps nobody out")
  func simultaneous() {
    let child = addChild()
    stage.add(UITapGestureRecognizer(), to: child, named: "inner")
    stage.view.simultaneousGesture(TapGesture().onEnded { notes.add("outer") })
    stage.finger(at: here).tap()
    #expect(stage.log == ["inner ended"] && notes.lines == ["outer"])
  }

  @Test("a mask turns the gesture or those of the subviews off")
  func mask() {
    let child = addChild()
    stage.add(UITapGestureRecognizer(), to: child, named: "inner")
    let off = stage.view.simultaneousGesture(
      TapGesture().onEnded { notes.add("outer") }, including: .subviews)
    stage.finger(at: here).tap()
    #expect(stage.log == ["inner ended"] && notes.lines == [])
    off.remove()
    stage.wait(1)
    stage.view.gesture(TapGesture().onEnded { notes.add("outer") }, including: .gesture)
    stage.finger(at: here).tap()
    #expect(stage.log == ["inner ended"] && notes.lines == ["outer"])
  }

  @Test(
    "a mask of nothing turns both off, one of all neither, also beside one that keeps nobody out")
  func masks() {
    let child = addChild()
    stage.add(UITapGestureRecognizer(), to: child, named: "inner")
    for mask: GestureMask in [.none, .gesture, .all] {
      let attached = stage.view.simultaneousGesture(
        TapGesture().onEnded { notes.add("outer") }, including: mask)
      stage.finger(at: here).tap()
      attached.remove()
      stage.wait(1)
    }
    #expect(stage.log == ["inner ended"] && notes.lines == ["outer", "outer"])
  }

  @Test("a gesture is recognizers, which stand in relations with those of UIKit")
  func recognizers() {
    let drags = DragGesture(minimumDistance: 40).onEnded { _ in notes.add("drag") }
      .recognizers(on: stage.view)
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    for drag in drags { pan.require(toFail: drag) }
    #expect(stage.view.gestureRecognizers == drags + [pan] && drags.count == 1)
    stage.finger(at: here).drag(by: 60, 0, in: 0.2)
    #expect(stage.log == [] && notes.lines == ["drag"])
    stage.finger(at: here).drag(by: 30, 0, in: 0.2)
    #expect(stage.log.last == "pan ended" && notes.lines == ["drag"])
  }

  @Test("a recognizer of UIKit's is a gesture, and keeps the delegate that it has")
  func bridge() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let delegate = Refusing()
    let swipe = UISwipeGestureRecognizer()
    stage.view.gesture(
      RecognizerGesture(swipe).map { "\($0.direction == .right)" }.onEnded { notes.add($0) })
    stage.finger(at: here).drag(by: 200, 0, in: 0.1)
    #expect(notes.lines == ["true"])
    swipe.delegate = delegate
    stage.wait(1)
    stage.finger(at: here).drag(by: 200, 0, in: 0.1)
    #expect(notes.lines == ["true"])
  }
}
