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
    guard withWitnesses else { return conflicts().map { WitnessedConflict($0) } }
    var survey = CollisionSurvey(of: self)
    while true {
      switch survey.step() {
      case .compare(let question): survey.take(question.answer())
      case .went: continue
      case .done: return survey.conflicts
      }
    }
  }
}
