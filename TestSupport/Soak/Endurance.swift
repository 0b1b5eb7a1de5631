import Foundation
import Touchstone

/// Long and large runs: whether anything grows, or slows down. Times are the processor's, and are
/// compared within one run.
enum Endurance {
  /// Whether nothing did.
  static func run(_ words: [String]) -> Bool {
    let known = [
      ("hour", hour), ("sequences", sequences), ("scenes", scenes), ("recognizers", recognizers),
    ]
    let runs = known.filter { words.isEmpty || words.contains($0.0) }.map(\.1)
    // All are run, so that one report tells of all.
    return runs.map { $0() }.allSatisfy(\.self)
  }

  /// An hour at 1 kHz, two fingers on a view with all recognizers, down for ten seconds at a time.
  private static func hour() -> Bool {
    let arena = Arena()
    arena.addAllRecognizers(to: arena.window)
    let parts = (0..<6).map { _ in
      measure {
        for _ in 0..<60 {
          arena.circle(frames: 9_900, every: 1_000_000)
          arena.pass(0.1)
        }
      }
    }
    return report("3,600,000 frames of 1 kHz", parts, touchesAlive: arena.touchesAlive)
  }

  /// 100,000 taps and drags.
  private static func sequences() -> Bool {
    let arena = Arena()
    arena.addAllRecognizers(to: arena.window)
    let parts = (0..<10).map { _ in
      measure { for number in 0..<10_000 { arena.play(number) } }
    }
    return report("100,000 sequences", parts, touchesAlive: arena.touchesAlive)
  }

  /// 1,000 scenes, each with a finger down at the same time as all others.
  private static func scenes() -> Bool {
    let start = Memory.now
    var arenas: [Arena] = []
    let making = measure {
      for _ in 0..<1000 {
        let arena = Arena()
        arena.addAllRecognizers(to: arena.window)
        arenas.append(arena)
      }
    }
    let full = Memory.now
    let parts = (0..<5).map { _ in
      measure {
        for step in 0..<20 { for arena in arenas { arena.circleStep(step, of: 20) } }
        for arena in arenas { arena.pass(1) }
      }
    }
    let alone = Arena()
    alone.addAllRecognizers(to: alone.window)
    let single = measure {
      for _ in 0..<5000 {
        for step in 0..<20 { alone.circleStep(step, of: 20) }
        alone.pass(1)
      }
    }
    let together = parts.map(\.seconds).reduce(0, +)
    print(
      "1,000 scenes: made in \(making), \((full.kilobytes - start.kilobytes) / 1000) kB each; "
        + "a sequence costs \(spell(together / single.seconds)) times what it costs in one alone")
    let scenes = arenas.map { Weak(object: $0.scene) }
    arenas = []
    let left = scenes.count { $0.object != nil }
    print("1,000 scenes: \(left) are left of them when they are let go")
    return report("1,000 scenes", parts, touchesAlive: 0) && left == 0
  }

  /// Many recognizers on one view: the cost of a tap among them.
  private static func recognizers() -> Bool {
    var costs: [Double] = []
    for count in [1000, 10_000] {
      let arena = Arena()
      for number in 0..<count {
        arena.window.addGestureRecognizer(
          number.isMultiple(of: 2) ? UITapGestureRecognizer() : UIPanGestureRecognizer())
      }
      let parts = (0..<4).map { _ in measure { for _ in 0..<5 { arena.play(0) } } }
      costs.append(parts.map(\.seconds).reduce(0, +) / 20)
      _ = report("\(count) recognizers", parts, touchesAlive: arena.touchesAlive)
    }
    print(
      "10,000 recognizers: a tap takes \(spell(costs[1] * 1000)) ms, "
        + "\(spell(costs[1] / costs[0])) times one among 1,000")
    return true
  }

  // MARK: - Measuring

  private struct Part: CustomStringConvertible {
    var seconds: Double
    var memory: Memory
    var description: String { "\(spell(seconds)) s" }
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private static func measure(_ body: () -> Void) -> Part {
    let start = processorTime
    body()
    return Part(seconds: processorTime - start, memory: .now)
  }

  /// Of this process alone, so that others on the machine do not count.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The first part may fill what is used again and again.
  private static func report(_ name: String, _ parts: [Part], touchesAlive: Int) -> Bool {
    let growth = parts.last!.memory.kilobytes - parts[0].memory.kilobytes
    let times = parts.map { "\($0)" }.joined(separator: ", ")
    print(
      "\(name): \(times); \(parts[0].memory) and \(growth) kB more at the end; "
        + "\(touchesAlive) touches alive")
    fflush(nil)
    return growth < 2048 && touchesAlive == 0
  }

  private static func spell(_ number: Double) -> String { String(format: "%.3f", number) }
}
