import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Update links")
struct UpdateLinkTests {
  private final class Laid: UIView {
    var whenLaidOut: () -> Void = {}
    override func layoutSubviews() { whenLaidOut() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { setNeedsLayout() }
  }

  private let stage = Stage()
  private let view = Laid()

  init() {
    stage.view.addSubview(view)
    stage.wait(0.1)
  }

  @Test("an update comes when views need layout, with its actions in the order of their phases")
  func phases() {
    let link = UIUpdateLink(view: view)
    link.addAction(to: .afterUpdateComplete) { _, _ in stage.log.append("complete") }
    link.addAction(to: .afterCATransactionCommit) { _, _ in stage.log.append("committed") }
    link.addAction(to: .beforeCATransactionCommit) { _, _ in stage.log.append("before commit") }
    link.addAction { _, info in stage.log.append("links at \(info.modelTime)") }
    link.addAction(to: .afterEventDispatch) { _, _ in stage.log.append("events") }
    view.whenLaidOut = { stage.log.append("layout") }
    stage.wait(0.1)
    #expect(stage.log == [])
    link.isEnabled = true
    stage.wait(0.1)
    #expect(stage.log == [])
    view.setNeedsLayout()
    stage.wait(0.2)
    #expect(
      stage.log == [
        "events", "links at 0.5", "before commit", "layout", "committed", "complete",
      ])
    link.isEnabled = false
    view.setNeedsLayout()
    stage.wait(0.1)
    #expect(stage.log.count == 7)
  }

  @Test("a frame with input has one update, at its end, also if layout was needed before it")
  func once() {
    let link = UIUpdateLink(view: view)
    link.addAction(to: .afterEventDispatch) { _, _ in stage.log.append("events") }
    view.whenLaidOut = { stage.log.append("layout") }
    link.isEnabled = true
    stage.wait(0.1)
    view.frame = stage.view.bounds
    stage.wait(0.1)
    stage.log.removeAll()
    view.setNeedsLayout()
    stage.finger(at: CGPoint(x: 10, y: 10)).down()
    #expect(stage.log == ["layout", "events", "layout"])
  }

  @Test("continuous updates come with each frame of the screen while the view is in a window")
  func continuous() {
    var times: [Int] = []
    let link = UIUpdateLink(view: view) { _, info in
      times.append(Int((info.modelTime * 1000).rounded()))
    }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    stage.wait(0.05)
    #expect(times == [117, 133, 150])
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20)
    stage.wait(0.1)
    #expect(times == [117, 133, 150, 200, 250])
    view.removeFromSuperview()
    let before = times.count
    stage.wait(1)
    #expect(times.count == before)
    stage.view.addSubview(view)
    // The first moment in the window makes it active.
    stage.wait(0.01)
    let again = times.count
    stage.wait(0.5)
    #expect(times.count == again + 10)
  }

  @Test("a link of a scene calls a method, and ends with its scene")
  func scene() {
    final class Target {
      var count = 0
      func update(_ link: UIUpdateLink, _ info: UIUpdateInfo) { count += 1 }
    }
    let target = Target()
    weak var kept: UIUpdateLink?
    do {
      let other = Stage()
      let link = UIUpdateLink(
        windowScene: other.scene, actionTarget: target, selector: Selector(Target.update))
      link.requiresContinuousUpdates = true
      link.isEnabled = true
      kept = link
      other.wait(0.1)
    }
    #expect(target.count == 6)
    UIUpdateLink(view: view).isEnabled = true
    #expect(kept == nil)
  }
}
