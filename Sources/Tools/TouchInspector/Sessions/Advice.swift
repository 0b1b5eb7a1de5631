import GestureCore
import Touchstone
import TouchstoneGestures

extension Viewer {
  /// The advice about a stage whose snapshot is newer than the viewer's, if it is another one.
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

/// What the library has to say about a scene, in the page's words.
enum Advice {
  /// Advice about a scene. What is to be said of many alike is said once, with all its cases: of sixty
  /// cells with a tap and a pan, sixty sentences are none.
  static func about(_ stage: StagedScene) -> [AdviceSnapshot] {
    about(stage, stage.system.conflicts(withWitnesses: false))
  }

  static func about(
    _ stage: StagedScene, _ conflicts: [WitnessedConflict]
  ) -> [AdviceSnapshot] {
    var places: [Kind: Int] = [:]
    var told: [AdviceSnapshot] = []
    let book = CureBook(stage: stage)
    for conflict in conflicts {
      let recognizers = conflict.subjects.compactMap { stage.recognizer($0.id) }
      let kind = Kind(conflict, recognizers)
      if let place = places[kind] {
        told[place].cases =
          (told[place].cases ?? [told[place].recognizers]) + [conflict.subjects.map(\.id)]
        continue
      }
      places[kind] = told.count
      told.append(
        AdviceSnapshot(
          severity: "\(conflict.severity)", names: conflict.subjects.map(\.name),
          recognizers: conflict.subjects.map(\.id), sentence: conflict.sentence,
          cure: conflict.cure, cures: book.cures(of: conflict),
          witness: conflict.witness.map { WitnessSnapshot($0) }))
    }
    return told
  }

  /// The views that no finger reaches, in words. Views that move change this alone, and much less often
  /// than they move.
  static func reach(in stage: StagedScene) -> [String] {
    stage.system.reachConflicts.map(\.sentence)
  }

  static func why(_ recognizer: Int, at: Double?, in stage: StagedScene) -> [String] {
    guard let found = stage.recognizer(recognizer) else { return ["That recognizer has gone."] }
    let report = stage.system.why(found, at: at.map { Timestamp(seconds: $0) })
    return report.causes + (report.cure.map { ["cure: \(writable($0))"] } ?? [])
  }

  static func cures(of recognizer: Int, at: Double?, in stage: StagedScene) -> [Cure] {
    guard let found = stage.recognizer(recognizer) else { return [] }
    return CureBook(stage: stage).cures(of: found, at: at.map { Timestamp(seconds: $0) })
  }

  /// A cure that an app can write: UIKit's own limits are not among its properties.
  private static func writable(_ cure: String) -> String {
    guard let limit = TuningTable.names.first(where: { cure.contains($0) }) else { return cure }
    return
      "none in code, since UIKit lets nobody change \(limit); see under Tuning what another would do"
  }

  /// What makes two advices the same.
  private struct Kind: Hashable {
    /// `nil` for what only the comparison of movements found.
    var rule: GestureConflict.Rule?
    var names: [String]

    init(_ conflict: WitnessedConflict, _ recognizers: [UIGestureRecognizer]) {
      rule = conflict.rule
      names = recognizers.map { recognizer in
        let name = recognizer.name ?? RecognizerSnapshot.kind(of: recognizer)
        return "\(name) \(recognizer.view.map { "\(type(of: $0))" } ?? "")"
      }
    }
  }
}
