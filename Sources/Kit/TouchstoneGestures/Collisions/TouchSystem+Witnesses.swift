import GestureCore
import GesturePatterns
import Touchstone

extension TouchSystem {
  /// The scene's conflicts, with example fingers for those of movements.
  ///
  /// In addition to `conflicts()`, it compares the recognizers' patterns in pairs
  /// (`UIGestureRecognizer.gesturePattern`). For each collision without a defined relation it finds
  /// the shortest movement that both match, and the relations that resolve it, tried with the same
  /// fingers in a separate scene. The scene's actions are not called.
  /// `PatternComparison.approximations` lists the limitations.
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
