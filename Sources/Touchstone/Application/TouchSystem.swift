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
    set { gestures.now = newValue }
  }
  /// The numbers that recognizers measure against; change them before the first finger.
  public var tuning: GestureTuning {
    get { gestures.tuning }
    set { gestures.tuning = newValue }
  }
  /// Hears of everything that happens, in order. Nothing is put into words while it is `nil`.
  public var trace: ((TraceEvent) -> Void)? {
    get { gestures.listener }
    set { gestures.listener = newValue }
  }

  public internal(set) weak var scene: UIWindowScene?
  private(set) lazy var gestures = GestureEnvironment(system: self)
  /// The touches that are down, and those that have lifted and are withheld from their views.
  var touches: [UITouch] = []
  /// The presses that are down, and those that have ended and are withheld from their responders.
  var presses: [UIPress] = []
  var pressesEvent: UIPressesEvent?
  var streams = PointerStreams()
  var estimates = EstimateLedger()

  private var check = FrameCheck()
  private var tapCounter = TapCounter()
  private var event: UIEvent?
  private var modifiers: UIKeyModifierFlags = []
  private var buttons: UIEvent.ButtonMask = []
  private var lastTouchNumber = 0
  private var lastEventNumber = 0
  private var isReceiving = false
  private var waitingFrames: [InputFrame] = []

  init() {}

  // MARK: - The door

  /// Takes in one moment of input. Deadlines that are due by then come first, each at its own time;
  /// what is impossible is refused with a line in the trace. A frame that comes in while another is
  /// being handled waits for its turn.
  public func receive(_ frame: InputFrame) {
    waitingFrames.append(frame)
    guard !isReceiving else { return }
    isReceiving = true
    while !waitingFrames.isEmpty { handle(waitingFrames.removeFirst()) }
    isReceiving = false
  }

  /// Lets time pass without input.
  public func advance(to time: Timestamp) {
    receive(InputFrame(time: max(time, now)))
  }

  /// When something will happen without further input.
  public var nextDeadline: Timestamp? { gestures.deadlines.next }

  private func handle(_ frame: InputFrame) {
    let frame = check.admit(frame) { refusal in record(.refused(refusal)) }
    runDeadlines(through: frame.time)
    now = frame.time
    estimates.forget(before: now)
    if let raw = frame.modifiers { modifiers = UIKeyModifierFlags(rawValue: raw) }
    let released = change(buttons: frame.buttons)
    if let hover = frame.hover { receive(hover, hasButtonDown: !buttons.isEmpty) }
    if !frame.contacts.isEmpty { receive(frame.contacts, releasing: released) }
    if let scroll = frame.scroll { receive(scroll) }
    if let transform = frame.transform { receive(transform) }
    if !frame.presses.isEmpty { receive(frame.presses) }
    if frame.isInterruption { interrupt() }
    for update in frame.estimateUpdates { receive(update) }
    scene?.layoutWindows()
  }

  /// Takes over the buttons that are held, and says which were let go.
  private func change(buttons raw: Int?) -> UIEvent.ButtonMask {
    guard let raw else { return [] }
    let previous = buttons
    buttons = UIEvent.ButtonMask(rawValue: raw)
    return previous.subtracting(buttons)
  }

  // MARK: - Contacts

  /// One event for all contacts of a frame, unless a contact ends and begins in it: messages know one
  /// phase for each touch. The lift of a pressed pointer still shows the button that was let go, or
  /// the action of a tap could not ask which it was.
  private func receive(_ contacts: [Contact], releasing released: UIEvent.ButtonMask) {
    let held = buttons
    buttons.formUnion(released)
    defer { buttons = held }
    var start = 0
    for index in contacts.indices {
      for earlier in contacts[start..<index] where earlier.id == contacts[index].id {
        deliverEvent(with: contacts[start..<index])
        start = index
        break
      }
    }
    deliverEvent(with: contacts[start...])
  }

  private func deliverEvent(with contacts: ArraySlice<Contact>) {
    let event = self.event ?? startEvent()
    stamp(event)
    event.dropLiftedTouches()
    for touch in event.touches { touch.rest() }
    event.changed.removeAll(keepingCapacity: true)
    for contact in contacts {
      guard let touch = take(contact, of: event) else { continue }
      event.changed.append(touch)
      estimates.note(touch)
    }
    gestures.pass {
      UIApplication.shared.sendEvent(event)
      forgetWhatWasKept(of: event)
    }
    if !hasTouchDown { self.event = nil }
  }

  private func startEvent() -> UIEvent {
    let event = UIEvent(type: .touches, number: nextEventNumber())
    self.event = event
    return event
  }

  func nextEventNumber() -> Int {
    lastEventNumber += 1
    return lastEventNumber
  }

  func stamp(_ event: UIEvent) {
    event.timestamp = now.seconds
    event.modifierFlags = modifiers
    event.buttonMask = buttons
  }

  private func take(_ contact: Contact, of event: UIEvent) -> UITouch? {
    if contact.phase == .began {
      guard takesNewInput else {
        record(.refused(.whileInactive("contact \(contact.id)")))
        return nil
      }
      return begin(contact, of: event)
    }
    guard let touch = downTouch(of: contact) else { return nil }
    touch.take(contact)
    touch.setTapCount(tapCounter.update(contact, limits: tuning.tapLimits))
    touch.isNews = true
    if !touch.isDown { gestures.noteLift() }
    if touch.phase != .stationary { record(touch: touch) }
    return touch
  }

  private func downTouch(of contact: Contact) -> UITouch? {
    for touch in touches where touch.contactID == contact.id && touch.isDown { return touch }
    return nil
  }

  private func begin(_ contact: Contact, of event: UIEvent) -> UITouch {
    lastTouchNumber += 1
    let count = tapCounter.begin(contact, limits: tuning.tapLimits)
    let touch = UITouch(contact: contact, number: lastTouchNumber, tapCount: count)
    touch.event = event
    // The touch is not in the event yet while it is hit-tested (HIT-08).
    let hit = scene?.hitTest(contact.sample.location, with: event)
    touch.view = hit?.view
    touch.window = hit?.window
    touch.delivery = TouchDelivery(isBarred: isBarred(touch))
    touches.append(touch)
    event.touches.append(touch)
    record(touch: touch)
    return touch
  }

  /// Whether the touch's view may not hear of it, because it follows one finger only or because it or
  /// another view wants to be alone (DEL-21, DEL-24).
  private func isBarred(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    let tracked = touches.filter {
      $0.isDown && $0.window === touch.window && $0.delivery.stage != .barred
    }
    if !view.isMultipleTouchEnabled, tracked.contains(where: { $0.view === view }) { return true }
    let others = tracked.filter { $0.view !== view }
    if view.isExclusiveTouch, !others.isEmpty { return true }
    return others.contains { $0.view?.isExclusiveTouch == true }
  }

  /// An override of `sendEvent` may keep an event: a touch whose beginning nobody saw stays unknown,
  /// and one whose end nobody saw is gone all the same (API-N05).
  private func forgetWhatWasKept(of event: UIEvent) {
    for touch in event.changed where touch.isNews {
      if touch.phase == .began { touch.delivery = TouchDelivery(isBarred: true) }
      guard !touch.isDown else { continue }
      _ = touch.delivery.claim()
      for recognizer in touch.recipients { recognizer.unfollow([touch]) }
    }
  }

  func forgetFinishedTouches() {
    var index = 0
    while index < touches.count {
      let touch = touches[index]
      if touch.isDown || touch.delivery.isOpen {
        index += 1
      } else {
        touch.event = nil
        touches.remove(at: index)
      }
    }
  }

  /// Whether no finger and no press is down.
  var isQuiet: Bool {
    for press in presses where press.isDown { return false }
    return !hasTouchDown
  }

  private var hasTouchDown: Bool {
    for touch in touches where touch.isDown { return true }
    return false
  }

  // MARK: - Interruptions and leaving views

  /// Whether anything may begin. What has begun before goes on to its end.
  var takesNewInput: Bool {
    scene?.activationState == .foregroundActive
      && !UIApplication.shared.isIgnoringInteractionEvents
  }

  /// The system takes all input away: recognizers hear first, then views (DEL-27).
  private func interrupt() {
    let contacts = touches.filter(\.isDown).map { touch in
      var sample = touch.shown.sample
      sample.time = now
      return Contact(id: touch.contactID, phase: .cancelled, sample: sample)
    }
    if !contacts.isEmpty { deliverEvent(with: contacts[...]) }
    cancelPresses()
    cancelStreams()
    gestures.pass { gestures.giveUpWaiting() }
  }

  /// Touches of views that leave the window are cancelled, and so are gestures whose view leaves
  /// (DEL-26, OPN-07).
  func viewsWillLeave(below view: UIView) {
    guard !touches.isEmpty || !presses.isEmpty || !gestures.included.isEmpty else { return }
    gestures.pass {
      claimPresses(below: view)
      var known: [UITouch] = []
      for touch in touches where touch.view?.isDescendant(of: view) == true {
        if !touch.delivery.claim().isEmpty { known.append(touch) }
      }
      tell(.cancelled, known)
      for recognizer in gestures.included
      where recognizer.view?.isDescendant(of: view) == true {
        recognizer.dismiss(because: .removed)
      }
    }
  }

  /// Tells views what nobody withholds any more.
  func releaseWithheldTouches() {
    deliver()
    deliverPresses()
  }

  // MARK: - Deadlines

  private func runDeadlines(through time: Timestamp) {
    while let (due, deadline) = gestures.deadlines.pop(through: time) {
      now = max(now, due)
      guard let recognizer = deadline.recognizer else { continue }
      recognizer.course.deadline = nil
      record(.deadline(recognizer.subject))
      gestures.pass {
        gestures.speak(as: recognizer) { deadline.work() }
      }
      scene?.layoutWindows()
    }
  }

  // MARK: - Telling

  func record(_ kind: @autoclosure () -> TraceEvent.Kind) {
    gestures.trace(kind())
  }

  private func record(touch: UITouch) {
    record(
      .touch(
        id: touch.number, Contact.Phase(touch.phase) ?? .moved, at: touch.sceneLocation,
        view: touch.view?.label))
  }
}
