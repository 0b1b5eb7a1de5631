import Foundation
import GestureCore

/// The current drag, zoom and motion of a scroll view.
struct ScrollCourse {
  /// A drag of the content by a finger or by a pointer's scroll.
  struct Drag {
    /// The offset, without rubber-banding, that the content would have if the finger had not moved.
    var anchor: CGPoint
    var translation = CGPoint.zero
    /// When the finger last moved.
    var lastMove: Timestamp
    /// Whether the content ignores movement along an axis.
    var locksX = false
    var locksY = false
  }

  /// A pinch of two fingers that hold a point of the content.
  struct Grip {
    /// The held point of the content, at scale 1, and its location in the view.
    var point: CGPoint
    var place: CGPoint
    /// The requested scale when the pinch took hold, and the pinch's scale at that moment.
    var askedScale: CGFloat
    var pinchScale: CGFloat
    /// Whether only one finger is left: the scale is constant, and the finger drags.
    var isLoose = false
  }

  var drag: Drag?
  var grip: Grip?
  var motion: ScrollMotion?
  var isDecelerating = false
  var zoomScale: CGFloat = 1
  /// Whether the scroll view itself is changing the offset.
  var isPlacing = false
  /// Whether the scroll view itself is changing the size of the content.
  var isResizing = false

  /// Whether a finger has stopped the content and not moved it yet.
  var isCaught: Bool { isDecelerating && motion?.isDeceleration != true }

  /// Whether zooming determines the offset.
  var isZoomInCharge: Bool { grip.map { !$0.isLoose } ?? motion?.isZoom ?? false }
}
