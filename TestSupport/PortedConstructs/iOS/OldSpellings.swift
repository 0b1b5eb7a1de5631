import Foundation
import QuartzCore

/// Spellings of Swift 2 to 4.
public enum OldSpellings {
  public static let state: UIControlState = .highlighted
  public static let phase = UITouchPhase.began
  public static let frame = CGRectMake(1, 2, 3, CGRectGetWidth(CGRectInset(CGRectZero, -2, 0)))
  public static let moved = CGAffineTransformTranslate(CGAffineTransformIdentity, 5, 6)
  public static let halfTurn = M_PI
  @MainActor public static func isRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.state == UIGestureRecognizerState.recognized
  }
  @MainActor public static func raise(_ view: UIView) {
    view.superview?.bringSubview(toFront: view)
  }
  public static let red = UIColor.redColor()
}
