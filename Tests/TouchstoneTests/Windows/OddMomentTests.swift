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

  @Test("a finger that comes down while a change is settled waits for its end")
  func fingerWhileSettling() {
    let stage = Stage()
    let views = (0..<3).map { stage.addRowView($0) }
    let slow = stage.add(Asked(), to: stage.view, named: "slow")
    for view in views[..<2] { stage.finger(at: view.center).down() }
    views[0].whenBegan = {
      stage.log.append("sends")
      stage.finger(at: views[2].center).down()
      stage.log.append("has sent")
    }
    slow.state = .failed
    #expect(
      stage.log == ["row 0.began a", "sends", "has sent", "row 1.began b", "row 2.began c"])
  }

  // Else the list of touches would grow while it is looked through.
  @Test("so does one that comes down while it is asked what is withheld")
  func fingerWhileAsking() {
    let stage = Stage()
    let views = (0..<9).map { stage.addRowView($0) }
    let slow = stage.add(Asked(), to: stage.view, named: "slow")
    let slower = stage.add(Asked(), to: stage.view, named: "slower")
    for view in views[..<8] { stage.finger(at: view.center).down() }
    slower.whenAsked = {
      stage.log.append("sends")
      stage.finger(at: views[8].center).down()
      stage.log.append("has sent")
    }
    slow.state = .failed
    #expect(stage.log == ["sends", "has sent"])
    slower.state = .failed
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    let told = names.enumerated().map { "row \($0.offset).began \($0.element)" }
    #expect(stage.log == ["sends", "has sent"] + told)
  }

  // One is told after the other, and what becomes of a later one meanwhile counts.
  @Test("a view that is taken away before it hears of its finger hears nothing [DEL-26, DEL-36]")
  func takesOthersAway() {
    let stage = Stage()
    let views = (0..<4).map { stage.addRowView($0) }
    let slow = stage.add(Asked(), to: stage.view, named: "slow")
    for view in views { stage.finger(at: view.center).down() }
    views[1].whenBegan = {
      views[0].removeFromSuperview()
      views[2].removeFromSuperview()
    }
    slow.state = .failed
    #expect(
      stage.log == ["row 0.began a", "row 1.began b", "row 0.cancelled a", "row 3.began d"])
  }
}

private final class Asked: LoudRecognizer {
  var whenAsked: (() -> Void)?

  override var delaysTouchesBegan: Bool {
    get {
      whenAsked.take()?()
      return true
    }
    set {}
  }
}

extension Stage {
  fileprivate func addRowView(_ number: Int) -> InterferingView {
    addInterferingView(
      CGRect(x: 10 * CGFloat(number), y: 0, width: 10, height: 10), named: "row \(number)")
  }
}
