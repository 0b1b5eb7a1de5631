import Foundation
import Touchstone

extension Gesture {
  /// The gesture as recognizers to be given to whatever takes recognizers, such as a relation with one
  /// of UIKit's; they are on the view already.
  public func recognizers(on view: UIView) -> [UIGestureRecognizer] {
    view.gesture(self).recognizers
  }
}
