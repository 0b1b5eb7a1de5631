import GestureCore
import GesturePatterns
import Touchstone

extension TouchSystem {
  /// The conflicts of the scene, and those of movements with the fingers that show them.
  ///
  /// Beyond `conflicts()` it compares the patterns of the recognizers two by two
  /// (`UIGestureRecognizer.gesturePattern`): each collision that is not provided for comes with the
  /// shortest movement that both match, and with the relations that would settle it, tried with the
  /// same fingers on a scene of their own. No action of the scene is called.
  /// `PatternComparison.approximations` says in what it may be wrong.
  public func conflicts(withWitnesses: Bool) -> [WitnessedConflict] {
    var found = conflicts().map { WitnessedConflict($0) }
    guard withWitnesses else { return found }
    var survey = CollisionSurvey()
    for pair in pairsThatMeet() {
      let subjects = Set([pair.first.subject, pair.second.subject])
      let known = found.firstIndex {
        $0.witness == nil && $0.rule?.isOfMovements == true && Set($0.subjects) == subjects
      }
      guard let collision = survey.find(pair, isKnown: known != nil) else { continue }
      if let known {
        found[known].witness = collision.witness
      } else {
        found.append(collision)
      }
    }
    // Those of equal weight stay in order.
    return found.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
  }
}

extension GestureConflict.Rule {
  /// Whether it is about what two recognizers have in common.
  fileprivate var isOfMovements: Bool {
    switch self {
    case .tapInDoubleTap, .sameGesture, .panOverSwipe, .swipeBehindPan, .panOverEdgePan,
      .transformsApart, .pressAndPan, .tapBesidePan:
      true
    case .tapOverControl, .requirementCycle, .idleRequirement, .unreachableView, .takesNothing,
      .tooManyPairs:
      false
    }
  }
}
