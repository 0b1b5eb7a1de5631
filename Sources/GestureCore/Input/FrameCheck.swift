/// Keeps impossible input out: what remains of a frame is legal, and every loss has a reason.
///
/// A contact begins once, moves and ends only while it is down, and has finite coordinates; time
/// does not run backwards. One bad contact never costs the others of its frame.
public struct FrameCheck: Sendable {
  /// Contacts, and presses, that may be down at one time: more than any crowd around a table has. Each
  /// event tells of all of them, so that without an end their work would grow with their square.
  public static let mostDown = 1024

  private var time: Timestamp?
  private var contactsDown: [Int] = []
  private var pressesDown: [Int] = []

  public init() {}

  /// Whether the whole frame may come in as it is, as nearly all may; if so, it has come in. Otherwise
  /// nothing has happened yet, and `admit` has to look closer.
  public mutating func admitsAsItIs(_ frame: InputFrame) -> Bool {
    if let time, frame.time < time { return false }
    guard frame.isOfContactsAndWhatIsHeld, isInOrder(frame.contacts) else { return false }
    time = frame.time
    // By index, since a contact is large and a loop over the list would copy each.
    for index in frame.contacts.indices where frame.contacts[index].phase != .moved {
      note(frame.contacts[index].phase, of: frame.contacts[index].id)
    }
    return true
  }

  /// Whether each contact stands alone, follows what it did before, and has usable numbers.
  private func isInOrder(_ contacts: [Contact]) -> Bool {
    // Mostly those who are down are told of in the order in which they came, and then one look at each
    // is enough, however many they are.
    var (index, down) = (0, 0)
    while index < contacts.count, contacts[index].phase != .began,
      contacts[index].earlierSamples.isEmpty, contacts[index].sample.isPlain
    {
      while down < contactsDown.count, contactsDown[down] != contacts[index].id { down += 1 }
      if down == contactsDown.count { break }
      down += 1
      index += 1
    }
    return index == contacts.count || isInAnyOrder(contacts)
  }

  private func isInAnyOrder(_ contacts: [Contact]) -> Bool {
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

  /// What of the frame may come in. `refused` is called once for each thing that may not.
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
    dropNonsense(&admitted, refused: refused)
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
      mend(&frame, at: index, isLate: isLate, refused: refused)
      note(contact.phase, of: contact.id)
    }
    for index in dropped.reversed() { frame.contacts.remove(at: index) }
  }

  private mutating func note(_ phase: Contact.Phase, of id: Int) {
    switch phase {
    case .began: contactsDown.append(id)
    case .moved: break
    case .ended, .cancelled:
      if let index = contactsDown.firstIndex(of: id) { contactsDown.remove(at: index) }
    }
  }

  /// `nil` lets the contact in; `.some(nil)` drops it without a word, since the frame's own refusal
  /// has said it. `earlier` is what came in of the same contact in the same frame.
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
    // A lift without a usable place still is a lift, or the finger would stay down for ever; the
    // touch then keeps its last place.
    if isLift { return nil }
    guard contact.sample.isFinite else { return .notFinite("contact \(contact.id)") }
    return contact.sample.isInReach ? nil : .outOfReach("contact \(contact.id)")
  }

  /// A contact may lift and another take its id in the same frame, a tap may fit into one frame, and
  /// a lift counts after whatever went before it.
  private func follows(_ later: Contact, _ earlier: Contact) -> Bool {
    switch (earlier.phase, later.phase) {
    case (.ended, .began), (.cancelled, .began): true
    case (.began, .ended), (.began, .cancelled), (.moved, .ended), (.moved, .cancelled): true
    default: false
    }
  }

  /// Lets a contact in without those of its earlier readings that are useless, and a late lift at the
  /// present time.
  private func mend(
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

  private func dropNonsense(_ frame: inout InputFrame, refused: (FrameRefusal) -> Void) {
    func refusal(_ what: String, isFinite: Bool, isInReach: Bool, isOver: Bool) -> FrameRefusal? {
      // The end of a stream counts even if its numbers do not, or it would never end.
      if isOver || isFinite && isInReach { return nil }
      return isFinite ? .outOfReach(what) : .notFinite(what)
    }
    if let hover = frame.hover,
      let refusal = refusal(
        "the hovering pointer", isFinite: hover.isFinite, isInReach: hover.isInReach,
        isOver: hover.phase.isOver)
    {
      refused(refusal)
      frame.hover = nil
    }
    if let scroll = frame.scroll,
      let refusal = refusal(
        "a scroll", isFinite: scroll.isFinite, isInReach: scroll.isInReach,
        isOver: scroll.phase.isOver)
    {
      refused(refusal)
      frame.scroll = nil
    }
    if let transform = frame.transform,
      let refusal = refusal(
        "a trackpad transform", isFinite: transform.isFinite, isInReach: transform.isInReach,
        isOver: transform.phase.isOver)
    {
      refused(refusal)
      frame.transform = nil
    }
    for update in frame.estimateUpdates {
      let what = "a better value for reading \(update.index)"
      if let refusal = refusal(
        what, isFinite: update.isFinite, isInReach: update.isInReach, isOver: false)
      {
        refused(refusal)
      }
    }
    frame.estimateUpdates.removeAll { !$0.isFinite || !$0.isInReach }
  }
}
