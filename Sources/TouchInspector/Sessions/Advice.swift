import Touchstone

/// What the library has to say about a scene, in the page's words.
enum Advice {
  static func about(_ stage: StagedScene) -> [AdviceSnapshot] {
    []
  }

  static func why(_ recognizer: Int, at: Double?, in stage: StagedScene) -> [String] {
    guard let found = stage.recognizer(recognizer) else { return ["That recognizer has gone."] }
    let lines = stage.trace.filter { $0.subject == recognizer && $0.at <= (at ?? .infinity) }
    guard !lines.isEmpty else { return ["\(found.name ?? "It") has not heard of any finger yet."] }
    return lines.suffix(6).reversed().map(\.text)
  }
}
