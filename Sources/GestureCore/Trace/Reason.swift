/// Why a recognizer changed its state, so that it can be told and not only known.
///
/// The long ones are kept elsewhere, since reasons are handed on far more often than they are read.
public enum Reason: Sendable, Hashable, CustomStringConvertible {
  /// Something measured went over a limit: "moved 12.3 pt, more than allowableMovement 10".
  indirect case over(String, Double, unit: String, limit: String, Double)
  /// Something measured fell short: "lifted after 0.21 s, less than minimumPressDuration 0.5".
  indirect case under(String, Double, unit: String, limit: String, Double)
  /// More or fewer fingers than the recognizer takes.
  case tooManyFingers(Int, allowed: Int)
  /// Fewer fingers than it takes.
  case tooFewFingers(Int, required: Int)
  /// The fingers did not all come in time: "1 of the 2 fingers it needs after tapArrivalWindow 0.35 s".
  indirect case fingersLate(Int, required: Int, limit: String, TimeInterval)
  /// Another recognizer was first and keeps this one out.
  case prevented(by: Subject)
  /// It had to wait until another one failed, and that one went ahead.
  case requirementRecognized(Subject)
  /// It and another one waited for each other.
  case deadlock(with: Subject)
  /// A delegate, view or override that was asked whether it may begin said no.
  case vetoed(by: String)
  /// The system took its touches away.
  case touchesCancelled
  /// It was disabled.
  case disabled
  /// It was taken off its view.
  case removed
  /// Its view left the window.
  case viewLeft
  /// The last finger has lifted and nothing is left that could make it recognize.
  case nothingLeft
  /// The gesture is complete, in the recognizer's own words.
  case recognized(String)
  /// A recognizer's own words for anything else.
  case because(String)
  /// The subclass assigned the state and said no reason.
  case assigned
  /// The gesture is over, and the recognizer is ready for the next.
  case reset

  public var description: String {
    switch self {
    case .over(let what, let value, let unit, let limit, let bound):
      Self.compared(what, value, unit, limit, bound, value > bound, "more than")
    case .under(let what, let value, let unit, let limit, let bound):
      Self.compared(what, value, unit, limit, bound, value < bound, "less than")
    case .tooManyFingers(let count, let allowed):
      "\(count) fingers, more than the \(allowed) it takes"
    case .tooFewFingers(let count, let required):
      "\(count) of the \(required) fingers it needs"
    case .fingersLate(let count, let required, let limit, let seconds):
      "\(count) of the \(required) fingers it needs after \(limit) \(Self.spell(seconds)) s"
    case .prevented(let winner): "prevented by \(winner.name)"
    case .requirementRecognized(let other): "waited for \(other.name) to fail, and it went ahead"
    case .deadlock(let other): "waited for \(other.name), which waited for it"
    case .vetoed(let whom): "\(whom) said that it should not begin"
    case .touchesCancelled: "its touches were cancelled"
    case .disabled: "disabled"
    case .removed: "removed from its view"
    case .viewLeft: "its view left the window"
    case .nothingLeft: "the last finger lifted without a decision"
    case .recognized(let words): words
    case .because(let words): words
    case .assigned: "assigned by its own code"
    case .reset: "reset"
    }
  }

  /// A comparison whose numbers satisfy it as they are written: with as many decimals as that takes.
  /// A deadline comes when the time is up and not when it is exceeded.
  private static func compared(
    _ what: String, _ value: Double, _ unit: String, _ limit: String, _ bound: Double,
    _ holds: Bool, _ relation: String
  ) -> String {
    var (left, right) = (spell(value), spell(bound))
    if value == bound { return "\(what) \(left) \(unit), the whole of \(limit) \(right)" }
    guard holds else { return "\(what) \(left) \(unit) (\(limit) \(right))" }
    for decimals in 3...17 where left == right {
      left = exact(value, decimals)
      right = exact(bound, decimals)
    }
    return "\(what) \(left) \(unit), \(relation) \(limit) \(right)"
  }

  /// With so many decimals, without trailing zeros.
  private static func exact(_ value: Double, _ decimals: Int) -> String {
    var text = Decimals.spell(value, decimals)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Numbers as a person would write them: two decimals at most, no trailing zeros.
  package static func spell(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return Int(exactly: hundredths).map { "\($0)" } ?? "\(hundredths)"
  }
}
