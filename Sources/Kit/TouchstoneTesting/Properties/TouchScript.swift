import Foundation
import Touchstone

/// What fingers do, as a value: to be made at random, shortened, compared and played on any stage.
public struct TouchScript: Sendable, Hashable {
  /// One step of one finger, or of all. Fingers are numbers; a number may be used again after the
  /// lift. Places are in points, times in seconds.
  public enum Step: Sendable, Hashable {
    /// A finger comes down at a place of the window.
    case down(Int, at: CGPoint)
    /// A finger goes to a place of the window, in that many seconds.
    case move(Int, to: CGPoint, in: TimeInterval)
    /// A finger lifts.
    case up(Int)
    /// The system takes a finger away.
    case cancel(Int)
    /// Time passes for everybody.
    case wait(TimeInterval)
    /// The system takes all fingers away.
    case interrupt
    /// What fingers do at once: the steps of different fingers run side by side.
    case together([Step])
  }

  /// What is done, in order.
  public var steps: [Step]

  /// Makes a script.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The script without what cannot be: steps of fingers that are not down, landings of fingers that
  /// are, and `together` without content. Fingers that are down at the end lift.
  public var playable: TouchScript {
    var down: [Int] = []
    let kept = Self.playable(steps, &down)
    return TouchScript(kept + down.map { .up($0) })
  }

  private static func playable(_ steps: [Step], _ down: inout [Int]) -> [Step] {
    var kept: [Step] = []
    for step in steps {
      switch step {
      case .down(let finger, _):
        guard !down.contains(finger) else { continue }
        down.append(finger)
      case .move(let finger, _, _):
        guard down.contains(finger) else { continue }
      case .up(let finger), .cancel(let finger):
        guard down.contains(finger) else { continue }
        down.removeAll { $0 == finger }
      case .wait: break
      case .interrupt: down = []
      case .together(let inner):
        let inner = playable(inner, &down)
        guard inner.count > 1 else {
          kept += inner
          continue
        }
        kept.append(.together(inner))
        continue
      }
      kept.append(step)
    }
    return kept
  }
}

extension Stage {
  /// Plays a script; its steps are verbs of fingers, and what is impossible is a fault here as there.
  public func perform(
    _ script: TouchScript, file: StaticString = #fileID, line: UInt = #line
  ) {
    var fingers: [Int: Finger] = [:]
    perform(script.steps, &fingers, file, line)
  }

  private func perform(
    _ steps: [TouchScript.Step], _ fingers: inout [Int: Finger], _ file: StaticString,
    _ line: UInt
  ) {
    for step in steps {
      switch step {
      case .down(let number, let place):
        let finger = fingers[number] ?? finger(at: place)
        fingers[number] = finger
        if !finger.isDown { finger.jump(to: place) }
        finger.down(file: file, line: line)
      case .move(let number, let place, let seconds):
        known(number, fingers, file, line)?.move(to: place, in: seconds, file: file, line: line)
      case .up(let number): known(number, fingers, file, line)?.up(file: file, line: line)
      case .cancel(let number): known(number, fingers, file, line)?.cancel(file: file, line: line)
      case .wait(let seconds): wait(seconds, file: file, line: line)
      case .interrupt: interrupt()
      case .together(let inner): together { perform(inner, &fingers, file, line) }
      }
    }
  }

  private func known(
    _ number: Int, _ fingers: [Int: Finger], _ file: StaticString, _ line: UInt
  ) -> Finger? {
    let finger = fingers[number]
    _ = allows(finger != nil, "finger \(number) of the script was never down", file, line)
    return finger
  }
}
