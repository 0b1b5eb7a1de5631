/// The stored form of an event: only numbers, so that copying counts no references. Names are indices into
/// ``TraceNames``. Far more events are stored than read.
///
/// Other values of the event are in a ``TraceDetail`` beside the record. Nearly every touch makes records,
/// so the code that makes and adds them is inlined into its callers.
@usableFromInline package struct TraceRecord: Sendable {
  /// What the fields mean.
  @usableFromInline package enum Form: Sendable {
    case touch, receives, ignored, withdrawn, state, proposal, taken, deadlineSet, deadline, action
    case message, prevented, held, withheld, whole
  }

  @usableFromInline package var time = Timestamp.zero
  /// Its number in the order of all records.
  @usableFromInline var number: UInt64 = 0
  @usableFromInline package var form: Form
  @usableFromInline package var phase = Contact.Phase.began
  @usableFromInline package var state = GestureState.possible
  @usableFromInline var oldState = GestureState.possible
  @usableFromInline var wasTold = false
  @usableFromInline var rule = PreventionRule.undecided
  @usableFromInline var requirement = RequirementRule.requireToFail
  /// The number of touches in a message.
  @usableFromInline var touchCount: UInt8 = 0
  @usableFromInline var isMovement = false
  /// Indices of names.
  @usableFromInline package var subject: Int32
  @usableFromInline package var other: Int32 = Self.nobody
  /// The number of a touch.
  @usableFromInline package var id = 0
  /// A location, a time, or the numbers of up to four touches.
  @usableFromInline var words: (UInt64, UInt64) = (0, 0)

  /// The index that stands for no name.
  @usableFromInline package static let nobody: Int32 = -1

  /// The value of an unused element of a ring buffer.
  static var unused: TraceRecord { .whole(isMovement: false) }

  @inlinable @inline(__always) init(_ form: Form, _ subject: Int32) {
    self.form = form
    self.subject = subject
  }

  @inlinable @inline(__always) package static func touch(
    id: Int, _ phase: Contact.Phase, at location: CGPoint, view: Int32
  ) -> TraceRecord {
    var record = TraceRecord(.touch, view)
    record.id = id
    record.phase = phase
    record.isMovement = phase == .moved
    record.words = (Double(location.x).bitPattern, Double(location.y).bitPattern)
    return record
  }

  @inlinable @inline(__always) package static func receives(_ subject: Int32, touch: Int)
    -> TraceRecord
  {
    var record = TraceRecord(.receives, subject)
    record.id = touch
    return record
  }

  @inlinable @inline(__always) package static func ignored(_ subject: Int32, touch: Int)
    -> TraceRecord
  {
    var record = TraceRecord(.ignored, subject)
    record.id = touch
    return record
  }

  @inlinable @inline(__always) package static func withdrawn(_ subject: Int32) -> TraceRecord {
    TraceRecord(.withdrawn, subject)
  }

  /// The reason is in the detail.
  @inlinable @inline(__always) package static func state(
    _ subject: Int32, from old: GestureState, to new: GestureState
  ) -> TraceRecord {
    var record = TraceRecord(.state, subject)
    record.oldState = old
    record.state = new
    return record
  }

  /// The failure of a recognizer that another one prevents.
  @inlinable @inline(__always) package static func state(
    _ subject: Int32, from old: GestureState, preventedBy winner: Int32
  ) -> TraceRecord {
    var record = state(subject, from: old, to: .failed)
    record.other = winner
    return record
  }

  @inlinable @inline(__always) package static func prevented(
    _ subject: Int32, by winner: Int32, _ rule: PreventionRule
  ) -> TraceRecord {
    var record = TraceRecord(.prevented, subject)
    record.other = winner
    record.rule = rule
    return record
  }

  @inlinable @inline(__always) package static func held(
    _ subject: Int32, until other: Int32, _ rule: RequirementRule
  ) -> TraceRecord {
    var record = TraceRecord(.held, subject)
    record.other = other
    record.requirement = rule
    return record
  }

  /// The reason is in the detail.
  @inlinable @inline(__always) package static func proposal(_ subject: Int32, _ state: GestureState)
    -> TraceRecord
  {
    var record = TraceRecord(.proposal, subject)
    record.state = state
    return record
  }

  @inlinable @inline(__always) package static func deadlineSet(_ subject: Int32, _ due: Timestamp)
    -> TraceRecord
  {
    var record = TraceRecord(.deadlineSet, subject)
    record.words.0 = UInt64(bitPattern: due.nanoseconds)
    return record
  }

  @inlinable @inline(__always) package static func deadline(_ subject: Int32) -> TraceRecord {
    TraceRecord(.deadline, subject)
  }

  @inlinable @inline(__always) package static func action(_ subject: Int32, _ state: GestureState)
    -> TraceRecord
  {
    var record = TraceRecord(.action, subject)
    record.state = state
    record.isMovement = state == .changed
    return record
  }

  /// A touch that a recognized gesture cancels in its view.
  @inlinable @inline(__always) package static func taken(
    touch: Int, from view: Int32, by recognizer: Int32, wasTold: Bool
  ) -> TraceRecord {
    var record = TraceRecord(.taken, view)
    record.id = touch
    record.other = recognizer
    record.wasTold = wasTold
    return record
  }

  /// A phase of a touch that a recognizer withholds from its view.
  @inlinable @inline(__always) package static func withheld(
    touch: Int, _ phase: Contact.Phase, from view: Int32, by recognizer: Int32
  ) -> TraceRecord {
    var record = TraceRecord(.withheld, view)
    record.id = touch
    record.phase = phase
    record.other = recognizer
    return record
  }

  /// A message to a view, without touches; `add(touch:)` adds them.
  @inlinable @inline(__always) package static func message(to view: Int32, _ phase: Contact.Phase)
    -> TraceRecord
  {
    var record = TraceRecord(.message, view)
    record.phase = phase
    record.isMovement = phase == .moved
    return record
  }

  /// Adds a touch to a message; `false` if it has no room for it.
  @inlinable package mutating func add(touch number: Int) -> Bool {
    guard touchCount < 4, let bits = UInt32(exactly: number) else { return false }
    let shifted = UInt64(bits) << UInt64(touchCount % 2 * 32)
    if touchCount < 2 { words.0 |= shifted } else { words.1 |= shifted }
    touchCount += 1
    return true
  }

  /// An event without a form of its own; the detail has all of it.
  @inlinable @inline(__always) package static func whole(isMovement: Bool) -> TraceRecord {
    var record = TraceRecord(.whole, nobody)
    record.isMovement = isMovement
    return record
  }
}
