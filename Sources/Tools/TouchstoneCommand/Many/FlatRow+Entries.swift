import Foundation
import GestureCore
import TouchRecordings
import TouchStories

extension FlatRow.Cell {
  /// A time in seconds; recordings have a resolution of microseconds.
  static func seconds(_ time: Timestamp) -> FlatRow.Cell { .number(time.seconds, decimals: 6) }

  /// A length in points.
  static func points(_ length: CGFloat) -> FlatRow.Cell { .number(length, decimals: 2) }

  /// A ratio, an angle, or a measured value.
  static func value(_ value: Double) -> FlatRow.Cell { .number(value, decimals: 4) }
}

extension FlatRow {
  mutating func fill(with gesture: ToldGesture) {
    self[.gesture] = .text(gesture.kind.rawValue)
    self[.recognizer] = .text(gesture.recognizer)
    self[.fingers] = .count(gesture.fingers)
    self[.began] = .seconds(gesture.began)
    self[.recognized] = .seconds(gesture.recognized)
    self[.ended] = .seconds(gesture.ended)
    self[.state] = .text(gesture.isCancelled ? "cancelled" : "ended")
    (self[.x], self[.y]) = (.points(gesture.location.x), .points(gesture.location.y))
    if let extent = gesture.extent { self[.extent] = .number(extent, decimals: 2) }
    if gesture.isBeside { self[.beside] = .count(1) }
    if let wait = gesture.wait { self[.waited] = .number(wait.seconds, decimals: 6) }
    fill(with: gesture.values)
  }

  private mutating func fill(with values: ToldGesture.Values) {
    switch values {
    case .none: break
    case .taps(let count): self[.taps] = .count(count)
    case .direction(let direction, let degrees):
      self[.direction] = .text(direction)
      self[.angle] = .number(degrees, decimals: 1)
    case .press(let movement), .hover(let movement):
      (self[.movementX], self[.movementY]) = (.points(movement.x), .points(movement.y))
    case .pan(let translation, let velocity):
      (self[.translationX], self[.translationY]) = (.points(translation.x), .points(translation.y))
      (self[.velocityX], self[.velocityY]) = (.points(velocity.x), .points(velocity.y))
    case .pinch(let scale, let velocity):
      (self[.scale], self[.scaleVelocity]) = (.value(scale), .value(velocity))
    case .rotation(let angle, let velocity):
      (self[.rotation], self[.rotationVelocity]) = (.value(angle), .value(velocity))
    }
  }

  mutating func fill(with loss: ToldLoss) {
    self[.gesture] = .text(loss.kind.rawValue)
    self[.recognizer] = .text(loss.recognizer)
    self[.time] = .seconds(loss.time)
    self[.reason] = .text(loss.reason)
    self[.preventedBy] = loss.winner.map(Cell.text) ?? .nothing
    self[.cause] = .text(loss.cause?.code ?? "neverReceived")
    switch loss.cause {
    case .over(_, let measured, _, let limit, let bound),
      .under(_, let measured, _, let limit, let bound):
      self[.limit] = .text(limit)
      (self[.measured], self[.bound]) = (.value(measured), .value(bound))
    case .tooManyFingers(let count, let bound), .tooFewFingers(let count, let bound):
      (self[.measured], self[.bound]) = (.count(count), .count(bound))
    case .fingersLate(let count, let bound, let limit, _):
      self[.limit] = .text(limit)
      (self[.measured], self[.bound]) = (.count(count), .count(bound))
    default: break
    }
  }

  mutating func fill(with sign: SessionSign, _ limits: SignLimits) {
    if let loss = sign.loss { fill(with: loss) }
    self[.time] = .seconds(sign.kind == .rageTap ? sign.began : sign.ended)
    (self[.began], self[.ended]) = (.seconds(sign.began), .seconds(sign.ended))
    (self[.x], self[.y]) = (.points(sign.location.x), .points(sign.location.y))
    self[.fingers] = .count(1)
    if let taps = sign.taps { self[.taps] = .count(taps) }
    if let reason = sign.reason { self[.reason] = .text(reason) }
    guard let seconds = sign.seconds else { return }
    let isRage = sign.kind == .rageTap
    self[.limit] = .text(isRage ? "rageInterval" : "hesitation")
    self[.measured] = .value(seconds)
    self[.bound] = .value(isRage ? limits.rageSeconds : limits.hesitation)
  }

  mutating func fill(with complaint: Complaint) {
    let severity =
      switch complaint.severity {
      case .note: "note"
      case .assumption: "assumption"
      case .fault: "fault"
      }
    self[.severity] = .text(severity)
    if let line = complaint.line { self[.line] = .count(line) }
    self[.message] = .text(complaint.message)
    if let remedy = complaint.remedy { self[.remedy] = .text(remedy) }
  }
}

extension Reason {
  /// A stable word for each kind of reason, independent of its numbers.
  fileprivate var code: String {
    switch self {
    case .over: "over"
    case .under: "under"
    case .tooManyFingers: "tooManyFingers"
    case .tooFewFingers: "tooFewFingers"
    case .fingersLate: "fingersLate"
    case .prevented: "prevented"
    case .requirementRecognized: "requirementRecognized"
    case .deadlock: "deadlock"
    case .vetoed: "vetoed"
    case .keptByContent: "keptByContent"
    case .touchesCancelled: "touchesCancelled"
    case .disabled: "disabled"
    case .removed: "removed"
    case .viewLeft: "viewLeft"
    case .nothingLeft: "nothingLeft"
    case .recognized: "recognized"
    case .because: "because"
    case .assigned: "assigned"
    case .reset: "reset"
    }
  }
}
