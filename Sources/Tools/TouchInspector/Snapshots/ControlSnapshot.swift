import Touchstone

/// A control's state, as a page needs it to draw the control.
struct ControlSnapshot: Encodable, Equatable {
  var kind: String
  var highlighted: Bool?
  var on: Bool?
  var value: Double?
  var minimum: Double?
  var maximum: Double?
  var segments: [String]?
  var selected: Int?
  var pages: Int?

  /// `nil` if the view is not one of UIKit's controls.
  init?(_ control: UIControl) {
    kind = ""
    if control.isHighlighted { highlighted = true }
    switch control {
    case is UIButton: kind = "button"
    case let toggle as UISwitch:
      kind = "switch"
      on = toggle.isOn
    case let slider as UISlider:
      kind = "slider"
      value = Double(slider.value)
      minimum = Double(slider.minimumValue)
      maximum = Double(slider.maximumValue)
    case let stepper as UIStepper:
      kind = "stepper"
      value = stepper.value
    case let row as UISegmentedControl:
      kind = "segments"
      segments = (0..<row.numberOfSegments).map { row.titleForSegment(at: $0) ?? "" }
      selected = row.selectedSegmentIndex
    case let dots as UIPageControl:
      kind = "pages"
      pages = dots.numberOfPages
      selected = dots.currentPage
    default: return nil
    }
  }

  /// Whether the page draws the control itself instead of its subviews.
  var isDrawnByPage: Bool { kind != "button" }
}
