import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Gestures in several windows at once")
struct SeveralWindowsTests {
  let stage = Stage()
  let left: LoudRecognizer
  let right: LoudRecognizer
  let rightWindow: UIWindow
  let a: Finger
  let b: Finger

  init() {
    left = stage.add(LoudRecognizer(stage: stage), named: "left")
    stage.addLoudView(named: "left view")
    rightWindow = UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 800))
    rightWindow.windowScene = stage.scene
    rightWindow.makeKeyAndVisible()
    stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 800), to: rightWindow, named: "right view")
    right = stage.add(LoudRecognizer(stage: stage), to: rightWindow, named: "right")
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 300, y: 50))
  }

  private func moveBoth() {
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
  }

  @Test("each touch goes to its own window, all in one event [OPN-32, DEL-01, API-V04, API-V05]")
  func oneEvent() {
    let names = { [stage] (touches: Set<UITouch>?) in touches.map { stage.names(of: $0) } ?? "none"
    }
    let (window, other) = (stage.window, rightWindow)
    left.on(.moved) { [stage] _, _, event in
      stage.log.append("all \(names(event.allTouches)), here \(names(event.touches(for: window)))")
    }
    right.on(.moved) { [stage] _, _, event in
      stage.log.append("all \(names(event.allTouches)), here \(names(event.touches(for: other)))")
    }
    stage.together { _ = (a.down(), b.down()) }
    moveBoth()
    stage.together { _ = (a.up(), b.up()) }
    #expect(
      stage.log == [
        "left.began a", "left view.began a", "right.began b", "right view.began b",
        "left.moved a", "all a b, here a", "left view.moved a",
        "right.moved b", "all a b, here b", "right view.moved b",
        "left.ended a", "left view.ended a", "right.ended b", "right view.ended b",
      ])
  }

  @Test("recognizers of two windows leave each other alone [ARB-13, OPN-32]")
  func independent() {
    left.on(.moved, become: .began)
    right.on(.moved, become: .began)
    stage.together { _ = (a.down(), b.down()) }
    moveBoth()
    #expect(
      stage.log.dropFirst(4) == [
        "left.moved a", "left view.cancelled a", "left began",
        "right.moved b", "right view.cancelled b", "right began",
      ])
  }

  @Test("a requirement works across windows [FAI-01, FAI-22, FAI-04]")
  func requirementAcross() {
    left.require(toFail: right)
    left.on(.moved, become: .began)
    right.on(.moved, become: nil, .failed)
    stage.together { _ = (a.down(), b.down()) }
    moveBoth()
    #expect(
      stage.log.dropFirst(4) == [
        "left.moved a", "left view.moved a", "right.moved b", "right view.moved b",
      ])
    b.move(by: 5, 0)
    #expect(
      stage.log.dropFirst(8) == [
        "right.moved b", "left view.cancelled a", "left began", "right view.moved b",
      ])
  }

  private func logResets() {
    for recognizer in [left, right] {
      recognizer.onReset { [stage] in stage.log.append("\($0.name ?? "") reset") }
    }
  }

  @Test("a view hears nothing late of a finger whose end its window has yet to see [DEL-20]")
  func unseenCancellation() {
    let inner = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "inner view")
    let undecided = stage.add(LoudRecognizer(), to: inner, named: "undecided")
    let inside = stage.add(LoudRecognizer(stage: stage), to: inner, named: "inside")
    inside.on(.ended, become: .ended)
    inside.require(toFail: undecided)
    left.delaysTouchesBegan = true
    b.down()
    let c = stage.finger(at: CGPoint(x: 50, y: 300))
    stage.together { _ = (a.down(), c.down()) }
    a.up()
    stage.log.removeAll()
    // In the turn of the right window what is inside ends, and keeps out the one that withheld.
    stage.interrupt()
    #expect(
      stage.log == ["right.cancelled b", "right view.cancelled b", "inside ended"])
  }

  @Test("a view hears late of a finger once recognizers have seen what it did [DEL-20, DEL-41]")
  func unseenMovement() {
    let circle = [LoudRecognizer(stage: stage), LoudRecognizer(stage: stage)]
    for (index, recognizer) in circle.enumerated() {
      stage.add(recognizer, to: rightWindow, named: "circle \(index)")
      recognizer.on(.ended, become: .ended)
    }
    circle[0].require(toFail: circle[1])
    circle[1].require(toFail: circle[0])
    right.isEnabled = false
    left.delaysTouchesBegan = true
    left.require(toFail: circle[1])
    let other = stage.add(LoudRecognizer(stage: stage), named: "other")
    a.down()
    b.down()
    stage.log.removeAll()
    // The right window's turn breaks the circle, so that the one that withheld fails.
    stage.together { _ = (b.hold(1 / stage.frameRate).up(), a.move(by: 5, 0)) }
    #expect(other.state == .possible)
    #expect(
      stage.log == [
        "circle 1.ended b", "circle 0.ended b", "right view.cancelled b", "circle 1 ended",
        "other.moved a", "left view.began a", "left view.moved a",
      ])
  }

  @Test("none is reset before each window has had its turn [DEL-01, STM-44]")
  func resetAfterAllWindows() {
    logResets()
    right.on(.moved, become: .failed)
    stage.together { _ = (a.down(), b.down()) }
    b.move(by: 20, 0)
    stage.log = []
    stage.together { _ = (a.move(by: 5, 0), b.hold(1 / stage.frameRate).up()) }
    #expect(
      stage.log == ["left.moved a", "left view.moved a", "right view.ended b", "right reset"])
  }

  @Test("none is reset before the views of other windows have heard the end [DEL-50, STM-44]")
  func resetAfterAllViews() {
    logResets()
    left.require(toFail: right)
    left.cancelsTouchesInView = false
    left.on(.ended, become: .ended)
    right.on(.ended, become: .failed)
    stage.together { _ = (a.down(), b.down()) }
    a.up()
    stage.log = []
    b.up()
    #expect(
      stage.log == [
        "right.ended b", "left ended", "right view.ended b", "left view.ended a", "right reset",
        "left reset",
      ])
  }
}
