import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A pan, its view and a tap beside it")
struct PanTraces {
  let stage = Stage()
  let view: LoudView
  let finger: Finger

  init() {
    view = stage.addLoudView(named: "view")
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  @Test("a pan that begins keeps the tap out, which hears no more [TRC-09, ARB-01, STM-41, DEL-12]")
  func panBeatsTap() {
    stage.add(LoudPan(stage), to: view, named: "pan")
    stage.add(LoudTap(stage), to: view, named: "tap")
    finger.down().move(by: 20, 0).up()
    #expect(
      stage.log == [
        "tap.began a", "pan.began a", "view.began a",
        "tap.moved a", "pan.moved a", "view.cancelled a", "pan began",
        "pan.ended a", "pan ended",
      ])
    #expect(stage.story(of: "tap") == ["failed: prevented by pan", "possible: reset"])
  }

  @Test("with a delegate's yes, pan and tap both act [TRC-10, ARB-03, ARB-06]")
  func both() {
    var asked: [String] = []
    let delegate = ScriptedDelegate()
    delegate.both = { one, other in
      asked.append("\(one.name ?? "") with \(other.name ?? "")")
      return true
    }
    let pan = stage.add(LoudPan(stage), to: view, named: "pan")
    pan.delegate = delegate
    stage.add(LoudTap(stage), to: view, named: "tap")
    finger.down().move(by: 20, 0)
    #expect(asked == ["pan with tap"])
    #expect(
      stage.log == [
        "tap.began a", "pan.began a", "view.began a",
        "tap.moved a", "pan.moved a", "view.cancelled a", "pan began",
      ])
    finger.up()
    #expect(asked == ["pan with tap", "pan with tap"])
    #expect(stage.log.dropFirst(7).prefix(2) == ["tap.ended a", "pan.ended a"])
    #expect(Set(stage.log.dropFirst(9)) == ["pan ended", "tap ended"])
    #expect(stage.log.count == 11)
  }

  @Test("a pan takes the touch from its view and keeps it [TRC-12, DEL-30, DEL-31, STM-26]")
  func cancelling() {
    stage.add(LoudPan(stage), to: view, named: "pan")
    finger.down().move(by: 6, 0).move(by: 6, 0).move(by: 6, 0).move(by: 6, 0).up()
    #expect(
      stage.log == [
        "pan.began a", "view.began a", "pan.moved a", "view.moved a",
        "pan.moved a", "view.cancelled a", "pan began",
        "pan.moved a", "pan changed", "pan.moved a", "pan changed", "pan.ended a", "pan ended",
      ])
  }

  @Test("a pan that cancels nothing acts before its view hears [TRC-12, DEL-33, DEL-35, STM-26]")
  func notCancelling() {
    stage.add(LoudPan(stage), to: view, named: "pan").cancelsTouchesInView = false
    finger.down().move(by: 6, 0).move(by: 6, 0).move(by: 6, 0).move(by: 6, 0).up()
    #expect(
      stage.log == [
        "pan.began a", "view.began a", "pan.moved a", "view.moved a",
        "pan.moved a", "pan began", "view.moved a",
        "pan.moved a", "pan changed", "view.moved a", "pan.moved a", "pan changed", "view.moved a",
        "pan.ended a", "pan ended", "view.ended a",
      ])
  }

  @Test("an interruption cancels the pan; its view knows already [TRC-17, DEL-27, STM-08, REC-10]")
  func interrupted() {
    stage.add(LoudPan(stage), to: view, named: "pan")
    finger.down().move(by: 20, 0)
    stage.interrupt()
    #expect(
      stage.log == [
        "pan.began a", "view.began a", "pan.moved a", "view.cancelled a", "pan began",
        "pan.cancelled a", "pan cancelled",
      ])
  }

  @Test(
    "a pan that is switched off and on again starts with the next touch [TRC-18, STM-30, STM-31]")
  func switchedOffAndOn() {
    let pan = stage.add(LoudPan(stage), to: view, named: "pan")
    finger.down().move(by: 20, 0)
    pan.isEnabled = false
    pan.isEnabled = true
    finger.move(by: 20, 0).move(by: 20, 0).up()
    #expect(
      stage.log == [
        "pan.began a", "view.began a", "pan.moved a", "view.cancelled a", "pan began",
        "pan cancelled",
      ])
    stage.log = []
    finger.drag(by: 30, 0, in: 0.02)
    #expect(
      stage.log == [
        "pan.began a", "view.began a", "pan.moved a", "view.cancelled a", "pan began",
        "pan.ended a", "pan ended",
      ])
  }
}
