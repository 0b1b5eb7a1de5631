import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Profiles: the order of the first action, and the state in a reset")
struct ProfileTests {
  /// Two lines in the order of a profile.
  private func ordered(
    _ profile: TouchProfile, _ cancelled: String, _ action: String
  ) -> [String] {
    profile == .documented ? [cancelled, action] : [action, cancelled]
  }

  @Test("a tap's action, and its view's cancellation [COR-16]", arguments: TouchProfile.allCases)
  func tap(_ profile: TouchProfile) {
    let stage = Stage(profile: profile)
    let view = stage.addLoudView(named: "view")
    let taps = [
      stage.add(UITapGestureRecognizer(), to: view, named: "tap"),
      stage.add(UITapGestureRecognizer(), to: view, named: "double"),
    ]
    taps[1].numberOfTapsRequired = 2
    taps[0].require(toFail: taps[1])
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    stage.wait(1)
    #expect(
      stage.log == ["view.began a"] + ordered(profile, "view.cancelled a", "tap ended"))
    stage.log = []
    stage.finger(at: CGPoint(x: 50, y: 50)).doubleTap()
    #expect(
      stage.log == ["view.began b", "view.began b"]
        + ordered(profile, "view.cancelled b b", "double ended"))
  }

  @Test("a pan's beginning [COR-16]", arguments: TouchProfile.allCases)
  func pan(_ profile: TouchProfile) {
    let stage = Stage(profile: profile)
    let view = stage.addLoudView(named: "view")
    stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 20, 0).move(by: 5, 0).up()
    #expect(
      stage.log == ["view.began a"] + ordered(profile, "view.cancelled a", "pan began") + [
        "pan changed", "pan ended",
      ])
  }

  @Test("a tap of a control's own [COR-16]", arguments: TouchProfile.allCases)
  func control(_ profile: TouchProfile) {
    let stage = Stage(profile: profile)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addAction(UIAction { _ in stage.log.append("touchCancel") }, for: .touchCancel)
    stage.view.addSubview(button)
    stage.add(UITapGestureRecognizer(), to: button, named: "tap")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == ordered(profile, "touchCancel", "tap ended"))
  }

  enum Mischief: CaseIterable { case remove, disable, end, move }

  @Test(
    "an action may end its gesture: the view gets one cancellation [COR-16, DEL-15]",
    arguments: TouchProfile.allCases, Mischief.allCases)
  func mischief(_ profile: TouchProfile, _ mischief: Mischief) {
    let stage = Stage(profile: profile)
    let view = stage.addLoudView(named: "view")
    let other = UIView(frame: CGRect(x: 300, y: 300, width: 9, height: 9))
    stage.view.addSubview(other)
    let pan = stage.add(LoudRecognizer(), to: view, named: "pan")
    pan.on(.moved, become: .began, nil).on(.ended, become: .ended)
    pan.addAction { [unowned pan] _ in
      guard pan.state == .began else { return }
      switch mischief {
      case .remove: view.removeGestureRecognizer(pan)
      case .disable: pan.isEnabled = false
      case .end: pan.state = .ended
      case .move: other.addGestureRecognizer(pan)
      }
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 20, 0).move(by: 20, 0).up()
    #expect(stage.log.filter { $0.hasPrefix("view") } == ["view.began a", "view.cancelled a"])
    let actions = stage.log.filter { $0.hasPrefix("pan") }
    let rest =
      switch mischief {
      case .remove, .disable: ["pan cancelled"]
      case .end: ["pan ended"]
      case .move: ["pan changed", "pan ended"]
      }
    #expect(actions == ["pan began"] + rest)
  }

  @Test("the state in reset() [COR-27]", arguments: TouchProfile.allCases)
  func reset(_ profile: TouchProfile) {
    let stage = Stage(profile: profile)
    let recognizer = stage.add(LoudRecognizer(), named: "r")
    recognizer.on(.began, become: .failed, .began).on(.ended, become: .ended)
    recognizer.onReset { recognizer in
      stage.log.append("reset while \(recognizer.state)")
      recognizer.state = .ended
    }
    for _ in 0..<2 { stage.finger(at: CGPoint(x: 50, y: 50)).tap() }
    #expect(
      stage.log
        == (profile == .iOS26
          ? ["reset while possible", "r began", "r ended", "reset while possible"]
          : ["reset while failed", "r began", "r ended", "reset while ended"]))
    #expect(recognizer.state == .possible)
  }

  @Test("a profile that is set while a finger is down counts from the next sequence on [COR-16]")
  func later() {
    let stage = Stage()
    let view = stage.addLoudView(named: "view")
    stage.add(UITapGestureRecognizer(), to: view, named: "tap")
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.scene.touchSystem.profile = .iOS18
    #expect(stage.scene.touchSystem.profile == .iOS18)
    finger.up()
    #expect(stage.log.suffix(2) == ["view.cancelled a", "tap ended"])
    stage.wait(1)
    finger.tap()
    #expect(stage.log.suffix(2) == ["tap ended", "view.cancelled a"])
    stage.scene.touchSystem.profile = .documented
    stage.wait(1)
    finger.tap()
    #expect(stage.log.suffix(2) == ["view.cancelled a", "tap ended"])
  }
}
