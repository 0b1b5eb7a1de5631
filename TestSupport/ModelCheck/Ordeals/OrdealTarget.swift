import Foundation
import Touchstone

/// Whom the recognizers of an ordeal tell.
final class OrdealTarget: NSObject {
  weak var ordeal: Ordeal?

  func act(_ recognizer: UIGestureRecognizer) { ordeal?.acts(recognizer) }
}
