import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Code of the app that interferes while a gesture is being settled")
struct InterferenceTests {
  let stage = Stage()
  let view: LoudView
  let first: LoudRecognizer
  let second: LoudRecognizer
  let delegate = ScriptedDelegate()
  let finger: Finger

  init() {
    view = stage.addLoudView(named: "view")
    second = stage.add(LoudRecognizer(), to: view, named: "second")
    first = stage.add(LoudRecognizer(), to: view, named: "first")
    delegate.both = { _, _ in true }
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  @Test(
    "a delegate that disables the one it is asked about: it fails, and the next may go [ARB-20]")
  func disablingWhenAsked() {
    delegate.begins = { recognizer in
      recognizer.isEnabled = false
      return true
    }
    first.delegate = delegate
    first.on(.moved, become: .began)
    second.on(.moved, become: .began)
    finger.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.cancelled a", "second began"])
    #expect(stage.story(of: "first") == ["failed: disabled", "possible: reset"])
  }

  // It says nothing at the lift, which cancels it (COR-09).
  @Test("a delegate that removes the others: they fail and are detached [DEL-15, OPN-08]")
  func removingWhenAsked() {
    delegate.begins = { [view, second] _ in
      view.removeGestureRecognizer(second)
      return true
    }
    first.delegate = delegate
    first.on(.moved, become: .began)
    second.on(.moved, become: .began)
    finger.down().move(by: 5, 0).up()
    #expect(
      stage.log == ["view.began a", "view.cancelled a", "first began", "first cancelled"])
    #expect(second.view == nil && second.state == .possible)
  }

  @Test(
    "an action that disables another which began in the same event: one action, cancelled [STM-25, STM-33]"
  )
  func disablingInAction() {
    first.delegate = delegate
    for recognizer in [first, second] { recognizer.on(.moved, become: .began) }
    first.addAction { [second] _ in second.isEnabled = false }
    finger.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.cancelled a", "first began", "second cancelled"])
    #expect(
      stage.story(of: "second") == [
        "began: assigned by its own code", "cancelled: disabled", "possible: reset",
      ])
  }

  @Test("an action in the middle of a held run that disables: cancelled instead of ended [STM-30]")
  func disablingInHeldRun() {
    let watched = stage.add(WatchedRecognizer(stage: nil), to: view, named: "watched")
    watched.on(.began, become: .began).on(.ended, become: .ended).require(toFail: first)
    watched.addAction { [watched] _ in watched.isEnabled = false }
    second.isEnabled = false
    first.on(.began) { first, _, _ in
      first.afterSeconds(1) { [unowned first] in first.state = .failed }
    }
    finger.tap()
    stage.wait(1)
    #expect(
      stage.log == ["view.began a", "view.cancelled a", "watched began", "watched cancelled"])
    #expect(
      stage.story(of: "watched") == [
        "began: assigned by its own code", "cancelled: disabled", "possible: reset",
      ])
  }

  @Test("an action that ends its own gesture: the end follows [STM-10]")
  func endingInAction() {
    first.addAction { [first] _ in if first.state == .began { first.state = .ended } }
    first.on(.moved, become: .began)
    finger.down().move(by: 5, 0).up()
    #expect(stage.log == ["view.began a", "view.cancelled a", "first began", "first ended"])
    #expect(first.state == .possible)
  }

  @Test("a recognizer that disables itself in its own message [STM-30, STM-33]")
  func disablingItself() {
    first.on(.began, become: .began).on(.moved) { recognizer, _, _ in
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    first.cancelsTouchesInView = false
    finger.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "first began", "view.began a", "first cancelled", "view.moved a", "view.moved a",
        "view.ended a",
      ])
  }

  @Test("an action that removes its own recognizer: cancelled, and it is gone [DEL-15]")
  func removingItself() {
    first.addAction { [view, first] _ in view.removeGestureRecognizer(first) }
    first.on(.moved, become: .began, .changed)
    finger.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(stage.log == ["view.began a", "view.cancelled a", "first began", "first cancelled"])
    #expect(first.view == nil && first.state == .possible)
  }

  @Test(
    "an action that moves its recognizer to another view: the gesture goes on [COR-22, API-W19]")
  func movingItself() {
    let other = stage.addLoudView(
      frame: CGRect(x: 200, y: 0, width: 100, height: 100), named: "other")
    first.addAction { [first] _ in
      if first.state == .began, first.view !== other { other.addGestureRecognizer(first) }
    }
    first.on(.moved, become: .began).on(.ended, become: .ended)
    finger.down().move(by: 5, 0).up()
    stage.finger(at: CGPoint(x: 250, y: 50)).down().move(by: 5, 0)
    #expect(
      stage.log == [
        "view.began a", "view.cancelled a", "first began", "first ended",
        "other.began b", "other.cancelled b", "first began",
      ])
  }

  @Test("input that comes in from an action waits until the event is over [STM-26]")
  func inputFromAction() {
    let another = stage.finger(at: CGPoint(x: 150, y: 50))
    view.isMultipleTouchEnabled = true
    second.on(.began) { [stage] _, touches, _ in
      stage.log.append("second hears \(stage.names(of: touches))")
    }
    second.cancelsTouchesInView = false
    first.delegate = delegate
    first.on(.moved, become: .began)
    first.cancelsTouchesInView = false
    first.addAction { _ in another.down() }
    finger.down().move(by: 5, 0)
    #expect(
      stage.log == [
        "second hears a", "view.began a", "first began", "view.moved a",
        "second hears b", "view.began b",
      ])
  }

  @Test("a requirement made when asked holds the one who asks [FAI-01, ARB-24]")
  func requiringWhenAsked() {
    delegate.begins = { [first, second] _ in
      first.require(toFail: second)
      return true
    }
    first.delegate = delegate
    first.on(.moved, become: .began, .changed)
    finger.down().move(by: 5, 0)
    #expect(stage.log == ["view.began a", "view.moved a"])
    second.state = .failed
    #expect(stage.log.dropFirst(2) == ["view.cancelled a", "first began"])
  }
}
