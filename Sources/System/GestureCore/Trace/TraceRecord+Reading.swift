extension TraceRecord {
  /// Whether the event has a part in a ``TraceDetail``.
  var hasDetail: Bool {
    form == .state && other == Self.nobody || form == .proposal || form == .whole
  }

  /// The event that listeners read.
  package func event(_ names: TraceNames, _ detail: TraceDetail?) -> TraceEvent {
    TraceEvent(time: time, kind(names, detail))
  }

  private func kind(_ names: TraceNames, _ detail: TraceDetail?) -> TraceEvent.Kind {
    if case .whole(let kind) = detail { return kind }
    let named = names[subject]
    return switch form {
    case .touch:
      .touch(id: id, phase, at: location, view: subject == Self.nobody ? nil : named.name)
    case .receives: .receives(named, .touch(id))
    case .ignored: .ignored(named, .touch(id))
    case .withdrawn: .withdrawn(named)
    case .state: .state(named, from: oldState, to: state, reason(names, detail))
    case .proposal: .proposal(named, state, reason(names, detail))
    case .taken:
      .delivery(.touch(id), to: viewName(names), .taken(by: names[other], wasTold: wasTold))
    case .withheld: .delivery(.touch(id), to: viewName(names), .withheld(phase, by: names[other]))
    case .held: .verdict(named, .held(until: names[other], requirement))
    case .prevented: .verdict(named, .prevented(by: names[other], rule))
    case .deadlineSet: .deadlineSet(named, Timestamp(nanoseconds: Int64(bitPattern: words.0)))
    case .deadline: .deadline(named)
    case .action: .action(named, state)
    case .message, .whole: .message(to: named.name, phase, touches: touches)
    }
  }

  private func viewName(_ names: TraceNames) -> String {
    subject == Self.nobody ? "its view" : names[subject].name
  }

  /// The reason of a changed or proposed state.
  package func reason(_ names: TraceNames, _ detail: TraceDetail?) -> Reason {
    if case .reason(let reason) = detail { return reason }
    return other == Self.nobody ? .assigned : .prevented(by: names[other])
  }

  /// The location of a touch; points, scene space.
  package var location: CGPoint {
    CGPoint(x: Double(bitPattern: words.0), y: Double(bitPattern: words.1))
  }

  /// The numbers of the touches that a message is about.
  private var touches: [Int] {
    (0..<touchCount).map { index in
      let word = index < 2 ? words.0 : words.1
      return Int(UInt32(truncatingIfNeeded: word >> UInt64(index % 2 * 32)))
    }
  }
}
