import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What an action reads of the control that sends its event: the table in `docs/reference/controls.md`.
@Suite("Inside the actions of a control")
struct ControlEventTests {
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let event: UIControl.Event
    let name: String
    let expected: [String]
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(event: .touchDown, name: "touchDown", expected: ["TIH normal+highlighted"]),
    Row(event: .touchDownRepeat, name: "touchDownRepeat", expected: ["TIH normal+highlighted"]),
    Row(event: .touchDragInside, name: "touchDragInside", expected: ["TIH normal+highlighted"]),
    Row(event: .touchDragEnter, name: "touchDragEnter", expected: ["TIH normal+highlighted"]),
    Row(event: .touchDragOutside, name: "touchDragOutside", expected: ["T normal"]),
    Row(event: .touchDragExit, name: "touchDragExit", expected: ["T normal"]),
    Row(event: .touchUpInside, name: "touchUpInside", expected: ["IH normal+highlighted"]),
    Row(
      event: .primaryActionTriggered, name: "primaryActionTriggered",
      expected: ["IH normal+highlighted"]),
    Row(event: .touchUpOutside, name: "touchUpOutside", expected: [" normal"]),
    Row(event: .touchCancel, name: "touchCancel", expected: [" normal"]),
  ]

  private func words(of control: UIControl) -> String {
    (control.isTracking ? "T" : "") + (control.isTouchInside ? "I" : "")
      + (control.isHighlighted ? "H" : "") + " normal"
      + (control.state == .highlighted ? "+highlighted" : "")
  }

  @Test("each event [COR-18, CTL-07, CTL-08, API-C02, API-C04]", arguments: rows)
  func event(_ row: Row) {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.view.addSubview(button)
    var seen: [String] = []
    button.addAction(
      UIAction { [unowned button] _ in
        seen.append(words(of: button))
        // It does not stay.
        button.isHighlighted = true
      }, for: row.event)
    let finger = stage.finger(at: CGPoint(x: 50, y: 20))
    switch row.event {
    case .touchDownRepeat: finger.doubleTap()
    case .touchDragInside: finger.down().move(by: 1, 0).up()
    case .touchDragEnter: finger.down().move(by: 0, 200).move(by: 0, -200).up()
    case .touchDragExit, .touchDragOutside, .touchUpOutside: finger.down().move(by: 0, 200).up()
    case .touchCancel: finger.down().cancel()
    default: finger.tap()
    }
    #expect(seen == row.expected)
    if row.event != .touchCancel { #expect(!button.isHighlighted) }
  }

  @Test("the events of a value, with the new one [COR-18, CTL-15]")
  func values() {
    let stage = Stage()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 51, height: 31))
    for control in [slider, toggle] { stage.view.addSubview(control) }
    var seen: [String] = []
    slider.addAction(
      UIAction { [unowned slider] _ in
        seen.append("\(words(of: slider)) \(slider.value > 0)")
      }, for: [.valueChanged, .touchUpInside])
    toggle.addAction(
      UIAction { [unowned toggle] _ in
        seen.append("\(words(of: toggle)) \(toggle.isOn)")
      }, for: [.valueChanged, .touchUpInside])
    stage.finger(at: CGPoint(x: 5, y: 20)).down().move(by: 50, 0).up()
    #expect(
      seen == [
        "TIH normal+highlighted false", "TIH normal+highlighted true",
        "IH normal+highlighted true", "IH normal+highlighted true",
      ])
    seen = []
    stage.finger(at: CGPoint(x: 20, y: 115)).tap()
    #expect(seen == ["IH normal+highlighted true", "IH normal+highlighted true"])
  }
}
