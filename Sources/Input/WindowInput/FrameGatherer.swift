import Foundation
import GestureCore

/// Combines a window system's events to frames.
///
/// Movements wait for the next display frame: further readings of a contact become coalesced touches, so that none is lost and
/// each display frame has one event. Other events are urgent. Contacts that begin or end at the same time are in one frame.
package struct FrameGatherer {
  private var queue = FrameQueue()
  private var buttons = 0
  /// The contact of each finger by the system's number, and its last sample.
  private var fingers: [UInt: (id: Int, sample: ContactSample)] = [:]
  private var pointer: ContactSample?
  private var isHovering = false
  private var keys: Set<Int> = []
  private var scroll: (location: CGPoint, isWheel: Bool)?
  private var wheelEnd: Timestamp?
  private var pinch: (location: CGPoint, scale: CGFloat)?

  /// The pointer's contact ID; fingers have higher ones.
  private static let pointerID = 0
  /// Seconds without wheel movement after which scrolling ends.
  static let wheelPause: TimeInterval = 0.16

  package init() {}

  private var time: Timestamp { queue.time }

  /// Whether no frame is pending.
  package var isEmpty: Bool { queue.isEmpty }
  /// Whether a pending frame cannot wait for the next display frame.
  package var isUrgent: Bool { queue.isUrgent }
  /// When a wheel's scrolling ends unless it moves again; `nil` if it does not scroll.
  package var nextDue: Timestamp? { wheelEnd }

  /// Removes and returns the frames until `now`, oldest first.
  package mutating func removeFrames(until now: Timestamp) -> [InputFrame] {
    if let end = wheelEnd, end <= now { endScroll(at: end) }
    return queue.removeAll()
  }

  /// Adds an event. Events that contradict earlier ones, such as a second press of a pressed key, are ignored.
  package mutating func receive(_ event: WindowEvent) {
    if let end = wheelEnd, end <= event.time { endScroll(at: end) }
    queue.pass(to: event.time)
    let place = event.location
    switch event.change {
    case .touch(let sequence, let phase): touch(sequence, phase, place, event.modifiers)
    case .motion(let earlier): move(to: place, earlier, event.modifiers)
    case .button(let bit, let isDown): press(bit, isDown, place, event.modifiers)
    case .left: endHover(event.modifiers)
    case .scroll(let dx, let dy, let isWheel):
      scroll(dx, dy, isWheel: isWheel, place, event.modifiers)
    case .scrollEnded: endScroll(at: time)
    case .pinch(let phase, let scale, let rotation):
      pinch(phase, scale, rotation, place, event.modifiers)
    case .key(let code, let isDown, let characters, let plain):
      key(code, isDown, characters, plain, event.modifiers)
    case .text(let text): type(text)
    case .lost(.everything): cancelAll()
    case .lost(.fingers): cancelFingers()
    case .lost(.keys): cancelKeys()
    }
  }

  // MARK: - Fingers

  private mutating func touch(
    _ sequence: UInt, _ phase: Contact.Phase, _ place: CGPoint, _ modifiers: Int
  ) {
    let sample = ContactSample(time: time, location: place)
    switch phase {
    case .began:
      // The system did not report the end of the number's last finger: cage reports no cancellation.
      if fingers[sequence] != nil { touch(sequence, .cancelled, place, modifiers) }
      let used = Set(fingers.values.map(\.id))
      let id = (1...used.count + 1).first { !used.contains($0) } ?? used.count + 1
      fingers[sequence] = (id, sample)
      queue.add(Contact(id: id, phase: .began, sample: sample), modifiers)
    case .moved:
      guard let finger = fingers[sequence] else { return }
      fingers[sequence] = (finger.id, sample)
      queue.move(Contact(id: finger.id, phase: .moved, sample: sample), [], modifiers)
    case .ended, .cancelled:
      guard let finger = fingers.removeValue(forKey: sequence) else { return }
      // A cancelled finger keeps its last location.
      let last = ContactSample(
        time: time, location: phase == .ended ? place : finger.sample.location)
      queue.add(Contact(id: finger.id, phase: phase, sample: last), modifiers)
    }
  }

  // MARK: - The pointer

  private mutating func move(to place: CGPoint, _ earlier: [ContactSample], _ modifiers: Int) {
    let sample = ContactSample(time: time, location: place)
    guard let last = pointer else { return hover(place, modifiers) }
    pointer = sample
    let between = earlier.filter { $0.time > last.time && $0.time < time }
    queue.move(
      Contact(id: Self.pointerID, phase: .moved, kind: .indirectPointer, sample: sample), between,
      modifiers)
  }

  private mutating func press(_ bit: Int, _ isDown: Bool, _ place: CGPoint, _ modifiers: Int) {
    guard 0..<16 ~= bit, (buttons & 1 << bit != 0) != isDown else { return }
    buttons ^= 1 << bit
    let sample = ContactSample(time: time, location: place)
    var frame = queue.makeFrame(modifiers)
    frame.buttons = buttons
    if isDown, pointer == nil {
      pointer = sample
      frame.contacts = [contact(.began, sample)]
    } else if buttons == 0, pointer != nil {
      pointer = nil
      frame.contacts = [contact(.ended, sample)]
    }
    queue.append(frame)
  }

  private func contact(_ phase: Contact.Phase, _ sample: ContactSample) -> Contact {
    Contact(id: Self.pointerID, phase: phase, kind: .indirectPointer, sample: sample)
  }

  private mutating func hover(_ place: CGPoint, _ modifiers: Int) {
    guard pointer == nil else { return }
    var frame = queue.makeFrame(modifiers)
    frame.hover = HoverChange(phase: isHovering ? .changed : .began, location: place)
    if isHovering { queue.hover(frame) } else { queue.append(frame) }
    isHovering = true
  }

  private mutating func endHover(_ modifiers: Int) {
    guard isHovering, pointer == nil else { return }
    isHovering = false
    var frame = queue.makeFrame(modifiers)
    frame.hover = HoverChange(phase: .ended, location: .zero)
    queue.append(frame)
  }

  // MARK: - Scrolling and trackpads

  private mutating func scroll(
    _ dx: CGFloat, _ dy: CGFloat, isWheel: Bool, _ place: CGPoint, _ modifiers: Int
  ) {
    if let scroll, scroll.isWheel != isWheel { endScroll(at: time) }
    wheelEnd = isWheel ? time.advanced(by: Self.wheelPause) : nil
    let phase = scroll == nil ? InputPhase.began : .changed
    scroll = (place, isWheel)
    var frame = queue.makeFrame(modifiers)
    frame.scroll = ScrollChange(
      phase: phase, location: place, dx: dx, dy: dy, isDiscrete: isWheel)
    queue.append(frame)
  }

  private mutating func endScroll(at moment: Timestamp) {
    wheelEnd = nil
    guard let ended = scroll else { return }
    scroll = nil
    queue.pass(to: moment)
    var frame = InputFrame(time: time)
    frame.scroll = ScrollChange(
      phase: .ended, location: ended.location, isDiscrete: ended.isWheel)
    queue.append(frame)
  }

  private mutating func pinch(
    _ phase: InputPhase, _ scale: CGFloat, _ rotation: CGFloat, _ place: CGPoint, _ modifiers: Int
  ) {
    let last = pinch?.scale ?? 1
    guard phase == .began || pinch != nil, scale > 0, scale.isFinite else { return }
    pinch = phase == .ended || phase == .cancelled ? nil : (place, scale)
    var frame = queue.makeFrame(modifiers)
    let step = phase == .began ? scale : scale / last
    frame.transform = TransformChange(
      phase: phase, location: place, scale: pinch == nil ? 1 : step, rotation: rotation)
    queue.append(frame)
  }

  // MARK: - Keys

  private mutating func key(
    _ code: Int, _ isDown: Bool, _ characters: String, _ plain: String, _ modifiers: Int
  ) {
    // A held key repeats, but it is pressed only once.
    guard keys.contains(code) != isDown else { return }
    if isDown { keys.insert(code) } else { keys.remove(code) }
    var frame = queue.makeFrame(modifiers)
    let usage = KeyTable.usage(of: code)
    let stroke = KeyStroke(
      characters: characters, charactersIgnoringModifiers: plain, modifiers: modifiers,
      usage: usage)
    frame.presses = [
      PressChange(
        id: code, phase: isDown ? .began : .ended, type: KeyTable.pressType(of: usage), key: stroke)
    ]
    queue.append(frame)
  }

  /// Adds a press and a release of a key without a code, which types the text.
  private mutating func type(_ text: String) {
    let stroke = KeyStroke(characters: text, usage: 0)
    for phase in [InputPhase.began, .ended] {
      var frame = InputFrame(time: time)
      frame.presses = [PressChange(id: 0, phase: phase, type: -1, key: stroke)]
      queue.append(frame)
    }
  }

  // MARK: - Losses

  private mutating func cancelFingers() {
    let cancelled = cancelledFingers()
    guard !cancelled.isEmpty else { return }
    var frame = InputFrame(time: time)
    frame.contacts = cancelled
    queue.append(frame)
  }

  /// By rising ID.
  private mutating func cancelledFingers() -> [Contact] {
    defer { fingers = [:] }
    return fingers.values.sorted { $0.id < $1.id }.map {
      Contact(id: $0.id, phase: .cancelled, at: $0.sample.location, time: time)
    }
  }

  private mutating func cancelKeys() {
    guard !keys.isEmpty else { return }
    var frame = InputFrame(time: time)
    frame.presses = cancelledPresses()
    queue.append(frame)
  }

  private mutating func cancelledPresses() -> [PressChange] {
    defer { keys = [] }
    return keys.sorted().map { code in
      PressChange(
        id: code, phase: .cancelled, type: KeyTable.pressType(of: KeyTable.usage(of: code)))
    }
  }

  private mutating func cancelAll() {
    var frame = InputFrame(time: time)
    frame.presses = cancelledPresses()
    if let pointer {
      frame.contacts = [
        contact(.cancelled, ContactSample(time: time, location: pointer.location))
      ]
    }
    // Their IDs are higher than the pointer's.
    frame.contacts += cancelledFingers()
    if buttons != 0 { frame.buttons = 0 }
    if let scroll {
      frame.scroll = ScrollChange(
        phase: .cancelled, location: scroll.location, isDiscrete: scroll.isWheel)
    }
    if let pinch { frame.transform = TransformChange(phase: .cancelled, location: pinch.location) }
    if isHovering { frame.hover = HoverChange(phase: .ended, location: .zero) }
    (pointer, scroll, wheelEnd, pinch) = (nil, nil, nil, nil)
    (buttons, isHovering) = (0, false)
    if frame != InputFrame(time: time) { queue.append(frame) }
  }
}
