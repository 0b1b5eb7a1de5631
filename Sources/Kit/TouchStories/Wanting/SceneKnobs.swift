import Foundation
import Touchstone

/// The changes of a scene that concern one of its recognizers.
struct SceneKnobs {
  private let scene: SceneFile
  private let wanted: SceneRecognizer
  private let rivals: [String]
  private let fingers: Int

  /// The changes for the recognizer of that name. `rivals` are the recognizers that are recognized
  /// without changes; `fingers` is the largest number at a time.
  init(_ scene: SceneFile, _ name: String, rivals: [String], fingers: Int) {
    self.scene = scene
    wanted = scene.recognizers.first { $0.name == name } ?? SceneRecognizer(.tap, named: name)
    self.rivals = Array(Set(rivals)).filter { $0 != name }.sorted()
    self.fingers = max(1, fingers)
  }

  var all: [Knob<SceneFile>] { properties + viewFlags + relations + tuning }

  // MARK: - Properties

  private var properties: [Knob<SceneFile>] {
    let plain = wanted.plain
    return SceneProperty.of(wanted.kind).flatMap { property -> [Knob<SceneFile>] in
      guard let trial = property.trial, let usual = property.read(plain) else { return [] }
      return knobs(property, trial, now: wanted[property: property.name] ?? usual)
    }
  }

  private func knobs(
    _ property: SceneProperty, _ trial: SceneProperty.Trial,
    now: SceneProperty.Value
  ) -> [Knob<SceneFile>] {
    let name = property.name
    let whole = now.whole ?? 1
    switch trial {
    case .value(let value, let words):
      return now == value ? [] : [self.property(name, words, value)]
    case .counts(let range): return counts(name, now: whole, in: range)
    case .fingers: return counts(name, now: whole, in: 1...fingers)
    case .fewer: return counts(name, now: whole, in: 1...max(1, whole))
    case .more: return whole < fingers ? counts(name, now: whole, in: whole...fingers) : []
    case .toward(let limit):
      guard case .number(let now) = now else { return [] }
      return [number(name, now, toward: limit)]
    case .eachWord:
      guard case .options(let table, _) = property.coding else { return [] }
      return table.filter { $0.value != now.whole }.map {
        self.property(name, $0.word, .whole($0.value))
      }
    }
  }

  private var viewFlags: [Knob<SceneFile>] {
    guard let view = scene.view(of: wanted.name) else { return [] }
    let name = wanted.name
    let plain = view.kind.make(.zero)
    let wishes = [("isUserInteractionEnabled", true), ("isHidden", false)]
    let unmet = wishes.filter { name, wish in
      let usual = SceneProperty.of(view.kind).first { $0.name == name }?.read(plain)
      return (view[property: name] ?? usual) != .flag(wish)
    }
    return unmet.map { flag, wish in
      Knob(
        kind: .property, now: 0, trials: .values([1]),
        words: { _ in "\(view.name ?? "view").\(flag) = \(wish)" },
        turned: { scene, _ in
          var scene = scene
          scene.changeView(of: name) { $0[property: flag] = .flag(wish) }
          return scene
        })
    }
  }

  /// A property with a single other value.
  private func property(
    _ name: String, _ words: String, _ value: SceneProperty.Value
  ) -> Knob<SceneFile> {
    relation(.property, "\(wanted.name).\(name) = \(words)", of: wanted.name) {
      $0[property: name] = value
    }
  }

  private func counts(
    _ name: String, now: Int, in range: ClosedRange<Int>
  ) -> [Knob<SceneFile>] {
    let others = range.filter { $0 != now }.sorted { abs($0 - now) < abs($1 - now) }
    guard !others.isEmpty else { return [] }
    let owner = wanted.name
    return [
      Knob(
        kind: .property, now: Double(now), trials: .values(others.map(Double.init)),
        words: { "\(owner).\(name) = \(Int(bounding: $0)) instead of \(now)" },
        turned: { scene, value in
          var scene = scene
          scene.change(owner) { $0[property: name] = .whole(Int(bounding: value)) }
          return scene
        })
    ]
  }

  private func number(_ name: String, _ now: Double, toward limit: Double) -> Knob<SceneFile> {
    let owner = wanted.name
    return Knob(
      kind: .property, now: now, trials: .toward(limit),
      words: { "\(owner).\(name) = \(Spelled.number($0)) instead of \(Spelled.number(now))" },
      turned: { scene, value in
        var scene = scene
        scene.change(owner) { $0[property: name] = .number(value) }
        return scene
      })
  }

  // MARK: - Relations

  private var relations: [Knob<SceneFile>] {
    let name = wanted.name
    var knobs: [Knob<SceneFile>] = []
    // UIKit has no equivalent of auxiliary recognizers.
    let silent = scene.recognizers.filter { $0.kind == .linger || $0.kind == .rest }.map(\.name)
    for other in wanted.requiresFailureOf.map(\.name) where !silent.contains(other) {
      knobs.append(
        relation(.relation, "\(name) does not require \(other) to fail", of: name) {
          $0.requiresFailureOf.removeAll { $0.name == other }
        })
    }
    for rival in rivals {
      knobs.append(
        relation(.relation, "\(name) and \(rival) may recognize simultaneously", of: name) {
          $0.simultaneousWith.append(.init(rival))
        })
      guard !scene.waits(name, for: rival), !scene.waits(rival, for: name) else { continue }
      knobs.append(
        relation(.relation, "\(rival) requires \(name) to fail", of: rival) {
          $0.requiresFailureOf.append(.init(name))
        })
    }
    return knobs
  }

  private func relation(
    _ kind: Wish.Kind, _ words: String, of owner: String,
    _ change: @escaping (inout SceneRecognizer) -> Void
  ) -> Knob<SceneFile> {
    Knob(
      kind: kind, now: 0, trials: .values([1]), words: { _ in words },
      turned: { scene, _ in
        var scene = scene
        scene.change(owner, change)
        return scene
      })
  }

  // MARK: - Tuning

  private var tuning: [Knob<SceneFile>] {
    let lengths: [(name: String, limit: Double)]
    switch wanted.kind {
    case .tap:
      lengths = [
        ("tapMovement", 500), ("tapSeparation", 1000), ("tapDuration", 5), ("tapInterval", 3),
        ("tapArrivalWindow", 3),
      ]
    case .pan: lengths = [("panHysteresis", 1)]
    case .swipe:
      lengths = [
        ("swipePrimaryMovement", 5), ("swipeSecondaryMovement", 500), ("swipeDuration", 3),
        ("swipeBackwardMovement", 100), ("swipeSecondaryShare", 5),
      ]
    case .pinch: lengths = [("pinchHysteresis", 1)]
    case .rotation: lengths = [("rotationHysteresis", 0.01), ("rotationTravel", 1)]
    case .edgePan:
      lengths = [
        ("panHysteresis", 1), ("edgeRegion", 500), ("edgeAngleWindow", .pi / 2),
        ("edgeDuration", 5),
      ]
    case .longPress, .hover, .linger, .rest: lengths = []
    }
    return lengths.compactMap { name, limit in
      guard let now = scene.tuning[name], now != limit else { return nil }
      return Knob(
        kind: .tuning, now: now, trials: .toward(limit),
        words: { "\(name) = \(Spelled.number($0)) instead of \(Spelled.number(now))" },
        turned: { scene, value in
          var scene = scene
          scene.tuning[name] = value
          return scene
        })
    }
  }
}
