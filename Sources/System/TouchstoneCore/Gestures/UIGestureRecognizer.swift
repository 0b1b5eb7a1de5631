import Foundation
import GestureCore

/// Turns touches into a gesture, by a state machine that subclasses drive and the engine arbitrates.
///
/// A subclass reads touches in `touchesBegan…`, assigns `state`, and clears its own values in `reset`; it never needs to
/// know about other recognizers (STM, ARB).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture (API-E10).
  public typealias State = GestureState

  // MARK: Configuration

  /// The delegate that is asked about this recognizer and its relations to others (API-D01 to API-D07); `nil` unless set.
  // No client code runs during an access.
  @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      hasDelegate = delegate != nil
      delegateLeavesOut = []
      updateMayRequire()
    }
  }
  /// A disabled recognizer receives no touches; disabling one in the middle of a gesture cancels it
  /// (STM-30).
  open var isEnabled: Bool {
    get { settings.isEnabled }
    set {
      let wasEnabled = settings.isEnabled
      settings = settings.with(\.isEnabled, newValue)
      if wasEnabled && !newValue { abort(because: .disabled) }
    }
  }
  /// Whether recognition cancels the touches in their views (DEL-30).
  open var cancelsTouchesInView: Bool {
    get { settings.cancelsTouchesInView }
    set { settings = settings.with(\.cancelsTouchesInView, newValue) }
  }
  /// Whether views receive touches only after this recognizer has failed (DEL-40).
  open var delaysTouchesBegan: Bool {
    get { settings.delaysTouchesBegan }
    set { settings = settings.with(\.delaysTouchesBegan, newValue) }
  }
  /// Whether views receive the end of touches only after this recognizer has failed (DEL-50).
  open var delaysTouchesEnded: Bool {
    get { settings.delaysTouchesEnded }
    set { settings = settings.with(\.delaysTouchesEnded, newValue) }
  }
  /// Raw values of the touch types that it receives (API-G11).
  open var allowedTouchTypes: [NSNumber] {
    get { settings.allowedTouchTypes }
    set { settings = settings.with(\.allowedTouchTypes, newValue) }
  }
  /// Raw values of the press types that it receives (API-G12).
  open var allowedPressTypes: [NSNumber] = []
  /// Whether the first touch settles the type of all of them (API-G13).
  open var requiresExclusiveTouchType: Bool {
    get { settings.requiresExclusiveTouchType }
    set { settings = settings.with(\.requiresExclusiveTouchType, newValue) }
  }
  /// Names the recognizer in the trace.
  open var name: String? {
    didSet {
      knownSubject = nil
      traceMark = TraceMark()
      madeAnchor?.updateLabel()
    }
  }

  /// The view that the recognizer was added to.
  open var view: UIView? { host }
  /// The modifier keys of the last event that it received (API-G19).
  open var modifierFlags: UIKeyModifierFlags { lastStamp.modifierFlags }
  /// The buttons of the last event; at a lift also those that were just released (API-G19, COR-08).
  open var buttonMask: UIEvent.ButtonMask { lastStamp.buttonMask }

  /// Grows with every addition of a recognizer to a view: the newer of two has the larger number.
  private(set) var additionNumber = 0

  func countAddition() { additionNumber = Self.nextSerial() }

  weak var host: UIView? { didSet { hostID = host.map { ObjectIdentifier($0) } } }
  /// Compares its view with others without loading a weak reference.
  private(set) var hostID: ObjectIdentifier?
  /// Whether it has, or had, a delegate.
  private(set) var hasDelegate = false
  var settings = GestureSettings()
  // Lists are replaced as a whole, so that reading them needs no exclusivity check.
  var targets = TargetList()
  var isSendingActions = false

  /// Removed targets are released after the change, because client code may run then.
  func setTargets(_ new: [TargetAction]) {
    let old = targets
    targets = TargetList(
      entries: new, replaced: isSendingActions ? old.replaced + old.entries : old.replaced)
    withExtendedLifetime(old) {}
  }
  /// Made on first use of `states`.
  var stateFollowers: StateFollowers?
  /// Its failure requirements by `require(toFail:)`.
  var requirements = RequirementList()
  /// The anchor of weak references to it; made when another recognizer first requires it to fail.
  private(set) var madeAnchor: WeakAnchor?
  /// Whether its overridden methods or its delegate may have an opinion about requirements.
  var mayRequire = true
  /// The present attempt, replaced by the reset.
  // No client code runs during a change: it is a plain value.
  @exclusivity(unchecked) var attempt = Attempt()
  var attemptLists = AttemptLists()
  var anchor: WeakAnchor {
    if let madeAnchor { return madeAnchor }
    let anchor = WeakAnchor(of: self)
    madeAnchor = anchor
    return anchor
  }

  /// The work at its deadline; `nil` for UIKit's own recognizers, which override `deadlinePassed()`.
  var deadlineWork: DeadlineWork? { didSet { withExtendedLifetime(oldValue) {} } }

  // A bare closure would be wrapped in another one where its lifetime is extended, which allocates.
  struct DeadlineWork {
    let perform: @MainActor () -> Void
  }

  /// The protocol's default implementation that answered last.
  var defaultAnswer: (method: DelegateMethods, delegate: ObjectIdentifier)?
  /// The methods that its delegate is known to leave out.
  private(set) var delegateLeavesOut: DelegateMethods = []

  /// Only for UIKit's own classes the delegate is certain to be the one that was set.
  func recordOmission(of method: DelegateMethods, by asked: any UIGestureRecognizerDelegate) {
    guard isBuiltIn, delegate === asked else { return }
    delegateLeavesOut.insert(method)
    updateMayRequire()
  }

  /// The reason of its last proposal, for the moment in which the state is published.
  var publishedReason: Reason = .assigned
  /// The reason why it may not begin, if its view knows a nearer one than its own answer.
  var vetoReason: Reason?
  var assignedReason: Reason?
  var lastStamp = UIEvent.Stamp()
  /// Whether its own code is running; stored here, because `state` reads it often.
  final var isInOwnCode = false
  /// A number that no other recognizer has; part of the trace's name of unnamed ones.
  let serial = UIGestureRecognizer.nextSerial()
  /// The trace's name of it, made once for each `name`.
  var knownSubject: Subject?
  var traceMark = TraceMark()
  /// Whether the class is one of UIKit's own, whose overrides are known.
  package var isBuiltIn: Bool { !overriddenHooks.contains(.others) }
  private(set) var overriddenHooks = OverriddenHooks.all

  // MARK: Creating

  /// Makes a recognizer that sends its action to the target, which is held weakly (API-G01).
  public init(target: Any?, action: Selector?) {
    super.init()
    overriddenHooks = OverriddenHooks.of(self)
    updateMayRequire()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// There are no archives here to decode from; this exists so that iOS sources compile.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  /// Adds a target and its action; an equal pair is added once (API-G02).
  open func addTarget(_ target: Any, action: Selector) { add(target as AnyObject, action) }

  /// Removes targets; `nil` stands for any (API-G03). An unnamed selector that was never added matches nothing, and the trace
  /// reports that.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { $0 as AnyObject }, action)
  }

  /// Makes this recognizer wait, in every gesture, until the other has failed (FAI-01). The other is not kept alive. A
  /// requirement on itself is ignored (FAI-13).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(on: otherGestureRecognizer)
  }

  // MARK: State

  /// The state of the gesture. A subclass assigns it in its touch methods, from a deadline or from anywhere else; invalid
  /// assignments are corrected or ignored, and reported in the trace (STM-11…18).
  ///
  /// In its own touch methods a recognizer reads the state that it has assigned; other code reads `.possible` until the
  /// recognizer may go ahead (STM-09).
  open var state: State {
    get { isInOwnCode ? attempt.assignedState : attempt.publicState }
    set {
      assign(newValue)
      valueChanged()
    }
  }

  // MARK: For subclasses

  /// New touches for this recognizer. Subclasses override it; the base class does nothing (API-G27,
  /// DEL-11).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of this recognizer have moved, or have other changes such as a force.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of this recognizer have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has cancelled touches of this recognizer. A gesture under way is cancelled, another one fails (STM-08).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimates of touches were updated, possibly after the touch ended (API-G28).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// New presses for this recognizer. Subclasses override it; the base class does nothing
  /// (API-G29).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses of this recognizer have another force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons of this recognizer were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system has cancelled presses of this recognizer.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  func deadlinePassed() {}

  /// Whether the recognizer receives a pointer that comes without touches.
  func receivesPointer(_ change: PointerEvent.Change) -> Bool { false }

  func exclusion(from change: PointerEvent.Change) -> Exclusion { .pointerKind }

  /// Whether it follows a pointer that hovers, and no touches.
  var isTouchless: Bool { false }

  func pointerChanged(_ change: PointerEvent.Change) {}

  /// Clears the values of one gesture. Only the system calls it, when the gesture is over and before the state becomes
  /// `.possible` (STM-40).
  open func reset() {}

  /// Ignores a touch: the recognizer gets no more messages about it, does not delay it and does not cancel it in its view
  /// (DEL-60).
  open func ignore(_ touch: UITouch, for event: UIEvent) { stopReceiving(touch) }

  /// Ignores a press: this recognizer gets no more messages about it (API-G20).
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { stopReceiving(button) }

  /// Whether this recognizer, going ahead, prevents the other (ARB-10). Must be pure.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other recognizer may prevent this one; asked when the other one is recognized (API-G23, ARB-02).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer, for this attempt, waits until the other fails (FAI-20).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other recognizer has to wait until this one has failed; asked when both receive the same touches
  /// (API-G25, FAI-20).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer receives any input of this event (DEL-13).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether it refuses that the hit view receives a touch, as a scroll view's pan may (API-C20).
  @_spi(Kit) open func refusesDelivery(of touch: UITouch) -> Bool { false }

  /// The name of one that has no `name`.
  @_spi(Kit) open var traceName: String { "\(Swift.type(of: self)) \(serial)" }

  /// Its progress while it is possible, against the limit that it has not reached.
  var progressSoFar: Reason? { nil }

  // MARK: Points

  /// The point of the gesture, normally the centroid of its touches; `nil` stands for the window
  /// (API-G15).
  open func location(in view: UIView?) -> CGPoint {
    convertFromScene(centroid, to: view)
  }

  /// The number of touches for `location(ofTouch:in:)`; 0 once it has failed (COR-11).
  open var numberOfTouches: Int { hasFailed ? 0 : attempt.withDownGroup { $0.list.count } }

  /// - Precondition: `touchIndex` is below `numberOfTouches` (REC-08).
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      attempt.downTouches.indices.contains(touchIndex),
      "touch index \(touchIndex) is beyond the \(attempt.downTouches.count) touches of \(label)")
    return convertFromScene(attempt.downTouches[touchIndex].sceneLocation, to: view)
  }

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated { descriptionText }
  }

  /// Called when the recognizer has been loaded from a nib and its outlets are connected.
  open func awakeFromNib() {}
  nonisolated deinit {}
}
