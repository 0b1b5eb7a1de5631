import Foundation
@_spi(Kit) import TouchstoneCore

/// A view that turns one finger into events, and sends them to the targets and actions that asked for them
/// (CTL-01).
///
/// A subclass overrides `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking`, and
/// calls `super` in each.
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: State

  /// A disabled control is still hit, and ignores new touches (HIT-14, CTL-11). A touch that it tracks goes on to its
  /// end (COR-19).
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateChanged() }
    }
  }
  /// Whether it is chosen; `false` unless set.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Set and cleared by tracking: on while the finger is inside.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// All that holds of the control now (API-C02).
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is being tracked.
  open internal(set) var isTracking = false
  /// Whether the tracked touch is inside; means something only while tracking and in the actions of
  /// the lift (API-C04).
  open internal(set) var isTouchInside = false

  // MARK: Content

  /// Where content lies from top to bottom; in the middle unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content lies from side to side; in the middle unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The alignment with leading and trailing resolved; text runs from left to right here.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Progress

  /// The touch that is tracked, with where it stands; both are there or neither.
  struct Tracked {
    let touch: UITouch
    var tracking = ControlTracking()
  }

  var tracked: Tracked?
  /// The targets and actions with their events, in the order in which they were added.
  // What is taken out of it goes when it has changed: code that runs then may come back here.
  var receivers: [ControlReceiver] = [] { didSet { withExtendedLifetime(oldValue) {} } }

  // MARK: Creating

  /// Makes a control that sends nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize ?? frame.size))
    markAsControl()
  }

  /// A control whose primary action does something (API-C01).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    markAsControl()
    if let size = Self.fixedSize { super.bounds.size = size }
  }

  // MARK: Size

  /// The only size that the control has, if it has but one (API-C15).
  class var fixedSize: CGSize? { nil }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = CGRect(origin: newValue.origin, size: Self.fixedSize ?? newValue.size)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = transform.isIdentity ? Self.fixedSize : nil
      super.frame = CGRect(origin: newValue.origin, size: size ?? newValue.size)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    return CGSize(
      width: wanted.width == UIView.noIntrinsicMetric ? bounds.width : wanted.width,
      height: wanted.height == UIView.noIntrinsicMetric ? bounds.height : wanted.height)
  }

  open override var intrinsicContentSize: CGSize {
    Self.fixedSize ?? super.intrinsicContentSize
  }

  // MARK: Tracking

  /// A touch came down; `false` leaves it alone, and no events are sent (CTL-03).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved; `false` ends the tracking without further events (CTL-04).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch lifted, or tracking ends otherwise. Overrides call `super` (CTL-10).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTracking = false }

  /// The touch was taken away; the event is `nil` if no input did it, such as removal (CTL-09).
  open func cancelTracking(with event: UIEvent?) { isTracking = false }

  // A control keeps its touches: nothing goes up the chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    followTouch(touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let tracked, touches.contains(tracked.touch) { abandonTracking(with: event) }
  }

  /// Keeps what the control itself does from recognizers of the views above it (CRC-03).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !keepsForItself(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  @_spi(Kit) open override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    switch self {
    case let button as UIButton:
      own.label = button.currentTitle
      (own.isElement, own.traits) = (true, .button)
    case let toggle as UISwitch:
      own.value = toggle.isOn ? "1" : "0"
      (own.isElement, own.traits) = (true, .button)
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      let share = range > 0 ? (slider.value - slider.minimumValue) / range : 0
      own.value = "\(Int(bounding: Double((share * 100).rounded())))%"
      (own.isElement, own.traits) = (true, .adjustable)
    case let pages as UIPageControl:
      own.value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
      (own.isElement, own.traits) = (true, .adjustable)
    default: break
    }
    if !isEnabled { own.traits.insert(.notEnabled) }
    if isSelected { own.traits.insert(.selected) }
    return own
  }
  @_spi(Kit) open override func activateByItself() -> Bool {
    guard isEnabled else { return false }
    switch self {
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: true)
      toggle.sendActions(for: .valueChanged)
    case is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl: return false
    default: sendActions(for: .touchUpInside)
    }
    return true
  }
  @_spi(Kit) open override func adjustByItself(_ way: Int) {
    guard isEnabled else { return }
    switch self {
    case let slider as UISlider:
      let step = (slider.maximumValue - slider.minimumValue) / 10
      slider.value += step * Float(way)
    case let stepper as UIStepper: stepper.value += stepper.stepValue * Double(way)
    case let pages as UIPageControl: pages.currentPage += way
    default: return
    }
    sendActions(for: .valueChanged)
  }

  @_spi(Kit) open override func keyedValue(_ key: String) -> Any? {
    switch key {
    case "enabled": isEnabled
    case "highlighted": isHighlighted
    case "selected": isSelected
    case "state": state
    default: super.keyedValue(key)
    }
  }

  @_spi(Kit) open override func abandonTracking(of touch: UITouch) {
    if tracked?.touch === touch { abandonTracking() }
  }

  /// Tracking has begun, and its `touchDown` event has been sent.
  func pressBegan(with event: UIEvent?) {}

  /// Sends the event of the lift.
  func sendUp(_ controlEvent: Event, with event: UIEvent?) { send(controlEvent, with: event) }

  /// The gestures that it keeps; a plain control keeps none (CRC-04).
  package var gestureRule: ControlGestureRule { [] }

  /// Whether a touch came down on the part of the control that is to be dragged.
  func knobHolds(_ touch: UITouch) -> Bool { false }

  // MARK: Targets

  /// Has a method called when one of these events happens. The target is not kept alive; without one
  /// the responder chain is searched (CTL-14). The same pair is added once and takes on further
  /// events (API-C09).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Takes events away from receivers; `nil` stands for any target or any method (API-C10). Removing
  /// by an unnamed selector that was never added cannot match, and the trace says so.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  // MARK: Sending

  /// Calls one action; the one place that every call to a target goes through (CTL-14). Without a
  /// target it goes to the first in the chain from here on that would carry it out.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target, for: event)
  }

  /// Calls an action's handler, with the control as its sender (API-C13).
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls the targets and actions that were added for any of these events, each once, without an
  /// event (API-C13).
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Does what the control is there for, as a finger would have it do.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  /// Something that a renderer shows has changed.
  func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
    valueChanged()
  }
}
