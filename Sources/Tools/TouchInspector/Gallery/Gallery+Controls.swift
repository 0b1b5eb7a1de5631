import Foundation
import Touchstone

extension Gallery {
  /// UIKit's controls, next to recognizers that compete for their touches.
  static var controls: [Example] {
    [
      Example(
        id: "controls", title: "Controls", group: "Whole scenes",
        text: "Press, drag out and in again; the table below them has a tap of its own."
      ) { window in
        let panel = ControlPanel(in: window)
        return panel
      }
    ]
  }
}

/// A column of controls, and a line that shows the actions they sent.
private final class ControlPanel {
  private let table: UIView
  private let line: UILabel

  init(in window: UIWindow) {
    let bounds = window.bounds
    table = UIView(frame: bounds)
    table.backgroundColor = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)
    table.accessibilityIdentifier = "table"
    line = UILabel(frame: CGRect(x: 0, y: bounds.maxY - 64, width: bounds.width, height: 30))
    line.accessibilityIdentifier = "line"
    line.textColor = Poster.ink
    line.textAlignment = .center
    line.text = "Nothing yet"
    table.addSubview(line)
    window.addSubview(table)
    let controls = makeControls()
    let step = min(72, (bounds.height - 110) / CGFloat(controls.count))
    for (index, (name, control, size)) in controls.enumerated() {
      control.frame = CGRect(
        x: bounds.midX - size.width / 2,
        y: 24 + step * CGFloat(index) + (step - size.height) / 2, width: size.width,
        height: size.height)
      control.accessibilityIdentifier = name
      tell(name, control)
      table.addSubview(control)
    }
    let tap = UITapGestureRecognizer()
    tap.name = "table tap"
    tap.addAction { [weak self] _ in self?.line.text = "The table was tapped" }
    table.addGestureRecognizer(tap)
  }

  private func makeControls() -> [(String, UIControl, CGSize)] {
    let button = UIButton(type: .system)
    button.setTitle("Press me", for: .normal)
    let stepper = UIStepper(frame: .zero)
    stepper.maximumValue = 20
    let row = UISegmentedControl(items: ["Sand", "Sea", "Snow"])
    row.selectedSegmentIndex = 1
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 5
    let slider = UISlider(frame: .zero)
    slider.value = 0.4
    return [
      ("button", button, CGSize(width: 140, height: 44)),
      ("switch", UISwitch(frame: .zero), CGSize(width: 51, height: 31)),
      ("slider", slider, CGSize(width: 240, height: 34)),
      ("stepper", stepper, CGSize(width: 94, height: 32)),
      ("segments", row, CGSize(width: 240, height: 32)),
      ("pages", pages, CGSize(width: 160, height: 28)),
    ]
  }

  private func tell(_ name: String, _ control: UIControl) {
    let told: [(UIControl.Event, String)] = [
      (.touchDown, "touch down"), (.touchDragExit, "dragged out"), (.touchDragEnter, "dragged in"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
      (.valueChanged, "value changed"),
    ]
    for (event, words) in told {
      control.addAction(
        UIAction { [weak self] action in
          self?.line.text = "\(name): \(words)\(Self.value(of: action.sender))"
        }, for: event)
    }
  }

  private static func value(of sender: Any?) -> String {
    switch sender {
    case let toggle as UISwitch: toggle.isOn ? ", on" : ", off"
    case let slider as UISlider: String(format: ", %.2f", slider.value)
    case let stepper as UIStepper: ", \(Int(bounding: stepper.value))"
    case let row as UISegmentedControl: ", \(row.selectedSegmentIndex)"
    case let pages as UIPageControl: ", \(pages.currentPage)"
    default: ""
    }
  }
}
