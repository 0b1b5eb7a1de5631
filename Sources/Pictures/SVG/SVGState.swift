import Foundation
import GestureCore

/// What operations set for those after them.
struct SVGState {
  var transform = CGAffineTransform.identity
  /// The name of the clip that holds all clips so far.
  var clip: String?
  var alpha: CGFloat = 1
  var blend = Blend.normal
  var shadow: Shadow?
}
