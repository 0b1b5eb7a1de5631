import Foundation
import GestureCore

/// What goes on in a scroll view at the moment.
struct ScrollCourse {
  /// A finger, or a scroll of a pointer, moves the content.
  struct Drag {
    /// Where the content would have been pulled to had the finger not moved.
    var anchor: CGPoint
    var translation = CGPoint.zero
    /// When the finger last moved.
    var lastMove: Timestamp
    /// The sheet that the scroll view is in, which takes the finger's way where the list has come to its
    /// end.
    weak var sheet: (any SharingSheet)?
    /// Axes that do not follow the finger.
    var locksX = false
    var locksY = false
  }

  /// Two fingers hold a point of the content.
  struct Grip {
    /// The point, at scale 1, and where in the view it is held.
    var point: CGPoint
    var place: CGPoint
    /// The scale that the fingers asked for when they took hold, and the pinch's scale at that moment.
    var askedScale: CGFloat
    var pinchScale: CGFloat
    /// Only one finger is left: the scale rests, and the finger drags.
    var isLoose = false
  }

  var drag: Drag?
  var grip: Grip?
  var motion: ScrollMotion?
  var isDecelerating = false
  var zoomScale: CGFloat = 1
  /// The scroll view itself is about to change the offset.
  var isPlacing = false
  /// The scroll view itself is about to change the size of the content.
  var isResizing = false

  /// A finger stopped the content and has not moved it yet.
  var isCaught: Bool { isDecelerating && motion?.isDeceleration != true }

  /// Whether the place of the content is the zooming's business.
  var isZoomInCharge: Bool { grip.map { !$0.isLoose } ?? motion?.isZoom ?? false }
}
