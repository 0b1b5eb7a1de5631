import Foundation
import GestureCore

/// Time, fingers and windows of one scene; the one door through which input comes in.
///
/// Time moves only with the frames. Each scene has a system of its own, so that scenes, and tests,
/// do not touch each other.
@MainActor public final class TouchSystem {
  /// The moment of the input that was handled last.
  public internal(set) var now: Timestamp {
    get { gestures.now }
    set {
      gestures.now = newValue
      madeClock?.show(newValue)
    }
  }
  /// The numbers that recognizers measure against; change them before the first finger.
  public var tuning: GestureTuning {
    get { gestures.tuning }
    set { gestures.tuning = newValue }
  }
  /// The same time for code that sleeps.
  public var clock: TouchClock {
    if let madeClock { return madeClock }
    let clock = TouchClock(self)
    madeClock = clock
    return clock
  }

  /// Few scenes are slept in, so it is made when it is first asked for.
  private var madeClock: TouchClock?

  /// The scene that the input is for; `nil` once it has gone.
  public var scene: UIWindowScene? { owner }
  weak var owner: UIWindowScene?
  let gestures = GestureEnvironment()
  /// The touches that are down, and those that have lifted and are withheld from their views. Nobody's code
  /// runs while the list is changed: one that leaves it goes on to another.
  @exclusivity(unchecked) var touchList = TouchList()
  var touches: [UITouch] { touchList.kept }
  /// The presses that are down, and those that have ended and are withheld from their responders.
  var presses: [UIPress] = []
  var pressesEvent: UIPressesEvent?
  var streams = PointerStreams()
  var estimates = EstimateLedger()
  /// In the order in which they were asked for.
  var animationRuns: [AnimationRun] = []
  /// How many animations of layers are under way.
  var layersInMotion = 0
  /// The system whose input is being handled, or that handled some last: the one whose time code means
  /// that names no view.
  static var current: TouchSystem? { currentScene?.touchSystem }
  // A system that is referred to weakly would be counted in a table beside it, in every event.
  private static weak var currentScene: UIWindowScene?
  // Telling which one it is costs less than asking it.
  @exclusivity(unchecked) private static var currentIdentity: ObjectIdentifier?

  /// Whether a window may wait for layout.
  var mayOweLayout = true

  // Plain values that do their work alone. Listeners that hear of a refusal can send frames, which wait.
  @exclusivity(unchecked) private var door = FrameCheck()
  @exclusivity(unchecked) var tapCounter = TapCounter()
  // Nobody's code runs while these are changed: what leaves goes on to another, or is let go of afterwards.
  @exclusivity(unchecked) var event: UIEvent?
  /// The event of the sequence before, for the next one.
  @exclusivity(unchecked) var spareEvent: UIEvent?
  /// Touches that have lifted and of whose views nothing is withheld; clients may have them.
  @exclusivity(unchecked) var retiredTouches = OwnedList<UITouch>()
  /// Those that nobody has, for the next fingers.
  @exclusivity(unchecked) var spareTouches = OwnedList<UITouch>()
  var modifiers: UIKeyModifierFlags = []
  var buttons: UIEvent.ButtonMask = []
  var lastTouchNumber = 0
  var lastEventNumber = 0
  var lastChange: UInt64 = 0
  private(set) var isReceiving = false
  private var waitingFrames: [InputFrame] = []

  init() {
    gestures.setOwner(self)
  }

  isolated deinit {
    madeClock?.wakeAll()
    gestures.setOwner(nil)
    gestures.abandon()
    // They do not keep their touches, and an event that a client keeps has the environment.
    gestures.groups = TouchGroups()
    if Self.currentIdentity == ObjectIdentifier(self) { Self.currentIdentity = nil }
    // They and their event keep each other, and so do they and a control that tracks one.
    for touch in touches {
      touch.event = nil
      touch.hitView = nil
      touch.hitWindow = nil
      touch.knownWay = .unknown
    }
    for press in presses { press.event = nil }
  }

  // MARK: - The door

  /// Takes in one moment of input. Deadlines that are due by then come first, each at its own time;
  /// what is impossible is refused with a line in the trace. A frame that comes in while another is
  /// being handled, or while the consequences of a client's change are, waits for its turn.
  public func receive(_ frame: InputFrame) {
    // None overtakes those that wait.
    guard !isReceiving, !gestures.isInPass, waitingFrames.isEmpty else {
      waitingFrames = waitingFrames + [frame]
      return receiveWaiting()
    }
    take(frame)
  }

  @inline(__always)
  private func take(_ frame: InputFrame) {
    isReceiving = true
    if Self.currentIdentity != ObjectIdentifier(self) { becomeCurrent() }
    check(frame)
    while !waitingFrames.isEmpty {
      let frames = waitingFrames
      waitingFrames = []
      for frame in frames { check(frame) }
    }
    isReceiving = false
  }

  /// Takes in what came while a pass went on that no input began.
  func receiveWaiting() {
    guard !isReceiving, !gestures.isInPass, let first = waitingFrames.first else { return }
    waitingFrames = Array(waitingFrames.dropFirst())
    take(first)
  }

  private func becomeCurrent() {
    Self.currentIdentity = ObjectIdentifier(self)
    Self.currentScene = owner
  }

  /// Lets time pass without input.
  public func advance(to time: Timestamp) {
    receive(InputFrame(time: max(time, now)))
  }

  /// When something will happen without further input.
  public var nextDeadline: Timestamp? { gestures.nextDeadline }

  private func check(_ frame: InputFrame) {
    if door.admitsAsItIs(frame) { return handle(frame) }
    handle(door.admit(frame) { refusal in record(.refused(refusal)) })
  }

  private func handle(_ frame: InputFrame) {
    runDeadlines(through: frame.time)
    now = frame.time
    forgetOldEstimates()
    if frame.isOfContactsAlone {
      if !frame.contacts.isEmpty { receive(frame.contacts, releasing: []) }
    } else {
      receiveAll(of: frame)
    }
    layOut()
    if gestures.hasManyNames { gestures.forgetOldNames() }
  }

  private func layOut() {
    if mayOweLayout { scene?.layoutWindows() }
  }

  // MARK: - Interruptions and leaving views

  /// Whether anything may begin. What has begun before goes on to its end.
  var takesNewInput: Bool { scene.map { takesNewInput(in: $0) } ?? false }

  func takesNewInput(in scene: UIWindowScene) -> Bool {
    scene.activationState == .foregroundActive
      && UIApplication.uncounted.with { !$0.isIgnoringInteractionEvents }
  }

  /// The system takes all input away: recognizers hear first, then views (DEL-27).
  func interrupt() {
    let contacts = touches.filter(\.isDown).map { touch in
      var sample = touch.shown.sample
      sample.time = now
      return Contact(id: touch.contactID, phase: .cancelled, sample: sample)
    }
    record(.interruption)
    if !contacts.isEmpty { deliverEvent(with: contacts, contacts.indices) }
    retireEvent()
    cancelPresses()
    cancelStreams()
    gestures.pass { gestures.giveUpWaiting() }
  }

  /// Touches of views that leave the window are cancelled, and so are gestures whose view leaves
  /// (DEL-26, OPN-07).
  func viewsWillLeave(below view: UIView) {
    stopAnimations(below: view)
    guard !touches.isEmpty || !presses.isEmpty || !gestures.included.isEmpty else { return }
    record(.viewLeft(view.label))
    gestures.pass {
      stopTracking(below: view)
      claimPresses(below: view)
      var known: [UITouch] = []
      for touch in touches where touch.hitView?.isDescendant(of: view) == true {
        if !claim(touch, by: nil).isEmpty { known.append(touch) }
      }
      tell(.cancelled, known)
      for recognizer in gestures.included
      where recognizer.view?.isDescendant(of: view) == true {
        recognizer.dismiss(because: .viewLeft)
      }
    }
  }

  /// The views have left. Code that heard of it, and what waited for its turn meanwhile, may have put fingers and
  /// buttons on them before they had.
  func viewsHaveLeft(below view: UIView) {
    let hasLate =
      touches.contains {
        gestures.contest.isOpen($0.input) && $0.hitView?.isDescendant(of: view) == true
      }
      || presses.contains {
        gestures.contest.isOpen($0.input) && $0.responder?.firstView?.isDescendant(of: view) == true
      }
    if hasLate { viewsWillLeave(below: view) }
  }

  /// Tells views what nobody withholds any more.
  func releaseWithheldTouches() {
    deliver()
    deliverPresses()
  }

  // MARK: - Deadlines

  /// How many deadlines one frame may bring. More than that is time that jumped while something
  /// repeats itself, or work that asks for itself again at once; both could go on for ever.
  private static let mostDeadlines = 20_000

  private func runDeadlines(through time: Timestamp) {
    guard let next = gestures.nextDeadline, next <= time else { return }
    meetDeadlines(through: time)
  }

  private func meetDeadlines(through time: Timestamp) {
    var count = 0
    while let (due, deadline) = gestures.popDeadline(through: time) {
      now = max(now, due)
      switch deadline {
      case .member(let recognizer): meetDeadline(of: recognizer)
      case .outsider(let outsider):
        guard let recognizer = outsider.recognizer else { continue }
        meetDeadline(of: recognizer)
      case .scheduled(let work): gestures.pass { work.perform() }
      }
      layOut()
      count += 1
      guard count < Self.mostDeadlines else {
        return gestures.diagnose(
          "\(count) deadlines were due at once; the others wait for the next frame")
      }
    }
  }

  private func meetDeadline(of recognizer: UIGestureRecognizer) {
    if isTracing { gestures.traceWaking(of: recognizer) }
    gestures.pass {
      gestures.speak(as: recognizer) { recognizer.meetDeadline() }
    }
  }
}
