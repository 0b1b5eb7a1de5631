import Foundation
import GestureCore
import TouchActions
import TouchStories
import YAMLRules

/// What rules of a text do at moments of gestures, told as lines.
struct Acting {
  private var engine: RuleEngine
  private(set) var log: [String] = []
  private(set) var verdicts: [RuleVerdict] = []
  var window = ActiveWindow.named([])

  /// A surface of 100 mm by 200, ten points to each.
  init(_ rules: String) throws {
    let surface = TouchSurface(size: CGSize(width: 1000, height: 2000), pointsPerInch: 254)
    engine = RuleEngine(try RuleBook(yaml: Array(rules.utf8)), on: surface)
  }

  mutating func take(_ moment: GestureMoment) {
    let answer = engine.take(moment, in: window)
    verdicts += answer.verdicts
    log += answer.firings.map(Self.line)
    log += answer.verdicts.filter { $0.miss != nil }.map { verdict in
      "(\(verdict.rule): \(verdict.miss.map { "\($0)" } ?? ""))"
    }
  }

  private static func line(_ firing: RuleFiring) -> String {
    "\(firing.rule): " + firing.deeds.map(\.description).joined(separator: "; ")
  }

  // MARK: - Gestures

  mutating func swipe(_ x: Double, _ y: Double, fingers: Int = 1, at seconds: Double = 0) {
    take(
      GestureMoment(
        .swipe, "swipe", .ended, fingers: fingers, at: Timestamp(seconds: seconds),
        from: CGPoint(x: 500, y: 1000), movement: CGPoint(x: x, y: y)))
  }

  mutating func tap(x: Double, y: Double, fingers: Int = 1, at seconds: Double = 0) {
    take(
      GestureMoment(
        .tap, "tap", .ended, fingers: fingers, at: Timestamp(seconds: seconds),
        from: CGPoint(x: x, y: y)))
  }

  /// A pan through these movements, with an end or without.
  mutating func pan(
    _ movements: [(x: Double, y: Double)], fingers: Int = 1, end: GestureMoment.Phase? = .ended,
    from start: CGPoint = CGPoint(x: 500, y: 1000), at seconds: Double = 0
  ) {
    for (index, movement) in movements.enumerated() {
      take(
        GestureMoment(
          .pan, "pan", index == 0 ? .began : .changed, fingers: fingers,
          at: Timestamp(seconds: seconds), from: start,
          movement: CGPoint(x: movement.x, y: movement.y)))
    }
    guard let end, let last = movements.last else { return }
    take(
      GestureMoment(
        .pan, "pan", end, fingers: fingers, at: Timestamp(seconds: seconds), from: start,
        movement: CGPoint(x: last.x, y: last.y)))
  }

  mutating func pinch(_ scales: [Double], spread: Double) {
    for (index, scale) in scales.enumerated() {
      let phase: GestureMoment.Phase =
        index == 0 ? .began : index == scales.count - 1 ? .ended : .changed
      take(
        GestureMoment(
          .pinch, "pinch", phase, fingers: 2, at: .zero, from: .zero, spread: spread,
          values: .pinch(scale: scale, velocity: 0)))
    }
  }

  mutating func rotate(_ degrees: [Double]) {
    for (index, angle) in degrees.enumerated() {
      let phase: GestureMoment.Phase =
        index == 0 ? .began : index == degrees.count - 1 ? .ended : .changed
      take(
        GestureMoment(
          .rotation, "rotation", phase, fingers: 2, at: .zero, from: .zero,
          turn: degrees[0] * .pi / 180,
          values: .rotation(angle * .pi / 180, velocity: 0)))
    }
  }
}
