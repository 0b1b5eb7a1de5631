import GestureCore
import Touchstone
import TouchstoneGestures

extension Viewer {
  /// The advice about a stage whose snapshot is newer than the viewer's; `nil` if the advice is unchanged.
  func newAdvice(about stage: StagedScene, seenAs new: SceneSnapshot) -> [AdviceSnapshot]? {
    let isRebuilt = new.structure != snapshot.structure
    guard isRebuilt || new.geometry != snapshot.geometry else { return nil }
    let nowReached = Advice.reach(in: stage)
    guard isRebuilt || nowReached != reach else { return nil }
    reach = nowReached
    let known = advice
    advice = Advice.about(stage)
    return advice == known ? nil : advice
  }
}

/// The library's advice about a scene, in the page's words.
enum Advice {
  /// Advice about a scene. Similar advice is grouped with all its cases, because sixty sentences about sixty cells would be
  /// unreadable.
  static func about(_ stage: StagedScene) -> [AdviceSnapshot] {
    about(stage, stage.system.conflicts(withWitnesses: false))
  }

  static func about(
    _ stage: StagedScene, _ conflicts: [WitnessedConflict]
  ) -> [AdviceSnapshot] {
    AdviceGroup.groups(of: conflicts, in: stage).map { $0.snapshot(in: stage) }
  }

  /// Describes the views that no finger can reach. Only this part of the advice changes when views move, and rarely.
  static func reach(in stage: StagedScene) -> [String] {
    stage.system.reachConflicts.map(\.sentence)
  }

  static func why(_ recognizer: Int, at: Double?, in stage: StagedScene) -> [String] {
    guard let found = stage.recognizer(recognizer) else { return ["That recognizer has gone."] }
    let report = stage.system.why(found, at: at.map { Timestamp(seconds: $0) })
    let cure = report.cure.map { withoutWaitOfScrolling($0, in: stage) }
    return report.causes + (cure.map { ["cure: \(writable($0))"] } ?? [])
  }

  /// The cure without the alternative that makes a scroll view's pan wait.
  private static func withoutWaitOfScrolling(_ cure: String, in stage: StagedScene) -> String {
    let parts = cure.components(separatedBy: ", or ")
    let scrolls = stage.recognizers.filter(\.isScrollPan).map {
      "\($0.subject.name).require(toFail:"
    }
    let kept = parts.filter { part in !scrolls.contains { part.contains($0) } }
    return kept.isEmpty
      ? "let the finger rest: scrolling cannot wait" : kept.joined(separator: ", or ")
  }

  static func cures(of recognizer: Int, at: Double?, in stage: StagedScene) -> [Cure] {
    // A cure that cannot be applied gets no button.
    guard stage.template != nil, let found = stage.recognizer(recognizer) else { return [] }
    return CureBook(stage: stage).cures(of: found, at: at.map { Timestamp(seconds: $0) })
  }

  /// A cure that app code can contain: an app cannot set UIKit's own limits.
  private static func writable(_ cure: String) -> String {
    guard let limit = TuningTable.names.first(where: { cure.contains($0) }) else { return cure }
    return
      "none in code, since UIKit lets no app change \(limit); see under Tuning what another would do"
  }
}
