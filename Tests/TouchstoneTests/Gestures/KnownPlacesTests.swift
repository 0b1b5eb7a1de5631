import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What is known of a view's place must follow the view when that moves.
@Suite("What is known of places and of others")
struct KnownPlacesTests {
  private let stage = Stage()

  private func addView(to parent: UIView, x: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    return view
  }

  @Test("the deeper view is that which is deeper now, also if it only moved in its window [ARB-05]")
  func depth() {
    let still = addView(to: addView(to: stage.view, x: 200), x: 0)
    let moving = addView(to: stage.view, x: 0)
    let inner = addView(to: moving, x: 0)
    stage.add(LoudRecognizer(), to: still, named: "still").on(.moved, become: .ended)
    stage.add(LoudRecognizer(), to: inner, named: "moving").on(.moved, become: .ended)
    let (left, right) = (
      stage.finger(at: CGPoint(x: 50, y: 50)), stage.finger(at: CGPoint(x: 250, y: 50))
    )
    func moveBoth() -> [String] {
      stage.log = []
      stage.together { _ = (right.down().move(by: 5, 0), left.down().move(by: 5, 0)) }
      stage.together { _ = (right.up(), left.up()) }
      return stage.log.lines
    }
    // Of two that are as deep the one added last comes first.
    #expect(moveBoth() == ["moving ended", "still ended"])
    stage.view.addSubview(still)
    still.frame.origin.x = 200
    #expect(moveBoth() == ["moving ended", "still ended"])
    still.frame.origin.x = 0
    addView(to: addView(to: addView(to: stage.view, x: 200), x: 0), x: 0).addSubview(still)
    #expect(moveBoth() == ["still ended", "moving ended"])
    let core = addView(to: addView(to: addView(to: stage.view, x: 0), x: 0), x: 0)
    core.addSubview(moving)
    #expect(moveBoth() == ["moving ended", "still ended"])
    core.removeFromSuperview()
    stage.view.addSubview(moving)
    #expect(moveBoth() == ["still ended", "moving ended"])
    // A tree that is put together outside of any window is as deep as it is once it comes in.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addView(to: addView(to: addView(to: root, x: 0), x: 0), x: 0).addSubview(moving)
    stage.view.addSubview(root)
    #expect(moveBoth() == ["moving ended", "still ended"])
  }

  @Test(
    "a control that comes around a view while a finger looks for recognizers is found [CRC-09]")
  func control() {
    let control = AskedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    control.stage = stage
    let label = addView(to: stage.view, x: 0)
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let delegate = ScriptedDelegate()
    delegate.receives = { [stage] _, _ in
      stage.view.addSubview(control)
      control.addSubview(label)
      return true
    }
    pan.delegate = delegate
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 20, 0)
    #expect(stage.log == ["control asked", "pan began"])
  }

  private final class AskedControl: UIControl {
    weak var stage: Stage?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      stage?.log.append("control asked")
      return true
    }
  }

  @Test("an event that was kept does nothing in a window whose scene has gone [API-V11]")
  func goneScene() {
    let keeper = Keeper()
    do {
      let stage = Stage()
      let window = keeper.window
      window.frame = stage.window.bounds
      window.windowScene = stage.scene
      window.makeKeyAndVisible()
      let view = UIView(frame: window.bounds)
      view.addGestureRecognizer(keeper.pan)
      window.addSubview(view)
      stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 20, 0)
    }
    #expect(keeper.pan.state == .possible)
    let event = keeper.window.event
    #expect(event != nil)
    if let event {
      keeper.window.sendEvent(event)
      UIApplication.shared.sendEvent(event)
    }
    #expect(keeper.pan.state == .possible)
  }

  private final class Keeper {
    let window = KeepingWindow(frame: .zero)
    let pan = UIPanGestureRecognizer()
  }

  private final class KeepingWindow: UIWindow {
    var event: UIEvent?

    override func sendEvent(_ event: UIEvent) {
      self.event = event
      super.sendEvent(event)
    }
  }

  @Test("a recognizer that others wait for is not kept alive by that [FAI-01]")
  func requirements() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let kept = UITapGestureRecognizer()
    kept.name = "kept"
    weak var gone: UITapGestureRecognizer?
    do {
      let short = UITapGestureRecognizer()
      gone = short
      pan.require(toFail: short)
      pan.require(toFail: kept)
      #expect(pan.standingRequirements.count == 2)
    }
    #expect(gone == nil)
    #expect(pan.standingRequirements.map(\.name) == ["kept"])
    #expect(pan.description.contains("must-fail = {kept}"))
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 20, 0).up()
    #expect(stage.log == ["pan began", "pan ended"])
  }

  @Test("a recognizer that goes may speak of those who waited for it [FAI-01, API-X02]")
  func lastWords() {
    final class Talkative: UITapGestureRecognizer {
      var waiting: UIGestureRecognizer?
      static var words = ""
      deinit { MainActor.assumeIsolated { Self.words = waiting?.description ?? "" } }
    }
    let pan = UIPanGestureRecognizer()
    do {
      let short = Talkative()
      short.waiting = pan
      pan.require(toFail: short)
      short.name = "short"
    }
    #expect(Talkative.words.contains("must-fail = {short}"))
    #expect(!pan.description.contains("must-fail"))
  }
}
