import GestureCore

/// Pending frames.
///
/// Frames that contain only movements are open: the next movement is merged into the last one.
struct FrameQueue {
  private struct Entry {
    var frame: InputFrame
    var isOpen: Bool
  }

  private var entries: [Entry] = []
  private var modifiers = 0
  /// The time of the last event.
  private(set) var time = Timestamp.zero

  var isEmpty: Bool { entries.isEmpty }
  /// Whether a frame is not open.
  var isUrgent: Bool { entries.contains { !$0.isOpen } }

  /// Removes and returns all frames, oldest first.
  mutating func removeAll() -> [InputFrame] {
    defer { entries = [] }
    return entries.map(\.frame)
  }

  /// Advances the time; it never decreases.
  mutating func pass(to moment: Timestamp) { time = max(time, moment) }

  /// A frame at the present time, with the modifier keys if they have changed.
  mutating func makeFrame(_ modifiers: Int) -> InputFrame {
    var frame = InputFrame(time: time)
    if modifiers != self.modifiers { frame.modifiers = modifiers }
    self.modifiers = modifiers
    return frame
  }

  mutating func append(_ frame: InputFrame) {
    entries.append(Entry(frame: frame, isOpen: false))
  }

  /// Adds a beginning or end; merges it into the last frame if that has beginnings or ends at the same time.
  mutating func add(_ contact: Contact, _ modifiers: Int) {
    var frame = makeFrame(modifiers)
    if let last = entries.last, !last.isOpen, last.frame.time == time,
      last.frame.isOfContactsAlone, frame.isOfContactsAlone,
      !last.frame.contacts.contains(where: { $0.id == contact.id })
    {
      entries[entries.count - 1].frame.contacts.append(contact)
      return
    }
    frame.contacts = [contact]
    append(frame)
  }

  /// Adds a movement to the open frame, if there is one. The frame's previous sample becomes an earlier one.
  mutating func move(_ contact: Contact, _ earlier: [ContactSample], _ modifiers: Int) {
    var frame = makeFrame(modifiers)
    var contact = contact
    contact.earlierSamples = earlier
    guard var last = entries.last, last.isOpen, last.frame.isOfContactsAlone,
      frame.isOfContactsAlone
    else {
      frame.contacts = [contact]
      entries.append(Entry(frame: frame, isOpen: true))
      return
    }
    last.frame.time = time
    if let index = last.frame.contacts.firstIndex(where: { $0.id == contact.id }) {
      let known = last.frame.contacts[index]
      contact.earlierSamples = known.earlierSamples + [known.sample] + earlier
      last.frame.contacts[index] = contact
    } else {
      last.frame.contacts.append(contact)
    }
    entries[entries.count - 1] = last
  }

  /// Adds a movement of a hovering pointer; replaces a pending one.
  mutating func hover(_ frame: InputFrame) {
    if let last = entries.last, last.isOpen, last.frame.hover != nil, frame.modifiers == nil,
      last.frame.modifiers == nil
    {
      entries[entries.count - 1].frame = frame
    } else {
      entries.append(Entry(frame: frame, isOpen: true))
    }
  }
}
