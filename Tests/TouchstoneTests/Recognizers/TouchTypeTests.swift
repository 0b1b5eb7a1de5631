import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Kinds of touch, buttons and modifier keys")
struct TouchTypeTests {
  let stage = Stage()

  private func number(_ type: UITouch.TouchType) -> NSNumber { NSNumber(value: type.rawValue) }

  @Test(
    "a recognizer receives touches of the kinds it allows, and their view all [API-G11, DEL-04]",
    arguments: [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer])
  func allowed(type: UITouch.TouchType) throws {
    stage.addLoudView(named: "view")
    let probe = stage.add(LoudRecognizer(stage: stage), named: "probe")
    #expect(probe.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
    probe.allowedTouchTypes = [number(type)]
    for raw in 0...3 {
      let kind = try #require(Contact.Kind(rawValue: raw))
      stage.log = []
      stage.finger(at: CGPoint(x: 50, y: 50), kind: kind).tap()
      #expect(stage.log.filter { $0.hasPrefix("probe") }.count == (raw == type.rawValue ? 2 : 0))
      #expect(stage.log.filter { $0.hasPrefix("view") }.count == 2)
    }
  }

  @Test("the first touch settles the kind of all, as long as a finger is down [API-G13, COR-17]")
  func exclusive() {
    let probe = stage.add(LoudRecognizer(stage: stage), named: "probe")
    #expect(probe.requiresExclusiveTouchType)
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    let pencil = stage.pencil(at: CGPoint(x: 90, y: 50)).down().move(by: 5, 0).up()
    finger.up()
    pencil.tap()
    #expect(
      stage.log == ["probe.began a", "probe.ended a", "probe.began b", "probe.ended b"])
  }

  @Test("without it touches of several kinds come together [API-G13]")
  func mixed() {
    let probe = stage.add(LoudRecognizer(stage: stage), named: "probe")
    probe.requiresExclusiveTouchType = false
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.pencil(at: CGPoint(x: 90, y: 50)).tap()
    finger.up()
    #expect(
      stage.log == ["probe.began a", "probe.began b", "probe.ended b", "probe.ended a"])
  }

  @Test("a pinch of a finger and a pencil needs both kinds [API-G13]")
  func pinch() {
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    for isExclusive in [true, false] {
      pinch.requiresExclusiveTouchType = isExclusive
      let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
      let pencil = stage.pencil(at: CGPoint(x: 90, y: 50)).down()
      pencil.move(by: 50, 0).up()
      finger.up()
    }
    #expect(stage.log == ["pinch began", "pinch ended"])
  }

  // MARK: - Pointer buttons

  @Test("a tap takes the primary button unless told otherwise [TAP-10, API-B01]")
  func primary() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    #expect(tap.buttonMaskRequired == .primary)
    let pointer = stage.pointer(at: CGPoint(x: 50, y: 50))
    pointer.click(.secondary)
    #expect(stage.log == [])
    pointer.click(.primary)
    #expect(stage.log == ["tap ended"])
  }

  @Test("the buttons must be those of the mask, exactly [TAP-10]")
  func exactly() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.buttonMaskRequired = .secondary
    let pointer = stage.pointer(at: CGPoint(x: 50, y: 50))
    pointer.click(.primary).click([.primary, .secondary])
    #expect(stage.log == [])
    pointer.click(.secondary)
    #expect(stage.log == ["tap ended"])
  }

  @Test("fingers and pencils have no buttons, and the mask is not asked [TAP-10]")
  func fingers() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.buttonMaskRequired = .secondary
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    stage.wait(1)
    stage.pencil(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == ["tap ended", "tap ended"])
  }

  @Test(
    "event and recognizer tell the buttons, at the lift those that were let go [API-G19, API-V03]")
  func buttons() {
    var seen: [String] = []
    let probe = LoudRecognizer()
    for phase in [UITouch.Phase.began, .moved, .ended] {
      probe.on(phase) { recognizer, _, event in
        seen.append("\(phase) \(event.buttonMask.rawValue) \(recognizer.buttonMask.rawValue)")
      }
    }
    stage.view.addGestureRecognizer(probe)
    let pointer = stage.pointer(at: CGPoint(x: 50, y: 50)).enter().down(.secondary)
      .move(to: CGPoint(x: 60, y: 50)).up()
    #expect(seen == ["began 2 2", "moved 2 2", "ended 2 2"])
    seen = []
    pointer.leave()
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(seen == ["began 0 0", "ended 0 0"])
  }

  @Test("a move shows the buttons that are down now, only a lift those just let go [COR-08]")
  func buttonLetGo() {
    var seen: [String] = []
    let probe = LoudRecognizer()
    for phase in [UITouch.Phase.began, .moved, .ended] {
      probe.on(phase) { _, _, event in seen.append("\(phase) \(event.buttonMask.rawValue)") }
    }
    stage.view.addGestureRecognizer(probe)
    let send = { (phase: Contact.Phase, x: CGFloat, buttons: Int) in
      stage.input {
        $0.buttons = buttons
        $0.contacts = [
          Contact(
            id: 1, phase: phase, kind: .indirectPointer, at: CGPoint(x: x, y: 50), time: $0.time)
        ]
      }
    }
    send(.began, 50, 3)
    send(.moved, 60, 1)
    send(.moved, 70, 1)
    send(.ended, 70, 0)
    #expect(seen == ["began 3", "moved 1", "moved 1", "ended 1"])
  }

  @Test("event and recognizer tell the modifier keys of the last event [API-G19, API-V03, API-E07]")
  func modifiers() {
    var seen: [String] = []
    let probe = LoudRecognizer()
    for phase in [UITouch.Phase.began, .ended] {
      probe.on(phase) { recognizer, _, event in
        seen.append(
          "\(phase) \(event.modifierFlags == .shift) \(recognizer.modifierFlags == .shift)")
      }
    }
    stage.view.addGestureRecognizer(probe)
    stage.hold(.shift)
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.hold([])
    finger.up()
    #expect(seen == ["began true true", "ended false false"])
  }

  @Test("scrolls and hovers tell the modifier keys too [API-G19]")
  func pointerModifiers() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    pan.allowedScrollTypesMask = .all
    let hover = stage.add(UIHoverGestureRecognizer(), named: "hover")
    stage.hold(.command)
    stage.pointer(at: CGPoint(x: 50, y: 50)).enter().scroll(by: 0, 9)
    #expect(pan.modifierFlags == .command)
    #expect(hover.modifierFlags == .command)
  }
}
