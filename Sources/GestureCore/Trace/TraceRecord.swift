/// An event as it is kept, since far more are kept than anybody ever reads: numbers alone, which are
/// copied without counting references, and stand for names in a ``TraceNames``.
///
/// What does not fit in here is in a ``TraceDetail`` beside it. One is made with nearly every touch, so it is
/// made and kept in the code of those who trace.
@usableFromInline package struct TraceRecord: Sendable {
  /// What the fields mean.
  @usableFromInline package enum Form: Sendable {
    case touch, receives, ignored, withdrawn, state, proposal, taken, deadlineSet, deadline, action
    case message, prevented, held, withheld, whole
  }

  @usableFromInline package var time = Timestamp.zero
  /// Its place among all that are kept.
  @usableFromInline var number: UInt64 = 0
  @usableFromInline package var form: Form
  @usableFromInline package var phase = Contact.Phase.began
  @usableFromInline package var state = GestureState.possible
  @usableFromInline var oldState = GestureState.possible
  @usableFromInline var wasTold = false
  @usableFromInline var rule = PreventionRule.undecided
  @usableFromInline var requirement = RequirementRule.requireToFail
  /// How many touches a message has told so far.
  @usableFromInline var touchCount: UInt8 = 0
  @usableFromInline var isMovement = false
  /// The places of names.
  @usableFromInline package var subject: Int32
  @usableFromInline var other: Int32 = Self.nobody
  /// The number of a touch.
  @usableFromInline package var id = 0
  /// A place, a moment, or the numbers of up to four touches.
  @usableFromInline var words: (UInt64, UInt64) = (0, 0)

  @usableFromInline package static let nobody: Int32 = -1

  /// What is at an unused place.
  static var nothing: TraceRecord { .whole(isMovement: false) }

  @inlinable @inline(__always) init(_ form: Form, _ subject: Int32) {
    self.form = form
    self.subject = subject
  }

  @inlinable @inline(__always) package static func touch(
    id: Int, _ phase: Contact.Phase, at place: CGPoint, view: Int32
  ) -> TraceRecord {
    var record = TraceRecord(.touch, view)
    record.id = id
    record.phase = phase
    record.isMovement = phase == .moved
    record.words = (Double(place.x).bitPattern, Double(place.y).bitPattern)
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

  /// The reason is its detail.
  @inlinable @inline(__always) package static func state(
    _ subject: Int32, from old: GestureState, to new: GestureState
  ) -> TraceRecord {
    var record = TraceRecord(.state, subject)
    record.oldState = old
    record.state = new
    return record
  }

  /// The state of one that failed because another one keeps it out.
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

  /// The reason is its detail.
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

  /// A touch that a gesture took from its view.
  @inlinable @inline(__always) package static func taken(
    touch: Int, from view: Int32, by recognizer: Int32, wasTold: Bool
  ) -> TraceRecord {
    var record = TraceRecord(.taken, view)
    record.id = touch
    record.other = recognizer
    record.wasTold = wasTold
    return record
  }

  /// A phase of a touch that its view does not hear of yet.
  @inlinable @inline(__always) package static func withheld(
    touch: Int, _ phase: Contact.Phase, from view: Int32, by recognizer: Int32
  ) -> TraceRecord {
    var record = TraceRecord(.withheld, view)
    record.id = touch
    record.phase = phase
    record.other = recognizer
    return record
  }

  /// A message to a view about nothing yet.
  @inlinable @inline(__always) package static func message(to view: Int32, _ phase: Contact.Phase)
    -> TraceRecord
  {
    var record = TraceRecord(.message, view)
    record.phase = phase
    record.isMovement = phase == .moved
    return record
  }

  /// Names one more of the touches that a message is about; `false` if there is no room for it.
  @inlinable package mutating func add(touch number: Int) -> Bool {
    guard touchCount < 4, let bits = UInt32(exactly: number) else { return false }
    let shifted = UInt64(bits) << UInt64(touchCount % 2 * 32)
    if touchCount < 2 { words.0 |= shifted } else { words.1 |= shifted }
    touchCount += 1
    return true
  }

  /// What has no form of its own; the detail is all of it.
  @inlinable @inline(__always) package static func whole(isMovement: Bool) -> TraceRecord {
    var record = TraceRecord(.whole, nobody)
    record.isMovement = isMovement
    return record
  }
}
