import Foundation
import GestureCore

/// What a pinch or a rotation does with the first two fingers (5.6 and 5.7): it begins beyond its
/// hysteresis, rests while one finger is left, and ends with the last.
struct PairRun: RecognizerRun {
  enum Kind { case pinch, rotation }

  private let kind: Kind
  private var down: [Int] = []
  private var hasBegun = false
  /// Since both came down: the distance then, where the second now is from the first, and how far it went
  /// around it.
  private var distance = 0.0
  private var angle = 0.0
  private var turn = 0.0

  init(_ kind: Kind) { self.kind = kind }

  mutating func reset() { self = PairRun(kind) }

  mutating func hear(
    _ phase: Contact.Phase, _ touches: [Int], _ scene: Sight
  ) -> [ProgramRun.Command] {
    switch phase {
    case .began:
      // More than two are ignored (PIN-02), and change nothing of what is measured.
      let taken = touches.prefix(max(0, 2 - down.count))
      down += taken
      if down.count == 2, !taken.isEmpty { startMeasuring(scene) }
      return touches.dropFirst(taken.count).map { .ignore($0) }
    case .moved:
      guard down.count == 2 else { return [] }
      // Two fingers at one point have no angle: measuring starts when they part.
      if kind == .rotation, distance == 0 { startMeasuring(scene) }
      if hasBegun { return [.assign(.changed)] }
      // It does not begin in an event in which one of the two leaves.
      hasBegun = !down.contains(where: scene.isLeaving) && isFarEnough(scene)
      return hasBegun ? [.assign(.began)] : []
    case .ended:
      down.removeAll { scene.isLifting($0) }
      return down.isEmpty ? [.assign(hasBegun ? .ended : .failed)] : []
    case .cancelled: return [.assign(hasBegun ? .cancelled : .failed)]
    }
  }

  /// A trackpad has decided already that it is a pinch or a turn (PIN-14).
  mutating func follow(
    _ phase: Contact.Phase, _ step: Script.StreamStep
  ) -> [ProgramRun.Command] {
    guard down.isEmpty else { return [] }
    switch phase {
    case .began, .moved:
      if hasBegun { return [.assign(.changed)] }
      hasBegun = kind == .pinch ? step.percent != 100 : step.turn != 0
      return hasBegun ? [.assign(.began)] : []
    case .ended: return [.assign(hasBegun ? .ended : .failed)]
    case .cancelled: return [.assign(hasBegun ? .cancelled : .failed)]
    }
  }

  mutating func deadline() -> [ProgramRun.Command] { [] }

  // MARK: - Private

  private mutating func startMeasuring(_ scene: Sight) {
    let way = way(scene)
    distance = length(way)
    angle = direction(way)
    turn = 0
  }

  private mutating func isFarEnough(_ scene: Sight) -> Bool {
    let way = way(scene)
    guard kind == .rotation else { return abs(length(way) - distance) > 8 }
    var step = direction(way) - angle
    // The short way round (ROT-03).
    if step > .pi { step -= 2 * .pi }
    if step <= -.pi { step += 2 * .pi }
    angle = direction(way)
    turn += step
    return abs(turn) > 0.1 && abs(turn) * length(way) >= 8
  }

  private func way(_ scene: Sight) -> Place {
    let (first, second) = (scene.place(down[0]), scene.place(down[1]))
    return (second.x - first.x, second.y - first.y)
  }

  private func length(_ way: Place) -> Double {
    Double(way.x * way.x + way.y * way.y).squareRoot()
  }

  private func direction(_ way: Place) -> Double { atan2(Double(way.y), Double(way.x)) }
}
