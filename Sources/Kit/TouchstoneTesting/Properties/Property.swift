import Foundation
import TouchRecordings
import Touchstone

/// A property that must hold for all input: it is tested with random scripts, and a failure is
/// reported with the shortest script found.
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
  /// The stage's size in points.
  public var size: CGSize
  /// The hands that play the scripts.
  public var hands: HandStyle
  private let build: @MainActor (Stage) -> Void
  private let law: @MainActor (Stage) -> Outcome

  /// `build` creates a scene on an empty stage; the second closure checks the stage one second
  /// after a script.
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

  /// Plays one script per seed; the first that fails is shortened and reported, with code and a
  /// recording to reproduce it, and writes artifacts.
  public func check(
    seeds: ClosedRange<UInt64>, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    guard let (example, stage) = breach(seeds: seeds) else { return .met }
    return .failed("\(example)" + stage.leaveArtifacts(because: "\(example)", file, line))
  }

  /// The shortest failing script that was found; `nil` if none fails.
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
    // Only the shortest script writes artifacts.
    let folder = stage.artifactsFolder
    stage.artifactsFolder = nil
    defer { stage.artifactsFolder = folder }
    return (stage, law(stage))
  }
}

/// A script for which a property does not hold.
public struct Counterexample: Sendable, CustomStringConvertible {
  /// The seed of the original script.
  public var seed: UInt64
  /// The shortest failing script.
  public var script: TouchScript
  /// The property's failure.
  public var outcome: Outcome
  /// Swift code that plays it on a stage.
  public var code: String
  /// Its recording.
  public var recording: Recording

  /// The failure, the code, and the recording's text.
  public var description: String {
    let file = (try? recording.text()) ?? ""
    return "seed \(seed): \(outcome)\n\n\(code)\n\(file)"
  }
}
