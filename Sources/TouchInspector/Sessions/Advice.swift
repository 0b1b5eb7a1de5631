import Touchstone

/// What the library has to say about a scene, in the page's words.
enum Advice {
  static func about(_ stage: StagedScene) -> [AdviceSnapshot] {
    stage.system.conflicts().map { conflict in
      AdviceSnapshot(
        severity: "\(conflict.severity)", names: conflict.recognizers,
        recognizers: conflict.subjects.map(\.id), sentence: conflict.sentence, cure: conflict.cure)
    }
  }

  static func why(_ recognizer: Int, at: Double?, in stage: StagedScene) -> [String] {
    guard let found = stage.recognizer(recognizer) else { return ["That recognizer has gone."] }
    let report = stage.system.why(found, at: at.map { Timestamp(seconds: $0) })
    return report.causes + (report.cure.map { ["cure: \($0)"] } ?? [])
  }
}
