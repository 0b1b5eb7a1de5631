import Foundation
import Touchstone
import TouchstoneTesting

extension Stage {
  /// Writes every event of a control into the log, with what holds of the control in the action and,
  /// if it is told how, with its value: "touchDown TIH", "valueChanged 3 TIH".
  func hear(_ control: UIControl, value: (() -> String)? = nil) {
    for (event, name) in Self.eventNames {
      control.addAction(
        UIAction { [weak self] action in
          guard let self, let sender = action.sender as? UIControl else { return }
          let isNews = event == .valueChanged || event == .primaryActionTriggered
          let words = [name, isNews ? value?() : nil, Self.flags(of: sender)]
          log.append(words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "))
        }, for: event)
    }
  }

  /// Writes a tracking call into the log: "begin a I".
  func note(_ call: String, _ touch: UITouch?, by control: UIControl) {
    let words = [call, touch.map { names(of: [$0]) }, Self.flags(of: control)]
    log.append(words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// T is tracking, I touch inside, H highlighted, S selected, D disabled.
  private static func flags(of control: UIControl) -> String {
    let flags: [(Bool, String)] = [
      (control.isTracking, "T"), (control.isTouchInside, "I"), (control.isHighlighted, "H"),
      (control.isSelected, "S"), (!control.isEnabled, "D"),
    ]
    return flags.filter(\.0).map(\.1).joined()
  }

  private static let eventNames: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
  ]
}
