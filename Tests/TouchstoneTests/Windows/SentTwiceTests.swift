import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Code that sends the event through its window once more, while it is on its way.
@Suite struct SentTwiceTests {
  @Test("an event that is sent once more is heard once, and the trace says so [DEL-01]")
  func sentTwice() {
    let stage = Stage()
    let view = Sender(frame: stage.view.bounds, stage: stage, name: "view")
    stage.view.addSubview(view)
    stage.add(LoudRecognizer(stage: stage), to: view, named: "loud").on(.moved, become: .began)
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 5, 0).up()
    #expect(
      stage.log == ["loud.began a", "view.began a", "loud.moved a", "view.cancelled a", "loud began"]
        + ["loud.ended a"])
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
}
