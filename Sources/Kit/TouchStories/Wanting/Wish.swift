import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// The question which change would make a gesture recognized, for a recording and a scene.
///
/// Each possible change is tried separately, and the nearest value with which the gesture is recognized is kept.
package final class Wish {
  package enum Kind: String, CaseIterable {
    /// A property of the recognizer or of its view.
    case property
    case relation
    /// A limit of recognizers; apps cannot change it in UIKit.
    case tuning
    /// A change of the fingers.
    case fingers
  }

  /// A change that makes the gesture recognized.
  package struct Change {
    package var kind: Kind
    /// An instruction in the imperative.
    package var words: String
    /// Smaller values are nearer to the present state.
    package var cost: Double
    /// The scene with the change; `nil` for a change of the fingers.
    package var scene: SceneFile?
  }

  /// The most frames that are played in total, to bound the time for long recordings.
  private static let mostFrames = 2_000_000
  /// The number of changes reported per kind, nearest first.
  private static let told = 3

  private let scene: SceneFile
  private let frames: [InputFrame]
  private let size: CGSize
  /// The names of the recognizers, one of which should be recognized.
  package let names: [String]
  /// Called with the number of replays so far.
  package var tried: @MainActor (Int) -> Void = { _ in }
  private var trials = 0
  private var framesLeft = Wish.mostFrames
  /// Whether the search ended before all changes were tried.
  package private(set) var isCutShort = false

  /// The question for the recognizers that match `name`, as for `WhyQuestion`; `nil` if there are none.
  package init?(for name: String, in scene: SceneFile, of frames: [InputFrame], size: CGSize) {
    let names = scene.names(fitting: name)
    guard !names.isEmpty else { return nil }
    self.names = names
    self.scene = scene
    self.frames = frames
    self.size = size
  }

  /// The gestures that a scene recognizes in the frames.
  package static func gestures(
    of frames: [InputFrame], in scene: SceneFile, size: CGSize
  ) -> [ToldGesture] {
    var told: [ToldGesture] = []
    let player = Player(scene, size: size) { entry in
      if case .gesture(let gesture) = entry { told.append(gesture) }
    }
    for frame in frames { player.play(frame) }
    player.finish()
    return told
  }

  /// The gesture that is recognized without a change; `nil` if none is.
  package var present: ToldGesture? {
    gestures(of: frames, in: scene).first { names.contains($0.recognizer) }
  }

  /// The nearest changes of each kind, one property each, nearest first.
  package func changes() -> [Change] {
    let rivals = gestures(of: frames, in: scene).map(\.recognizer)
    var found: [Change] = []
    for name in names {
      for knob in SceneKnobs(scene, name, rivals: rivals, fingers: FingerPaths(frames).most).all {
        guard let value = nearest(knob, scene, { self.holds($0, self.frames) }) else { continue }
        found.append(
          Change(
            kind: knob.kind, words: knob.words(value), cost: knob.cost(of: value),
            scene: knob.turned(scene, value)))
      }
    }
    let paths = FingerPaths(frames)
    for knob in paths.knobs {
      guard let value = nearest(knob, paths, { self.holds(self.scene, $0.frames) }) else {
        continue
      }
      found.append(
        Change(kind: .fingers, words: knob.words(value), cost: knob.cost(of: value)))
    }
    return Kind.allCases.flatMap { kind in
      found.filter { $0.kind == kind }.sorted { $0.cost < $1.cost }.prefix(Self.told)
    }
  }

  // MARK: - Private

  private func nearest<Subject>(
    _ knob: Knob<Subject>, _ subject: Subject, _ holds: (Subject) -> Bool
  ) -> Double? {
    func works(_ value: Double) -> Bool { knob.turned(subject, value).map(holds) ?? false }
    switch knob.trials {
    case .values(let values): return values.first(where: works)
    case .toward(let limit): return NearestValue.find(from: knob.now, toward: limit, works)
    }
  }

  /// Whether the gesture is recognized.
  private func holds(_ scene: SceneFile, _ frames: [InputFrame]) -> Bool {
    gestures(of: frames, in: scene).contains { names.contains($0.recognizer) }
  }

  private func gestures(of frames: [InputFrame], in scene: SceneFile) -> [ToldGesture] {
    guard framesLeft > 0 else {
      isCutShort = true
      return []
    }
    framesLeft -= frames.count
    trials += 1
    tried(trials)
    return Self.gestures(of: frames, in: scene, size: size)
  }
}

extension SceneFile {
  /// The recognizers that match a name: the one with that name, or else all of that type, or all that match a pattern with `*`.
  package func names(fitting name: String) -> [String] {
    if recognizers.contains(where: { $0.name == name }) { return [name] }
    return recognizers.filter {
      $0.kind.rawValue == name || WhyQuestion.fits($0.name, pattern: name)
    }.map(\.name)
  }
}
