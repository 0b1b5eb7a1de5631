import Foundation
@_spi(Kit) import TouchstoneCore

/// A view that turns the touch of one finger into events, and sends these to targets and actions (CTL-01).
///
/// A subclass overrides `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking`, and
/// calls `super` in each.
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: State

  /// Whether the control accepts touches. A disabled control is still hit, but ignores new touches (HIT-14, CTL-11). A tracked
  /// touch continues to its end (COR-19).
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateChanged() }
    }
  }
  /// Whether the control is selected; `false` unless set.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the control is highlighted. Tracking sets it while the finger is inside.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// The state, combined of all flags that apply (API-C02).
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is being tracked.
  open internal(set) var isTracking = false
  /// Whether the tracked touch is inside. It is valid only while tracking and in the actions of the lift (API-C04).
  open internal(set) var isTouchInside = false

  // MARK: Content

  /// The vertical alignment of the content; `.center` unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of the content; `.center` unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment with `.leading` and `.trailing` resolved; the layout direction here is left to right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Progress

  /// The tracked touch and the state of its tracking.
  struct Tracked {
    let touch: UITouch
    var tracking = ControlTracking()
  }

  var tracked: Tracked?
  /// The targets and actions with their events, in the order in which they were added.
  // Removed receivers are released after the change, because client code that runs then may call this control.
  var receivers: [ControlReceiver] = [] { didSet { withExtendedLifetime(oldValue) {} } }

  // MARK: Creating

  /// Makes a control without targets and actions.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.fixedSize ?? frame.size))
    markAsControl()
  }

  /// Makes a control with a primary action (API-C01).
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

  /// The size of a control that cannot be resized; `nil` for other controls (API-C15).
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

  /// Called when a touch came down; `false` ignores the touch, and no events are sent (CTL-03).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moved; `false` ends the tracking without further events (CTL-04).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch lifted or tracking ends otherwise. Overrides call `super` (CTL-10).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTracking = false }

  /// Called when tracking is cancelled. The event is `nil` if the cause was not an input, such as removal (CTL-09).
  open func cancelTracking(with event: UIEvent?) { isTracking = false }

  // A control handles its touches itself: they do not go up the responder chain.
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

  /// Refuses recognizers of superviews that would compete with the control's own behaviour (CRC-03).
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

  /// Called when tracking has begun and `touchDown` has been sent.
  func pressBegan(with event: UIEvent?) {}

  /// Sends the event of the lift.
  func sendUp(_ controlEvent: Event, with event: UIEvent?) { send(controlEvent, with: event) }

  /// The gestures that the control refuses; none for a plain control (CRC-04).
  package var gestureRule: ControlGestureRule { [] }

  /// Whether a touch came down on the draggable part of the control.
  func knobHolds(_ touch: UITouch) -> Bool { false }

  // MARK: Targets

  /// Calls a method of the target for the events. The target is held weakly; without one, the responder chain is searched
  /// (CTL-14). An equal pair is added once, and further events are added to it (API-C09).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Removes events from targets; `nil` stands for any target or any method (API-C10). An unnamed selector that was never added
  /// matches nothing, and the trace reports that.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  // MARK: Sending

  /// Calls an action; every call to a target uses this method (CTL-14). Without a target, the first responder in the chain from
  /// this control on that implements the action receives it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target, for: event)
  }

  /// Calls an action's handler, with the control as its sender (API-C13).
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Calls all targets and actions for the events, each once, without an event (API-C13).
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Performs the primary action as a touch would.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  /// Called when a visible property has changed.
  func stateChanged() {
    setNeedsLayout()
    setNeedsDisplay()
    valueChanged()
  }
  nonisolated deinit {}
}
