import Foundation
import GestureCore
import Touchstone

/// What a gesture has come to at a moment at which it goes on. Places are in points, scene space.
package struct GestureMoment: Equatable {
  package enum Phase: String {
    case began, changed, ended, cancelled
  }

  package var time: Timestamp
  package var phase: Phase
  package var kind: ToldGesture.Kind
  package var recognizer: String
  /// The most that took part at one time until now.
  package var fingers: Int
  /// Where the first of its touches came down.
  package var start: CGPoint
  /// How far its fingers have gone since they came down, in the middle.
  package var movement: CGPoint
  /// How much farther apart its first two fingers are than when they came down, and how far they have
  /// turned about each other since (radians): a pinch that begins has a scale of 1 whichever way it goes.
  package var spread: CGFloat
  package var turn: CGFloat
  package var values: ToldGesture.Values
  /// When it began as the one that moved most: how far it and the others had come, in units of the
  /// threshold of each.
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

  /// `nil` for a state in which no action is sent.
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
    // What hovers has no fingers, and goes somewhere all the same.
    if case .hover(let way) = values { movement = way }
    spread = Contender.span(tracks) - Contender.span(tracks, \.start)
    turn = Contender.turn(tracks)
  }
}
