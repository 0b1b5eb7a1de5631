import Foundation
import TouchRecordings
import Touchstone

/// Something that shall hold whatever fingers do: played with scripts made from seeds, and reported
/// with the shortest script that breaks it.
///
/// ```swift
/// let law = Property { stage in
///   stage.add(UIPanGestureRecognizer(), named: "pan")
/// } holds: { stage in
///   stage.log.filter { $0 == "pan began" }.count <= 1 ? .met : .failed("it began twice")
/// }
/// #expect(law.check(seeds: 1...200) == .met)
/// ```
@MainActor public struct Property {
  /// The size of the stage, in points.
  public var size: CGSize
  /// The hands that play the scripts.
  public var hands: HandStyle
  private let build: @MainActor (Stage) -> Void
  private let law: @MainActor (Stage) -> Outcome

  /// Builds a scene on an empty stage, and judges the stage after a script was played and a second
  /// has passed.
  public init(
    size: CGSize = CGSize(width: 400, height: 800), hands: HandStyle = .steady,
    on build: @escaping @MainActor (Stage) -> Void,
    holds law: @escaping @MainActor (Stage) -> Outcome
  ) {
    self.size = size
    self.hands = hands
    self.build = build
    self.law = law
  }

  /// Plays one script for each seed; the first that breaks the law is shortened and reported, with
  /// the code and the recording that show it again, and leaves its artifacts.
  public func check(
    seeds: ClosedRange<UInt64>, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    guard let (example, stage) = breach(seeds: seeds) else { return .met }
    return .failed("\(example)" + stage.leaveArtifacts(because: "\(example)", file, line))
  }

  /// The shortest script that was found to break the law, if any does.
  public func counterexample(seeds: ClosedRange<UInt64>) -> Counterexample? {
    breach(seeds: seeds)?.example
  }

  // MARK: - Private

  private func breach(
    seeds: ClosedRange<UInt64>
  ) -> (example: Counterexample, stage: Stage)? {
    for seed in seeds {
      let script = ScriptMaker.script(seed: seed, size: size)
      guard !play(script).outcome.isMet else { continue }
      let short = ScriptShortener { !play($0).outcome.isMet }.shorten(script)
      let (stage, outcome) = play(short)
      let example = Counterexample(
        seed: seed, script: short, outcome: outcome, code: stage.code, recording: stage.recording)
      return (example, stage)
    }
    return nil
  }

  private func play(_ script: TouchScript) -> (stage: Stage, outcome: Outcome) {
    let stage = Stage(size: size)
    stage.hands = hands
    build(stage)
    stage.perform(script)
    stage.wait(1)
    // Of all the scripts that are tried, the shortest alone leaves something.
    let folder = stage.artifactsFolder
    stage.artifactsFolder = nil
    defer { stage.artifactsFolder = folder }
    return (stage, law(stage))
  }
}

/// A script that breaks a law.
public struct Counterexample: Sendable, CustomStringConvertible {
  /// The seed of the script that was found.
  public var seed: UInt64
  /// The shortest script that breaks the law.
  public var script: TouchScript
  /// What the law says of it.
  public var outcome: Outcome
  /// Swift code that plays it on a stage.
  public var code: String
  /// What it did, as a recording.
  public var recording: Recording

  /// The failure, the code, and the recording as a file would have it.
  public var description: String {
    let file = (try? recording.text()) ?? ""
    return "seed \(seed): \(outcome)\n\n\(code)\n\(file)"
  }
}
