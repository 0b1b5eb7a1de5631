import Foundation

/// Two buttons that decrease and increase a value, repeatedly while held.
///
/// ```
/// released ─down on a half─▶ counting ─repeat due, still on that half─▶ counting
/// counting ─up | cancel─▶ released
/// ```
/// Without `autorepeat` it steps once, when the finger lifts on the half where it came down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  // MARK: Configuration

  /// Whether each step sends an event; otherwise only the end of the press does.
  open var isContinuous = true
  /// Whether the value changes repeatedly while the button is held.
  open var autorepeat = true
  /// Whether the value wraps around at the limits.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }

  /// The value, limited to the range. Setting it sends no event (CTL-15, OPN-21).
  open var value: Double {
    get { count.value }
    set { change { $0.value = newValue } }
  }
  /// The minimum value. A minimum above the maximum raises the maximum.
  open var minimumValue: Double {
    get { count.minimum }
    set { change { $0.minimum = newValue } }
  }
  /// The maximum value; 100 unless set.
  open var maximumValue: Double {
    get { count.maximum }
    set { change { $0.maximum = newValue } }
  }
  /// The size of a step; it must be positive.
  open var stepValue: Double {
    get { count.step }
    set {
      guard newValue > 0 else {
        return diagnose("a step of \(newValue) leads nowhere and was ignored")
      }
      change { $0.step = newValue }
    }
  }

  // MARK: Tuning

  override class var fixedSize: CGSize? { CGSize(width: 94, height: 32) }

  // MARK: Progress

  private struct Press {
    var goesUp: Bool
    var isOnHalf = true
    /// Whether there is a new value that has not been sent.
    var hasChanged = false
    var repeats = 0
    var nextStep: ScheduledWork?
  }

  private var count = StepperCount()
  private var press: Press?
  private lazy var minus = addDecoration(UILabel(frame: .zero))
  private lazy var plus = addDecoration(UILabel(frame: .zero))
  private lazy var divider = addDecoration(UIView(frame: .zero))

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    press = Press(goesUp: touch.location(in: self).x >= bounds.midX)
    return true
  }

  override func pressBegan(with event: UIEvent?) {
    if autorepeat { step(with: event) }
    // An action of the step may have ended the press.
    if autorepeat { scheduleRepeat() }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let isOnPlus = touch.location(in: self).x >= bounds.midX
    let isOnHalf = isTouchInside && isOnPlus == press?.goesUp
    press?.isOnHalf = isOnHalf
    setNeedsLayout()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !autorepeat, press?.isOnHalf == true { step(with: event) }
    finishPress(with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finishPress(with: event)
  }

  package override var gestureRule: ControlGestureRule { .singleTap }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    minus.frame = CGRect(origin: bounds.origin, size: half)
    plus.frame = CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: half)
    divider.frame = CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: 18)
    divider.backgroundColor = .separator
    for (label, text, goesUp) in [(minus, "−", false), (plus, "+", true)] {
      label.text = text
      label.textAlignment = .center
      label.textColor = isEnabled && canStep(up: goesUp) ? .label : .tertiaryLabel
      let isPressed = press?.goesUp == goesUp && press?.isOnHalf == true
      label.backgroundColor = isPressed ? .systemGray3 : .systemFill
    }
  }

  // MARK: Private

  private func canStep(up: Bool) -> Bool { wraps || count.canStep(up: up) }

  private func change(_ change: (inout StepperCount) -> Void) {
    change(&count)
    setNeedsLayout()
  }

  private func step(with event: UIEvent?) {
    guard let goesUp = press?.goesUp, count.step(up: goesUp, wraps: wraps) else { return }
    setNeedsLayout()
    if isContinuous { sendValue(with: event) } else { press?.hasChanged = true }
  }

  private func scheduleRepeat() {
    guard let press, let system = window?.touchSystem else { return }
    let interval = StepperCount.interval(beforeRepeat: press.repeats, system.tuning)
    self.press?.nextStep = system.schedule(after: interval) { [weak self] in self?.repeatStep() }
  }

  /// Repeats a step; pauses while the finger is outside its half of the stepper.
  private func repeatStep() {
    guard let press else { return }
    self.press?.repeats += 1
    if press.isOnHalf { step(with: nil) }
    scheduleRepeat()
  }

  private func finishPress(with event: UIEvent?) {
    guard let press else { return }
    press.nextStep?.cancel()
    self.press = nil
    setNeedsLayout()
    if press.hasChanged { sendValue(with: event) }
  }
  nonisolated deinit {}
}
