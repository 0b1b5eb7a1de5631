/// What one recognizer did from its first touch to its reset, as places in a list of events.
struct GestureAttempt {
  let subject: Subject
  /// Where its events are, in order.
  private(set) var places: [Int] = []
  private(set) var start: Timestamp
  private(set) var inputs: [TraceInput] = []
  /// Where it asked to go ahead, was held, went ahead, and was over.
  private(set) var proposal: Int?
  private(set) var hold: Int?
  private(set) var beginning: Int?
  private(set) var finish: Int?
  /// Whether it has been reset, or left.
  private(set) var isClosed = false
  private(set) var hasWithdrawn = false

  init(_ subject: Subject, at start: Timestamp) {
    self.subject = subject
    self.start = start
  }

  var first: Int { places[0] }
  var last: Int { places[places.count - 1] }

  /// Takes an event about the recognizer in; `false` if it opens nothing and belongs to none.
  static func opens(_ kind: TraceEvent.Kind) -> Bool {
    switch kind {
    case .receives, .proposal: true
    case .state(_, _, let state, _): state != .possible
    default: false
    }
  }

  mutating func take(_ event: TraceEvent, at place: Int) {
    places.append(place)
    switch event.kind {
    case .receives(_, let input): inputs.append(input)
    case .proposal: proposal = proposal ?? place
    case .verdict(_, .held): hold = place
    case .withdrawn:
      isClosed = true
      hasWithdrawn = true
    case .state(_, _, let state, _): enter(state, at: place)
    default: break
    }
  }

  private mutating func enter(_ state: GestureState, at place: Int) {
    switch state {
    case .possible: isClosed = true
    case .began, .changed: beginning = beginning ?? place
    case .ended:
      beginning = beginning ?? place
      finish = place
    case .cancelled, .failed: finish = place
    }
  }
}

extension TraceEvent {
  /// The recognizer that the event is about.
  package var subject: Subject? {
    switch kind {
    case .receives(let subject, _), .passedOver(let subject, _, _), .ignored(let subject, _),
      .withdrawn(let subject), .state(let subject, _, _, _), .proposal(let subject, _, _),
      .question(_, _, let subject, _, _), .verdict(let subject, _), .deadlineSet(let subject, _),
      .deadline(let subject), .action(let subject, _):
      subject
    default: nil
    }
  }
}
