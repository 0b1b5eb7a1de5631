import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Animations of the system")
struct SystemAnimationTests {
  @Test("deleted views fade out beside other changes, and then leave their superviews [API-W16]")
  func delete() {
    let stage = Stage()
    let (view, other) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    stage.view.addSubview(view)
    stage.view.addSubview(other)
    UIView.perform(
      .delete, on: [view], animations: { other.center.x += 50 },
      completion: { isFinished in
        stage.log.append("finished \(isFinished), has superview \(view.superview != nil)")
      })
    stage.wait(0.1)
    #expect(view.superview === stage.view && view.presentation.alpha < 1)
    #expect(other.presentation.center.x < other.center.x)
    stage.wait(1)
    #expect(stage.log == ["finished true, has superview false"])
    #expect(stage.view.subviews == [other])
  }
}
