import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// A scene, the fingers on it, and the whole log.
nonisolated struct Scenario: Sendable {
  /// What is shown, with the facts.
  let name: String
  let log: [String]
  let play: @MainActor (Cast) -> Void

  init(_ name: String, _ log: [String], _ play: @escaping @MainActor (Cast) -> Void) {
    self.name = name
    self.log = log
    self.play = play
  }

  /// A stage with views and recognizers that write every message into its log.
  @MainActor final class Cast {
    let stage = Stage()
    private var delegates: [AnyObject] = []
    private(set) lazy var view = view("v")

    func view(
      _ name: String, _ frame: CGRect? = nil, in parent: UIView? = nil, multi: Bool = true
    ) -> LoudView {
      let view = LoudView(frame: frame ?? stage.view.bounds, stage: stage, name: name)
      view.isMultipleTouchEnabled = multi
      (parent ?? stage.view).addSubview(view)
      return view
    }
    func tap(_ name: String = "t", on view: UIView? = nil, taps: Int = 1, fingers: Int = 1)
      -> LoudTap
    {
      let tap = stage.add(LoudTap(stage), to: view ?? self.view, named: name)
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
      return tap
    }
    func pan(_ name: String = "p", on view: UIView? = nil) -> LoudPan {
      stage.add(LoudPan(stage), to: view ?? self.view, named: name)
    }
    func press(_ name: String = "l", on view: UIView? = nil) -> LoudLongPress {
      stage.add(LoudLongPress(stage), to: view ?? self.view, named: name)
    }
    func pinch(_ name: String = "k", on view: UIView? = nil) -> LoudPinch {
      stage.add(LoudPinch(stage), to: view ?? self.view, named: name)
    }
    func swipe(_ name: String = "s", on view: UIView? = nil) -> LoudSwipe {
      stage.add(LoudSwipe(stage), to: view ?? self.view, named: name)
    }
    func loud(_ name: String = "r", on view: UIView? = nil) -> LoudRecognizer {
      let loud = stage.add(LoudRecognizer(stage: stage), to: view ?? self.view, named: name)
      return loud.onReset { [stage] in stage.log.append("\($0.name ?? "").reset") }
    }
    func finger(_ x: CGFloat = 50, _ y: CGFloat = 50) -> Finger {
      stage.finger(at: CGPoint(x: x, y: y))
    }
    func delegate(_ recognizer: UIGestureRecognizer) -> ScriptedDelegate {
      let delegate = ScriptedDelegate()
      delegates.append(delegate)
      recognizer.delegate = delegate
      return delegate
    }
    func control(_ name: String, _ control: UIControl, _ frame: CGRect) -> UIControl {
      control.frame = frame
      control.accessibilityIdentifier = name
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      ]
      for (event, word) in events {
        control.addAction(
          UIAction { [stage] _ in stage.log.append("\(name) \(word)") }, for: event)
      }
      stage.view.addSubview(control)
      return control
    }
    func note(_ text: String) { stage.log.append(text) }
  }
}

@Suite("Scenarios: who receives what, in which order")
struct ScenarioTests {
  @Test("the whole log", arguments: scenarios.indices)
  func log(_ index: Int) {
    let scenario = Self.scenarios[index]
    let cast = Scenario.Cast()
    cast.stage.allowsBlocking = true
    scenario.play(cast)
    #expect(cast.stage.log == scenario.log, "\(scenario.name)")
  }

  nonisolated static let scenarios = views + states + relations + builtIns + controls

  nonisolated private static let views: [Scenario] = [
    Scenario(
      "a tap that leaves views alone [DEL-33]",
      ["t.began a", "v.began a", "t.ended a", "t ended", "v.ended a"]
    ) {
      $0.tap().cancelsTouchesInView = false
      $0.finger().tap()
    },
    Scenario("a tap that delays the beginning [DEL-42]", ["t.began a", "t.ended a", "t ended"]) {
      $0.tap().delaysTouchesBegan = true
      $0.finger().tap()
    },
    Scenario(
      "a delayed beginning comes with the last place alone [DEL-41]",
      [
        "t.began a", "t.moved a", "t.moved a", "t.moved a", "v.began a", "v.moved a", "v.moved a",
        "v.ended a",
      ]
    ) {
      $0.tap().delaysTouchesBegan = true
      $0.finger().down().move(by: 5, 0).move(by: 5, 0).move(by: 60, 0).move(by: 5, 0).up()
    },
    Scenario(
      "a delayed beginning comes when the tap has lasted too long, without a move [DEL-41, TAP-05]",
      ["t.began a", "v.began a", "v.ended a"]
    ) {
      $0.tap().delaysTouchesBegan = true
      $0.finger().down().hold(1).up()
    },
    Scenario(
      "a delayed beginning and the end come together [DEL-44]",
      ["r.began a", "r.ended a", "v.began a", "v.ended a", "r.reset"]
    ) {
      $0.loud().on(.ended, become: .failed).delaysTouchesBegan = true
      $0.finger().tap()
    },
    Scenario(
      "of two that delay the last releases [DEL-43]",
      [
        "q.began a", "r.began a", "q.moved a", "r.moved a", "r.moved a", "v.began a", "v.moved a",
        "v.ended a", "q.reset", "r.reset",
      ]
    ) {
      $0.loud("r").on(.moved, become: nil, .failed).delaysTouchesBegan = true
      $0.loud("q").on(.moved, become: .failed).delaysTouchesBegan = true
      $0.finger().down().move(by: 5, 0).move(by: 5, 0).up()
    },
    Scenario(
      "recognized without cancelling, a delayed touch is released after the action [DEL-46]",
      [
        "r.began a", "r.moved a", "r began", "v.began a", "v.moved a", "r.ended a", "r ended",
        "v.ended a", "r.reset",
      ]
    ) {
      let r = $0.loud().on(.moved, become: .began).on(.ended, become: .ended)
      (r.delaysTouchesBegan, r.cancelsTouchesInView) = (true, false)
      $0.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "a recognizer that is disabled releases what it delays [DEL-45, STM-34]",
      ["r.began a", "v.began a", "r.reset", "v.moved a", "v.ended a"]
    ) {
      let r = $0.loud()
      r.delaysTouchesBegan = true
      let a = $0.finger().down()
      r.isEnabled = false
      a.move(by: 5, 0).up()
    },
    Scenario(
      "a withheld end is released by a removal [DEL-53]",
      ["r.began a", "v.began a", "r.ended a", "v.ended a", "r.reset"]
    ) {
      let r = $0.loud()
      $0.finger().tap()
      $0.view.removeGestureRecognizer(r)
    },
    Scenario(
      "a view without multiple touch gets the first finger alone, and another once that has lifted [DEL-21]",
      ["v.began a", "v.ended a", "v.began c", "v.ended c"]
    ) {
      $0.view.isMultipleTouchEnabled = false
      let (a, b) = ($0.finger().down(), $0.finger(150).down())
      a.up()
      $0.finger(200).tap()
      b.up()
    },
    Scenario(
      "a recognizer gets all fingers of such a view [DEL-22]",
      [
        "r.began a", "v.began a", "r.began b", "r.moved b", "r.ended b", "r.ended a", "v.ended a",
        "r.reset",
      ]
    ) {
      $0.view.isMultipleTouchEnabled = false
      $0.loud().on(.ended, become: nil, .failed)
      let (a, b) = ($0.finger().down(), $0.finger(150).down())
      b.move(by: 5, 0).up()
      a.up()
    },
    Scenario(
      "an exclusive view keeps others out while it has a finger [DEL-24]",
      ["x.began a", "x.ended a", "y.began c", "y.ended c"]
    ) {
      let x = $0.view("x", CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = $0.view("y", CGRect(x: 100, y: 0, width: 100, height: 100))
      x.isExclusiveTouch = true
      let (a, b) = ($0.finger().down(), $0.finger(150).down())
      a.up()
      b.up()
      $0.finger(150).tap()
    },
    Scenario(
      "an exclusive view gets no finger while another has one [DEL-24]",
      ["y.began a", "y.ended a", "x.began c", "x.ended c"]
    ) {
      let x = $0.view("x", CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = $0.view("y", CGRect(x: 100, y: 0, width: 100, height: 100))
      x.isExclusiveTouch = true
      let (a, b) = ($0.finger(150).down(), $0.finger().down())
      a.up()
      b.up()
      $0.finger().tap()
    },
    Scenario(
      "two fingers in two views are two messages, in one view one [DEL-20]",
      ["x.began a b", "y.began c", "x.ended a b", "y.ended c"]
    ) { cast in
      _ = cast.view("x", CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = cast.view("y", CGRect(x: 100, y: 0, width: 100, height: 100))
      let (a, b, c) = (cast.finger(20), cast.finger(60), cast.finger(150))
      cast.stage.together { _ = (a.down(), b.down(), c.down()) }
      cast.stage.together { _ = (a.up(), b.up(), c.up()) }
    },
    Scenario(
      "a finger that rests is in no message [DEL-09]",
      [
        "r.began a b", "v.began a b", "r.moved b", "v.moved b", "r.ended a b", "v.ended a b",
        "r.reset",
      ]
    ) { cast in
      cast.loud().on(.ended, become: .failed)
      let (a, b) = (cast.finger(), cast.finger(150))
      cast.stage.together { _ = (a.down(), b.down()) }
      b.move(by: 5, 0)
      cast.stage.together { _ = (a.up(), b.up()) }
    },
    Scenario(
      "a view that leaves the window is cancelled, and its recognizers with it [DEL-26, OPN-07]",
      [
        "r.began a", "o.began a", "v.began a", "v.cancelled a", "r.reset", "o.moved a", "o.ended a",
        "o.reset",
      ]
    ) { cast in
      let outer = cast.view("outer")
      let view = cast.view("v", in: outer)
      cast.loud("o", on: outer).on(.ended, become: .failed)
      _ = cast.loud("r", on: view)
      let a = cast.finger().down()
      view.removeFromSuperview()
      a.move(by: 5, 0).up()
    },
    Scenario(
      "an interruption reaches recognizers first [DEL-27]",
      ["r.began a", "v.began a", "r.cancelled a", "v.cancelled a", "r.reset"]
    ) {
      $0.loud().on(.cancelled, become: .cancelled)
      $0.finger().down()
      $0.stage.interrupt()
    },
    Scenario(
      "an ignored touch is delivered to its end, while the gesture goes on [DEL-60, DEL-61]",
      [
        "r.began a", "v.began a", "r.began b", "v.began b", "r.moved a", "v.cancelled a", "r began",
        "v.moved b", "v.ended b", "r.ended a", "r ended", "r.reset",
      ]
    ) { cast in
      let r = cast.loud().on(.moved, become: .began).on(.ended, become: .ended)
      let (a, b) = (cast.finger(), cast.finger(150))
      r.on(.began) { recognizer, touches, event in
        guard recognizer.numberOfTouches > 1 else { return }
        for touch in touches { recognizer.ignore(touch, for: event) }
      }
      a.down()
      b.down()
      a.move(by: 5, 0)
      b.move(by: 5, 0).up()
      a.up()
    },
    Scenario(
      "touches in two views are cancelled in each [DEL-32]",
      [
        "r.began a b", "x.began a", "y.began b", "r.moved a", "x.cancelled a", "y.cancelled b",
        "r began", "r.ended a b", "r ended", "r.reset",
      ]
    ) { cast in
      let outer = cast.view("outer")
      _ = cast.view("x", CGRect(x: 0, y: 0, width: 100, height: 100), in: outer)
      _ = cast.view("y", CGRect(x: 100, y: 0, width: 100, height: 100), in: outer)
      cast.loud(on: outer).on(.moved, become: .began).on(.ended, become: .ended)
      let (a, b) = (cast.finger(), cast.finger(150))
      cast.stage.together { _ = (a.down(), b.down()) }
      a.move(by: 5, 0)
      cast.stage.together { _ = (a.up(), b.up()) }
    },
    Scenario(
      "a finger that joins a gesture is not delivered to the view [DEL-38]",
      [
        "r.began a", "v.began a", "r.moved a", "v.cancelled a", "r began", "r.began b", "r.moved b",
        "r changed", "r.ended b", "r.ended a", "r ended", "r.reset",
      ]
    ) { cast in
      cast.loud().on(.moved, become: .began, nil).on(.ended, become: nil, .ended)
      let a = cast.finger().down().move(by: 5, 0)
      cast.finger(150).down().move(by: 5, 0).up()
      a.up()
    },
  ]

  nonisolated private static let states: [Scenario] = [
    Scenario(
      "failed after began is cancelled [STM-11]",
      [
        "r.began a", "v.began a", "r.moved a", "v.cancelled a", "r began", "r.moved a",
        "r cancelled", "r.reset",
      ]
    ) {
      $0.loud().on(.moved, become: .began, .failed)
      $0.finger().down().move(by: 5, 0).move(by: 5, 0).move(by: 5, 0).up()
    },
    Scenario(
      "cancelled before began is failed [STM-12]",
      ["r.began a", "v.began a", "r.moved a", "v.moved a", "v.ended a", "r.reset"]
    ) {
      $0.loud().on(.moved, become: .cancelled)
      $0.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "changed before began is began [STM-13]",
      [
        "r.began a", "v.began a", "r.moved a", "v.cancelled a", "r began", "r.ended a", "r ended",
        "r.reset",
      ]
    ) {
      $0.loud().on(.moved, become: .changed).on(.ended, become: .ended)
      $0.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "possible is not assigned [STM-15]",
      [
        "r.began a", "v.began a", "r.moved a", "v.cancelled a", "r began", "r.moved a", "r changed",
        "r.ended a", "r ended", "r.reset",
      ]
    ) {
      $0.loud().on(.moved, become: .began, .possible).on(.ended, become: .ended)
      $0.finger().down().move(by: 5, 0).move(by: 5, 0).up()
    },
    Scenario(
      "each event with movement sends the action, whatever is assigned [STM-24]",
      [
        "r.began a", "v.began a", "r.moved a", "v.cancelled a", "r began", "r.moved a", "r changed",
        "r.moved a", "r changed", "r.ended a", "r ended", "r.reset",
      ]
    ) {
      $0.loud().on(.moved, become: .began, nil).on(.ended, become: .ended)
      $0.finger().down().move(by: 5, 0).move(by: 5, 0).move(by: 5, 0).up()
    },
    Scenario(
      "several assignments in an event are one action [STM-25]",
      ["r.began a", "v.began a", "r.moved a", "v.cancelled a", "r ended", "r.reset"]
    ) {
      $0.loud().on(.moved) { recognizer, _, _ in
        recognizer.state = .began
        recognizer.state = .changed
        recognizer.state = .ended
      }
      $0.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "a failed one receives nothing more, and is reset when its finger lifts [STM-41, STM-44]",
      [
        "r.began a", "v.began a", "r.moved a", "v.moved a", "v.moved a", "v.ended a", "r.reset",
        "r.began b", "v.began b", "r.ended b", "v.ended b", "r.reset",
      ]
    ) {
      $0.loud().on(.moved, become: .failed).on(.ended, become: .failed)
      $0.finger().down().move(by: 5, 0).move(by: 5, 0).up()
      $0.finger(150).tap()
    },
    Scenario(
      "a finger that comes while it is failed is not received [OPN-03]",
      [
        "r.began a", "v.began a", "r.moved a", "v.moved a", "v.began b", "v.ended b", "v.ended a",
        "r.reset",
      ]
    ) {
      $0.loud().on(.moved, become: .failed)
      let a = $0.finger().down().move(by: 5, 0)
      $0.finger(150).tap()
      a.up()
    },
    Scenario(
      "disabled while it is under way [STM-30, STM-31]",
      [
        "p.began a", "v.began a", "p.moved a", "v.cancelled a", "p began", "p cancelled",
        "p.began b", "v.began b", "p.moved b", "v.cancelled b", "p began", "p.ended b", "p ended",
      ]
    ) {
      let p = $0.pan()
      let a = $0.finger().down().move(by: 20, 0)
      p.isEnabled = false
      p.isEnabled = true
      a.move(by: 20, 0)
      $0.finger(150).down().move(by: 20, 0).up()
      a.up()
    },
    Scenario(
      "linked ones are reset together [STM-45]",
      [
        "q.began a", "r.began a", "v.began a", "q.moved a", "r.moved a", "v.moved a", "r.ended a",
        "v.ended a", "q.reset", "r.reset",
      ]
    ) {
      let r = $0.loud("r").on(.ended, become: .failed)
      $0.loud("q").on(.moved, become: .failed).require(toFail: r)
      $0.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "a target is called once for an action, in the order of addition [STM-29]",
      ["t.began a", "v.began a", "t.ended a", "v.cancelled a", "t ended", "second", "third"]
    ) { cast in
      let t = cast.tap()
      t.addAction { _ in cast.note("second") }
      t.addAction { _ in cast.note("third") }
      cast.finger().tap()
    },
    Scenario(
      "a state assigned between events sends its action at once, and cancels first [STM-10]",
      [
        "r.began a", "v.began a", "v.cancelled a", "r began", "after", "r.ended a", "r ended",
        "r.reset",
      ]
    ) {
      let r = $0.loud().on(.ended, become: .ended)
      let a = $0.finger().down()
      r.state = .began
      $0.note("after")
      a.up()
    },
    Scenario(
      "one that is added while a finger is down gets the next [DEL-14]",
      [
        "v.began a", "v.moved a", "r.began b", "v.began b", "r.ended b", "v.ended b", "r.reset",
        "v.ended a",
      ]
    ) { cast in
      let view = cast.view
      let a = cast.finger().down()
      cast.loud(on: view).on(.ended, become: .failed)
      a.move(by: 5, 0)
      cast.finger(150).tap()
      a.up()
    },
    Scenario(
      "removed while it is under way: cancelled, and reset [DEL-15]",
      ["r.began a", "v.began a", "r.moved a", "v.cancelled a", "r began", "r cancelled", "r.reset"]
    ) {
      let r = $0.loud().on(.moved, become: .began)
      let a = $0.finger().down().move(by: 5, 0)
      $0.view.removeGestureRecognizer(r)
      a.move(by: 5, 0).up()
    },
  ]

  nonisolated private static let relations: [Scenario] = [
    Scenario(
      "two taps on one view: the last added [ARB-05]",
      ["u.began a", "t.began a", "v.began a", "u.ended a", "t.ended a", "v.cancelled a", "u ended"]
    ) {
      _ = ($0.tap("t"), $0.tap("u"))
      $0.finger().tap()
    },
    Scenario(
      "the deeper of two taps [TRC-21]",
      [
        "i.began a", "o.began a", "in.began a", "i.ended a", "o.ended a", "in.cancelled a",
        "i ended",
      ]
    ) {
      let inner = $0.view("in", in: $0.view)
      _ = ($0.tap("i", on: inner), $0.tap("o"))
      $0.finger().tap()
    },
    Scenario(
      "pan and tap [TRC-09]",
      [
        "t.began a", "p.began a", "v.began a", "t.moved a", "p.moved a", "v.cancelled a", "p began",
        "p.ended a", "p ended",
      ]
    ) {
      _ = ($0.pan(), $0.tap())
      $0.finger().down().move(by: 20, 0).up()
    },
    Scenario(
      "pan that waits for a tap which moves away [TRC-11]",
      [
        "t.began a", "p.began a", "v.began a", "t.moved a", "p.moved a", "v.moved a", "t.moved a",
        "p.moved a", "v.cancelled a", "p began", "p.moved a", "p changed", "p.ended a", "p ended",
      ]
    ) {
      let p = $0.pan()
      p.require(toFail: $0.tap())
      $0.finger().down().move(by: 20, 0).move(by: 40, 0).move(by: 5, 0).up()
    },
    Scenario(
      "pan that waits for a tap which is recognized [TRC-11, FAI-04]",
      [
        "t.began a", "p.began a", "v.began a", "t.moved a", "p.moved a", "v.moved a", "t.ended a",
        "p.ended a", "v.cancelled a", "t ended",
      ]
    ) {
      let p = $0.pan()
      p.require(toFail: $0.tap())
      $0.finger().down().move(by: 20, 0).up()
    },
    Scenario(
      "a tap that waits for a double tap, one tap [FAI-05, DEL-39]",
      [
        "d.began a", "t.began a", "v.began a", "d.ended a", "t.ended a", "waits", "v.cancelled a",
        "t ended",
      ]
    ) {
      let t = $0.tap()
      t.require(toFail: $0.tap("d", taps: 2))
      $0.finger().tap()
      $0.note("waits")
      $0.stage.wait(0.5)
    },
    Scenario(
      "a tap and a double tap without a requirement [TAP-12]",
      [
        "d.began a", "t.began a", "v.began a", "d.ended a", "t.ended a", "v.cancelled a", "t ended",
        "d.began b", "t.began b", "v.began b", "d.ended b", "t.ended b", "v.cancelled b", "d ended",
      ]
    ) {
      _ = ($0.tap(), $0.tap("d", taps: 2))
      $0.finger().tap()
      $0.stage.wait(0.1)
      $0.finger().tap()
    },
    Scenario(
      "both delegates are asked until one says yes [ARB-06]",
      [
        "q.began a", "r.began a", "v.began a", "q.moved a", "r.moved a", "v.cancelled a", "q began",
        "r began", "q.ended a", "r.ended a", "q ended", "r ended", "q.reset", "r.reset",
      ]
    ) {
      let r = $0.loud("r").on(.moved, become: .began).on(.ended, become: .ended)
      $0.loud("q").on(.moved, become: .began).on(.ended, become: .ended)
      $0.delegate(r).both = { _, _ in true }
      $0.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "a vetoed one fails, and what waited for it goes ahead [ARB-23, TRC-24]",
      ["u.began a", "t.began a", "v.began a", "u.ended a", "t.ended a", "v.cancelled a", "t ended"]
    ) {
      let t = $0.tap("t")
      let u = $0.tap("u")
      t.require(toFail: u)
      $0.delegate(u).begins = { _ in false }
      $0.finger().tap()
    },
    Scenario(
      "one that was recognized keeps others out until it is reset [ARB-15]",
      ["p.began a", "s.began a", "v.began a", "p.moved a", "s.moved a", "v.cancelled a", "s ended"]
    ) {
      let s = $0.swipe()
      let p = $0.pan()
      p.require(toFail: s)
      $0.finger().down().move(by: 60, 0).move(by: 20, 0).up()
    },
    Scenario(
      "fingers in two views: both pans go on [DEL-17, TRC-20]",
      [
        "p.began a", "x.began a", "q.began b", "y.began b", "p.moved a", "x.cancelled a", "p began",
        "q.moved b", "y.cancelled b", "q began", "p.ended a", "p ended", "q.ended b", "q ended",
      ]
    ) { cast in
      let x = cast.view("x", CGRect(x: 0, y: 0, width: 100, height: 100))
      let y = cast.view("y", CGRect(x: 100, y: 0, width: 100, height: 100))
      _ = (cast.pan("p", on: x), cast.pan("q", on: y))
      let (a, b) = (cast.finger().down(), cast.finger(150).down())
      a.move(by: 20, 0)
      b.move(by: 20, 0)
      a.up()
      b.up()
    },
    Scenario(
      "a press on a dot keeps the ancestor's pan out, for a second finger too [TRC-27, ARB-14]",
      [
        "l.began a", "p.began a", "dot.began a", "dot.cancelled a", "l began", "v.began b",
        "v.moved b", "v.ended b", "l.ended a", "l ended",
      ]
    ) {
      let dot = $0.view("dot", CGRect(x: 0, y: 0, width: 100, height: 100), in: $0.view)
      _ = ($0.press(on: dot), $0.pan())
      let a = $0.finger().down().hold(0.6)
      $0.finger(250).down().move(by: 40, 0).up()
      a.up()
    },
    Scenario(
      "a requirement on one elsewhere blocks nothing [FAI-08]",
      ["t.began a", "v.began a", "t.ended a", "v.cancelled a", "t ended"]
    ) { cast in
      let other = cast.view("other", CGRect(x: 300, y: 300, width: 50, height: 50))
      let t = cast.tap(on: cast.view("v", CGRect(x: 0, y: 0, width: 100, height: 100)))
      t.require(toFail: cast.tap("elsewhere", on: other))
      cast.finger().tap()
    },
    Scenario(
      "one that waits for a disabled one goes ahead [FAI-08]",
      ["t.began a", "v.began a", "t.ended a", "v.cancelled a", "t ended"]
    ) {
      let t = $0.tap()
      let d = $0.tap("d", taps: 2)
      t.require(toFail: d)
      d.isEnabled = false
      $0.finger().tap()
    },
    Scenario(
      "a held gesture that ends meanwhile begins and ends late [OPN-11]",
      [
        "q.began a", "r.began a", "v.began a", "q.moved a", "r.moved a", "v.moved a", "q.ended a",
        "r.ended a", "v.cancelled a", "r began", "r ended", "q.reset", "r.reset",
      ]
    ) {
      let r = $0.loud("r").on(.moved, become: .began).on(.ended, become: .ended)
      r.require(toFail: $0.loud("q").on(.ended, become: .failed))
      $0.finger().down().move(by: 5, 0).up()
    },
    Scenario(
      "a declined finger is the view's alone [TRC-23]",
      [
        "r.began a", "v.began a", "v.began b", "v.moved b", "v.ended b", "r.ended a", "v.ended a",
        "r.reset",
      ]
    ) {
      let r = $0.loud().on(.ended, become: .failed)
      $0.delegate(r).receives = { _, touch in touch.location(in: nil).x < 100 }
      let a = $0.finger().down()
      $0.finger(150).down().move(by: 5, 0).up()
      a.up()
    },
  ]

  nonisolated private static let builtIns: [Scenario] = [
    Scenario(
      "a tap of two that lifts one by one [TAP-01, TRC-02]",
      [
        "t.began a", "v.began a", "t.began b", "v.began b", "t.ended a", "t.ended b",
        "v.cancelled a b", "t ended",
      ]
    ) {
      _ = $0.tap(fingers: 2)
      let (a, b) = ($0.finger().down(), $0.finger(150).down())
      a.up()
      b.up()
    },
    Scenario(
      "a tap of two whose second is late [TAP-08]",
      ["t.began a", "v.began a", "v.began b", "v.ended a", "v.ended b"]
    ) {
      _ = $0.tap(fingers: 2)
      let a = $0.finger().down().hold(0.5)
      let b = $0.finger(150).down()
      a.up()
      b.up()
    },
    Scenario(
      "after one has lifted a new finger is one too many [TAP-08, DEL-10]",
      [
        "t.began a", "v.began a", "t.began b", "v.began b", "t.ended a", "t.began c", "v.began c",
        "v.ended a", "v.ended b", "v.ended c",
      ]
    ) {
      _ = $0.tap(fingers: 2)
      let (a, b) = ($0.finger().down(), $0.finger(150).down())
      a.up()
      let c = $0.finger(250).down()
      b.up()
      c.up()
    },
    Scenario(
      "two taps where one is wanted with two fingers at once [TAP-07]",
      ["t.began a b", "v.began a b", "v.ended a b"]
    ) { cast in
      _ = cast.tap()
      let (a, b) = (cast.finger(), cast.finger(150))
      cast.stage.together { _ = (a.down(), b.down()) }
      cast.stage.together { _ = (a.up(), b.up()) }
    },
    Scenario(
      "a double tap [DEL-54]",
      [
        "d.began a", "v.began a", "d.ended a", "d.began b", "v.began b", "d.ended b",
        "v.cancelled a b", "d ended",
      ]
    ) {
      _ = $0.tap("d", taps: 2)
      $0.finger().tap()
      $0.stage.wait(0.1)
      $0.finger().tap()
    },
    Scenario(
      "a double tap that does not delay ends [DEL-54]",
      [
        "d.began a", "v.began a", "d.ended a", "v.ended a", "d.began b", "v.began b", "d.ended b",
        "v.cancelled b", "d ended",
      ]
    ) {
      $0.tap("d", taps: 2).delaysTouchesEnded = false
      $0.finger().tap()
      $0.stage.wait(0.1)
      $0.finger().tap()
    },
    Scenario(
      "one tap of two [TRC-05]", ["d.began a", "v.began a", "d.ended a", "waits", "v.ended a"]
    ) {
      _ = $0.tap("d", taps: 2)
      $0.finger().tap()
      $0.note("waits")
      $0.stage.wait(0.5)
    },
    Scenario(
      "a long press [LPR-01, LPR-02, LPR-03]",
      [
        "l.began a", "v.began a", "v.cancelled a", "l began", "l.moved a", "l changed", "l.ended a",
        "l ended",
      ]
    ) {
      _ = $0.press()
      $0.finger().down().hold(0.6).move(by: 60, 0).up()
    },
    Scenario(
      "a long press of two ends with the first lift [LPR-03, LPR-13]",
      [
        "l.began a", "v.began a", "l.began b", "v.began b", "v.cancelled a b", "l began",
        "l.ended a", "l ended",
      ]
    ) {
      $0.press().numberOfTouchesRequired = 2
      let (a, b) = ($0.finger().down(), $0.finger(150).down().hold(0.6))
      a.up()
      b.move(by: 5, 0).up()
    },
    Scenario(
      "one finger more than a long press takes [LPR-08]",
      ["l.began a", "v.began a", "l.began b", "v.began b", "v.ended a", "v.ended b"]
    ) {
      _ = $0.press()
      let (a, b) = ($0.finger().down(), $0.finger(150).down().hold(0.6))
      a.up()
      b.up()
    },
    Scenario(
      "a finger that comes after a long press has begun is the view's [LPR-08]",
      [
        "l.began a", "v.began a", "v.cancelled a", "l began", "l.began b", "v.began b", "v.moved b",
        "v.ended b", "l.ended a", "l ended",
      ]
    ) {
      _ = $0.press()
      let a = $0.finger().down().hold(0.6)
      $0.finger(150).down().move(by: 5, 0).up()
      a.up()
    },
    Scenario(
      "a long press of no duration begins with the finger [LPR-11]",
      ["l.began a", "l began", "l.ended a", "l ended"]
    ) {
      $0.press().minimumPressDuration = 0
      $0.finger().tap()
    },
    Scenario(
      "a long press after a tap [LPR-09]",
      [
        "l.began a", "v.began a", "l.ended a", "l.began b", "v.began b", "v.cancelled a b",
        "l began", "l.ended b", "l ended",
      ]
    ) {
      $0.press().numberOfTapsRequired = 1
      $0.finger().tap()
      $0.stage.wait(0.1)
      $0.finger().down().hold(0.6).up()
    },
    Scenario(
      "a pan of two ends with the first lift [PAN-08]",
      [
        "p.began a b", "v.began a b", "p.moved a b", "v.cancelled a b", "p began", "p.ended a",
        "p ended",
      ]
    ) { cast in
      cast.pan().minimumNumberOfTouches = 2
      let (a, b) = (cast.finger(), cast.finger(150))
      cast.stage.together { _ = (a.down(), b.down()) }
      cast.stage.together { _ = (a.move(by: 20, 0), b.move(by: 20, 0)) }
      a.up()
      b.move(by: 20, 0).up()
    },
    Scenario(
      "a pan of two waits with one finger, however far [PAN-16]",
      ["p.began a", "v.began a", "p.moved a", "v.moved a", "p.ended a", "v.ended a"]
    ) {
      $0.pan().minimumNumberOfTouches = 2
      $0.finger().down().move(by: 60, 0).up()
    },
    Scenario(
      "a pan goes on with one of two fingers [PAN-01]",
      [
        "p.began a", "v.began a", "p.moved a", "v.cancelled a", "p began", "p.began b", "p.ended a",
        "p.moved b", "p changed", "p.ended b", "p ended",
      ]
    ) {
      _ = $0.pan()
      let a = $0.finger().down().move(by: 20, 0)
      let b = $0.finger(150).down()
      a.up()
      b.move(by: 10, 0).up()
    },
    Scenario(
      "a pinch ends with the second lift [PIN-01, PIN-08]",
      [
        "k.began a b", "v.began a b", "k.moved b", "v.cancelled a b", "k began", "k.ended a",
        "k.moved b", "k changed", "k.ended b", "k ended",
      ]
    ) { cast in
      _ = cast.pinch()
      let (a, b) = (cast.finger(), cast.finger(150))
      cast.stage.together { _ = (a.down(), b.down()) }
      b.move(by: 20, 0)
      a.up()
      b.move(by: 5, 0).up()
    },
    Scenario(
      "a third finger is not a pinch's [PIN-02]",
      [
        "k.began a b", "v.began a b", "k.began c", "v.began c", "k.moved b", "v.cancelled a b",
        "k began", "v.moved c", "v.ended c", "k.ended a b", "k ended",
      ]
    ) { cast in
      _ = cast.pinch()
      let (a, b, c) = (cast.finger(), cast.finger(150), cast.finger(250))
      cast.stage.together { _ = (a.down(), b.down()) }
      c.down()
      b.move(by: 20, 0)
      c.move(by: 5, 0).up()
      cast.stage.together { _ = (a.up(), b.up()) }
    },
    Scenario(
      "a swipe is recognized while it moves [SWP-03]",
      ["s.began a", "v.began a", "s.moved a", "v.moved a", "s.moved a", "v.cancelled a", "s ended"]
    ) {
      _ = $0.swipe()
      $0.finger().down().move(by: 30, 0).move(by: 30, 0).move(by: 30, 0).up()
    },
    Scenario(
      "a swipe that starts the wrong way [SWP-07]",
      ["s.began a", "v.began a", "s.moved a", "v.moved a", "v.moved a", "v.ended a"]
    ) {
      _ = $0.swipe()
      $0.finger().down().move(by: -10, 0).move(by: 100, 0).up()
    },
    Scenario(
      "a swipe that has taken too long [SWP-04]",
      ["s.began a", "v.began a", "v.moved a", "v.ended a"]
    ) {
      _ = $0.swipe()
      $0.finger().down().hold(0.6).move(by: 100, 0).up()
    },
    Scenario(
      "cancelled touches end each in its way [STM-08, REC-10]",
      [
        "p.began a", "t.began a", "v.began a", "p.cancelled a", "t.cancelled a", "v.cancelled a",
        "p.began b", "t.began b", "v.began b", "p.moved b", "t.moved b", "v.cancelled b", "p began",
        "p.cancelled b", "p cancelled",
      ]
    ) {
      _ = ($0.tap(), $0.pan())
      $0.finger().down().cancel()
      $0.finger().down().move(by: 20, 0).cancel()
    },
  ]

  nonisolated private static let controls: [Scenario] = [
    Scenario(
      "a finger that leaves a control and comes back [CTL-05, CTL-06]",
      ["c down", "c inside", "c exit", "c outside", "c enter", "c inside", "c upInside"]
    ) {
      _ = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.finger().down().move(by: 20, 0).move(by: 150, 0).move(by: -150, 0).up()
    },
    Scenario(
      "a finger that lifts outside [CTL-07]", ["c down", "c exit", "c outside", "c upOutside"]
    ) {
      _ = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.finger().down().move(by: 200, 0).up()
    },
    Scenario("within 70 points it is inside [CTL-06]", ["c down", "c inside", "c upInside"]) {
      _ = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.finger().down().move(by: 110, 0).up()
    },
    Scenario(
      "a second tap on a control [CTL-02]",
      ["c down", "c upInside", "c down", "c downRepeat", "c upInside"]
    ) {
      _ = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.finger().tap()
      $0.stage.wait(0.1)
      $0.finger().tap()
    },
    Scenario("a control tracks one finger [CTL-01]", ["c down", "c upInside"]) {
      _ = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      let (a, b) = ($0.finger().down(), $0.finger(80).down())
      b.up()
      a.up()
    },
    Scenario(
      "an ancestor's pan cancels a button [CRC-05, CTL-16]",
      ["p.began a", "b down", "p.moved a", "b cancel", "p began", "p.ended a", "p ended"]
    ) {
      _ = $0.control("b", UIButton(), CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = $0.pan(on: $0.stage.view)
      $0.finger().down().move(by: 20, 0).up()
    },
    Scenario(
      "an ancestor's tap leaves a button its tap [CRC-01]",
      ["t.began a", "b down", "t.ended a", "b upInside", "b primary"]
    ) {
      _ = $0.control("b", UIButton(), CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = $0.tap(on: $0.stage.view)
      $0.finger().tap()
    },
    Scenario(
      "an ancestor's tap takes a plain control's [CRC-04]",
      ["t.began a", "c down", "t.ended a", "c cancel", "t ended"]
    ) {
      _ = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = $0.tap(on: $0.stage.view)
      $0.finger().tap()
    },
    Scenario(
      "an ancestor's tap that cancels nothing lets both act [CRC-10]",
      ["t.began a", "b down", "t.ended a", "t ended", "b upInside", "b primary"]
    ) {
      _ = $0.control("b", UIButton(), CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.tap(on: $0.stage.view).cancelsTouchesInView = false
      $0.finger().tap()
    },
    Scenario(
      "a button's own tap [CRC-02]", ["t.began a", "b down", "t.ended a", "b cancel", "t ended"]
    ) {
      let b = $0.control("b", UIButton(), CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = $0.tap(on: b)
      $0.finger().tap()
    },
    Scenario(
      "a double tap of an ancestor is not vetoed [CRC-05]",
      ["d.began a", "b down", "d.ended a", "d.began b", "d.ended b", "b cancel", "d ended"]
    ) {
      _ = $0.control("b", UIButton(), CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = $0.tap("d", on: $0.stage.view, taps: 2)
      $0.finger().tap()
      $0.stage.wait(0.1)
      $0.finger().tap()
    },
    Scenario(
      "a disabled button lets the ancestor's tap pass [CRC-06]",
      ["t.began a", "t.ended a", "t ended"]
    ) {
      $0.control("b", UIButton(), CGRect(x: 0, y: 0, width: 100, height: 100)).isEnabled = false
      _ = $0.tap(on: $0.stage.view)
      $0.finger().tap()
    },
    Scenario(
      "a control that is disabled while it tracks goes on [COR-19]", ["c down", "c upInside"]
    ) {
      let c = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      let a = $0.finger().down()
      c.isEnabled = false
      a.up()
    },
    Scenario("a control that leaves the window [CTL-09]", ["c down", "c cancel"]) {
      let c = $0.control("c", UIControl(), CGRect(x: 0, y: 0, width: 100, height: 100))
      let a = $0.finger().down()
      c.removeFromSuperview()
      a.up()
    },
    Scenario(
      "an ancestor's long press cancels a button [CRC-05]",
      ["l.began a", "b down", "b cancel", "l began", "l.ended a", "l ended"]
    ) {
      _ = $0.control("b", UIButton(), CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = $0.press(on: $0.stage.view)
      $0.finger().down().hold(0.6).up()
    },
  ]
}
