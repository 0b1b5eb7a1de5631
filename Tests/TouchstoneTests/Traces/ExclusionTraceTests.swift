import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Why a recognizer did not receive a touch, and why a view was not hit.
@Suite struct ExclusionTraceTests {
  let stage = Stage()
  let place = CGPoint(x: 50, y: 60)

  private func reasons(_ words: String) -> [String] {
    stage.lines.filter { $0.contains(words) }.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test("each filter has its line [DEL-04, DEL-13, API-G11, API-G13, STM-41]")
  func filters() {
    let delegate = ScriptedDelegate()
    delegate.receives = { _, _ in false }
    stage.add(UITapGestureRecognizer(), named: "off").isEnabled = false
    stage.add(UITapGestureRecognizer(), named: "pencils").allowedTouchTypes = [2]
    stage.add(UITapGestureRecognizer(), named: "declined").delegate = delegate
    stage.add(OpinionatedRecognizer(), named: "over").on(.began, become: .failed)
    stage.add(UIHoverGestureRecognizer(), named: "hover")
    stage.finger(at: place).down()
    stage.finger(at: place).down()
    #expect(
      reasons("does not receive") == [
        "hover does not receive touch 1: it follows a pointer that hovers, and no touches",
        "declined does not receive touch 1: its delegate said no (shouldReceive)",
        "pencils does not receive touch 1: its allowedTouchTypes have not 0",
        "off does not receive touch 1: it is disabled",
        "hover does not receive touch 2: it follows a pointer that hovers, and no touches",
        "over does not receive touch 2: its gesture is over and it is not ready for the next: touch 1 "
          + "of its own is still down",
        "declined does not receive touch 2: its delegate said no (shouldReceive)",
        "pencils does not receive touch 2: its allowedTouchTypes have not 0",
        "off does not receive touch 2: it is disabled",
      ])
  }

  @Test("a touch of another type than the first [API-G13]")
  func exclusiveType() {
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).down()
    stage.pencil(at: place).down()
    #expect(
      reasons("does not receive") == [
        "pan does not receive touch 2: touch type 2 is another than the first touch's 0 "
          + "(requiresExclusiveTouchType)"
      ])
  }

  @Test("views that cover the point and are not hit, front to back as far as the hit view [HIT-02]")
  func misses() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    func add(_ name: String, to parent: UIView? = nil, _ frame: CGRect) -> UIView {
      stage.addLoudView(frame: frame, to: parent, named: name)
    }
    _ = add("behind", frame)
    _ = add("hit", frame)
    add("hidden", frame).isHidden = true
    add("clear", frame).alpha = 0.001
    add("inert", frame).isUserInteractionEnabled = false
    let small = add("small", CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = add("sticking out", to: small, frame)
    _ = add("elsewhere", CGRect(x: 200, y: 0, width: 20, height: 20))
    stage.finger(at: place).down()
    #expect(
      reasons("not hit") == [
        "sticking out is not hit by touch 1: the point is outside the bounds of small",
        "inert is not hit by touch 1: its isUserInteractionEnabled is false",
        "clear is not hit by touch 1: its alpha is 0, not more than 0.01",
        "hidden is not hit by touch 1: it is hidden",
      ])
  }

  @Test("who gives a touch back, and who leaves for want of touches [DEL-60, DEL-65]")
  func ignored() {
    let shy = stage.add(LoudRecognizer(), named: "shy")
    shy.on(.began) { recognizer, touches, event in
      for touch in touches { recognizer.ignore(touch, for: event) }
    }
    stage.finger(at: place).tap()
    #expect(
      reasons("shy") == [
        "shy receives touch 1", "shy ignores touch 1",
        "shy leaves: it has nothing to follow any more",
      ])
  }

  @Test("a view that follows one finger, and one that wants to be alone [DEL-21, DEL-24]")
  func barred() {
    let left = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "left")
    let right = stage.addLoudView(frame: CGRect(x: 100, y: 0, width: 100, height: 100), named: "r")
    right.isExclusiveTouch = true
    left.isMultipleTouchEnabled = false
    stage.finger(at: place).down()
    stage.finger(at: place).down()
    stage.finger(at: CGPoint(x: 150, y: 50)).down()
    #expect(
      reasons("not delivered") == [
        "left touch 2: not delivered: it has a touch, and its isMultipleTouchEnabled is false",
        "r touch 3: not delivered: a view with isExclusiveTouch is alone",
      ])
  }
}
