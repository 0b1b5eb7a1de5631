import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A long press on a dot, and a pan on the ground below it")
struct SharedFingerTraces {
  let stage = Stage()
  let press: LoudLongPress
  let pan: LoudPan
  let a: Finger
  let b: Finger

  init() {
    let dot = stage.addLoudView(frame: CGRect(x: 30, y: 30, width: 40, height: 40), named: "dot")
    press = stage.add(LoudLongPress(stage), to: dot, named: "press")
    pan = stage.add(LoudPan(stage), named: "pan")
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 200, y: 200))
  }

  private static let pickedUp = [
    "press.began a", "pan.began a", "dot.began a", "dot.cancelled a", "press began",
  ]

  @Test("the press keeps the pan out, for a second finger too [TRC-27, ARB-13, ARB-14, STM-44]")
  func pressAlone() {
    a.down().hold(0.5)
    b.drag(by: 50, 0, in: 0.05)
    a.move(by: 20, 0).up()
    #expect(
      stage.log == Self.pickedUp + [
        "press.moved a", "press changed", "press.ended a", "press ended",
      ])
    #expect(stage.story(of: "pan") == ["failed: prevented by press", "possible: reset"])
    stage.log = []
    b.drag(by: 50, 0, in: 0.02)
    #expect(
      stage.log == ["pan.began b", "pan.moved b", "pan began", "pan.ended b", "pan ended"])
  }

  @Test("with a delegate's yes one finger drives both [TRC-27, ARB-06]")
  func oneFingerForBoth() {
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    press.delegate = delegate
    a.down().hold(0.5).move(by: 20, 0).move(by: 20, 0).up()
    #expect(
      stage.log == Self.pickedUp + [
        "press.moved a", "pan.moved a", "press changed", "pan began",
        "press.moved a", "pan.moved a", "press changed", "pan changed",
        "press.ended a", "pan.ended a", "press ended", "pan ended",
      ])
  }

  @Test("a pan switched off and on leaves that finger to the press [TRC-27, STM-31, STM-30]")
  func fingerForEach() {
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    press.delegate = delegate
    press.addAction { [unowned pan] recognizer in
      guard recognizer.state == .began else { return }
      pan.isEnabled = false
      pan.isEnabled = true
    }
    a.down().hold(0.5).move(by: 20, 0)
    b.down().move(by: 20, 0)
    a.move(by: 20, 0)
    b.up()
    a.up()
    #expect(
      stage.log == Self.pickedUp + [
        "press.moved a", "press changed",
        "pan.began b", "pan.moved b", "pan began",
        "press.moved a", "press changed",
        "pan.ended b", "pan ended", "press.ended a", "press ended",
      ])
  }
}
