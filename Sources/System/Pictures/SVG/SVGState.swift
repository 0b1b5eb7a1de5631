import Foundation
import GestureCore

/// What operations set for those after them.
struct SVGState {
  var transform = CGAffineTransform.identity
  /// The names of all clips so far, the outermost first.
  var clips: [String] = []
  var alpha: CGFloat = 1
  var blend = Blend.normal
  var shadow: Shadow?
}
