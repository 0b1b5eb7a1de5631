import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Touches that a recognizer does not take, and gestures that may not begin")
struct ReceivingTraces {
  let stage = Stage()
  let view: LoudView
  let a: Finger
  let b: Finger

  init() {
    view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    a = stage.finger(at: CGPoint(x: 50, y: 50))
    b = stage.finger(at: CGPoint(x: 150, y: 50))
  }

  @Test("an ignored touch stays with its view to the end [TRC-22, DEL-37, DEL-60, DEL-61]")
  func ignored() {
    stage.add(LoudRecognizer(stage: stage), to: view, named: "choosy")
      .on(.began) { recognizer, touches, event in
        for touch in touches where touch.location(in: nil).x < 100 {
          recognizer.ignore(touch, for: event)
        }
      }
      .on(.moved, become: .began, .changed)
      .on(.ended, become: .ended)
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    b.up()
    a.move(by: 5, 0).up()
    #expect(
      stage.log == [
        "choosy.began a b", "view.began a b",
        "choosy.moved b", "view.cancelled b", "choosy began", "view.moved a",
        "choosy.moved b", "choosy changed", "view.moved a",
        "choosy.ended b", "choosy ended", "view.moved a", "view.ended a",
      ])
  }

  @Test("a finger that the delegate refuses belongs to the view alone [TRC-23, DEL-05, API-V07]")
  func refused() {
    let delegate = ScriptedDelegate()
    delegate.receives = { _, touch in touch.location(in: nil).x > 100 }
    let log = { [stage] (text: String) in stage.log.append(text) }
    let names = { [stage] (touches: Set<UITouch>?) in touches.map { stage.names(of: $0) } ?? "none"
    }
    let recognizer = stage.add(LoudRecognizer(stage: stage), to: view, named: "choosy")
      .on(.began) { recognizer, _, event in
        log("its touches: \(names(event.touches(for: recognizer)))")
        log("all touches: \(names(event.allTouches))")
      }
      .on(.ended, become: .ended)
    recognizer.delegate = delegate
    stage.together { _ = (a.down(), b.down()) }
    stage.together { _ = (a.move(by: 5, 0), b.move(by: 5, 0)) }
    stage.together { _ = (a.up(), b.up()) }
    #expect(
      stage.log == [
        "choosy.began b", "its touches: b", "all touches: a b", "view.began a b",
        "choosy.moved b", "view.moved a b",
        "choosy.ended b", "view.cancelled b", "choosy ended", "view.ended a",
      ])
  }

  @Test("a vetoed gesture gives back the lifts, and who waited goes ahead [TRC-24, ARB-20, ARB-23]")
  func vetoed() {
    let delegate = ScriptedDelegate()
    delegate.begins = { _ in false }
    let vetoed = stage.add(LoudRecognizer(stage: stage), to: view, named: "vetoed")
    vetoed.on(.ended, become: nil, .ended).delegate = delegate
    let waiting = stage.add(LoudRecognizer(stage: stage), to: view, named: "waiting")
    waiting.on(.moved, become: .began).on(.ended, become: nil, .ended).require(toFail: vetoed)
    waiting.cancelsTouchesInView = false
    stage.together { _ = (a.down(), b.down()) }
    b.move(by: 5, 0)
    a.up()
    #expect(
      stage.log == [
        "waiting.began a b", "vetoed.began a b", "view.began a b",
        "waiting.moved b", "vetoed.moved b", "view.moved b",
        "waiting.ended a", "vetoed.ended a",
      ])
    b.up()
    #expect(
      stage.log.dropFirst(8) == [
        "waiting.ended b", "vetoed.ended b", "waiting began", "waiting ended", "view.ended a b",
      ])
    #expect(
      stage.story(of: "vetoed") == [
        "failed: its delegate said that it should not begin", "possible: reset",
      ])
  }
}
