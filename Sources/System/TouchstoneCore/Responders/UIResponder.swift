import Foundation

/// An object that receives messages about input, and passes on to the next in the chain what it does not want.
///
/// Override all four touch methods or none (RSP-06).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder that receives what this one does not handle (API-R01).
  open var next: UIResponder? { nil }

  /// Called once the object has come from a nib and its outlets are connected.
  open func awakeFromNib() {}
  /// Xcode's canvas calls this; Touchstone never does.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder

  /// Whether it may become the first responder; `false` unless overridden (API-R02).
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may cease to be the first responder; `true` unless overridden (API-R02).
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder receives presses first.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Takes over from the present first responder, if both agree (API-R02).
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Ceases to be the first responder, if it may; `false` if not (API-R02).
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }

  /// Shown in place of the keyboard while this responder is the first; `nil` unless overridden.
  open var inputView: UIView? { nil }
  /// Shown above the keyboard while this responder, or one that it follows in the chain, is the first; `nil` unless
  /// overridden.
  open var inputAccessoryView: UIView? { nil }
  /// Shows the input views anew if this responder is the first.
  open func reloadInputViews() {
    guard let window = hostWindow, window.firstResponder === self else { return }
    Self.keyboard?.inputViewsChanged(of: self, in: window)
  }

  /// Keeps what takes changes back; by default that of the next in the chain, and so the window's.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  /// Touches came down on this view, or on one that forwards to it; by default they go on to `next`
  /// (RSP-06).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches have moved, or have news such as another force; by default they go on to `next`
  /// (RSP-06).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches have lifted; by default they go on to `next` (RSP-06).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away, by a gesture or by the system; by default they go on to `next`
  /// (DEL-30, RSP-06).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Better values have come for estimates; possibly after the touch ended (API-R04).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Buttons or keys went down; by default they go on to `next` (API-R05). Keys that mean text become text of a first
  /// responder that takes text.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = Self.keyboard?.write(presses, into: self) ?? presses
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }

  /// Presses have another force; by default they go on to `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Buttons or keys were let go; by default they go on to `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were taken away; by default they go on to `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The combinations of keys that this responder adds to the responder chain. One that is pressed calls its action, and
  /// no responder receives the press.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Motion and remote control

  /// The device began to be moved in a way that means something, such as a shake (API-R06).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// A motion such as shaking is over; by default it goes on to `next` (API-R06).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion was interrupted, or was none; by default it goes on to `next`.
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

  // MARK: Editing

  /// Removes what is selected to a pasteboard; by default the next in the chain does, as for all of these.
  /// - Note: Differs from UIKit: each responder has these methods, so ``canPerformAction(_:withSender:)`` is `true` for them
  ///   unless it is overridden.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies what is selected to a pasteboard.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Puts a pasteboard's content in place of what is selected.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Selects what is at the caret.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// Removes what is selected.
  open func delete(_ sender: Any?) { next?.delete(sender) }

  // MARK: Accessibility

  final var accessibility: AccessibilityValues?
  /// The accessibility values of its class.
  @_spi(Kit) open var ownAccessibility: OwnAccessibility { OwnAccessibility() }
  /// Activates it without a finger; `false` if it does nothing of its own, and is tapped instead.
  @_spi(Kit) open func activateByItself() -> Bool { false }
  /// Makes its value a step larger or smaller.
  @_spi(Kit) open func adjustByItself(_ way: Int) {}
  /// The value of a property by its name, for key-value coding; `nil` for other names.
  @_spi(Kit) open func keyedValue(_ key: String) -> Any? { nil }

  /// Whether assistive technology finds it as one element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? ownAccessibility.isElement }
    set { accessibilityToSet.isElement = newValue }
  }
  /// What it is called when it is read out.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? ownAccessibility.label }
    set { accessibilityToSet.label = newValue }
  }
  /// What using it does, in words.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityToSet.hint = newValue }
  }
  /// Its present value, in words.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? ownAccessibility.value }
    set { accessibilityToSet.value = newValue }
  }
  /// Its traits for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? ownAccessibility.traits }
    set { accessibilityToSet.traits = newValue }
  }
  /// On the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameOnScreen }
    set { accessibilityToSet.frame = newValue }
  }
  /// Its outline on the screen, in the screen's coordinates, if it is no rectangle.
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
  /// The language of its words, as a code such as "en".
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
  /// Whether what is in it is read out together, before what lies beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityToSet.groupsChildren = newValue }
  }
  /// What is found in it, instead of its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityToSet.elements = newValue }
  }
  /// Further things that one can do with it, by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { accessibilityToSet.actions = newValue }
  }

  /// How many elements are in it.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The index of an element; `NSNotFound` if it is none of the object's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }
  /// The element of that index; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Does what a tap would do; `false` to be tapped.
  open func accessibilityActivate() -> Bool { activateByItself() }
  /// Makes its value larger, as a swipe up of a reader does.
  open func accessibilityIncrement() { adjustByItself(1) }
  /// Makes its value smaller, as a swipe down of a reader does.
  open func accessibilityDecrement() { adjustByItself(-1) }
  /// Scrolls; `false` if it cannot.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what covers the rest, such as an alert; `false` if there is nothing.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing, such as to play; `false` if there is none.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
