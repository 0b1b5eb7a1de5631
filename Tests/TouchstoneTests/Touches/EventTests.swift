import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct EventTests {
  let stage = Stage()
  let view: ReadingView

  init() {
    view = ReadingView(frame: stage.view.bounds)
    stage.view.addSubview(view)
  }

  @Test("an event of touches tells its type and time [API-V01, API-V02, API-E04, API-E05]")
  func typeAndTime() {
    var seen: [String] = []
    view.read = { _, _, event in
      seen.append("\(event.type.rawValue) \(event.subtype.rawValue) \(event.timestamp)")
    }
    stage.finger(at: CGPoint(x: 10, y: 10)).hold(0.5).down().hold(0.25).up()
    #expect(seen == ["0 0 0.5", "0 0 0.75"])
  }

  @Test("an event tells which keys and buttons are held, as does a recognizer [API-V03, API-G19]")
  func modifiers() {
    var seen: [String] = []
    view.read = { _, _, event in
      seen.append("\(event.modifierFlags.rawValue) \(event.buttonMask.rawValue)")
    }
    let flags: UIKeyModifierFlags = [.shift, .command]
    let tap = stage.watch(UITapGestureRecognizer()) {
      "\($0.modifierFlags.rawValue) \($0.buttonMask.rawValue)"
    }
    tap.cancelsTouchesInView = false
    stage.scene.touchSystem.receive(
      InputFrame(time: .zero, modifiers: flags.rawValue, buttons: 1))
    stage.finger(at: CGPoint(x: 10, y: 10)).tap()
    #expect(flags.rawValue == 0x120000)
    #expect(seen == ["\(flags.rawValue) 1", "\(flags.rawValue) 1"])
    #expect(stage.log == ["ended \(flags.rawValue) 1"])
  }
}
