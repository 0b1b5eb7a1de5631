import Foundation
import GestureCore
import Touchstone

/// More and more of what strangers may bring without end: for each of them it must cost the same, or be
/// bounded.
enum BoundCurve: String, CaseIterable {
  /// Fingers that come down one after another and stay, until all lift.
  case held
  /// Advice on taps on one view, which all get into each other's way.
  case advice
  /// Advice on a ring of taps, of which each waits for the next.
  case ring

  static let sizes = [1, 10, 100, 1_000, 3_000]

  static var entries: [Entry] {
    allCases.flatMap { curve in
      sizes.map { size in
        Entry(name: "\(curve)-\(size)", repetitions: 1) { _ in
          switch curve {
          case .held: HeldFingers(size)
          case .advice: AdviceOn(size, inRing: false)
          case .ring: AdviceOn(size, inRing: true)
          }
        }
      }
    }
  }
}

/// Fingers, of which no more are down than may be.
private struct HeldFingers: Runnable {
  private let count: Int
  private let bench = Bench(Script(), 0, actionsPerGesture: 0)

  init(_ count: Int) {
    self.count = count
    bench.addSix(goTogether: true)
  }

  mutating func run() -> Tally {
    let system = bench.scene.touchSystem
    var seen = 0
    let phases: [Contact.Phase] = [.began, .ended]
    let start = system.now
    for (turn, phase) in phases.enumerated() {
      for id in 0..<count {
        let time = start.advanced(by: Double(turn * count + id + 1) / 1000)
        let place = CGPoint(x: CGFloat(id % 100), y: CGFloat(id / 100))
        system.receive(
          InputFrame(time: time, contacts: [Contact(id: id, phase: phase, at: place, time: time)]))
        seen += 1
      }
    }
    while let deadline = system.nextDeadline { system.advance(to: deadline) }
    return Tally(
      frames: 2 * count, samples: count, actions: seen, sum: system.now.seconds,
      expected: 2 * count)
  }
}

private struct AdviceOn: Runnable {
  private let count: Int
  private let bench = Bench(Script(), 0, actionsPerGesture: 0)

  init(_ count: Int, inRing: Bool) {
    self.count = count
    let view = bench.addView()
    let taps = (0..<count).map { _ in bench.addTap(to: view) }
    guard inRing, count > 1 else { return }
    for index in taps.indices { taps[index].require(toFail: taps[(index + 1) % count]) }
  }

  mutating func run() -> Tally {
    let found = bench.scene.touchSystem.conflicts().count
    return Tally(
      frames: 1, samples: count, actions: 1, sum: Double(found + 1), expected: 1)
  }
}
