import Foundation
import GestureCore
import Touchstone

/// A contender's progress since its first touch. Each contender has one, which is reused for its attempts.
struct ContenderAttempt {
  private(set) var isUnderWay = false
  /// The touches received until recognition, in order. Lifted ones are removed when there are many, because a finger may rest
  /// while others tap without end.
  private(set) var touches: [Int] = []
  /// The number of touches at which lifted ones are removed.
  private var touchLimit = 32
  private(set) var firstTouch = Timestamp.zero
  /// When the required number of fingers was down first; `nil` if it was not.
  var complete: Timestamp?
  /// Whether it asked to begin.
  var hasProposed = false
  /// When it asked to begin, and the index of the first contender whose failure it had to wait for.
  var proposed: Timestamp?
  var awaited: Int?
  /// The largest number of fingers since it asked to begin.
  var fingers = 0
  /// When it began.
  var won: Timestamp?
  /// When it failed; it may not have been reset yet.
  var lost: Timestamp?
  /// At the time of asking: the distance of its first two fingers in points, from which scales are measured, its extent
  /// relative to its threshold, and the mean movement of its fingers.
  var asked = (span: CGFloat(0), extent: 1.0, movement: CGPoint.zero)
  /// The present data of a continuing gesture.
  var gesture: ToldGesture?
  /// The centre of its touches when the gesture began; scene space.
  var center = CGPoint.zero
  /// The gestures that could have begun at the same time.
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

  /// Removes a touch that was ignored; returns whether the attempt is empty.
  mutating func giveBack(_ touch: Int) -> Bool {
    touches.removeAll { $0 == touch }
    return touches.isEmpty && won == nil && !hasProposed
  }

  /// Resets the attempt but keeps the memory of its touches.
  mutating func finish() {
    isUnderWay = false
    // Usually there is one; `popLast` takes a tenth of the time of `removeAll`.
    while touches.popLast() != nil {}
    complete = nil
    hasProposed = false
    (proposed, awaited) = (nil, nil)
    fingers = 0
    lost = nil
    asked = (0, 1, .zero)
    // Only recognizers that have begun have a gesture; it is large, so it is not assigned otherwise.
    if won != nil { (gesture, rivals) = (nil, []) }
    won = nil
  }
}
