import GestureCore
import TouchStories

/// What the engine keeps of a gesture that goes on.
struct GestureTrack: Equatable {
  struct Outcome: Equatable {
    /// Whether the gesture has met the rule's conditions.
    var isOwner = false
    var count = 0
    /// Why it did not when it was looked at last.
    var miss: RuleMiss?
    /// Of a rule that acts at steps.
    var course: GestureCourse?
    /// The direction of the last step at which it acted.
    var direction: RuleDirection?
  }

  /// What only one rule acts on: an occasion, and of steps those in one direction.
  struct Claim: Hashable {
    var occasion: RuleOccasion
    var direction: RuleDirection?
  }

  struct Hold: Equatable {
    var rule: String
    var chord: Chord
  }

  /// The window that was active when it began.
  let window: ActiveWindow
  /// One for each rule.
  var outcomes: [Outcome]
  /// The first rule that acts on each claim.
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
