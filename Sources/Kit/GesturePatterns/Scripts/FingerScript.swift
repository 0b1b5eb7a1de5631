import Foundation
import GestureCore

/// What fingers do, moment by moment, from time zero.
public struct FingerScript: Sendable, Hashable {
  /// Everything that changes at one moment.
  public struct Moment: Sendable, Hashable {
    /// When it is.
    public var time: Timestamp
    /// What changes then, one finger after another.
    public var changes: [Change]

    /// Makes a moment.
    public init(at time: Timestamp, _ changes: [Change]) {
      self.time = time
      self.changes = changes
    }
  }

  /// What one finger does.
  public enum Change: Sendable, Hashable {
    /// The finger comes down.
    case down(Int, at: CGPoint)
    /// The finger moves.
    case move(Int, to: CGPoint)
    /// The finger lifts.
    case up(Int)
  }

  /// The moments, in the order of their times.
  public var moments: [Moment]

  /// Makes a script.
  public init(_ moments: [Moment] = []) { self.moments = moments }

  /// When the last finger did something.
  public var end: Timestamp { moments.last?.time ?? .zero }

  /// Its events, in the order in which recognizers receive them.
  public var events: [FingerEvent] { moments.flatMap(\.events) }
}

extension FingerScript.Moment {
  /// Which fingers come, move and lift: each kind at once, with the places after all of it.
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
  /// "0.000 1 down (50, 50)" and so on, a line for each change.
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
  /// What becomes of the pattern when fingers do that and then nothing for some seconds.
  public func verdict(on script: FingerScript, thenWaiting seconds: TimeInterval = 0)
    -> PatternProgress
  {
    var progress = PatternProgress(self, at: .zero)
    for event in script.events { progress.hear(event) }
    progress.advance(to: script.end.advanced(by: seconds))
    return progress
  }
}
