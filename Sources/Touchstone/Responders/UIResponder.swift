import Foundation

/// Something that can hear of input, and passes on to the next in the chain what it does not want.
///
/// Override all four touch methods or none (RSP-06).
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who hears of what this responder does not handle (API-R01).
  open var next: UIResponder? { nil }

  /// Called once the object has come from a nib and its outlets are connected.
  open func awakeFromNib() {}
  /// Xcode's canvas calls this; here nobody does.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder hears of presses first.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Takes over from the present first responder, if both agree (API-R02).
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }

  /// Keeps what takes changes back; by default that of the next in the chain, and so the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Better values have come for estimates; possibly after the touch ended (API-R04).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion and remote control

  /// The device began to be moved in a way that means something, such as a shake (API-R06).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A button of a headset or another remote was used (API-R07).
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether this responder would carry out an action; by default, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isUnderstood(by: self)
  }

  /// The first in the chain, from here on, that would carry out an action (API-R08).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Accessibility

  final var accessibility: AccessibilityValues?

  /// Whether those who cannot see find it as one thing.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? OwnAccessibility(self).isElement }
    set { accessibilityToSet.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? OwnAccessibility(self).label }
    set { accessibilityToSet.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityToSet.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility?.value ?? OwnAccessibility(self).value }
    set { accessibilityToSet.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? OwnAccessibility(self).traits }
    set { accessibilityToSet.traits = newValue }
  }
  /// On the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { accessibilityToSet.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityToSet.path = newValue }
  }
  /// Where a finger would tap to activate it; the middle unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibilityToSet.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityToSet.language = newValue }
  }
  /// Whether nothing in it is found.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityToSet.hidesElements = newValue }
  }
  /// Whether nothing beside it is found.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityToSet.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityToSet.groupsChildren = newValue }
  }
  /// What is found in it, instead of its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityToSet.elements = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { accessibilityToSet.actions = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Does what a tap would do; `false` to be tapped.
  open func accessibilityActivate() -> Bool { activateByItself() }
  open func accessibilityIncrement() { adjustByItself(1) }
  open func accessibilityDecrement() { adjustByItself(-1) }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
}
