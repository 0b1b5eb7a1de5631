import Foundation
import GestureCore
import Touchstone

/// What a contender has done since its first touch. There is one for each contender, which serves its
/// attempts one after the other.
struct Attempt {
  private(set) var isUnderWay = false
  /// The touches it received until it was recognized, in order. While a finger rests and others tap without
  /// end, old ones that have lifted are removed.
  private(set) var touches: [Int] = []
  /// The number of touches from which on those that have lifted are removed.
  private var touchLimit = 32
  private(set) var firstTouch = Timestamp.zero
  /// Whether as many fingers were down at once as it needs, and if so since when.
  var complete: Timestamp?
  /// Whether it asked to go ahead.
  var hasProposed = false
  /// When it asked, and the place of the first contender for whose failure it had to wait.
  var proposed: Timestamp?
  var awaited: Int?
  /// The most fingers that were down since it asked.
  var fingers = 0
  /// When it went ahead.
  var won: Timestamp?
  /// When it failed; it may not have been reset yet.
  var lost: Timestamp?
  /// When it asked: the distance of its first two fingers in points, from which scales count, and how far it had gone in
  /// units of its own threshold.
  var asked = (span: CGFloat(0), extent: 1.0)
  /// What is known of the gesture that goes on.
  var gesture: ToldGesture?
  /// The gestures that could have begun at the moment at which it did.
  var rivals: [GestureMoment.Rival] = []

  mutating func start(with firstTouch: Timestamp) {
    isUnderWay = true
    self.firstTouch = firstTouch
  }

  mutating func receive(_ touch: Int, _ tracks: FingerTracks) {
    if touches.count >= touchLimit {
      touches.removeAll { !tracks.isDown($0) }
      touchLimit = max(32, 2 * touches.count)
    }
    touches.append(touch)
  }

  /// Forgets a touch that was given back; returns whether nothing is left of the attempt.
  mutating func giveBack(_ touch: Int) -> Bool {
    touches.removeAll { $0 == touch }
    return touches.isEmpty && won == nil && !hasProposed
  }

  /// Forgets everything, but keeps the room for the touches of the next.
  mutating func finish() {
    isUnderWay = false
    // Mostly it is one, and to take it costs a tenth of removing all.
    while touches.popLast() != nil {}
    complete = nil
    hasProposed = false
    (proposed, awaited) = (nil, nil)
    fingers = 0
    lost = nil
    asked = (0, 1)
    // None acts before it has won, and a gesture is large: of most attempts it is not looked at.
    if won != nil { (gesture, rivals) = (nil, []) }
    won = nil
  }
}
