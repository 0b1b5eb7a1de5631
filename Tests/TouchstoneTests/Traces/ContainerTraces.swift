import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Recognizers on a container and in its subviews")
struct ContainerTraces {
  let stage = Stage()

  /// An upper and a lower view, a tap on the lower one, a pinch on the container, a finger on each.
  private func pinch(cancelling cancels: Bool) {
    stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), named: "upper")
    let lower = stage.addLoudView(
      frame: CGRect(x: 0, y: 400, width: 400, height: 400), named: "lower")
    stage.add(LoudPinch(stage), named: "pinch").cancelsTouchesInView = cancels
    stage.add(LoudTap(stage), to: lower, named: "tap")
    let a = stage.finger(at: CGPoint(x: 200, y: 300))
    let b = stage.finger(at: CGPoint(x: 200, y: 500))
    stage.together { _ = (a.down(), b.down()) }
    for distance in [2.0, 5, 5] {
      stage.together { _ = (a.move(by: 0, -distance), b.move(by: 0, distance)) }
    }
    stage.together { _ = (a.up(), b.up()) }
  }

  @Test("a pinch across two views takes a touch from each [TRC-08, DEL-03, DEL-32, DEL-31, DEL-02]")
  func pinchAcrossViews() {
    pinch(cancelling: true)
    #expect(
      stage.log == [
        "tap.began b", "pinch.began a b", "upper.began a", "lower.began b",
        "tap.moved b", "pinch.moved a b", "upper.moved a", "lower.moved b",
        "tap.moved b", "pinch.moved a b", "upper.cancelled a", "lower.cancelled b", "pinch began",
        "pinch.moved a b", "pinch changed",
        "pinch.ended a b", "pinch ended",
      ])
    #expect(stage.story(of: "tap") == ["failed: prevented by pinch", "possible: reset"])
  }

  @Test(
    "a pinch that cancels nothing leaves the views all they would hear [TRC-08, DEL-33, DEL-35]")
  func pinchBesideViews() {
    pinch(cancelling: false)
    #expect(
      stage.log == [
        "tap.began b", "pinch.began a b", "upper.began a", "lower.began b",
        "tap.moved b", "pinch.moved a b", "upper.moved a", "lower.moved b",
        "tap.moved b", "pinch.moved a b", "pinch began", "upper.moved a", "lower.moved b",
        "pinch.moved a b", "pinch changed", "upper.moved a", "lower.moved b",
        "pinch.ended a b", "pinch ended", "upper.ended a", "lower.ended b",
      ])
  }

  @Test("two siblings are panned at once, each by its own finger [TRC-20, DEL-17, ARB-13]")
  func siblings() {
    for (name, x) in [("right", 200.0), ("left", 0.0)] {
      let view = stage.addLoudView(
        frame: CGRect(x: x, y: 0, width: 200, height: 800), named: "\(name) view")
      stage.add(LoudPan(stage), to: view, named: name)
    }
    let a = stage.finger(at: CGPoint(x: 100, y: 100)).down()
    let b = stage.finger(at: CGPoint(x: 300, y: 100)).down()
    for _ in 1...2 { stage.together { _ = (a.move(by: 0, 20), b.move(by: 0, 20)) } }
    a.up()
    b.up()
    #expect(
      stage.log == [
        "left.began a", "left view.began a", "right.began b", "right view.began b",
        "left.moved a", "right.moved b",
        "left view.cancelled a", "left began", "right view.cancelled b", "right began",
        "left.moved a", "right.moved b", "left changed", "right changed",
        "left.ended a", "left ended", "right.ended b", "right ended",
      ])
  }

  @Test("of an inner and an outer tap the inner one acts [TRC-21, ARB-05, ARB-01]")
  func innerAndOuter() {
    let inner = stage.addLoudView(named: "view")
    stage.add(LoudTap(stage), to: inner, named: "inner")
    stage.add(LoudTap(stage), named: "outer")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(
      stage.log == [
        "inner.began a", "outer.began a", "view.began a", "inner.ended a", "outer.ended a",
        "view.cancelled a", "inner ended",
      ])
    #expect(stage.story(of: "outer") == ["failed: prevented by inner", "possible: reset"])
  }

  @Test("of two taps on one view the one added last acts [TRC-21, ARB-05]")
  func sameView() {
    let view = stage.addLoudView(named: "view")
    stage.add(LoudTap(stage), to: view, named: "older")
    stage.add(LoudTap(stage), to: view, named: "newer")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(
      stage.log == [
        "newer.began a", "older.began a", "view.began a", "newer.ended a", "older.ended a",
        "view.cancelled a", "newer ended",
      ])
    #expect(stage.story(of: "older") == ["failed: prevented by newer", "possible: reset"])
  }
}
