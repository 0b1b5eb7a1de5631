import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Code of clients that changes what is just in use.
@Suite struct KeptInUseTests {
  let stage = Stage()

  @Test("a recognizer stays with the scene in which its attempt began")
  func anotherScene() {
    var other: Stage? = Stage()
    let loud = stage.add(LoudRecognizer(stage: stage), to: stage.window, named: "loud")
    if let other {
      stage.window.addSubview(other.window)
      let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
      other.finger(at: CGPoint(x: 60, y: 60)).down()
      #expect(loud.numberOfTouches == 1)
      other.window.removeFromSuperview()
      finger.move(by: 5, 0)
    }
    other = nil
    stage.finger(at: CGPoint(x: 70, y: 70)).down()
    #expect(stage.log == ["loud.began a", "loud.moved a", "loud.began b"])
  }

  @Test(
    "a recognizer that its delegate moves up receives the finger there, and ranks there [ARB-13]")
  func movesUp() {
    let (left, right) = (stage.addHalf(0), stage.addHalf(1))
    let wanderer = stage.add(UIPanGestureRecognizer(), to: left, named: "wanderer")
    stage.add(UIPanGestureRecognizer(), to: right, named: "right")
    let delegate = ScriptedDelegate()
    delegate.receives = { [stage] recognizer, _ in
      if recognizer.view === left { stage.view.addGestureRecognizer(recognizer) }
      return true
    }
    wanderer.delegate = delegate
    let (first, second) = (stage.finger(at: left.center), stage.finger(at: right.center))
    first.down()
    #expect(wanderer.view === stage.view && wanderer.numberOfTouches == 1)
    second.down().move(by: 30, 0)
    // It lies above the other now, so that only one of them goes ahead.
    #expect(stage.log.filter { $0.hasSuffix(" began") } == ["right began"])
    #expect(wanderer.state != .began)
  }

  @Test("one whose view comes up once more, since it was put above, has the finger once [DEL-05]")
  func comesUpTwice() {
    let (inner, outer) = (stage.addHalf(0), UIView(frame: stage.view.bounds))
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    let loud = stage.add(LoudRecognizer(stage: stage), to: inner, named: "loud")
    let above = stage.add(UITapGestureRecognizer(), to: outer, named: "above")
    let delegate = ScriptedDelegate()
    delegate.receives = { [stage] _, _ in
      stage.view.addSubview(inner)
      inner.addSubview(outer)
      return true
    }
    above.delegate = delegate
    stage.finger(at: inner.center).down()
    #expect(loud.numberOfTouches == 1 && stage.log == ["loud.began a", "half 0.began a"])
  }

  @Test("a recognizer that its delegate disables or removes does not receive the finger [DEL-04]")
  func disables() {
    let loud = stage.add(LoudRecognizer(stage: stage), named: "loud")
    let delegate = ScriptedDelegate()
    loud.delegate = delegate
    delegate.receives = { recognizer, _ in
      recognizer.isEnabled = false
      return true
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).down().up()
    loud.isEnabled = true
    delegate.receives = { recognizer, _ in
      recognizer.view?.removeGestureRecognizer(recognizer)
      return true
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).down().up()
    #expect(stage.log == [] && loud.view == nil)
  }

  @Test("a finger that comes down on a view that is leaving is cancelled as well [DEL-26]")
  func fingerOnLeaving() {
    let view = stage.addInterferingView(stage.view.bounds, named: "view")
    view.isMultipleTouchEnabled = true
    view.whenCancelled = { [stage] in stage.finger(at: CGPoint(x: 60, y: 60)).down() }
    stage.finger(at: CGPoint(x: 50, y: 50)).down()
    view.removeFromSuperview()
    #expect(
      stage.log == ["view.began a", "view.cancelled a", "view.began b", "view.cancelled b"])
  }

  // What lets go of it runs when the pass is over, and before those that wait have had their turn.
  @Test("no frame overtakes one that waits")
  func overtaking() {
    let (left, right) = (stage.addHalf(0), stage.addHalf(1))
    let place = right.center
    let slow = stage.add(LoudRecognizer(), named: "slow")
    slow.delaysTouchesBegan = true
    do {
      let dying = Dying()
      dying.whenGone = { [stage] in stage.receive(.ended, at: place) }
      stage.view.addGestureRecognizer(dying)
    }
    left.whenBegan = { [stage] in
      stage.receive(.began, at: place)
      for recognizer in stage.view.gestureRecognizers ?? [] where recognizer is Dying {
        stage.view.removeGestureRecognizer(recognizer)
      }
    }
    stage.finger(at: left.center).down()
    slow.state = .failed
    #expect(
      stage.log.map { String($0.prefix(12)) } == ["half 0.began", "half 1.began", "half 1.ended"])
  }

  @Test("a window stays while it has an event that was sent by hand [DEL-01]")
  func sentByHand() {
    let other = stage.finger(at: CGPoint(x: 60, y: 60)).down()
    var window: InterferingWindow? = InterferingWindow(windowScene: stage.scene)
    window?.note = { [stage] in stage.log.append($0) }
    window?.makeKeyAndVisible()
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    guard let event = window?.event else {
      Issue.record("the window has not seen its event")
      return
    }
    // The touch that keeps it is gone from the event then.
    window?.beforeSending = {
      window?.windowScene = nil
      window = nil
      finger.up()
      other.move(by: 5, 0)
    }
    UIApplication.shared.sendEvent(event)
    let inBetween = ["sends", "has sent"]
    #expect(stage.log == ["sends", "has sent", "sends"] + inBetween + ["has sent", "gone"])
  }

  // Its number means another press there, or none.
  @Test("the scene that a press came from is its referee, wherever its window is now")
  func movedWindow() {
    let other = Stage()
    let window = InterferingWindow(windowScene: stage.scene)
    window.makeKeyAndVisible()
    let loud = stage.add(LoudPressRecognizer(stage), to: window, named: "loud")
    stage.addLoudView(to: window, named: "view")
    loud.delaysTouchesBegan = true
    window.beforeSending = { [window] in window.windowScene = other.scene }
    stage.button(.select).down()
    #expect(stage.log == ["loud.pressesBegan select"])
  }

  @Test("a tap takes no finger that it was made to ignore since they came down [DEL-60]")
  func ignoresTheRest() {
    let tap = stage.add(Choosy(), named: "tap")
    let (first, second) = (
      stage.finger(at: CGPoint(x: 50, y: 50)), stage.finger(at: CGPoint(x: 90, y: 50))
    )
    stage.together { _ = (first.down(), second.down()) }
    #expect(tap.numberOfTouches == 1)
    stage.together { _ = (first.up(), second.up()) }
    #expect(stage.log == ["tap ended"])
  }

  @Test("what a closure has may take itself away when it goes")
  func removingInDeinit() {
    let button = UIButton()
    let tap = UITapGestureRecognizer()
    let undo = UndoManager()
    var token: GestureAction?
    do {
      let model = Model {
        button.removeTarget($0, action: nil, for: .allEvents)
        tap.removeTarget($0, action: nil)
        undo.removeAllActions(withTarget: $0)
      }
      button.addAction(
        UIAction(identifier: UIAction.Identifier("model")) { _ in _ = model }, for: .touchUpInside)
    }
    do {
      let model = Model { tap.removeTarget($0, action: nil) }
      token = tap.addAction { _ in _ = model }
    }
    do {
      let model = Model { undo.removeAllActions(withTarget: $0) }
      undo.registerUndo(withTarget: stage.view) { _ in _ = model }
    }
    button.removeAction(identifiedBy: UIAction.Identifier("model"), for: .allEvents)
    if let token { tap.removeAction(token) }
    undo.removeAllActions(withTarget: stage.view)
    #expect(Model.gone == 3)
  }
}

private final class Model {
  static var gone = 0
  private let whenGone: (Model) -> Void

  init(_ whenGone: @escaping (Model) -> Void) { self.whenGone = whenGone }

  isolated deinit {
    Self.gone += 1
    whenGone(self)
  }
}

/// Writes down that an event is on its way through it, and does something once before it lets that in.
private final class InterferingWindow: UIWindow {
  var note: (String) -> Void = { _ in }
  var beforeSending: (() -> Void)?
  private(set) var event: UIEvent?

  override func sendEvent(_ event: UIEvent) {
    note("sends")
    self.event = event
    beforeSending.take()?()
    super.sendEvent(event)
    note("has sent")
  }

  isolated deinit { note("gone") }
}

/// Ignores all touches but the first once it is asked how many it takes.
private final class Choosy: UITapGestureRecognizer {
  private var whenAsked: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = touches.sorted { $0.location(in: nil).x < $1.location(in: nil).x }.dropFirst()
    whenAsked = { for touch in rest { self.ignore(touch, for: event) } }
    super.touchesBegan(touches, with: event)
  }

  override var numberOfTouchesRequired: Int {
    get {
      whenAsked.take()?()
      return super.numberOfTouchesRequired
    }
    set { super.numberOfTouchesRequired = newValue }
  }
}

private final class Dying: UIGestureRecognizer {
  var whenGone: (() -> Void)?

  isolated deinit { whenGone?() }
}

extension Stage {
  fileprivate func addHalf(_ number: Int) -> InterferingView {
    var frame = view.bounds
    frame.size.width /= 2
    frame.origin.x = frame.width * CGFloat(number)
    return addInterferingView(frame, named: "half \(number)")
  }

  /// By no finger of the stage, at no later time.
  fileprivate func receive(_ phase: Contact.Phase, at place: CGPoint) {
    let now = scene.touchSystem.now
    let contact = Contact(id: 50, phase: phase, at: place, time: now)
    scene.touchSystem.receive(InputFrame(time: now, contacts: [contact]))
  }
}
