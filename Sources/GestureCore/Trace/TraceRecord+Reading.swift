extension TraceRecord {
  /// Whether the fields do not say all of it.
  var hasDetail: Bool {
    form == .state && other == Self.nobody || form == .proposal || form == .whole
  }

  /// The event as everybody reads it.
  package func event(_ names: TraceNames, _ detail: TraceDetail?) -> TraceEvent {
    TraceEvent(time: time, kind(names, detail))
  }

  private func kind(_ names: TraceNames, _ detail: TraceDetail?) -> TraceEvent.Kind {
    if case .whole(let kind) = detail { return kind }
    let who = names[subject]
    return switch form {
    case .touch: .touch(id: id, phase, at: place, view: subject == Self.nobody ? nil : who.name)
    case .receives: .receives(who, .touch(id))
    case .ignored: .ignored(who, .touch(id))
    case .withdrawn: .withdrawn(who)
    case .state: .state(who, from: oldState, to: state, reason(names, detail))
    case .proposal: .proposal(who, state, reason(names, detail))
    case .taken:
      .delivery(.touch(id), to: viewName(names), .taken(by: names[other], wasTold: wasTold))
    case .withheld: .delivery(.touch(id), to: viewName(names), .withheld(phase, by: names[other]))
    case .held: .verdict(who, .held(until: names[other], requirement))
    case .prevented: .verdict(who, .prevented(by: names[other], rule))
    case .deadlineSet: .deadlineSet(who, Timestamp(nanoseconds: Int64(bitPattern: words.0)))
    case .deadline: .deadline(who)
    case .action: .action(who, state)
    case .message, .whole: .message(to: who.name, phase, touches: touches)
    }
  }

  private func viewName(_ names: TraceNames) -> String {
    subject == Self.nobody ? "its view" : names[subject].name
  }

  /// Why a state changed, or was wanted.
  package func reason(_ names: TraceNames, _ detail: TraceDetail?) -> Reason {
    if case .reason(let reason) = detail { return reason }
    return other == Self.nobody ? .assigned : .prevented(by: names[other])
  }

  /// Where a touch is.
  package var place: CGPoint {
    CGPoint(x: Double(bitPattern: words.0), y: Double(bitPattern: words.1))
  }

  /// The numbers of the touches that a message is about.
  private var touches: [Int] {
    (0..<touchCount).map { place in
      let word = place < 2 ? words.0 : words.1
      return Int(UInt32(truncatingIfNeeded: word >> UInt64(place % 2 * 32)))
    }
  }
}
