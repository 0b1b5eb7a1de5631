import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Waiting for another recognizer to fail")
struct FailureRequirementTests {
  let stage = Stage()
  let view: LoudView
  let waiting: LoudRecognizer
  let required: LoudRecognizer
  let a: Finger
  let b: Finger

  init() {
    view = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), named: "view")
    view.isMultipleTouchEnabled = true
    waiting = stage.add(LoudRecognizer(), to: view, named: "waiting")
    required = stage.add(LoudRecognizer(), to: view, named: "required")
    waiting.require(toFail: required)
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
  }

  /// A delegate that never lets anybody be kept out, so that only requirements decide.
  private func letAllRecognize() -> ScriptedDelegate {
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    waiting.delegate = delegate
    return delegate
  }

  // MARK: The four outcomes

  @Test("held: no action, the view keeps its touch, others may recognize [FAI-02, FAI-10, DEL-39]")
  func held() {
    waiting.on(.moved, become: .began, .changed)
    let third = stage.add(LoudRecognizer(), to: view, named: "third")
    third.on(.moved, become: nil, nil, .began)
    a.down().move(by: 5, 0).move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.moved a", "view.moved a"])
    #expect(waiting.state == .possible)
    #expect(stage.story(of: "third") == [])
    a.move(by: 5, 0)
    #expect(stage.log.dropFirst(3) == ["view.cancelled a", "third began"])
    #expect(stage.story(of: "waiting") == ["failed: prevented by third"])
  }

  @Test("the required one fails: the waiting one goes ahead at once [FAI-03]")
  func requiredFails() {
    waiting.on(.began, become: .began)
    required.on(.moved, become: .failed)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.cancelled a", "waiting began"])
  }

  @Test(
    "the required one goes ahead: the waiting one fails, though both might recognize [FAI-04]",
    arguments: [UIGestureRecognizer.State.began, .ended])
  func requiredGoesAhead(_ state: UIGestureRecognizer.State) {
    let delegate = letAllRecognize()
    waiting.on(.began, become: .began)
    required.on(.moved, become: state)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.cancelled a", "required \(state)"])
    #expect(
      stage.story(of: "waiting") == ["failed: waited for required to fail, and it went ahead"])
    withExtendedLifetime(delegate) {}
  }

  @Test("it comes too late for one that has gone ahead already [FAI-04]")
  func proposingAfterwards() {
    let delegate = letAllRecognize()
    required.on(.began, become: .began)
    waiting.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["required began", "required changed"])
    #expect(
      stage.story(of: "waiting") == ["failed: waited for required to fail, and it went ahead"])
    withExtendedLifetime(delegate) {}
  }

  // MARK: Hidden runs

  @Test("a held run that has changed begins with began [FAI-06]")
  func lateBegan() {
    waiting.on(.began, become: .began).on(.moved, become: .changed)
    required.on(.moved, become: nil, nil, .failed)
    a.down().move(by: 5, 0).move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.moved a", "view.moved a"])
    a.move(by: 5, 0).move(by: 5, 0)
    #expect(stage.log.dropFirst(3) == ["view.cancelled a", "waiting began", "waiting changed"])
  }

  @Test("a held continuous run that has ended is told as began and ended [FAI-06, OPN-11]")
  func lateBeganAndEnded() {
    waiting.on(.began, become: .began).on(.moved, become: .changed).on(.ended, become: .ended)
    required.on(.began) { required, _, _ in
      required.afterSeconds(1) { [unowned required] in required.state = .failed }
    }
    a.down().move(by: 5, 0).up()
    #expect(stage.log == ["view.began a", "view.moved a"])
    stage.wait(1)
    #expect(stage.log.dropFirst(2) == ["view.cancelled a", "waiting began", "waiting ended"])
    #expect(stage.story(of: "waiting").map { $0.prefix(5) } == ["began", "ended", "possi"])
  }

  @Test("a held discrete gesture is told as ended [OPN-11, FAI-03]")
  func lateEnded() {
    waiting.on(.ended, become: .ended)
    required.on(.began) { required, _, _ in
      required.afterSeconds(1) { [unowned required] in required.state = .failed }
    }
    a.down().up()
    stage.wait(0.9)
    #expect(stage.log == ["view.began a"])
    stage.wait(0.1)
    #expect(stage.log.dropFirst(1) == ["view.cancelled a", "waiting ended"])
  }

  @Test("a hidden run is lost when the required one recognizes late [FAI-07, FAI-04]")
  func lostRun() {
    waiting.on(.began, become: .began).on(.moved, become: .changed).on(.ended, become: .ended)
    required.on(.ended, become: .ended)
    a.down().move(by: 5, 0).up()
    #expect(stage.log == ["view.began a", "view.moved a", "view.cancelled a", "required ended"])
  }

  @Test(
    "a held recognizer goes on delaying touches of views [FAI-10, OPN-33, DEL-40, DEL-50]",
    arguments: [false, true])
  func heldKeepsDelaying(_ delaysBegan: Bool) {
    waiting.on(.ended, become: .ended)
    waiting.delaysTouchesBegan = delaysBegan
    required.delaysTouchesEnded = false
    required.on(.began) { required, _, _ in
      required.afterSeconds(1) { [unowned required] in required.state = .failed }
    }
    a.down().up()
    stage.wait(0.9)
    #expect(stage.log == (delaysBegan ? [] : ["view.began a"]))
    stage.wait(0.1)
    #expect(
      stage.log == (delaysBegan ? [] : ["view.began a", "view.cancelled a"]) + ["waiting ended"])
  }

  // MARK: Who counts

  @Test("a requirement is one-way [FAI-01]")
  func oneWay() {
    required.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.cancelled a", "required began"])
  }

  @Test("all that it requires must fail [FAI-01]")
  func several() {
    let another = stage.add(LoudRecognizer(), to: view, named: "another")
    waiting.require(toFail: another)
    waiting.on(.began, become: .began, nil)
    required.on(.moved, become: .failed)
    another.on(.moved, become: nil, .failed)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.moved a"])
    a.move(by: 5, 0)
    #expect(stage.log.dropFirst(2) == ["view.cancelled a", "waiting began"])
  }

  @Test("one that takes no part does not block [FAI-08, OPN-28]")
  func uninvolved() {
    let elsewhere = stage.addLoudView(
      frame: CGRect(x: 200, y: 0, width: 200, height: 200), named: "elsewhere")
    let uninvolved = stage.add(LoudRecognizer(), to: elsewhere, named: "uninvolved")
    let removed = stage.add(LoudRecognizer(), to: view, named: "removed")
    view.removeGestureRecognizer(removed)
    required.isEnabled = false
    waiting.require(toFail: uninvolved)
    waiting.require(toFail: removed)
    waiting.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.cancelled a", "waiting began"])
  }

  @Test("one in another part of the tree blocks while it takes part [FAI-01, FAI-08]")
  func acrossViews() {
    let elsewhere = stage.addLoudView(
      frame: CGRect(x: 200, y: 0, width: 200, height: 200), named: "elsewhere")
    let far = stage.add(LoudRecognizer(), to: elsewhere, named: "far")
    far.on(.ended, become: .failed)
    required.isEnabled = false
    waiting.require(toFail: far)
    waiting.on(.moved, become: .began)
    let c = stage.finger(at: CGPoint(x: 300, y: 50)).down()
    a.down().move(by: 5, 0)
    #expect(stage.log == ["elsewhere.began c", "view.began a", "view.moved a"])
    c.up()
    #expect(
      stage.log.dropFirst(3) == ["view.cancelled a", "waiting began", "elsewhere.ended c"])
  }

  @Test("one that fails because another kept it out has failed [FAI-12]")
  func preventedCounts() {
    let winner = stage.add(OpinionatedRecognizer(), to: view, named: "winner")
    winner.prevents = { $0.name == "required" }
    winner.on(.moved, become: .began)
    waiting.on(.began, become: .began, nil)
    a.down()
    #expect(stage.log == ["view.began a"])
    a.move(by: 5, 0)
    #expect(
      stage.log.dropFirst() == ["view.cancelled a", "winner began", "waiting began"])
    #expect(stage.story(of: "required") == ["failed: prevented by winner"])
  }

  @Test("one that ignored all its touches leaves, and no longer blocks [FAI-08, DEL-65]")
  func leaving() {
    waiting.on(.ended, become: .ended)
    required.on(.began) { required, touches, event in
      for touch in touches { required.ignore(touch, for: event) }
    }
    a.down().up()
    #expect(stage.log == ["view.began a", "view.cancelled a", "waiting ended"])
    #expect(waiting.state == .possible)
  }

  @Test("requiring oneself is nothing [FAI-13]")
  func oneself() {
    required.isEnabled = false
    waiting.require(toFail: waiting)
    waiting.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.cancelled a", "waiting began"])
    #expect(stage.diagnostics == [])
  }

  @Test("a requirement made while both take part holds at once [FAI-01]")
  func madeMeanwhile() {
    let late = stage.add(LoudRecognizer(), to: view, named: "late")
    late.on(.moved, become: .began, .changed)
    a.down()
    late.require(toFail: required)
    a.move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.moved a"])
    required.state = .failed
    #expect(stage.log.dropFirst(2) == ["view.cancelled a", "late began"])
  }
}
