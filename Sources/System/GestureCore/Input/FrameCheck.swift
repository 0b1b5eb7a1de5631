/// Removes invalid input from frames, and reports a reason for each removal.
///
/// A contact begins once, moves and ends only while it is down, and has finite coordinates; time
/// does not run backwards. An invalid contact does not affect the other contacts of its frame.
public struct FrameCheck: Sendable {
  /// The most contacts, and the most presses, that may be down at one time. Each event lists all of
  /// them, so the work grows with the square of their number. Real tables have fewer.
  public static let mostDown = 1024

  private var time: Timestamp?
  private var contactsDown: [Int] = []
  private var pressesDown: [Int] = []

  public init() {}

  /// Whether the whole frame is valid, as nearly all are; if so, it counts as admitted. Otherwise nothing
  /// has changed, and the caller calls `admit`.
  public mutating func admitsAsItIs(_ frame: InputFrame) -> Bool {
    if let time, frame.time < time { return false }
    guard frame.hasOnlyContactsModifiersAndButtons, areValid(frame.contacts) else { return false }
    time = frame.time
    // By index, because a contact is large and a loop over the list would copy each.
    for index in frame.contacts.indices where frame.contacts[index].phase != .moved {
      updateContactsDown(frame.contacts[index].phase, of: frame.contacts[index].id)
    }
    return true
  }

  /// Whether each contact occurs once, its phase is possible after its last one, and its numbers are usable.
  private func areValid(_ contacts: [Contact]) -> Bool {
    // Sources mostly list the contacts in the order in which they came down. Then one pass over both
    // lists is enough, so the work is linear in their number.
    var (index, down) = (0, 0)
    while index < contacts.count, contacts[index].phase != .began,
      contacts[index].earlierSamples.isEmpty, contacts[index].sample.isPlain
    {
      while down < contactsDown.count, contactsDown[down] != contacts[index].id { down += 1 }
      if down == contactsDown.count { break }
      down += 1
      index += 1
    }
    return index == contacts.count || areValidInAnyOrder(contacts)
  }

  private func areValidInAnyOrder(_ contacts: [Contact]) -> Bool {
    for index in contacts.indices {
      let id = contacts[index].id
      for earlier in 0..<index where contacts[earlier].id == id { return false }
      guard contactsDown.contains(id) == (contacts[index].phase != .began),
        contacts[index].phase != .began || contactsDown.count + contacts.count <= Self.mostDown,
        contacts[index].earlierSamples.isEmpty, contacts[index].sample.isPlain
      else { return false }
    }
    return true
  }

  /// Returns the valid part of the frame. `refused` is called once for each part that is removed.
  public mutating func admit(
    _ frame: InputFrame, refused: (FrameRefusal) -> Void
  ) -> InputFrame {
    var admitted = frame
    let late = time.map { frame.time < $0 } ?? false
    if late, let time {
      refused(.timeRanBackwards(by: time.seconds(since: frame.time)))
      admitted.time = time
      admitted.hover = nil
      admitted.scroll = nil
      admitted.transform = nil
    }
    time = admitted.time
    if !frame.contacts.isEmpty { admitContacts(&admitted, isLate: late, refused: refused) }
    if !frame.presses.isEmpty { admitPresses(&admitted, onlyLifts: late, refused: refused) }
    removeInvalidValues(&admitted, refused: refused)
    if frame.isInterruption {
      contactsDown.removeAll()
      pressesDown.removeAll()
    }
    return admitted
  }

  private mutating func admitContacts(
    _ frame: inout InputFrame, isLate: Bool, refused: (FrameRefusal) -> Void
  ) {
    var dropped: [Int] = []
    for index in frame.contacts.indices {
      let contact = frame.contacts[index]
      let earlier = frame.contacts[..<index].indices.last {
        frame.contacts[$0].id == contact.id && !dropped.contains($0)
      }
      let refusal = refusal(of: contact, after: earlier.map { frame.contacts[$0] }, isLate: isLate)
      if let refusal {
        if let refusal { refused(refusal) }
        dropped.append(index)
        continue
      }
      removeUnusableSamples(&frame, at: index, isLate: isLate, refused: refused)
      updateContactsDown(contact.phase, of: contact.id)
    }
    for index in dropped.reversed() { frame.contacts.remove(at: index) }
  }

  private mutating func updateContactsDown(_ phase: Contact.Phase, of id: Int) {
    switch phase {
    case .began: contactsDown.append(id)
    case .moved: break
    case .ended, .cancelled:
      if let index = contactsDown.firstIndex(of: id) { contactsDown.remove(at: index) }
    }
  }

  /// `nil` admits the contact. `.some(nil)` removes it without a report, because the refusal of the
  /// frame's time has been reported. `earlier` is the last admitted change of this contact in this frame.
  private func refusal(
    of contact: Contact, after earlier: Contact?, isLate: Bool
  ) -> FrameRefusal?? {
    let isLift = contact.phase == .ended || contact.phase == .cancelled
    if isLate && !isLift { return .some(nil) }
    let isDown = contactsDown.contains(contact.id)
    if let earlier, !follows(contact, earlier) { return .twiceInOneFrame(id: contact.id) }
    if contact.phase == .began, isDown { return .alreadyDown(id: contact.id) }
    if contact.phase == .began, contactsDown.count >= Self.mostDown {
      return .tooManyDown(id: contact.id)
    }
    if contact.phase != .began, !isDown { return .notDown(id: contact.id, phase: contact.phase) }
    // A lift without a usable location is still a lift, or the contact would stay down for ever. The
    // touch then keeps its last location.
    if isLift { return nil }
    guard contact.sample.isFinite else { return .notFinite("contact \(contact.id)") }
    return contact.sample.isInReach ? nil : .outOfReach("contact \(contact.id)")
  }

  /// Whether both changes of one id may occur in one frame: a contact may lift and a new one reuse its
  /// id, a tap may fit into one frame, and a contact may move and lift.
  private func follows(_ later: Contact, _ earlier: Contact) -> Bool {
    switch (earlier.phase, later.phase) {
    case (.ended, .began), (.cancelled, .began): true
    case (.began, .ended), (.began, .cancelled), (.moved, .ended), (.moved, .cancelled): true
    default: false
    }
  }

  /// Removes the unusable earlier readings of an admitted contact, and sets a late lift to the present
  /// time.
  private func removeUnusableSamples(
    _ frame: inout InputFrame, at index: Int, isLate: Bool, refused: (FrameRefusal) -> Void
  ) {
    if isLate {
      frame.contacts[index].earlierSamples = []
      frame.contacts[index].sample.time = frame.time
      return
    }
    let earlier = "an earlier reading of contact \(frame.contacts[index].id)"
    if !frame.contacts[index].earlierSamples.allSatisfy({ $0.isFinite }) {
      refused(.notFinite(earlier))
      frame.contacts[index].earlierSamples.removeAll { !$0.isFinite }
    }
    if !frame.contacts[index].earlierSamples.allSatisfy({ $0.isInReach }) {
      refused(.outOfReach(earlier))
      frame.contacts[index].earlierSamples.removeAll { !$0.isInReach }
    }
  }

  private mutating func admitPresses(
    _ frame: inout InputFrame, onlyLifts: Bool, refused: (FrameRefusal) -> Void
  ) {
    var admitted: [PressChange] = []
    for press in frame.presses {
      let isLift = press.phase == .ended || press.phase == .cancelled
      if onlyLifts && !isLift { continue }
      let isDown = pressesDown.contains(press.id)
      if press.phase == .began, isDown {
        refused(.pressAlreadyDown(id: press.id))
      } else if press.phase == .began, pressesDown.count >= Self.mostDown {
        refused(.tooManyDown(id: press.id))
      } else if press.phase != .began, !isDown {
        refused(.pressNotDown(id: press.id))
      } else if !press.force.isFinite, !isLift {
        refused(.notFinite("press \(press.id)"))
      } else {
        if press.phase == .began { pressesDown.append(press.id) }
        if isLift { pressesDown.removeAll { $0 == press.id } }
        admitted.append(press)
      }
    }
    frame.presses = admitted
  }

  private func removeInvalidValues(_ frame: inout InputFrame, refused: (FrameRefusal) -> Void) {
    func refusal(
      _ name: String, isFinite: Bool, isInReach: Bool, isFinished: Bool
    ) -> FrameRefusal? {
      // The end of a stream is admitted even with invalid numbers, or the stream would never end.
      if isFinished || isFinite && isInReach { return nil }
      return isFinite ? .outOfReach(name) : .notFinite(name)
    }
    if let hover = frame.hover,
      let refusal = refusal(
        "the hovering pointer", isFinite: hover.isFinite, isInReach: hover.isInReach,
        isFinished: hover.phase.isOver)
    {
      refused(refusal)
      frame.hover = nil
    }
    if let scroll = frame.scroll,
      let refusal = refusal(
        "a scroll", isFinite: scroll.isFinite, isInReach: scroll.isInReach,
        isFinished: scroll.phase.isOver)
    {
      refused(refusal)
      frame.scroll = nil
    }
    if let transform = frame.transform,
      let refusal = refusal(
        "a trackpad transform", isFinite: transform.isFinite, isInReach: transform.isInReach,
        isFinished: transform.phase.isOver)
    {
      refused(refusal)
      frame.transform = nil
    }
    for update in frame.estimateUpdates {
      let name = "a better value for reading \(update.index)"
      if let refusal = refusal(
        name, isFinite: update.isFinite, isInReach: update.isInReach, isFinished: false)
      {
        refused(refusal)
      }
    }
    frame.estimateUpdates.removeAll { !$0.isFinite || !$0.isInReach }
  }
}

// Whether all numbers of an input are finite, and whether all its coordinates are in the admitted range.

/// The admitted range of coordinates.
package enum Reach {
  /// In points. No surface is that wide, and differences of larger coordinates lose their fractions.
  package static let farthest: CGFloat = 1e7

  @inline(__always)
  static func contains(_ point: CGPoint) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }
}

extension ContactSample {
  /// Whether all numbers are finite and all coordinates in range, by a cheap test: a coordinate in range
  /// is finite, and so is each number of a finite sum. It may be `false` for a valid sample.
  @inline(__always)
  var isPlain: Bool {
    isInReach
      && (force + maximumPossibleForce + altitudeAngle + azimuthAngle + rollAngle).isFinite
  }

  @inline(__always)
  package var isInReach: Bool {
    Reach.contains(location) && (preciseLocation.map(Reach.contains) ?? true)
      && abs(majorRadius) <= Reach.farthest && abs(majorRadiusTolerance) <= Reach.farthest
  }
}

extension HoverChange {
  package var isInReach: Bool { Reach.contains(location) && abs(zOffset) <= Reach.farthest }

  package var isFinite: Bool {
    location.isFinite && zOffset.isFinite && altitudeAngle.isFinite && azimuthAngle.isFinite
      && rollAngle.isFinite
  }
}

extension ScrollChange {
  package var isInReach: Bool { Reach.contains(location) && Reach.contains(CGPoint(x: dx, y: dy)) }

  package var isFinite: Bool { location.isFinite && dx.isFinite && dy.isFinite }
}

extension TransformChange {
  package var isInReach: Bool {
    Reach.contains(location) && abs(scale) <= Reach.farthest && abs(rotation) <= Reach.farthest
  }

  /// A scale that is not positive is invalid as well.
  package var isFinite: Bool {
    location.isFinite && scale.isFinite && scale > 0 && rotation.isFinite
  }
}

extension EstimateUpdate {
  package var isInReach: Bool { location.map(Reach.contains) ?? true }

  package var isFinite: Bool {
    (location?.isFinite ?? true)
      && [force, azimuthAngle, altitudeAngle, rollAngle].allSatisfy { $0?.isFinite ?? true }
  }
}

/// Why a part of a frame was not admitted.
public enum FrameRefusal: Sendable, Hashable, CustomStringConvertible {
  /// The frame is earlier than the one before it.
  case timeRanBackwards(by: TimeInterval)
  /// A contact begins while it is down.
  case alreadyDown(id: Int)
  /// A contact moves or ends while it is not down.
  case notDown(id: Int, phase: Contact.Phase)
  /// More contacts are down than a scene admits (`FrameCheck.mostDown`).
  case tooManyDown(id: Int)
  /// A frame lists one contact twice.
  case twiceInOneFrame(id: Int)
  /// A number is infinite or NaN.
  case notFinite(String)
  /// A coordinate is larger than a scene admits.
  case outOfReach(String)
  /// A press changes or ends while it is not down.
  case pressNotDown(id: Int)
  /// A press begins while it is down.
  case pressAlreadyDown(id: Int)
  /// No touch expects an estimate update with this index.
  case nobodyWaits(index: Int)
  /// The scene is inactive and ignores new input.
  case whileInactive(String)

  public var description: String {
    switch self {
    case .timeRanBackwards(let seconds):
      "time ran backwards by \(seconds) s; only lifts of this frame are taken, at the present time"
    case .alreadyDown(let id): "contact \(id) began while it was down"
    case .notDown(let id, let phase): "contact \(id) \(phase) without having begun"
    case .tooManyDown(let id): "\(id) began while \(FrameCheck.mostDown) others were down"
    case .twiceInOneFrame(let id): "contact \(id) is listed twice in one frame"
    case .notFinite(let what): "\(what) has numbers that are not finite"
    case .outOfReach(let what): "\(what) is farther away than any surface reaches, 10000000 points"
    case .pressNotDown(let id): "press \(id) changed without having begun"
    case .pressAlreadyDown(let id): "press \(id) began while it was down"
    case .nobodyWaits(let index): "nobody waits for an update of reading \(index)"
    case .whileInactive(let what): "\(what) began while input was not wanted"
    }
  }
}
