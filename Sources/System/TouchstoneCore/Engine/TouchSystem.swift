import Foundation
import GestureCore

/// The input of one scene: `receive(_:)` is the only way in.
///
/// Time moves only with the frames. Each scene has a system of its own, so that scenes, and tests, are independent.
@preconcurrency @MainActor
public final class TouchSystem {
  /// The time of the last input.
  public internal(set) var now: Timestamp {
    get { engine.now }
    set {
      engine.contest.pass.setTime(newValue)
      madeClock?.show(newValue)
    }
  }
  /// The limits of the built-in recognizers; change them before the first touch.
  public var tuning: GestureTuning {
    get { engine.tuning }
    set { engine.tuning = newValue }
  }
  /// The time of ``now`` as a clock, for code that sleeps.
  public var clock: TouchClock {
    if let madeClock { return madeClock }
    let clock = TouchClock(self)
    madeClock = clock
    return clock
  }

  /// Made on first use, since few scenes need it.
  private var madeClock: TouchClock?

  /// The scene of the input; `nil` once it is gone.
  public var scene: UIWindowScene? { owner }
  weak var owner: UIWindowScene?
  package let engine = GestureEngine()
  var presses = Presses()
  var streams = PointerStreams()
  var estimates = EstimateLedger()
  /// In the order in which they were started.
  var animationRuns: [AnimationRun] = []
  /// The number of layer animations that are under way.
  var layersInMotion = 0
  /// The system whose input is being handled; else the one that was made or received input most recently. Its time and windows
  /// count for code that names no view (COR-25).
  package static var current: TouchSystem? { currentScene?.touchSystem }
  package static var currentScene: UIWindowScene? {
    lastScene ?? UIApplication.shared.connectedInOrder.last
  }
  // A weak reference to the system would move its reference count to a side table, which every event would pay for.
  private static weak var lastScene: UIWindowScene?
  // Comparing identities costs less than loading a weak reference.
  @exclusivity(unchecked) private static var currentIdentity: ObjectIdentifier?

  /// Whether a window may need layout.
  var mayOweLayout = true
  /// The views that are drawn at the end of the frame (COR-23).
  @exclusivity(unchecked) var viewsToDisplay: [UIView] = []

  // Plain values; no client code runs during a change. Frames that a listener sends meanwhile wait.
  @exclusivity(unchecked) private var frameCheck = FrameCheck()
  @exclusivity(unchecked) var tapCounter = TapCounter()
  // No client code runs during a change of these.
  @exclusivity(unchecked) var event: UIEvent?
  /// The event of the last sequence, for the next one.
  @exclusivity(unchecked) var spareEvent: UIEvent?
  var modifiers: UIKeyModifierFlags = []
  var buttons: UIEvent.ButtonMask = []
  /// The last numbers that were given out.
  struct Numbers {
    var touch = 0
    var event = 0
    /// Of moments of input.
    var change: UInt64 = 0
  }
  @exclusivity(unchecked) var last = Numbers()
  private(set) var isReceiving = false
  private var waitingFrames: [InputFrame] = []

  init() {
    engine.setSystem(self)
  }

  isolated deinit {
    madeClock?.wakeAll()
    engine.setSystem(nil)
    engine.abandon()
    if Self.currentIdentity == ObjectIdentifier(self) { Self.currentIdentity = nil }
    let (touches, presses) = engine.removeInputs()
    // A touch and its event keep each other, and so do a touch and a control that tracks it.
    for touch in touches {
      touch.event = nil
      touch.hitView = nil
      touch.hitWindow = nil
      touch.responderPath = .unknown
    }
    for press in presses { press.event = nil }
  }

  // MARK: - The way in

  /// Handles one moment of input. Deadlines that are due by then come first, each at its own time. Impossible input is
  /// refused with a line in the trace. A frame that comes while another is being handled, or while a pass is under way,
  /// waits for its turn.
  public func receive(_ frame: InputFrame) {
    // No frame overtakes frames that wait.
    guard !isReceiving, !engine.isInPass, waitingFrames.isEmpty else {
      waitingFrames = waitingFrames + [frame]
      return receiveWaiting()
    }
    process(frame)
  }

  @inline(__always)
  private func process(_ frame: InputFrame) {
    isReceiving = true
    if Self.currentIdentity != ObjectIdentifier(self) { return processAsCurrent(frame) }
    processAll(frame)
  }

  /// Input that the handler of another scene's input sends. That scene is the current one again afterwards.
  private func processAsCurrent(_ frame: InputFrame) {
    let previous = Self.lastScene?.touchSystem
    becomeCurrent()
    processAll(frame)
    if let previous, previous.isReceiving { previous.becomeCurrent() }
  }

  @inline(__always)
  private func processAll(_ frame: InputFrame) {
    admit(frame)
    while !waitingFrames.isEmpty {
      let frames = waitingFrames
      waitingFrames = []
      for frame in frames { admit(frame) }
    }
    isReceiving = false
  }

  /// Handles frames that came during a pass that no input began.
  func receiveWaiting() {
    guard !isReceiving, !engine.isInPass, let first = waitingFrames.first else { return }
    waitingFrames = Array(waitingFrames.dropFirst())
    process(first)
  }

  func becomeCurrent() {
    Self.currentIdentity = ObjectIdentifier(self)
    Self.lastScene = owner
  }

  /// Lets time pass without input.
  public func advance(to time: Timestamp) {
    receive(InputFrame(time: max(time, now)))
  }

  /// When the next deadline is due.
  public var nextDeadline: Timestamp? { engine.contest.deadlines.next }

  private func admit(_ frame: InputFrame) {
    if frameCheck.admitsAsItIs(frame) { return apply(frame) }
    apply(frameCheck.admit(frame) { refusal in record(.refused(refusal)) })
  }

  private func apply(_ frame: InputFrame) {
    runDeadlines(through: frame.time)
    now = frame.time
    // What code changed since the last frame is laid out before new input hits it. The frame's one update comes at its end.
    if mayOweLayout, frame.mayBeginInput {
      scene?.layoutWindows()
      mayOweLayout = true
    }
    if !estimates.isEmpty { removeOldEstimates() }
    if frame.isOfContactsAlone {
      if !frame.contacts.isEmpty { receive(frame.contacts, releasing: []) }
    } else {
      receiveAll(of: frame)
    }
    layOut()
    engine.removeUnusedNames()
  }

  private func layOut() {
    if mayOweLayout || !viewsToDisplay.isEmpty { update() }
  }

  // MARK: - Interruptions and leaving views

  /// Whether input may begin. Input that has begun goes on to its end.
  var takesNewInput: Bool { scene.map { takesNewInput(in: $0) } ?? false }

  func takesNewInput(in scene: UIWindowScene) -> Bool {
    scene.activationState == .foregroundActive
      && UIApplication.unretained.with { !$0.isIgnoringInteractionEvents }
  }

  /// Cancels all input: recognizers get the messages first, then views (DEL-27).
  func interrupt() {
    let contacts = engine.touches.filter(\.isDown).map { touch in
      var sample = touch.shown.sample
      sample.time = now
      return Contact(id: touch.contactID, phase: .cancelled, sample: sample)
    }
    record(.interruption)
    // A recognizer that has not decided by now waits for no answer (COR-17).
    engine.contest.pass.failsStranded = true
    if !contacts.isEmpty { sendEvent(for: contacts, contacts.indices) }
    recycleEvent()
    cancelPresses()
    cancelStreams()
    engine.contest.pass.failsStranded = tuning.failsStrandedRecognizers
    engine.pass { engine.failIdle() }
  }

  /// Cancels touches, presses and gestures of views that leave the window (DEL-26, OPN-07).
  func viewsWillLeave(below view: UIView) {
    stopAnimations(below: view)
    guard !engine.touches.isEmpty || !engine.presses.isEmpty || !engine.contest.isEmpty else {
      return
    }
    record(.viewLeft(view.label))
    engine.pass {
      stopTracking(below: view)
      engine.cancelAll(below: view)
    }
  }

  /// Controls that leave the window with their touch stop tracking before the touch is cancelled, and without an event,
  /// because no input has cancelled it (CTL-09).
  private func stopTracking(below view: UIView) {
    for touch in engine.touches {
      var next = touch.view
      while let current = next, current.isDescendant(of: view) {
        if current.isControl { current.abandonTracking(of: touch) }
        next = current.superview
      }
    }
  }

  /// The views have left. Client code, or frames that waited, may have put touches on them before.
  func viewsHaveLeft(below view: UIView) {
    if engine.hasInput(below: view) { viewsWillLeave(below: view) }
  }

  // MARK: - Deadlines

  /// The most deadlines that one frame runs. More than these come from a jump of time while something repeats, or from work
  /// that schedules itself again at once; both could go on for ever.
  private static let mostDeadlines = 20_000

  private func runDeadlines(through time: Timestamp) {
    guard let next = engine.contest.deadlines.next, next <= time else { return }
    runDueDeadlines(through: time)
  }

  private func runDueDeadlines(through time: Timestamp) {
    var count = 0
    while let (due, sleeper) = engine.popDeadline(through: time) {
      now = max(now, due)
      switch sleeper {
      case .member(let recognizer): runDeadline(of: recognizer)
      case .outsider(let outsider):
        guard let recognizer = outsider.recognizer else { continue }
        runDeadline(of: recognizer)
      case .scheduled(let work): engine.pass(of: self) { work.perform() }
      }
      layOut()
      count += 1
      guard count < Self.mostDeadlines else {
        return engine.diagnose(
          "\(count) deadlines were due at once; the others wait for the next frame")
      }
    }
  }

  private func runDeadline(of recognizer: UIGestureRecognizer) {
    if engine.isTracing { engine.traceWaking(of: recognizer) }
    engine.pass(of: self) {
      engine.runCode(of: recognizer) { recognizer.runDeadline() }
    }
  }
}

/// Frames with more than contacts.
extension TouchSystem {
  func receiveAll(of frame: InputFrame) {
    if let raw = frame.modifiers { modifiers = UIKeyModifierFlags(rawValue: raw) }
    let released = change(buttons: frame.buttons)
    // Hovering goes on once all buttons are released, so that it comes after the end of their touch (HOV-02).
    let resumesHovering = !released.isEmpty && buttons.isEmpty
    if let hover = frame.hover, !resumesHovering {
      receive(hover, hasButtonDown: !buttons.isEmpty)
    }
    if !frame.contacts.isEmpty { receive(frame.contacts, releasing: released) }
    if let hover = frame.hover, resumesHovering { receive(hover, hasButtonDown: false) }
    if let scroll = frame.scroll { receive(scroll) }
    if let transform = frame.transform { receive(transform) }
    if !frame.presses.isEmpty { receive(frame.presses) }
    if frame.isInterruption { interrupt() }
    for update in frame.estimateUpdates { receive(update) }
  }

  /// Sets the buttons that are down, and returns those that were released.
  private func change(buttons raw: Int?) -> UIEvent.ButtonMask {
    guard let raw else { return [] }
    let previous = buttons
    buttons = UIEvent.ButtonMask(rawValue: raw)
    return previous.subtracting(buttons)
  }
}

extension TouchSystem {
  /// The system whose clock counts for an object: that of the scene whose input is being handled, else
  /// of the object's own scene, else of the one that was made or had input last.
  static func inCharge(of object: Any?) -> TouchSystem? {
    if let current, current.isReceiving { return current }
    let own: TouchSystem? =
      switch object {
      case let system as TouchSystem: system
      case let recognizer as UIGestureRecognizer: recognizer.view?.window?.touchSystem
      case let responder as UIResponder: responder.hostWindow?.touchSystem
      default: nil
      }
    return own ?? current
  }

  /// Does work with the system whose clock counts for an object: at once, or where there is no scene
  /// yet, as soon as there is one.
  package static func whenInCharge(of object: Any?, _ work: @escaping (TouchSystem) -> Void) {
    if let system = inCharge(of: object) { work(system) } else { waiting.append(work) }
  }

  private static var waiting: [(TouchSystem) -> Void] = []

  /// The first scene is there.
  func startWaiting() {
    let works = Self.waiting
    Self.waiting = []
    for work in works { work(self) }
  }
}

extension InputFrame {
  /// Whether something of it may hit a view.
  fileprivate var mayBeginInput: Bool {
    !isOfContactsAlone || contacts.contains { $0.phase == .began }
  }
}
