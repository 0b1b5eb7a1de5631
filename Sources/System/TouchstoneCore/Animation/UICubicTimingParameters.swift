import Foundation
import GestureCore

/// A cubic Bézier curve's timing, or one of the four named ones.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; easing in and out for one of one's own.
  public let animationCurve: UIView.AnimationCurve
  /// Where the curve leaves its start, from (0, 0) to (1, 1).
  public let controlPoint1: CGPoint
  /// Where the curve comes into its end, from (0, 0) to (1, 1).
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Eased in and out.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Makes one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = curve.bezier.first
    controlPoint2 = curve.bezier.second
    isNamed = true
    super.init()
  }

  /// - Parameters:
  ///   - point1: the first control, in fractions of the time (x, held within 0 and 1) and the way (y).
  ///   - point2: the second.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isNamed = false
    super.init()
  }

  /// Whether the curve is a named one.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// There is none.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var bezier: CubicBezier { CubicBezier(controlPoint1, controlPoint2) }
}
