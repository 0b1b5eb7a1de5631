import GestureCore
import TouchStories

/// The engine's data about a continuing gesture.
struct GestureTrack: Equatable {
  struct Outcome: Equatable {
    /// Whether the gesture has met the rule's conditions.
    var isOwner = false
    var count = 0
    /// The gesture when it acted first; `nil` if it has not acted.
    var first: FirstAction?
    /// Why the rule's conditions were not met at the last check.
    var miss: RuleMiss?
    /// The course, for a rule that acts at steps.
    var course: GestureCourse?
    /// The direction of the last step at which it acted.
    var direction: RuleDirection?
  }

  struct FirstAction: Equatable {
    var time: Timestamp
    var gesture: String
  }

  /// An occasion, and for steps a direction, at which only one rule acts.
  struct Claim: Hashable {
    var occasion: RuleOccasion
    var direction: RuleDirection?
  }

  struct Hold: Equatable {
    var rule: String
    var chord: Chord
  }

  /// The window that was active at the gesture's beginning.
  let window: ActiveWindow
  /// One for each rule.
  var outcomes: [Outcome]
  /// The first rule that acts at each claim.
  var owners: [Claim: Int] = [:]
  var held: [Hold] = []

  init(_ moment: GestureMoment, _ window: ActiveWindow, _ book: RuleBook) {
    self.window = window
    outcomes = book.rules.map { rule in
      var outcome = Outcome()
      if rule.occasion(for: moment.kind).isStep {
        outcome.course = GestureCourse(beginningWith: moment, rule)
      }
      return outcome
    }
  }
}
