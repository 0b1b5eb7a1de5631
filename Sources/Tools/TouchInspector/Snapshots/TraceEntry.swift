import Foundation
import GestureCore
import Touchstone

/// A trace event as recorded; it is converted to text when a page reads it.
struct TraceLine {
  var event: TraceEvent
  /// The owner of the touch that it mentions.
  var hand: Int?
}

/// A trace line with the values that a page's lanes need.
struct TraceEntry: Encodable, Equatable {
  var at: Double
  var kind: String
  var text: String
  var subject: Int?
  var other: Int?
  var from: String?
  var to: String?
  var answer: Bool?
  var touch: Int?
  var phase: String?
  var x: Double?
  var y: Double?
  var hand: Int?

  init(_ line: TraceLine) {
    let event = line.event
    at = event.time.seconds
    text = event.line
    hand = line.hand
    switch event.kind {
    case .refused: kind = "refused"
    case .touch(let id, let phase, let place, _):
      kind = "touch"
      touch = id
      self.phase = phase.word
      x = Double(place.x)
      y = Double(place.y)
    case .receives(let subject, let input):
      kind = "receives"
      self.subject = subject.id
      if case .touch(let number) = input { touch = number }
    case .state(let subject, let from, let to, _):
      kind = "state"
      self.subject = subject.id
      self.from = from.word
      self.to = to.word
    case .proposal(let subject, let state, _):
      kind = "proposal"
      self.subject = subject.id
      to = state.word
    case .verdict(let subject, .held(let other, _)):
      kind = "held"
      self.subject = subject.id
      self.other = other.id
    case .verdict(let subject, let verdict):
      kind = "verdict"
      self.subject = subject.id
      other = verdict.other?.id
    case .question(_, _, let subject, let other, let answer):
      kind = "question"
      self.subject = subject.id
      self.other = other?.id
      self.answer = answer
    case .action(let subject, let state):
      kind = "action"
      self.subject = subject.id
      to = state.word
    case .message: kind = "message"
    case .deadline(let subject):
      kind = "deadline"
      self.subject = subject.id
    case .diagnostic: kind = "diagnostic"
    default:
      // Lines that are only read, without marks in the lanes.
      kind = "detail"
      subject = event.subject?.id
    }
  }
}

extension Verdict {
  /// The second recognizer that the line is about.
  fileprivate var other: Subject? {
    switch self {
    case .held(let other, _), .prevented(let other, _), .requirementWon(let other, _),
      .deadlock(let other):
      other
    case .vetoed: nil
    }
  }
}
