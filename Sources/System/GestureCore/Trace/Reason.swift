/// Why a recognizer changed its state.
///
/// Cases with long values are `indirect`, because reasons are copied far more often than they are read.
public enum Reason: Sendable, Hashable, CustomStringConvertible {
  /// A measured value exceeds a limit: "moved 12.3 pt, more than allowableMovement 10".
  indirect case over(String, Double, unit: String, limit: String, Double)
  /// A measured value is below a limit: "lifted after 0.21 s, less than minimumPressDuration 0.5".
  indirect case under(String, Double, unit: String, limit: String, Double)
  /// More fingers than the recognizer allows.
  case tooManyFingers(Int, allowed: Int)
  /// Fewer fingers than the recognizer requires.
  case tooFewFingers(Int, required: Int)
  /// Some fingers came too late: "1 of the 2 fingers it needs after tapArrivalWindow 0.35 s".
  indirect case fingersLate(Int, required: Int, limit: String, TimeInterval)
  /// Another recognizer was recognized and prevents this one.
  case prevented(by: Subject)
  /// It required another recognizer to fail, and that one was recognized.
  case requirementRecognized(Subject)
  /// It and another recognizer were waiting for each other to fail.
  case deadlock(with: Subject)
  /// A delegate, view or override answered that it should not begin.
  case vetoed(by: String)
  /// It is a scroll view's, and the touch stays with the content: by `touchesShouldCancel(in:)`, or by
  /// `canCancelContentTouches`, which is the rule.
  indirect case keptByContent(view: String, in: String, rule: String)
  /// Its touches were cancelled.
  case touchesCancelled
  /// It was disabled.
  case disabled
  /// It was removed from its view.
  case removed
  /// Its view left the window.
  case viewLeft
  /// The last finger has lifted, and no deadline or input can make it recognized.
  case nothingLeft
  /// The gesture is recognized, with a text by the recognizer.
  case recognized(String)
  /// Any other reason, with a text by the recognizer.
  case because(String)
  /// The subclass assigned the state without a reason.
  case assigned
  /// The gesture is finished, and the recognizer is ready for the next.
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
    case .vetoed(let adviser): "\(adviser) said that it should not begin"
    case .keptByContent(let view, let scrollView, let rule):
      "the touch stays with \(view) in \(scrollView) (\(rule))"
    case .touchesCancelled: "its touches were cancelled"
    case .disabled: "disabled"
    case .removed: "removed from its view"
    case .viewLeft: "its view left the window"
    case .nothingLeft: "the last finger lifted without a decision"
    case .recognized(let text): text
    case .because(let text): text
    case .assigned: "assigned by its own code"
    case .reset: "reset"
    }
  }

  /// A comparison with as many decimals as are needed for the printed numbers to satisfy it. Equal
  /// numbers come from a deadline, which is due when the limit is reached.
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

  /// A number with at most `decimals` decimals, without trailing zeros.
  private static func exact(_ value: Double, _ decimals: Int) -> String {
    var text = Decimals.spell(value, decimals)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A number with two decimals at most, without trailing zeros.
  package static func spell(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return Int(exactly: hundredths).map { "\($0)" } ?? "\(hundredths)"
  }
}

extension Reason: ExpressibleByStringInterpolation {
  /// ``because(_:)``, so that a recognizer writes `setState(.failed, because: "no second finger came")`.
  public init(stringLiteral text: String) { self = .because(text) }
}
