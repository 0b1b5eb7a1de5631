import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Code of views that interferes with the event that is on its way.
@Suite struct OddMomentTests {
  // It begins and says nothing at the lift, which cancels it (COR-09).
  @Test("an event that is sent once more is heard once, and the trace says so [DEL-01]")
  func sentTwice() {
    let stage = Stage()
    let view = Sender(frame: stage.view.bounds, stage: stage, name: "view")
    stage.view.addSubview(view)
    stage.add(LoudRecognizer(stage: stage), to: view, named: "loud").on(.moved, become: .began)
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 5, 0).up()
    #expect(
      stage.log == [
        "loud.began a", "view.began a", "loud.moved a", "view.cancelled a", "loud began",
        "loud.ended a", "loud cancelled",
      ])
    let complaints = stage.trace.filter { $0.description.contains("to the same window twice") }
    #expect(complaints.count == 2)
  }

  private final class Sender: LoudView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      if let event { window?.sendEvent(event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesCancelled(touches, with: event)
      if let event { UIApplication.shared.sendEvent(event) }
    }
  }

  @Test("a view that leaves at a late beginning hears no more than that it was cancelled [DEL-26]")
  func leavesAtLateBeginning() {
    let stage = Stage()
    let view = Leaver(frame: stage.view.bounds, stage: stage, name: "view")
    stage.view.addSubview(view)
    let slow = stage.add(LoudRecognizer(), to: view, named: "slow")
    slow.delaysTouchesBegan = true
    slow.cancelsTouchesInView = false
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 5, 0)
    slow.state = .failed
    #expect(stage.log == ["view.began a", "view.cancelled a"])
  }

  private final class Leaver: LoudView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      removeFromSuperview()
    }
  }
}
