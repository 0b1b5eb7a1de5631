import Foundation
import GestureCore

/// Finger events with their times, starting from zero.
public struct FingerScript: Sendable, Hashable {
  /// All changes at one time.
  public struct Moment: Sendable, Hashable {
    /// The time of the changes.
    public var time: Timestamp
    /// The changes, one per finger.
    public var changes: [Change]

    /// Creates a moment.
    public init(at time: Timestamp, _ changes: [Change]) {
      self.time = time
      self.changes = changes
    }
  }

  /// A change of one finger.
  public enum Change: Sendable, Hashable {
    /// The finger lands.
    case down(Int, at: CGPoint)
    /// The finger moves.
    case move(Int, to: CGPoint)
    /// The finger lifts.
    case up(Int)
  }

  /// The moments, in order of time.
  public var moments: [Moment]

  /// Makes a script.
  public init(_ moments: [Moment] = []) { self.moments = moments }

  /// The time of the last change.
  public var end: Timestamp { moments.last?.time ?? .zero }

  /// The events in the order in which recognizers receive them.
  public var events: [FingerEvent] { moments.flatMap(\.events) }
}

extension FingerScript.Moment {
  /// The events at this moment: one for each phase, with the locations after all changes.
  var events: [FingerEvent] {
    var places: [FingerPlace] = []
    var fingers: [FingerEvent.Phase: [Int]] = [:]
    for change in changes {
      switch change {
      case .down(let finger, let place):
        places.append(FingerPlace(finger, at: place))
        fingers[.down, default: []].append(finger)
      case .move(let finger, let place):
        places.append(FingerPlace(finger, at: place))
        fingers[.move, default: []].append(finger)
      case .up(let finger): fingers[.up, default: []].append(finger)
      }
    }
    let hasLift = fingers[.up] != nil
    return fingers.sorted { $0.key < $1.key }.map { phase, fingers in
      var event = FingerEvent(phase, at: time, fingers: fingers, places: places)
      event.losesFinger = hasLift && phase == .move
      return event
    }
  }
}

extension FingerScript: CustomStringConvertible {
  /// One line for each change: "0.000 1 down (50, 50)".
  public var description: String {
    moments.flatMap { moment in
      moment.changes.map { change in
        let time = String(format: "%.3f", moment.time.seconds)
        return switch change {
        case .down(let finger, let place): "\(time) \(finger) down \(Self.spell(place))"
        case .move(let finger, let place): "\(time) \(finger) move \(Self.spell(place))"
        case .up(let finger): "\(time) \(finger) up"
        }
      }
    }.joined(separator: "\n")
  }

  private static func spell(_ place: CGPoint) -> String {
    "(\(Reason.spell(place.x)), \(Reason.spell(place.y)))"
  }
}

extension GesturePattern {
  /// The result for a script, followed by some seconds without changes.
  public func verdict(on script: FingerScript, thenWaiting seconds: TimeInterval = 0)
    -> PatternProgress
  {
    var progress = PatternProgress(self, at: .zero)
    for event in script.events { progress.hear(event) }
    progress.advance(to: script.end.advanced(by: seconds))
    return progress
  }
}
