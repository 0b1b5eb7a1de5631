import Foundation
import Touchstone

extension Performance {
  func makeControl(_ number: Int, _ plan: Script.Control, frame: CGRect) -> UIControl {
    let part = ControlPart(number, plan, self)
    let control: UIControl
    if plan.isButton {
      let button = ScriptedButton(frame: frame)
      button.part = part
      control = button
    } else {
      let plain = ScriptedControl(frame: frame)
      plain.part = part
      control = plain
    }
    part.listen(to: control)
    control.accessibilityIdentifier = "v\(number)"
    return control
  }

  func noteWhereAllAre() {
    log.append(.states(recognizers.map(\.state)))
    let controls = script.controls
    guard !controls.isEmpty else { return }
    let tracking = controls.filter { (views[$0] as? UIControl)?.isTracking == true }
    let highlighted = controls.filter { (views[$0] as? UIControl)?.isHighlighted == true }
    log.append(.controls(tracking: tracking, highlighted: highlighted))
  }
}
