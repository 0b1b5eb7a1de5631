import GestureCore

/// One line of what a script makes happen, from the oracle or from the real thing.
enum LogLine: Hashable {
  case step(Int)
  /// A recognizer hears of touches.
  case hears(Int, Contact.Phase, [Int])
  /// What a recognizer reads of its own state after an assignment in its touch methods (STM-09).
  case reads(Int, GestureState)
  case reset(Int)
  case action(Int, GestureState)
  /// A view hears of touches.
  case view(Int, Contact.Phase, [Sighting])
  /// A responder hears of presses.
  case presses(Int, Contact.Phase, [Int])
  /// A control tracks a touch, and tells of it.
  case control(Int, ControlWords)
  /// The controls that track a touch, and those that are highlighted, after a step.
  case controls(tracking: [Int], highlighted: [Int])
  /// Where all recognizers are after a step, as everybody reads it.
  case states([GestureState])

  /// A touch as a view sees it: where, and (except for a cancellation) since when.
  struct Sighting: Hashable, CustomStringConvertible {
    var touch: Int
    var x: Int
    var y: Int
    var time: Int?
    /// Who receives the touch, told with beginnings and moves (DEL-16).
    var receivers: [Int] = []

    var description: String {
      let names = receivers.map { " r\($0)" }.joined()
      return "\(touch)(\(x),\(y)\(time.map { " \($0)ms" } ?? "")\(names))"
    }
  }
}

extension LogLine: CustomStringConvertible {
  var description: String {
    switch self {
    case .step(let number): "-- step \(number)"
    case .hears(let recognizer, let phase, let touches): "r\(recognizer).\(phase) \(touches)"
    case .reads(let recognizer, let state): "r\(recognizer) reads \(state)"
    case .reset(let recognizer): "r\(recognizer).reset"
    case .action(let recognizer, let state): "!r\(recognizer) \(state)"
    case .view(let view, let phase, let sightings):
      "v\(view).\(phase) \(sightings.map(\.description).joined(separator: " "))"
    case .presses(let view, let phase, let presses): "v\(view).presses \(phase) \(presses)"
    case .control(let view, let words): "v\(view) \(words)"
    case .controls(let tracking, let highlighted):
      "controls tracking \(tracking), highlighted \(highlighted)"
    case .states(let states): "states " + states.map { "\($0)" }.joined(separator: " ")
    }
  }
}

extension [LogLine] {
  /// The log without orders that nobody promises: among recognizers that go back together, and
  /// among views that hear of one event (DEL-10 speaks of one recipient).
  var comparable: [LogLine] {
    var result: [LogLine] = []
    var block: [LogLine] = []
    for line in self + [.step(-1)] {
      if let last = block.last, last.recipient == nil || !last.isLike(line) {
        result += block.enumerated().sorted {
          ($0.element.recipient ?? 0, $0.offset) < ($1.element.recipient ?? 0, $1.offset)
        }.map(\.element)
        block = []
      }
      block.append(line)
    }
    return result
  }
}

extension LogLine {
  fileprivate var recipient: Int? {
    switch self {
    case .reset(let recognizer): recognizer
    case .view(let view, _, _), .presses(let view, _, _), .control(let view, _): view
    default: nil
    }
  }

  fileprivate func isLike(_ other: LogLine) -> Bool {
    switch (self, other) {
    case (.reset, .reset), (.presses, .presses): true
    // A control says within its message what it makes of it.
    case (.view, .view), (.view, .control), (.control, .view), (.control, .control): true
    default: false
    }
  }
}
