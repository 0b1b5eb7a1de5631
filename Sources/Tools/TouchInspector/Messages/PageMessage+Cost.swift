import InspectorNetwork

extension PageMessage {
  /// What a message makes the server do.
  enum Cost {
    /// What fingers and clocks say, hundreds of times a second.
    case little
    /// Something is looked up, changed, or played from the start.
    case some
    /// A whole scene is built, or a file is read or written.
    case much
  }

  /// Whether it can be done by a page that only looks.
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

/// How much of that one page may want; more than anybody's hands do.
struct OrderLimits {
  private var some = RateLimit(perSecond: 120)
  private var much = RateLimit(perSecond: 20)

  /// Whether something may be done that takes long.
  mutating func allowMuch(at arrival: UInt64) -> Bool { much.allows(at: arrival) }

  /// Whether a message may be carried out that came at a moment in nanoseconds.
  mutating func allow(_ message: PageMessage, at arrival: UInt64) -> Bool {
    switch message.cost {
    case .little: true
    case .some: some.allows(at: arrival)
    case .much: much.allows(at: arrival)
    }
  }
}
