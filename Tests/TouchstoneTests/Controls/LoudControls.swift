import Foundation
import Touchstone
import TouchstoneTesting

// UIKit's controls, and one of one's own, that write every tracking call into their stage's log. One
// class cannot stand over them all, so each says the same.

/// A control of one's own, which may decline.
final class LoudControl: UIControl {
  weak var stage: Stage?
  var begins = true
  var goesOn: () -> Bool = { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("begin", touch, by: self)
    return super.beginTracking(touch, with: event) && begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continue", touch, by: self)
    return super.continueTracking(touch, with: event) && goesOn()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.note("end", touch, by: self)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.note(event == nil ? "cancel without event" : "cancel", nil, by: self)
    super.cancelTracking(with: event)
  }
}

final class LoudButton: UIButton {
  weak var stage: Stage?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("begin", touch, by: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continue", touch, by: self)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.note("end", touch, by: self)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.note(event == nil ? "cancel without event" : "cancel", nil, by: self)
    super.cancelTracking(with: event)
  }
}

final class LoudSwitch: UISwitch {
  weak var stage: Stage?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("begin", touch, by: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continue", touch, by: self)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.note("end", touch, by: self)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.note(event == nil ? "cancel without event" : "cancel", nil, by: self)
    super.cancelTracking(with: event)
  }
}

final class LoudStepper: UIStepper {
  weak var stage: Stage?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("begin", touch, by: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continue", touch, by: self)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.note("end", touch, by: self)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.note(event == nil ? "cancel without event" : "cancel", nil, by: self)
    super.cancelTracking(with: event)
  }
}

final class LoudSegments: UISegmentedControl {
  weak var stage: Stage?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("begin", touch, by: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continue", touch, by: self)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.note("end", touch, by: self)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.note(event == nil ? "cancel without event" : "cancel", nil, by: self)
    super.cancelTracking(with: event)
  }
}

final class LoudPageControl: UIPageControl {
  weak var stage: Stage?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("begin", touch, by: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continue", touch, by: self)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.note("end", touch, by: self)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.note(event == nil ? "cancel without event" : "cancel", nil, by: self)
    super.cancelTracking(with: event)
  }
}

final class LoudSlider: UISlider {
  weak var stage: Stage?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("begin", touch, by: self)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stage?.note("continue", touch, by: self)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stage?.note("end", touch, by: self)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    stage?.note(event == nil ? "cancel without event" : "cancel", nil, by: self)
    super.cancelTracking(with: event)
  }
}
