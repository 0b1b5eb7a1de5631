import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Who is asked whether a recognizer may begin, when, and what a no does")
struct ShouldBeginTests {
  let stage = Stage()
  let view: OpinionatedView
  let recognizer: LoudRecognizer
  let delegate = ScriptedDelegate()
  let a: Finger
  let b: Finger

  init() {
    view = OpinionatedView.add(to: stage, named: "view")
    view.isMultipleTouchEnabled = true
    recognizer = stage.add(LoudRecognizer(), to: view, named: "r")
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
    delegate.begins = { [stage] _ in
      stage.log.append("delegate asked")
      return true
    }
    recognizer.delegate = delegate
  }

  @Test(
    "asked when it leaves possible for began or ended, the delegate first [ARB-20, ARB-22, API-D01]",
    arguments: [UIGestureRecognizer.State.began, .ended])
  func asked(_ state: UIGestureRecognizer.State) {
    recognizer.on(.moved, become: state)
    a.down().move(by: 5, 0)
    #expect(
      stage.log == [
        "view.began a", "delegate asked", "view: r may begin", "view.cancelled a", "r \(state)",
      ])
  }

  @Test("not asked when it fails by itself [ARB-20, ARB-26]")
  func notAskedWhenFailing() {
    recognizer.on(.moved, become: .failed)
    a.down().move(by: 5, 0).up()
    #expect(stage.log == ["view.began a", "view.moved a", "view.ended a"])
  }

  @Test("not asked again for later states [ARB-20, ARB-24]")
  func notAskedAgain() {
    recognizer.on(.moved, become: .began, .changed).on(.ended, become: .ended)
    a.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "view.began a", "delegate asked", "view: r may begin", "view.cancelled a", "r began",
        "r changed", "r ended",
      ])
  }

  @Test("a no from the delegate makes it fail for good [ARB-20, ARB-22]")
  func delegateVeto() {
    delegate.begins = { _ in false }
    recognizer.on(.moved, become: .began)
    a.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == ["view.began a", "view.moved a", "view.moved a", "view.ended a"])
    #expect(
      stage.story(of: "r") == [
        "failed: its delegate said that it should not begin", "possible: reset",
      ])
  }

  @Test("a no from the view makes it fail as well [ARB-21, ARB-22, API-W20]")
  func viewVeto() {
    view.begins = { _ in false }
    recognizer.on(.moved, become: .began)
    a.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "view.began a", "delegate asked", "view: r may not begin", "view.moved a", "view.moved a",
        "view.ended a",
      ])
    #expect(
      stage.story(of: "r") == ["failed: view said that it should not begin", "possible: reset"])
  }

  // MARK: Which views

  /// A recognizer on the container of two views, a finger on each.
  private func spread(over left: OpinionatedView, _ right: OpinionatedView) -> LoudRecognizer {
    let outer = stage.add(LoudRecognizer(), to: view, named: "outer")
    outer.on(.moved, become: .began)
    recognizer.isEnabled = false
    return outer
  }

  private func half(_ name: String, x: CGFloat) -> OpinionatedView {
    OpinionatedView.add(
      to: stage, frame: CGRect(x: x, y: 0, width: 100, height: 100), in: view, named: name)
  }

  @Test("every hit view that would lose a touch is asked, and one no is enough [ARB-21]")
  func hitViews() {
    let (left, right) = (half("left", x: 0), half("right", x: 100))
    _ = spread(over: left, right)
    right.begins = { _ in false }
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    #expect(
      stage.log == [
        "left.began a", "right.began b", "view: outer may begin", "left: outer may begin",
        "right: outer may not begin", "left.moved a", "right.moved b",
      ])
    #expect(stage.story(of: "outer") == ["failed: right said that it should not begin"])
  }

  @Test("a hit view that loses nothing is not asked [ARB-21]")
  func losingNothing() {
    let (left, right) = (half("left", x: 0), half("right", x: 100))
    spread(over: left, right).cancelsTouchesInView = false
    left.begins = { _ in false }
    right.begins = { _ in false }
    stage.together { _ = (a.down(), b.down()) }
    a.move(by: 5, 0)
    #expect(
      stage.log == [
        "left.began a", "right.began b", "view: outer may begin", "outer began", "left.moved a",
      ])
  }

  @Test("the hit view of an ignored touch is not asked [ARB-21, DEL-60]")
  func ignoredTouch() {
    let (left, right) = (half("left", x: 0), half("right", x: 100))
    spread(over: left, right).on(.began) { recognizer, touches, event in
      for touch in touches where touch.view === right { recognizer.ignore(touch, for: event) }
    }
    right.begins = { _ in false }
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    #expect(
      stage.log == [
        "left.began a", "right.began b", "view: outer may begin", "left: outer may begin",
        "left.cancelled a", "outer began", "right.moved b",
      ])
  }

  @Test("nor is that of a finger that has lifted, while another is down [ARB-21]")
  func liftedTouch() {
    let (left, right) = (half("left", x: 0), half("right", x: 100))
    spread(over: left, right).delaysTouchesEnded = false
    left.begins = { _ in false }
    stage.together { _ = (a.down(), b.down()) }
    a.up()
    b.move(by: 5, 0)
    #expect(
      stage.log == [
        "left.began a", "right.began b", "left.ended a", "view: outer may begin",
        "right: outer may begin", "right.cancelled b", "outer began",
      ])
  }

  // MARK: Beside the other questions

  @Test("asked before anybody is asked about both, and who is vetoed keeps nobody out [ARB-24]")
  func beforeOthers() {
    let other = stage.add(LoudRecognizer(), to: view, named: "other")
    other.on(.moved, become: .began).delegate = delegate
    recognizer.on(.moved, become: .began)
    delegate.begins = { [stage] recognizer in
      stage.log.append("\(recognizer.name ?? "") asked")
      return recognizer.name == "r"
    }
    delegate.both = { [stage] one, two in
      stage.log.append("\(one.name ?? "") and \(two.name ?? "")?")
      return false
    }
    a.down().move(by: 5, 0)
    #expect(
      stage.log == [
        "view.began a", "other asked", "r asked", "view: r may begin", "view.cancelled a",
        "r began",
      ])
    #expect(
      stage.story(of: "other") == ["failed: its delegate said that it should not begin"])
  }

  @Test("asked before it waits, and not again afterwards [ARB-24, OPN-29]")
  func beforeWaiting() {
    let required = stage.add(LoudRecognizer(), to: view, named: "required")
    recognizer.require(toFail: required)
    recognizer.on(.moved, become: .began, .changed)
    recognizer.cancelsTouchesInView = false
    a.down().move(by: 5, 0)
    #expect(
      stage.log == ["view.began a", "delegate asked", "view: r may begin", "view.moved a"])
    required.state = .failed
    #expect(stage.log.dropFirst(4) == ["r began"])
  }

  @Test("a recognizer that waits for a vetoed one goes ahead in the same event [ARB-23]")
  func dependents() {
    let waiting = stage.add(LoudRecognizer(), to: view, named: "waiting")
    waiting.on(.moved, become: .began).require(toFail: recognizer)
    delegate.begins = { _ in false }
    recognizer.on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(
      stage.log == [
        "view.began a", "view: waiting may begin", "view.cancelled a", "waiting began",
      ])
  }

  @Test("the recognizer shows what made it recognize, and reads possible [ARB-25, OPN-15]")
  func whatItShows() {
    let pan = stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    let asker = ScriptedDelegate()
    asker.begins = { [stage] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
      let (place, way) = (pan.location(in: nil), pan.translation(in: nil))
      let speed = pan.velocity(in: nil)
      stage.log.append("\(pan.state) at \(place.x),\(place.y) by \(way.x),\(way.y)")
      stage.log.append("at \((speed.x).rounded()) pt/s")
      return abs(way.y) <= abs(way.x)
    }
    pan.delegate = asker
    recognizer.isEnabled = false
    a.down().move(by: 20, 0).up()
    #expect(
      stage.log == [
        "view.began a", "possible at 70.0,50.0 by 20.0,0.0", "at 1200.0 pt/s",
        "view: pan may begin", "view.cancelled a", "pan began", "pan ended",
      ])
    stage.log = []
    b.down().move(by: 0, 20).up()
    #expect(
      stage.log == [
        "view.began b", "possible at 150.0,70.0 by 0.0,20.0", "at 0.0 pt/s", "view.moved b",
        "view.ended b",
      ])
  }
}
