import Foundation

/// What a kind of view tells those who cannot see it, unless it is told otherwise.
struct OwnAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = []

  @MainActor init(_ responder: UIResponder) {
    switch responder {
    case let label as UILabel:
      self.label = label.text
      (isElement, traits) = (true, .staticText)
    case let button as UIButton:
      label = button.currentTitle
      (isElement, traits) = (true, .button)
    case let toggle as UISwitch:
      value = toggle.isOn ? "1" : "0"
      (isElement, traits) = (true, .button)
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      let share = range > 0 ? (slider.value - slider.minimumValue) / range : 0
      value = "\(Int(bounding: Double((share * 100).rounded())))%"
      (isElement, traits) = (true, .adjustable)
    case let pages as UIPageControl:
      value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
      (isElement, traits) = (true, .adjustable)
    case is UIImageView: traits = .image
    default: break
    }
    if let control = responder as? UIControl {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
  }
}

extension UIResponder {
  var accessibilityToSet: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    accessibility = made
    return made
  }

  var frameOnScreen: CGRect {
    guard let view = self as? UIView, let window = view.window ?? (view as? UIWindow) else {
      return .zero
    }
    return window.convert(view.convert(view.bounds, to: nil), to: nil as UIWindow?)
  }

  /// What controls do when they are activated without a finger.
  func activateByItself() -> Bool {
    guard let control = self as? UIControl, control.isEnabled else { return false }
    switch control {
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: true)
      toggle.sendActions(for: .valueChanged)
    case is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl: return false
    default: control.sendActions(for: .touchUpInside)
    }
    return true
  }

  /// What controls with a value do when it is to go one step up or down.
  func adjustByItself(_ way: Int) {
    guard let control = self as? UIControl, control.isEnabled else { return }
    switch control {
    case let slider as UISlider:
      let step = (slider.maximumValue - slider.minimumValue) / 10
      slider.value += step * Float(way)
    case let stepper as UIStepper: stepper.value += stepper.stepValue * Double(way)
    case let pages as UIPageControl: pages.currentPage += way
    default: return
    }
    control.sendActions(for: .valueChanged)
  }
}
