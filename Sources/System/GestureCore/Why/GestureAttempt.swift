/// One attempt of a recognizer, from its first touch to its reset, as indices into a list of events.
struct GestureAttempt {
  let subject: Subject
  /// The indices of its events, in order.
  private(set) var indices: [Int] = []
  private(set) var start: Timestamp
  private(set) var inputs: [TraceInput] = []
  /// The first proposal of a state.
  private(set) var proposal: Int?
  /// The last verdict that held it.
  private(set) var hold: Int?
  /// The first state change to began, changed or ended.
  private(set) var beginning: Int?
  /// The state change to ended, cancelled or failed.
  private(set) var finish: Int?
  /// Whether the recognizer has been reset, or has left the contest.
  private(set) var isClosed = false
  private(set) var hasWithdrawn = false

  init(_ subject: Subject, at start: Timestamp) {
    self.subject = subject
    self.start = start
  }

  var first: Int { indices[0] }
  var last: Int { indices[indices.count - 1] }

  /// Whether an event of a recognizer without an open attempt starts one.
  static func canStart(with kind: TraceEvent.Kind) -> Bool {
    switch kind {
    case .receives, .proposal: true
    case .state(_, _, let state, _): state != .possible
    default: false
    }
  }

  mutating func add(_ event: TraceEvent, at index: Int) {
    indices.append(index)
    switch event.kind {
    case .receives(_, let input): inputs.append(input)
    case .proposal: proposal = proposal ?? index
    case .verdict(_, .held): hold = index
    case .withdrawn:
      isClosed = true
      hasWithdrawn = true
    case .state(_, _, let state, _): add(state, at: index)
    default: break
    }
  }

  private mutating func add(_ state: GestureState, at index: Int) {
    switch state {
    case .possible: isClosed = true
    case .began, .changed: beginning = beginning ?? index
    case .ended:
      beginning = beginning ?? index
      finish = index
    case .cancelled, .failed: finish = index
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
      .deadline(let subject), .action(let subject, _), .staysPossible(let subject, _),
      .blocked(let subject, _, _):
      subject
    default: nil
    }
  }
}
