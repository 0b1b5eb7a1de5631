import Foundation
import GestureCore

/// Turns touches into a gesture, by a state machine that subclasses drive and the system referees.
///
/// A subclass reads touches in `touchesBegan…`, assigns `state`, and clears its own values in
/// `reset`; it never needs to know about other recognizers (STM, ARB).
@MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture stands (API-E10).
  public typealias State = GestureState

  // MARK: Configuration

  /// Who is asked about this recognizer and its relations to others (API-D01 to API-D07); `nil`
  /// unless set.
  // Nobody's code runs when it is read or set.
  @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      hasDelegate = delegate != nil
      delegateLeavesOut = []
      noteWishes()
    }
  }
  /// A disabled recognizer receives no touches; disabling one in the middle of a gesture cancels it
  /// (STM-30).
  open var isEnabled: Bool {
    get { settings.isEnabled }
    set {
      let wasEnabled = settings.isEnabled
      settings = settings.with(\.isEnabled, newValue)
      if wasEnabled && !newValue { dismiss(because: .disabled) }
    }
  }
  /// Whether recognition takes the touches away from their views (DEL-30).
  open var cancelsTouchesInView: Bool {
    get { settings.cancelsTouchesInView }
    set { settings = settings.with(\.cancelsTouchesInView, newValue) }
  }
  /// Whether views hear of touches only after this recognizer failed (DEL-40).
  open var delaysTouchesBegan: Bool {
    get { settings.delaysTouchesBegan }
    set { settings = settings.with(\.delaysTouchesBegan, newValue) }
  }
  /// Whether views hear of the end of touches only after this recognizer failed (DEL-50).
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
      knownLife?.noteName()
    }
  }

  /// The view that the recognizer was added to.
  open var view: UIView? { host }
  /// As of the last event that it saw (API-G19).
  open var modifierFlags: UIKeyModifierFlags { lastStamp.modifierFlags }
  /// The buttons of the last event: at a lift also those that were just let go (API-G19, COR-08).
  open var buttonMask: UIEvent.ButtonMask { lastStamp.buttonMask }

  /// Grows with every addition of a recognizer to a view, so that the newer of two is known also when
  /// others have come and gone.
  private(set) var additionNumber = 0

  func noteAddition() { additionNumber = Self.nextSerial() }

  weak var host: UIView? { didSet { hostID = host.map { ObjectIdentifier($0) } } }
  /// Tells its view from others that there are at the same time, without the cost of a weak reference.
  private(set) var hostID: ObjectIdentifier?
  /// Whether it has, or had, a delegate.
  private(set) var hasDelegate = false
  var settings = GestureSettings()
  // Here, too, lists are replaced as a whole, so that reading them needs no check.
  var targets: [TargetAction] = [] {
    // Not in place: then each reading of the list, with each action, would be checked.
    willSet { if isTelling { replacedTargets = replacedTargets + targets } }
    // What is taken out of it goes when it has changed: code that runs then may come back here.
    didSet { withExtendedLifetime(oldValue) {} }
  }
  /// Whether its target is just being told, and those that it has no more since then: nobody else keeps them.
  var isTelling = false
  var replacedTargets: [TargetAction] = []
  /// Made when the states are first asked for.
  var stateFollowers: StateFollowers?
  var requiredFailures: [StandingRequirement] = []
  /// Their serial numbers, to answer without the cost of weak references, and a bit for each.
  var requiredSerials: [Int] = []
  var requiredBits: UInt64 = 0
  /// What those refer to who wait for it; made when the first does.
  private(set) var knownLife: RecognizerLife?
  /// Whether its hooks or its delegate may have an opinion about requirements.
  var mayWantRequirements = true
  /// What belongs to the present attempt and is replaced as a whole by the reset.
  // Nobody's code runs in a change: it is a plain value, and groups count.
  @exclusivity(unchecked) var course = GestureCourse()
  var courseLists = GestureCourseLists()
  var life: RecognizerLife {
    if let knownLife { return knownLife }
    let life = RecognizerLife(of: self)
    knownLife = life
    return life
  }

  /// What is to be done at its deadline; `nil` for those of UIKit's own recognizers, which know.
  var deadlineWork: DeadlineWork? { didSet { withExtendedLifetime(oldValue) {} } }

  // A closure by itself would be wrapped in another, which allocates, where its lifetime is extended.
  struct DeadlineWork {
    let perform: @MainActor () -> Void
  }

  /// The protocol's method that answered last, where its delegate has none.
  var defaultAnswer: (method: DelegateMethods, delegate: ObjectIdentifier)?
  /// What its delegate is known to leave to the protocol.
  private(set) var delegateLeavesOut: DelegateMethods = []

  /// Only of one of UIKit's own classes it is certain that the delegate is the one that was set.
  func note(_ asked: any UIGestureRecognizerDelegate, leavesOut method: DelegateMethods) {
    guard isBuiltIn, delegate === asked else { return }
    delegateLeavesOut.insert(method)
    noteWishes()
  }

  /// Why it last wanted what it wanted, for the moment in which it gets it.
  var proposalReason: Reason = .assigned
  /// The reason of an assignment that is on its way.
  var pendingReason: Reason?
  var lastStamp = UIEvent.Stamp()
  /// Whether it is the referee's speaker, for its state, which is read often.
  final var isSpeaking = false
  /// A number that no other recognizer has; the trace tells unnamed ones apart by it.
  let serial = UIGestureRecognizer.nextSerial()
  /// How the trace speaks of it, put together once for each name.
  var knownSubject: Subject?
  var traceMark = TraceMark()
  /// Whether the class is one of UIKit's own, whose hooks are known.
  var isBuiltIn: Bool { !ownHooks.contains(.others) }
  private(set) var ownHooks = OwnHooks.all

  // MARK: Creating

  /// Makes a recognizer that sends its action to the target, which is held weakly (API-G01).
  public init(target: Any?, action: Selector?) {
    super.init()
    ownHooks = OwnHooks.of(self)
    noteWishes()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// There are no archives here to decode from; this exists so that iOS sources compile.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  /// Adds one more receiver; the same pair is added once (API-G02).
  open func addTarget(_ target: Any, action: Selector) { add(target as AnyObject, action) }

  /// Removes receivers; `nil` stands for any (API-G03). Removing by an unnamed selector that was
  /// never added cannot match, and the trace says so.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { $0 as AnyObject }, action)
  }

  /// Makes this recognizer wait, in every gesture, until the other has failed (FAI-01). The other is
  /// not kept alive. Requiring oneself is ignored (FAI-13).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    wait(forFailureOf: otherGestureRecognizer)
  }

  // MARK: State

  /// Where the recognizer is. A subclass assigns it in its touch methods, from a deadline or from
  /// anywhere else; odd assignments are bent or ignored and leave a line in the trace (STM-11…18).
  ///
  /// In its own touch methods a recognizer reads what it assigned; everybody else reads `.possible`
  /// until it may go ahead (STM-09).
  open var state: State {
    get { isSpeaking ? course.assigned : course.shown }
    set { assign(newValue) }
  }

  // MARK: For subclasses

  /// New touches for this recognizer. Subclasses override it; the base class does nothing (API-G27,
  /// DEL-11).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of this recognizer have moved, or have news such as another force.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of this recognizer have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches of this recognizer were taken away by the system; one that is under way is cancelled,
  /// and others fail (STM-08).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Better values have come for estimates; possibly after the touch ended (API-G28).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// New presses for this recognizer. Subclasses override it; the base class does nothing
  /// (API-G29).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses of this recognizer have another force.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons of this recognizer were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses of this recognizer were taken away by the system.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The deadline has come that it asked for.
  func deadlinePassed() {}

  /// Whether a pointer that comes without touches concerns this recognizer.
  func wants(_ change: PointerEvent.Change) -> Bool { false }

  /// Hears of such a pointer.
  func pointerChanged(_ change: PointerEvent.Change) {}

  /// Clears what belongs to one gesture. The system calls it when the gesture is over and just
  /// before the state goes back to `.possible`; nobody else does (STM-40).
  open func reset() {}

  /// Gives a touch back: the recognizer hears no more of it, does not delay it and does not take it
  /// from its view (DEL-60).
  open func ignore(_ touch: UITouch, for event: UIEvent) { giveBack(touch) }

  /// Gives a press back: this recognizer hears no more of it (API-G20).
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { giveBack(button) }

  /// Whether this recognizer, going ahead, keeps the other out (ARB-10). Must be pure.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other recognizer may keep this one out; asked when that one is recognized
  /// (API-G23, ARB-02).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer, for this attempt, waits until the other fails (FAI-20).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other recognizer shall wait until this one has failed; asked when both meet
  /// (API-G25, FAI-20).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer wants anything of this event at all (DEL-13).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// How far it has got while it is possible, against the bound that it has not reached.
  var progressSoFar: Reason? { nil }

  // MARK: Places

  /// The point of the gesture, normally the centroid of its touches; `nil` stands for the window
  /// (API-G15).
  open func location(in view: UIView?) -> CGPoint {
    convertFromScene(centroid, to: view)
  }

  /// How many touches `location(ofTouch:in:)` can be asked for; none once it has failed (COR-11).
  open var numberOfTouches: Int { hasFailed ? 0 : course.withFollowing { $0.list.count } }

  /// - Precondition: `touchIndex` is below `numberOfTouches` (REC-08).
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      course.touches.indices.contains(touchIndex),
      "touch index \(touchIndex) is beyond the \(course.touches.count) touches of \(label)")
    return convertFromScene(course.touches[touchIndex].sceneLocation, to: view)
  }

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated { descriptionText }
  }

  /// Called once the recognizer has come from a nib and its outlets are connected.
  open func awakeFromNib() {}
}
