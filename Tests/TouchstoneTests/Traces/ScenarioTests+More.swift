import Foundation
import Testing
import Touchstone
import TouchstoneTesting

extension ScenarioTests {
  @Test("the whole log, of pointers, presses, edges and nested views", arguments: more.indices)
  func more(_ index: Int) {
    let scenario = Self.more[index]
    let cast = Scenario.Cast()
    cast.stage.allowsBlocking = true
    scenario.play(cast)
    #expect(cast.stage.log == scenario.log, "\(scenario.name)")
  }

  nonisolated static let more: [Scenario] = [
    Scenario(
      "a view that handles nothing forwards to its superview [RSP-06]",
      ["outer.began a", "outer.moved a", "outer.ended a"]
    ) {
      let outer = $0.view("outer")
      outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      $0.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "a recognizer of a superview takes the touch from a forwarding view [DEL-30, RSP-06]",
      [
        "p.began a", "outer.began a", "p.moved a", "outer.cancelled a", "p began", "p.ended a",
        "p ended",
      ]
    ) {
      let outer = $0.view("outer")
      outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      _ = $0.pan(on: outer)
      $0.finger().down().move(by: 20, 0).up()
    },
    Scenario(
      "a hidden, a transparent and a deaf view let the finger through [HIT-02]",
      ["v.began a", "v.ended a"]
    ) {
      let view = $0.view
      $0.view("hidden", in: view).isHidden = true
      $0.view("pale", in: view).alpha = 0.005
      $0.view("deaf", in: view).isUserInteractionEnabled = false
      $0.finger().tap()
    },
    Scenario(
      "the front sibling is hit, and stays bound to its finger [HIT-01, HIT-09]",
      ["front.began a", "front.moved a", "front.ended a"]
    ) {
      let back = $0.view("back", CGRect(x: 0, y: 0, width: 300, height: 300))
      _ = $0.view("front", CGRect(x: 0, y: 0, width: 100, height: 100))
      let a = $0.finger().down()
      back.superview?.bringSubviewToFront(back)
      a.move(by: 150, 0).up()
    },
    Scenario(
      "a pointer that hovers in, about and out [HOV-01]",
      ["h began", "h changed", "h changed", "h ended"]
    ) { cast in
      let inner = cast.view("in", CGRect(x: 0, y: 0, width: 100, height: 100))
      cast.stage.add(UIHoverGestureRecognizer(), to: inner, named: "h")
      cast.stage.pointer(at: CGPoint(x: 20, y: 20)).enter().move(to: CGPoint(x: 40, y: 40))
        .move(to: CGPoint(x: 60, y: 40)).move(to: CGPoint(x: 250, y: 40))
    },
    Scenario("a finger does not hover [HOV-01]", ["v.began a", "v.moved a", "v.ended a"]) { cast in
      cast.stage.add(UIHoverGestureRecognizer(), to: cast.view, named: "h")
      cast.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "a pan from the edge [EDG-01]",
      ["v.began a", "v.cancelled a", "e began", "e changed", "e ended"]
    ) { cast in
      let edge = cast.stage.add(UIScreenEdgePanGestureRecognizer(), to: cast.view, named: "e")
      edge.edges = .left
      edge.delaysTouchesBegan = false
      cast.finger(2, 300).down().move(by: 30, 0).move(by: 30, 0).up()
    },
    Scenario(
      "a pan from elsewhere is none from the edge [EDG-06]",
      ["v.began a", "v.moved a", "v.ended a"]
    ) { cast in
      let edge = cast.stage.add(UIScreenEdgePanGestureRecognizer(), to: cast.view, named: "e")
      edge.edges = .left
      cast.finger(60, 300).down().move(by: 60, 0).up()
    },
    Scenario("pinch and rotation exclude each other [ARB-09]", ["k began", "k changed", "k ended"])
    { cast in
      let view = UIView(frame: cast.stage.view.bounds)
      cast.stage.view.addSubview(view)
      view.isMultipleTouchEnabled = true
      cast.stage.add(UIRotationGestureRecognizer(), to: view, named: "r")
      cast.stage.add(UIPinchGestureRecognizer(), to: view, named: "k")
      let (a, b) = (cast.finger(100, 200), cast.finger(200, 200))
      cast.stage.together { _ = (a.down(), b.down()) }
      b.move(by: 40, 0).move(by: 0, 60)
      cast.stage.together { _ = (a.up(), b.up()) }
    },
    Scenario(
      "pinch and rotation together, by one delegate [ARB-06]",
      ["k began", "k changed", "r began", "k changed", "r changed", "k ended", "r ended"]
    ) { cast in
      let view = UIView(frame: cast.stage.view.bounds)
      cast.stage.view.addSubview(view)
      let turn = cast.stage.add(UIRotationGestureRecognizer(), to: view, named: "r")
      cast.stage.add(UIPinchGestureRecognizer(), to: view, named: "k")
      cast.delegate(turn).both = { _, _ in true }
      let (a, b) = (cast.finger(100, 200), cast.finger(200, 200))
      cast.stage.together { _ = (a.down(), b.down()) }
      b.move(by: 40, 0).move(by: 0, 60).move(by: 5, 30)
      cast.stage.together { _ = (a.up(), b.up()) }
    },
    Scenario("a tap by a remote's button [API-G12]", ["t ended"]) { cast in
      let tap = cast.stage.add(UITapGestureRecognizer(), named: "t")
      tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      cast.stage.press(.select)
      cast.stage.press(.menu)
    },
    Scenario(
      "a pencil where fingers are wanted [API-G11, DEL-04]",
      ["v.began a", "v.ended a", "t.began b", "v.began b", "t.ended b", "v.cancelled b", "t ended"]
    ) { cast in
      cast.tap().allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
      cast.stage.pencil(at: CGPoint(x: 50, y: 50)).tap()
      cast.stage.wait(1)
      cast.finger().tap()
    },
    Scenario(
      "an action that pushes its own recognizer off and on [STM-31]",
      ["p.began a", "v.began a", "p.moved a", "v.cancelled a", "p began", "p cancelled"]
    ) { cast in
      let pan = cast.pan()
      pan.addAction { pan in
        guard pan.state == .began else { return }
        pan.isEnabled = false
        pan.isEnabled = true
      }
      cast.finger().down().move(by: 20, 0).move(by: 20, 0).up()
    },
    Scenario(
      "a recognizer that moves to another view under the finger goes on [COR-22]",
      [
        "p.began a", "v.began a", "p.moved a", "v.cancelled a", "p began", "p.moved a", "p changed",
        "p.ended a", "p ended",
      ]
    ) { cast in
      let pan = cast.pan()
      let a = cast.finger().down().move(by: 20, 0)
      cast.stage.view.addGestureRecognizer(pan)
      a.move(by: 20, 0).up()
    },
    Scenario(
      "the two fingers of two windows [OPN-32]",
      ["v.began a", "w.began b", "v.ended a", "w.ended b"]
    ) { cast in
      let view = cast.view
      let window = UIWindow(windowScene: cast.stage.scene)
      window.frame = CGRect(x: 0, y: 400, width: 400, height: 200)
      window.isHidden = false
      let other = LoudView(frame: window.bounds, stage: cast.stage, name: "w")
      window.addSubview(other)
      let (a, b) = (cast.finger().down(), cast.finger(50, 450).down())
      a.up()
      b.up()
      _ = (view, window)
    },
    Scenario("a switch that is tapped [CTL-15]", ["s down", "s value", "s primary", "s upInside"]) {
      _ = $0.control("s", UISwitch(), CGRect(x: 25, y: 35, width: 51, height: 31))
      $0.finger().tap()
    },
    Scenario("a control whose beginTracking says no [CTL-03]", ["c asked"]) { cast in
      final class Refusing: UIControl {
        var onBeginTracking: () -> Void = {}
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          onBeginTracking()
          return false
        }
      }
      let control = Refusing()
      control.onBeginTracking = { cast.note("c asked") }
      _ = cast.control("c", control, CGRect(x: 0, y: 0, width: 100, height: 100))
      cast.finger().down().move(by: 20, 0).up()
    },
    Scenario("a control whose continueTracking says no [CTL-04]", ["c down"]) {
      final class Ending: UIControl {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
      }
      _ = $0.control("c", Ending(), CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.finger().down().move(by: 20, 0).up()
    },
    Scenario("an interruption under a control [CTL-08, DEL-27]", ["c down", "c cancel"]) {
      _ = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.finger().down()
      $0.stage.interrupt()
    },
    Scenario(
      "a quick drag on content of a scroll view is never the content's [TRC-26, DEL-36]",
      ["scrolls"]
    ) { cast in
      let scrollView = UIScrollView(frame: cast.stage.view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 3000)
      cast.stage.view.addSubview(scrollView)
      _ = cast.view("v", CGRect(x: 0, y: 0, width: 400, height: 800), in: scrollView)
      cast.finger(50, 400).drag(by: 0, -80, in: 0.1)
      if scrollView.contentOffset.y > 0 { cast.note("scrolls") }
    },
    Scenario(
      "a finger that rests on content first is cancelled there by the drag [TRC-26]",
      ["v.began a", "v.cancelled a", "scrolls"]
    ) { cast in
      let scrollView = UIScrollView(frame: cast.stage.view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 3000)
      cast.stage.view.addSubview(scrollView)
      _ = cast.view("v", CGRect(x: 0, y: 0, width: 400, height: 800), in: scrollView)
      cast.finger(50, 400).down().hold(0.3).move(by: 0, -20).move(by: 0, -60).up()
      if scrollView.contentOffset.y > 0 { cast.note("scrolls") }
    },
    Scenario(
      "a quick tap on content comes at the lift [TRC-26, DEL-44]", ["v.began a", "v.ended a"]
    ) { cast in
      let scrollView = UIScrollView(frame: cast.stage.view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 3000)
      cast.stage.view.addSubview(scrollView)
      _ = cast.view("v", CGRect(x: 0, y: 0, width: 400, height: 800), in: scrollView)
      cast.finger(50, 400).tap()
    },
  ]
}
