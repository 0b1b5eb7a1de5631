import Foundation

/// An object that receives input messages, and forwards those that it does not handle to the next responder.
///
/// Override all four touch methods or none (RSP-06).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next responder in the chain (API-R01).
  open var next: UIResponder? { nil }

  /// Called when the object was loaded from a nib and its outlets are connected.
  open func awakeFromNib() {}
  /// Called by Xcode's canvas, but never by Touchstone.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// Whether the object can become the first responder; `false` unless overridden (API-R02).
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can resign as first responder; `true` unless overridden (API-R02).
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder, which receives presses first.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Makes the object the first responder, if it and the current one agree (API-R02).
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Resigns as first responder; returns `false` if the object refuses (API-R02).
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }

  /// The view that replaces the keyboard while the object is the first responder; `nil` unless overridden.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the object, or one whose responder chain contains it, is the first responder; `nil`
  /// unless overridden.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the input views if the object is the first responder.
  open func reloadInputViews() {
    guard let window = hostWindow, window.firstResponder === self else { return }
    Self.keyboard?.inputViewsChanged(of: self, in: window)
  }

  /// The undo manager; by default that of the next responder, and so of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  /// Called when touches began in this view, or in one that forwards them; by default forwards to `next` (RSP-06).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved, or have another change such as a force; by default forwards to `next` (RSP-06).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches have ended; by default forwards to `next` (RSP-06).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture or the system has cancelled touches; by default forwards to `next` (DEL-30, RSP-06).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimates of touches were updated, possibly after the touches ended (API-R04).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Called when buttons or keys went down; by default forwards to `next` (API-R05). If the first responder accepts text, keys
  /// that type text are inserted.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = Self.keyboard?.write(presses, into: self) ?? presses
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }

  /// Called when the force of presses has changed; by default forwards to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons or keys were released; by default forwards to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses were cancelled; by default forwards to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The key commands of this responder. A matching press calls the command's action, and no responder receives it.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Motion and remote control

  /// Called when a motion such as shaking began; by default forwards to `next` (API-R06).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion such as shaking has ended; by default forwards to `next` (API-R06).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion was interrupted or not recognized; by default forwards to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called for a command of a headset or another remote control; by default forwards to `next` (API-R07).
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether this responder can perform an action; by default, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isUnderstood(by: self)
  }

  /// The first responder in the chain, from this one on, that can perform an action (API-R08).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// Moves the selection to a pasteboard; by default, as for all of these, forwards to `next`.
  /// - Note: Differs from UIKit: each responder has these methods, so ``canPerformAction(_:withSender:)`` is `true` for them
  ///   unless it is overridden.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies the selection to a pasteboard.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Replaces the selection by the content of a pasteboard.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// Deletes the selection.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  // MARK: Accessibility

  final var accessibility: AccessibilityValues?
  /// The accessibility values of the class.
  @_spi(Kit) open var ownAccessibility: OwnAccessibility { OwnAccessibility() }
  /// Activates the object without a touch; `false` if it must be tapped instead.
  @_spi(Kit) open func activateByItself() -> Bool { false }
  /// Increments or decrements its value by a step.
  @_spi(Kit) open func adjustByItself(_ way: Int) {}
  /// The value of a property by its name, for key-value coding; `nil` for other names.
  @_spi(Kit) open func keyedValue(_ key: String) -> Any? { nil }

  /// Whether the object is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? ownAccessibility.isElement }
    set { accessibilityToSet.isElement = newValue }
  }
  /// The label that is read out.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? ownAccessibility.label }
    set { accessibilityToSet.label = newValue }
  }
  /// A description of the result of using it.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityToSet.hint = newValue }
  }
  /// A description of its current value.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? ownAccessibility.value }
    set { accessibilityToSet.value = newValue }
  }
  /// Its accessibility traits.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? ownAccessibility.traits }
    set { accessibilityToSet.traits = newValue }
  }
  /// Its frame, in screen coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { accessibilityToSet.frame = newValue }
  }
  /// Its outline in screen coordinates; `nil` for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityToSet.path = newValue }
  }
  /// The point of a tap that activates it; the centre unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibilityToSet.activationPoint = newValue }
  }
  /// The language of its texts, as a code such as "en".
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityToSet.language = newValue }
  }
  /// Whether the accessibility elements in it are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityToSet.hidesElements = newValue }
  }
  /// Whether the accessibility elements next to it are hidden.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityToSet.isModal = newValue }
  }
  /// Whether its elements are read out together, before those next to it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityToSet.groupsChildren = newValue }
  }
  /// The accessibility elements in it, which replace its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityToSet.elements = newValue }
  }
  /// Further actions, by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { accessibilityToSet.actions = newValue }
  }

  /// The number of accessibility elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The index of an element; `NSNotFound` if the object does not contain it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }
  /// The element at an index; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Activates the object; `false` if it must be tapped instead.
  open func accessibilityActivate() -> Bool { activateByItself() }
  /// Increments its value, as a screen reader's swipe up does.
  open func accessibilityIncrement() { adjustByItself(1) }
  /// Decrements its value, as a screen reader's swipe down does.
  open func accessibilityDecrement() { adjustByItself(-1) }
  /// Scrolls the content; `false` if that is impossible.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view such as an alert; `false` if there is none.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action, such as playing; `false` if there is none.
  open func accessibilityPerformMagicTap() -> Bool { false }
  // Like that of every open class: an object of an app's subclass may be released on any thread (`Scripts/floors`).
  nonisolated deinit {}
}
