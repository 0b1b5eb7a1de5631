import Foundation
import GestureCore

/// Where a view is. Its parts can be overridden in `UIView`, and are kept here, where no client
/// reaches, so that reading them needs no check: every hit test reads them of many views.
struct ViewGeometry {
  var bounds: CGRect
  var center: CGPoint
  var transform = CGAffineTransform.identity
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}

/// Whether a view can be seen and touched, kept for the same reason.
struct ViewVisibility {
  var isUserInteractionEnabled = true
  var isHidden = false
  var alpha: CGFloat = 1
}
