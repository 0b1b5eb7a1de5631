import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Which view a finger hits")
struct HitTestTraces {
  let stage = Stage()

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.finger(at: CGPoint(x: x, y: y)).tap()
  }

  @Test(
    "a subtree that is hidden, faint or deaf is passed over [TRC-25, HIT-02]",
    arguments: ["hidden", "faint", "deaf"])
  func passedOver(_ way: String) {
    stage.addLoudView(named: "behind")
    let front = stage.addLoudView(named: "front")
    stage.addLoudView(to: front, named: "child")
    switch way {
    case "hidden": front.isHidden = true
    case "faint": front.alpha = 0.01
    default: front.isUserInteractionEnabled = false
    }
    tap(50, 50)
    #expect(stage.log == ["behind.began a", "behind.ended a"])
  }

  @Test("an alpha of 0.011 is enough to be hit [HIT-02, COR-20]")
  func faintEnough() {
    stage.addLoudView(named: "behind")
    stage.addLoudView(named: "front").alpha = 0.011
    tap(50, 50)
    #expect(stage.log == ["front.began a", "front.ended a"])
  }

  @Test("a child is not hit outside of its parent, clipped or not [TRC-25, HIT-03]")
  func childOutside() {
    stage.addLoudView(named: "behind")
    let parent = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "parent")
    parent.clipsToBounds = false
    stage.addLoudView(
      frame: CGRect(x: 50, y: 50, width: 100, height: 100), to: parent, named: "child")
    tap(120, 120)
    tap(80, 80)
    #expect(stage.log == ["behind.began a", "behind.ended a", "child.began b", "child.ended b"])
  }

  @Test("of two siblings the front one is hit [TRC-25, HIT-01]")
  func frontSibling() {
    stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "back")
    stage.addLoudView(frame: CGRect(x: 50, y: 0, width: 100, height: 100), named: "front")
    tap(75, 50)
    tap(25, 50)
    #expect(stage.log == ["front.began a", "front.ended a", "back.began b", "back.ended b"])
  }
}
