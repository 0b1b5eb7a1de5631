import InspectorNetwork

extension PageMessage {
  /// How much work a message causes.
  enum Cost {
    /// Input and clock messages, hundreds of times a second.
    case little
    /// A lookup, a change, or a replay from the start.
    case some
    /// Building a scene, or reading or writing a file.
    case much
  }

  /// Whether a read-only page may send it.
  var changesNothing: Bool {
    switch self {
    case .hello, .why, .hit, .source, .collisions, .select, .trace, .recordings, .ping, .interrupt:
      true
    case .input, .tick, .resize, .open, .set, .add, .remove, .relate, .edits, .attempt, .perform,
      .record, .recording, .code, .strokes, .page, .load, .keep, .replay:
      false
    }
  }

  var cost: Cost {
    switch self {
    case .input, .tick, .interrupt, .ping: .little
    case .set, .remove, .relate, .why, .hit, .select, .replay, .add: .some
    case .hello, .open, .source, .trace, .record, .recording, .code, .strokes, .page, .load, .keep,
      .recordings, .edits, .attempt, .collisions, .perform, .resize:
      .much
    }
  }
}

/// Limits a page's rate of expensive messages; the limits are above what a user can reach by hand.
struct OrderLimits {
  private var some = RateLimit(perSecond: 120)
  private var much = RateLimit(perSecond: 20)

  /// Whether an expensive action is allowed at a time in nanoseconds.
  mutating func allowMuch(at arrival: UInt64) -> Bool { much.allows(at: arrival) }

  /// Whether a message that arrived at a time in nanoseconds may be executed.
  mutating func allow(_ message: PageMessage, at arrival: UInt64) -> Bool {
    switch message.cost {
    case .little: true
    case .some: some.allows(at: arrival)
    case .much: much.allows(at: arrival)
    }
  }
}
