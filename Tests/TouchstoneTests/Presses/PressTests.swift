import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Presses")
struct PressTests {
  let stage = Stage()
  let view: LoudView

  init() {
    view = stage.addLoudView(named: "view")
    stage.view.removeFromSuperview()
    stage.window.addSubview(view)
  }

  @Test("the responder hears of a press from down to up [API-R05, API-P01]")
  func messages() {
    stage.button(.select).down(force: 0.5).hold(0.1).squeeze(0.75).hold(0.1).up()
    #expect(
      stage.log == [
        "view.pressesBegan select", "view.pressesChanged select", "view.pressesEnded select",
      ])
  }

  @Test("a press that nobody handles goes up the chain [API-R05]")
  func chain() {
    let top = PressView(frame: stage.window.bounds, stage, "top")
    stage.window.addSubview(top)
    let middle = UIView(frame: top.bounds)
    top.addSubview(middle)
    let first = WillingView(frame: top.bounds)
    middle.addSubview(first)
    #expect(first.becomeFirstResponder())
    stage.button(.menu).tap()
    stage.button(.menu).down().cancel()
    #expect(
      stage.log == [
        "top.pressesBegan menu", "top.pressesEnded menu", "top.pressesBegan menu",
        "top.pressesCancelled menu",
      ])
  }

  @Test("the first responder hears of presses, else the front view [API-R02, API-R05]")
  func firstResponder() {
    let front = PressView(frame: stage.window.bounds, stage, "front")
    stage.window.addSubview(front)
    stage.button(.select).tap()
    let first = PressView(frame: .zero, stage, "first")
    view.addSubview(first)
    #expect(first.becomeFirstResponder())
    stage.button(.select).tap()
    first.removeFromSuperview()
    stage.button(.select).tap()
    #expect(
      stage.log == [
        "front.pressesBegan select", "front.pressesEnded select", "first.pressesBegan select",
        "first.pressesEnded select", "front.pressesBegan select", "front.pressesEnded select",
      ])
  }

  @Test(
    "a press tells its type, phase, force, time, window and responder [API-P01, API-E08, API-E09]")
  func properties() {
    var seen: [String] = []
    view.removeFromSuperview()
    let probe = PressView(frame: stage.window.bounds, stage, "probe")
    probe.describe = { press in
      let isHere = press.window === stage.window && press.responder === probe
      seen.append(
        "\(press.type) \(press.phase) \(press.force) at \(press.timestamp), here \(isHere)")
    }
    stage.window.addSubview(probe)
    stage.button(.playPause).down(force: 0.5).hold(0.25).squeeze(1).hold(0.25).up()
    #expect(
      seen == [
        "playPause began 0.5 at 0.0, here true", "playPause changed 1.0 at 0.25, here true",
        "playPause ended 0.0 at 0.5, here true",
      ])
  }

  @Test("a key tells its characters, its modifiers and its place on the keyboard [API-P03]")
  func keys() {
    var seen: [String] = []
    let probe = PressView(frame: stage.window.bounds, stage, "probe")
    probe.describe = { press in
      guard let key = press.key else { return }
      seen.append(
        "\(press.type) \(key.characters) \(key.charactersIgnoringModifiers) "
          + "\(key.keyCode) \(key.modifierFlags == [.shift, .command])")
    }
    stage.window.addSubview(probe)
    stage.key("A", .keyboardA, modifiers: [.shift, .command]).tap()
    #expect(seen == ["key A a keyboardA true", "key A a keyboardA true"])
    #expect(stage.log == ["probe.pressesBegan A", "probe.pressesEnded A"])
  }

  @Test("the event holds every press of the sequence, and each recognizer's own [API-P02, API-E04]")
  func event() {
    var seen: [String] = []
    let select = stage.add(LoudPressRecognizer(stage), to: view, named: "select")
    let probe = EventWindow(on: stage)
    probe.rootView(view)
    probe.describe = { event in
      guard let event = event as? UIPressesEvent else { return "no presses" }
      let all = event.allPresses.map { "\($0.type) \($0.phase)" }.sorted()
      seen.append("\(event.type): \(all.joined(separator: ", "))")
      return ""
    }
    let first = stage.button(.select).down()
    stage.wait(0.1)
    let second = stage.button(.menu).down()
    stage.wait(0.1)
    first.up()
    second.up()
    #expect(
      seen == [
        "presses: select began", "presses: menu began, select stationary",
        "presses: menu stationary, select ended", "presses: menu ended",
      ])
    _ = select
  }

  @Test("a recognizer hears only of the types it allows, before the responder [API-G12, API-G29]")
  func allowedTypes() {
    stage.add(LoudPressRecognizer(stage, allowing: [.select, .upArrow]), to: view, named: "some")
    stage.add(LoudPressRecognizer(stage, allowing: []), to: view, named: "none")
    stage.button(.upArrow).tap()
    stage.button(.downArrow).tap()
    #expect(
      stage.log == [
        "some.pressesBegan upArrow", "view.pressesBegan upArrow", "some.pressesEnded upArrow",
        "view.pressesEnded upArrow", "view.pressesBegan downArrow", "view.pressesEnded downArrow",
      ])
  }

  @Test("a changed force is a message, and a cancelled press another [API-G29]")
  func changedAndCancelled() {
    let probe = stage.add(LoudPressRecognizer(stage), to: view, named: "probe")
    probe.delaysTouchesEnded = false
    stage.button(.select).down().squeeze(0.5).cancel()
    #expect(
      stage.log == [
        "probe.pressesBegan select", "view.pressesBegan select", "probe.pressesChanged select",
        "view.pressesChanged select", "probe.pressesCancelled select",
        "view.pressesCancelled select",
      ])
  }

  @Test("the delegate is asked about each new press, after the event [API-D06, API-D07]")
  func delegate() {
    let gate = PressGate()
    let probe = stage.add(LoudPressRecognizer(stage), to: view, named: "probe")
    probe.delegate = gate
    stage.button(.select).tap()
    gate.letsIn = false
    stage.button(.select).tap()
    #expect(gate.asked == ["event presses", "select", "event presses", "select"])
    #expect(
      stage.log == [
        "probe.pressesBegan select", "view.pressesBegan select", "probe.pressesEnded select",
        "view.pressesEnded select", "view.pressesBegan select", "view.pressesEnded select",
      ])
  }

  @Test("recognition takes the press away from its responder [API-P01, DEL-30, DEL-34]")
  func taken() {
    stage.add(LoudPressRecognizer(stage), to: view, named: "hold").on(.changed, become: .began)
      .on(.ended, become: .ended)
    stage.button(.select).down().squeeze(0.5).squeeze(0.75).up()
    #expect(
      stage.log == [
        "hold.pressesBegan select", "view.pressesBegan select", "hold.pressesChanged select",
        "view.pressesCancelled select", "hold began", "hold.pressesChanged select",
        "hold.pressesEnded select", "hold ended",
      ])
  }

  @Test("without cancelsTouchesInView the responder hears it all [DEL-33, API-R05]")
  func notTaken() {
    let tap = stage.add(UITapGestureRecognizer(), to: view, named: "tap")
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    tap.cancelsTouchesInView = false
    stage.button(.select).tap()
    #expect(
      stage.log == ["view.pressesBegan select", "tap ended", "view.pressesEnded select"])
  }

  @Test("delaysTouchesBegan keeps a press back until the recognizer fails [DEL-40, DEL-44]")
  func delayed() {
    let probe = stage.add(LoudPressRecognizer(stage), to: view, named: "probe")
    probe.delaysTouchesBegan = true
    probe.on(.ended, become: .failed)
    stage.button(.select).tap()
    #expect(
      stage.log == [
        "probe.pressesBegan select", "probe.pressesEnded select", "view.pressesBegan select",
        "view.pressesEnded select",
      ])
  }

  @Test("a recognizer that ignores a press gives it back [API-G20, DEL-60]")
  func ignored() {
    let probe = IgnoringRecognizer()
    probe.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    probe.delaysTouchesBegan = true
    stage.add(probe, to: view, named: "probe")
    stage.button(.select).tap()
    #expect(stage.log == ["view.pressesBegan select", "view.pressesEnded select"])
    #expect(probe.remaining == [0])
  }

  @Test(
    "modifier keys that are held show on the event and the recognizer [API-V03, API-G19, API-E07]")
  func modifiers() {
    let probe = stage.add(LoudPressRecognizer(stage), to: view, named: "probe")
    stage.hold([.control, .alternate])
    stage.button(.select).down()
    #expect(probe.modifierFlags == [.control, .alternate])
  }

  @Test("an interruption cancels presses, recognizers first [DEL-27]")
  func interruption() {
    stage.add(LoudPressRecognizer(stage), to: view, named: "probe")
    stage.button(.select).down()
    stage.log = []
    stage.interrupt()
    #expect(stage.log == ["probe.pressesCancelled select", "view.pressesCancelled select"])
  }

  @Test("a responder that leaves the window hears that its press is cancelled [DEL-26]")
  func leaves() {
    let button = stage.button(.select).down()
    view.removeFromSuperview()
    button.up()
    #expect(stage.log == ["view.pressesBegan select", "view.pressesCancelled select"])
  }

  @Test("without a key window a press is nobody's")
  func nobody() {
    let scene = UIWindowScene()
    scene.touchSystem.receive(
      InputFrame(time: .zero, presses: [PressChange(id: 1, phase: .began, type: 4)]))
    scene.touchSystem.receive(
      InputFrame(time: .zero, presses: [PressChange(id: 1, phase: .ended, type: 4)]))
    #expect(stage.log == [])
  }
}

extension EventWindow {
  /// Shows a view that another window showed.
  fileprivate func rootView(_ view: UIView) { addSubview(view) }
}

/// May be the first responder and handles nothing.
private final class WillingView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// Ignores every press it is shown.
private final class IgnoringRecognizer: UIGestureRecognizer {
  private(set) var remaining: [Int] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { ignore(press, for: event) }
    remaining.append(event.presses(for: self).count)
  }
}

/// Answers for presses and remembers what it was asked.
private final class PressGate: NSObject, UIGestureRecognizerDelegate {
  var letsIn = true
  private(set) var asked: [String] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    asked.append("\(press.type)")
    return letsIn
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    asked.append("event \(event.type)")
    return true
  }
}
