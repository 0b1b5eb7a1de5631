import Foundation
import Touchstone

extension Gesture {
  /// Adds the gesture to the view and returns its recognizers, for example for a relation with one of UIKit's recognizers.
  public func recognizers(on view: UIView) -> [UIGestureRecognizer] {
    view.gesture(self).recognizers
  }
}
