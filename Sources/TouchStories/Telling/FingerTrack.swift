import Foundation
import Touchstone

/// What a story keeps of one touch. Places are in points, scene space.
struct FingerTrack {
  var start: CGPoint
  var location: CGPoint
  var landed: Timestamp
  var isDown = true

  var movement: CGPoint { CGPoint(x: location.x - start.x, y: location.y - start.y) }
}
