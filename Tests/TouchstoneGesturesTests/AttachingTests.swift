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
