import Foundation
import GestureCore
import Touchstone

/// A gesture's present data at a change. Locations are in points in scene space.
package struct GestureMoment: Equatable {
  package enum Phase: String {
    case began, changed, ended, cancelled
  }

  package var time: Timestamp
  package var phase: Phase
  package var kind: ToldGesture.Kind
  package var recognizer: String
  /// The largest number of fingers so far.
  package var fingers: Int
  /// The location of its first landing.
  package var start: CGPoint
  /// The movement of its fingers' centre since their landings.
  package var movement: CGPoint
  /// The change of the distance of its first two fingers since their landings, and their rotation since then (radians): a
  /// pinch's own scale is 1 when it begins, in either direction.
  package var spread: CGFloat
  package var turn: CGFloat
  package var values: ToldGesture.Values
  /// If it began because it had moved most: its extent and that of the others, each relative to its threshold.
  package var rivals: [Rival] = []

  package struct Rival: Equatable {
    package var kind: ToldGesture.Kind
    package var extent: Double
    package var winnersExtent: Double
  }

  package init(
    _ kind: ToldGesture.Kind, _ recognizer: String, _ phase: Phase, fingers: Int,
    at time: Timestamp, from start: CGPoint, movement: CGPoint = .zero, spread: CGFloat = 0,
    turn: CGFloat = 0, values: ToldGesture.Values = .none
  ) {
    (self.kind, self.recognizer, self.phase, self.fingers) = (kind, recognizer, phase, fingers)
    (self.time, self.start, self.movement, self.values) = (time, start, movement, values)
    (self.spread, self.turn) = (spread, turn)
  }

  /// `nil` for a state without an action.
  init?(
    _ gesture: ToldGesture, _ state: GestureState, _ tracks: [FingerTrack],
    _ values: ToldGesture.Values, at time: Timestamp
  ) {
    switch state {
    case .began: phase = .began
    case .changed: phase = .changed
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    case .possible, .failed: return nil
    }
    (kind, recognizer, fingers) = (gesture.kind, gesture.recognizer, gesture.fingers)
    (self.time, self.values) = (time, values)
    start = tracks.min { $0.landed < $1.landed }?.start ?? gesture.location
    let count = CGFloat(max(1, tracks.count))
    movement = tracks.reduce(into: .zero) { sum, track in
      sum.x += track.movement.x / count
      sum.y += track.movement.y / count
    }
    // A hovering pointer moves without fingers.
    if case .hover(let way) = values { movement = way }
    spread = Contender.span(tracks) - Contender.span(tracks, \.start)
    turn = Contender.turn(tracks)
  }
}
