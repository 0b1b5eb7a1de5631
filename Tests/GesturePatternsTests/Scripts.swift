import Foundation
import GestureCore

@testable import GesturePatterns

/// Builds finger scripts in tests: times are in milliseconds from the step before.
struct Fingers {
  var script = FingerScript()
  private var time: Int64 = 0

  private mutating func add(_ delay: Int, _ changes: [FingerScript.Change]) {
    time += Int64(delay) * 1_000_000
    script.moments.append(.init(at: Timestamp(nanoseconds: time), changes))
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, after delay: Int = 0) -> Fingers {
    var next = self
    next.add(delay, [.down(finger, at: CGPoint(x: x, y: y))])
    return next
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, after delay: Int = 16) -> Fingers {
    var next = self
    next.add(delay, [.move(finger, to: CGPoint(x: x, y: y))])
    return next
  }

  func up(finger: Int = 1, after delay: Int = 16) -> Fingers {
    var next = self
    next.add(delay, [.up(finger)])
    return next
  }
}

extension GesturePattern {
  /// "recognized at 0.32", "failed at 0.4: up: …", or what is still under way.
  func told(_ fingers: Fingers, waiting seconds: Double = 10) -> String {
    let progress = verdict(on: fingers.script, thenWaiting: seconds)
    switch progress.verdict {
    case .open: return "open: \(progress.underWay.joined(separator: ", "))"
    case .recognized(let match): return "recognized at \(Reason.spell(match.time.seconds))"
    case .failed(let failure):
      return "failed at \(Reason.spell(failure.time.seconds)): \(failure)"
    }
  }
}

/// The message of the problem with a pattern, or none.
func problem(@PatternBuilder _ content: () -> PatternPart) -> String {
  do throws(PatternProblem) {
    _ = try GesturePattern(content)
    return "none"
  } catch {
    return error.sentence
  }
}
