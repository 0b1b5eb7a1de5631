import Foundation
import Testing
import Touchstone

@Suite struct ControlDefaults {
  @Test("events, states and alignments have UIKit's numbers [API-E15, API-E16, API-E17]")
  func numbers() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit,
    ]
    let bits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19]
    #expect(events.map(\.rawValue) == bits.map { 1 << $0 })
    let masks: [UIControl.Event] = [
      .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
    ]
    #expect(
      masks.map(\.rawValue) == [0xFFF, 0xF0000, 0x0F00_0000, 0xF000_0000, 0xFFFF_FFFF])
    let states: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8, 0xFF0000, 0xFF00_0000])
    #expect(
      [.center, .top, .bottom, .fill].map(\UIControl.ContentVerticalAlignment.rawValue)
        == [0, 1, 2, 3])
    #expect(
      [.center, .left, .right, .fill, .leading, .trailing]
        .map(\UIControl.ContentHorizontalAlignment.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  @Test("a new control has UIKit's defaults [API-C02, API-C03, API-C04]")
  func defaults() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    #expect(control.state == .normal && !control.isTracking && !control.isTouchInside)
    #expect(control.contentVerticalAlignment == .center)
    #expect(control.effectiveContentHorizontalAlignment == .center)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    #expect(control.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("the state is made of what holds [API-C02]")
  func state() {
    let control = UIControl()
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test("controls take the sizes that they have in UIKit [API-C15, API-C16]")
  func sizes() {
    let frame = CGRect(x: 10, y: 20, width: 200, height: 200)
    let (toggle, stepper) = (UISwitch(frame: frame), UIStepper(frame: frame))
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(stepper.frame == CGRect(x: 10, y: 20, width: 94, height: 32))
    toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    toggle.bounds.size.width = 70
    #expect(toggle.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(UISwitch(coder: NSCoder())?.bounds.size == CGSize(width: 51, height: 31))
    #expect(UISlider(frame: frame).sizeThatFits(.zero) == CGSize(width: 200, height: 34))
    #expect(UISegmentedControl(items: ["a", "b"]).bounds.height == 32)
    #expect(UIPageControl(frame: frame).sizeThatFits(.zero).height == 26)
  }
}
