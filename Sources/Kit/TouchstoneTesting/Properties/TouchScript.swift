import Foundation
import Touchstone

/// Finger actions as a value: can be generated, shortened, compared, and played on any stage.
public struct TouchScript: Sendable, Hashable {
  /// One step of one finger or of all fingers. Fingers are numbers, which may be reused after a lift. Locations are in points,
  /// times in seconds.
  public enum Step: Sendable, Hashable {
    /// A finger lands at a location in the window.
    case down(Int, at: CGPoint)
    /// A finger moves to a location in the window within a duration in seconds.
    case move(Int, to: CGPoint, in: TimeInterval)
    /// A finger lifts.
    case up(Int)
    /// The system cancels a finger's touch.
    case cancel(Int)
    /// Time passes for all fingers.
    case wait(TimeInterval)
    /// The system cancels all touches.
    case interrupt
    /// Simultaneous steps: those of different fingers run in parallel.
    case together([Step])
  }

  /// The steps in order.
  public var steps: [Step]

  /// Creates a script.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The script without impossible steps: those of fingers that are not down, landings of fingers that are down, and empty
  /// `together` steps. Fingers that are down at the end are lifted.
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
  /// Plays a script on the stage; impossible steps are faults.
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
