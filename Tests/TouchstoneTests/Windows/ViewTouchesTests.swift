import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Which fingers a view is told of: one or several, alone or not.
@Suite struct ViewTouchesTests {
  let stage = Stage()
  let place = CGPoint(x: 100, y: 100)

  private func addHalves() -> (left: LoudView, right: LoudView) {
    (
      stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 800), named: "left"),
      stage.addLoudView(frame: CGRect(x: 200, y: 0, width: 200, height: 800), named: "right")
    )
  }

  private func leftFinger() -> Finger { stage.finger(at: place) }
  private func rightFinger() -> Finger { stage.finger(at: CGPoint(x: 300, y: 100)) }

  @Test("a view hears of its first finger alone, until that has lifted [DEL-21, OPN-31]")
  func onlyFirst() {
    stage.addLoudView(named: "view")
    let (a, b, c) = (leftFinger().down(), leftFinger().down(), leftFinger())
    b.move(by: 1, 0)
    a.move(by: 1, 0).up()
    b.move(by: 1, 0)
    c.down()
    b.up()
    c.up()
    #expect(
      stage.log == ["view.began a", "view.moved a", "view.ended a", "view.began c", "view.ended c"])
  }

  @Test("of two that land together it hears of one [DEL-21]")
  func together() {
    stage.addLoudView(named: "view")
    stage.hand(at: place).tap()
    #expect(stage.log == ["view.began a", "view.ended a"])
  }

  @Test("a finger counts as lifted even while its end is withheld from the view [DEL-21]")
  func withheldEnd() {
    let view = stage.addLoudView(named: "view")
    let tap = stage.add(UITapGestureRecognizer(), to: view, named: "double")
    tap.numberOfTapsRequired = 2
    let finger = leftFinger().tap().hold(0.1).down().move(by: 50, 0)
    #expect(stage.log == ["view.began a", "view.began a", "view.moved a", "view.ended a"])
    finger.up()
  }

  @Test("recognizers hear of all fingers in any case [DEL-22]")
  func recognizers() {
    let view = stage.addLoudView(named: "view")
    stage.addEcho(to: view, named: "echo")
    stage.hand(at: place).tap()
    #expect(
      stage.log == ["echo.began a b", "view.began a", "echo.ended a b", "view.ended a"])
  }

  @Test("one finger in each of two views is told to both [DEL-23]")
  func twoViews() {
    _ = addHalves()
    let a = leftFinger().down()
    let b = rightFinger().down()
    leftFinger().down()
    a.up()
    b.up()
    #expect(stage.log == ["left.began a", "right.began b", "left.ended a", "right.ended b"])
  }

  @Test("a view with several fingers hears of them all [DEL-21]")
  func several() {
    stage.addLoudView(named: "view").isMultipleTouchEnabled = true
    let a = leftFinger().down()
    let b = leftFinger().down()
    a.up()
    b.up()
    #expect(stage.log == ["view.began a", "view.began b", "view.ended a", "view.ended b"])
  }

  @Test(
    "an exclusive view gets no finger while another view has one, for that finger's life [DEL-24]")
  func exclusiveComesLate() {
    addHalves().right.isExclusiveTouch = true
    let a = leftFinger().down()
    let b = rightFinger().down()
    a.up()
    b.move(by: 1, 0).up()
    rightFinger().tap()
    #expect(stage.log == ["left.began a", "left.ended a", "right.began c", "right.ended c"])
  }

  @Test("while an exclusive view has a finger, no other view gets one [DEL-24]")
  func exclusiveComesFirst() {
    let right = addHalves().right
    right.isExclusiveTouch = true
    right.isMultipleTouchEnabled = true
    let a = rightFinger().down()
    let b = leftFinger().down()
    let c = rightFinger().down()
    a.up()
    leftFinger().down()
    c.up()
    b.move(by: 1, 0).up()
    leftFinger().tap()
    #expect(
      stage.log == [
        "right.began a", "right.began c", "right.ended a", "right.ended c", "left.began e",
        "left.ended e",
      ])
  }

  @Test("a view whose finger a gesture has taken tracks it no more [DEL-24, DEL-31]")
  func exclusiveAfterClaim() {
    let (left, right) = addHalves()
    right.isExclusiveTouch = true
    stage.add(UIPanGestureRecognizer(), to: left, named: "pan")
    let a = leftFinger().down()
    a.move(by: 0, 20)
    let b = rightFinger().down()
    a.up()
    b.up()
    #expect(
      stage.log == [
        "left.began a", "left.cancelled a", "pan began", "right.began b", "pan ended",
        "right.ended b",
      ])
  }

  @Test("views of other windows do not mind [DEL-24]")
  func otherWindow() {
    addHalves().left.isExclusiveTouch = true
    let second = UIWindow(windowScene: stage.scene)
    second.frame = CGRect(x: 0, y: 400, width: 400, height: 400)
    second.makeKeyAndVisible()
    stage.addLoudView(frame: second.bounds, to: second, named: "other")
    leftFinger().down()
    stage.finger(at: CGPoint(x: 100, y: 500)).down()
    #expect(stage.log == ["left.began a", "other.began b"])
  }

  @Test("recognizers do not mind either [DEL-25]")
  func exclusiveAndRecognizers() {
    let (left, right) = addHalves()
    right.isExclusiveTouch = true
    stage.addEcho(to: right, named: "echo")
    stage.addEcho(to: left, named: "other")
    rightFinger().down()
    leftFinger().down()
    rightFinger().down()
    #expect(stage.log == ["echo.began a", "right.began a", "other.began b", "echo.began c"])
  }
}
