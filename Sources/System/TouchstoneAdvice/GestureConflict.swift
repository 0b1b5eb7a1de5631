import GestureCore

/// Two recognizers that get into each other's way, or one that cannot work, seen before any finger
/// came; see ``TouchSystem/conflicts()``.
public struct GestureConflict: Sendable, Hashable, CustomStringConvertible {
  /// The severity of a conflict.
  public enum Severity: Int, Sendable, Hashable, Comparable {
    /// May be meant so.
    case note
    /// Something that people usually complain of.
    case warning
    /// Something that can never work.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The kind of a conflict.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// A tap is also recognized in the first taps of one that needs more.
    case tapInDoubleTap
    /// Of two that recognize the same, one always wins.
    case sameGesture
    /// A pan begins before a swipe can be recognized.
    case panOverSwipe
    /// A swipe waits for a pan to fail, which a moving finger never lets it.
    case swipeBehindPan
    /// A pan and a pan from the edge begin together.
    case panOverEdgePan
    /// Pan, pinch and rotation keep each other out.
    case transformsApart
    /// A long press and a pan keep each other out.
    case pressAndPan
    /// A pan begins before a tap has moved too far.
    case tapBesidePan
    /// A recognizer above a control takes its touches.
    case tapOverControl
    /// A recognizer on a list or above it takes the touches that would select rows.
    case tapOverRows
    /// Requirements make a circle.
    case requirementCycle
    /// A requirement has no effect.
    case idleRequirement
    /// Others wait for a recognizer of a client's class, which may never decide.
    case lateAnswer
    /// No touch can come to the recognizer's view.
    case unreachableView
    /// The recognizer is disabled, or takes nothing by its own settings.
    case takesNothing
    /// There are more recognizers in each other's way than can be looked at.
    case tooManyPairs
  }

  /// The severity of the conflict.
  public var severity: Severity
  /// The kind of the conflict.
  public var rule: Rule
  /// Those concerned; the one that goes ahead comes first.
  public var subjects: [Subject]
  /// The conflict in a sentence, with the names of the recognizers.
  public var sentence: String
  /// The usual remedy.
  public var cure: String

  /// Makes a conflict from its parts.
  public init(
    severity: Severity, rule: Rule, subjects: [Subject], sentence: String, cure: String
  ) {
    self.severity = severity
    self.rule = rule
    self.subjects = subjects
    self.sentence = sentence
    self.cure = cure
  }

  /// Their names.
  public var recognizers: [String] { subjects.map(\.name) }

  public var description: String { "\(severity): \(sentence); cure: \(cure)" }
}
