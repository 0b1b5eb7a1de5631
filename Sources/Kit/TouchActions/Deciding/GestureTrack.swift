import GestureCore
import TouchStories

/// What the engine keeps of a gesture that goes on.
struct GestureTrack: Equatable {
  struct Outcome: Equatable {
    /// Whether the rule acts at this gesture.
    var isOwner = false
    var count = 0
    /// Why it did not when it was looked at last.
    var miss: RuleMiss?
    /// How many steps on its way the gesture is.
    var step = 0
  }

  struct Hold: Equatable {
    var rule: String
    var chord: Chord
  }

  /// The window that was active when it began.
  let window: ActiveWindow
  let way: GestureWay
  /// One for each rule.
  var outcomes: [Outcome]
  /// The first rule that acts on each occasion.
  var owners: [RuleOccasion: Int] = [:]
  var held: [Hold] = []

  init(_ moment: GestureMoment, _ window: ActiveWindow, rules: Int) {
    self.window = window
    way = GestureWay(beginningWith: moment)
    outcomes = Array(repeating: Outcome(), count: rules)
  }

  /// The percentages of the steps that a rule's gesture has passed since it was looked at, in its
  /// direction; `nil` if none. A step back counts where the step before it began, so that a finger that
  /// trembles takes none.
  mutating func steps(
    of index: Int, _ rule: Rule, _ moment: GestureMoment, on surface: TouchSurface
  ) -> [Int?]? {
    let steps = way.part(moment, whole: rule.whole, on: surface) / rule.step
    let old = outcomes[index].step
    // 0.3 / 0.1 is a little less than 3.
    let reached = Int(bounding: (steps + 1e-9).rounded(.down))
    let back = Int(bounding: (steps - 1e-9).rounded(.up))
    var passed: [Int] = []
    if reached > old {
      outcomes[index].step = reached
      if rule.occasion == .progress { passed = Array(old + 1...reached) }
    } else if back < old {
      outcomes[index].step = back
      if rule.occasion == .back { passed = Array((back..<old).reversed()) }
    }
    guard !passed.isEmpty else { return nil }
    return passed.map { Int(bounding: (Double($0) * rule.step * 100).rounded()) }
  }
}
