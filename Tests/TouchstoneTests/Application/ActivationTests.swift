import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Scenes that come and go")
struct ActivationTests {
  let stage = Stage()
  let view: LoudView
  let pan: LoudPan

  init() {
    view = stage.addLoudView(named: "view")
    pan = stage.add(LoudPan(stage), to: view, named: "pan")
  }

  private var refusals: [String] {
    stage.trace.compactMap { event in
      if case .refused(let refusal) = event.kind { return refusal.description }
      return nil
    }
  }

  @Test(
    "a scene that is no longer active cancels all touches, recognizers first [DEL-27, TRC-17]",
    arguments: [UIScene.ActivationState.foregroundInactive, .background, .unattached])
  func resigns(state: UIScene.ActivationState) {
    let other = stage.addLoudView(
      frame: CGRect(x: 200, y: 200, width: 100, height: 100), named: "other")
    pan.delegate = nil
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 30, 0)
    stage.finger(at: CGPoint(x: 250, y: 250)).down()
    stage.log = []
    stage.scene.transition(to: state)
    #expect(stage.scene.activationState == state)
    #expect(stage.log == ["pan.cancelled a", "pan cancelled", "other.cancelled b"])
    #expect(pan.state == .possible)
    _ = other
  }

  @Test("recognizers that had not begun fail, and their view hears of the end [DEL-27, STM-08]")
  func undecided() {
    stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.log = []
    stage.scene.transition(to: .foregroundInactive)
    #expect(stage.log == ["pan.cancelled a", "view.cancelled a"])
    #expect(
      stage.story(of: "pan") == ["failed: its touches were cancelled", "possible: reset"])
  }

  @Test("a double tap does not outlive its scene's activity [DEL-27]")
  func betweenTaps() {
    let tap = stage.add(UITapGestureRecognizer(), to: view, named: "tap")
    tap.numberOfTapsRequired = 2
    let finger = stage.finger(at: CGPoint(x: 50, y: 50))
    finger.tap()
    stage.scene.transition(to: .foregroundInactive)
    stage.scene.transition(to: .foregroundActive)
    stage.log = []
    finger.tap()
    stage.wait(1)
    #expect(!stage.log.contains("tap ended"))
  }

  @Test("while it is inactive nothing begins, and the trace says so [DEL-27]")
  func inactive() {
    stage.scene.transition(to: .foregroundInactive)
    stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 30, 0, in: 0.1)
    stage.button(.select).tap()
    stage.pointer(at: CGPoint(x: 50, y: 50)).enter().scroll(by: 0, 20).leave()
    #expect(stage.log == [])
    #expect(
      refusals == [
        "contact 1 began while input was not wanted", "press 1 began while input was not wanted",
      ])
  }

  @Test("a finger that came down meanwhile is nobody's even when it is active again [DEL-27]")
  func comesBack() {
    stage.scene.transition(to: .background)
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.scene.transition(to: .foregroundActive)
    finger.move(by: 30, 0).up()
    #expect(stage.log == [])
    finger.tap()
    #expect(stage.log == ["pan.began a", "view.began a", "pan.ended a", "view.ended a"])
  }

  @Test("a scene that becomes inactive in an action finishes the event first [DEL-27]")
  func inAnAction() {
    pan.addAction { [stage] recognizer in
      if recognizer.state == .began { stage.scene.transition(to: .foregroundInactive) }
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 30, 0)
    #expect(
      stage.log == [
        "pan.began a", "view.began a", "pan.moved a", "view.cancelled a", "pan began",
        "pan.cancelled a", "pan cancelled",
      ])
  }

  @Test("from inactive to the background nothing is left to cancel [DEL-27]")
  func twice() {
    stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.scene.transition(to: .foregroundInactive)
    stage.log = []
    stage.scene.transition(to: .background)
    #expect(stage.log == [])
  }

  @Test("an application is as active as its most active scene [API-A01, API-E22]")
  func application() {
    #expect(UIApplication.shared.connectedScenes.contains(stage.scene))
    #expect(UIApplication.shared.applicationState == .active)
  }
}
