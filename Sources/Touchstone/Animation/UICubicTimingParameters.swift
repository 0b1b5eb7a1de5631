import Foundation
import GestureCore

/// A cubic Bézier curve's timing, or one of the four named ones.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Eased in and out.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

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

  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var bezier: CubicBezier { CubicBezier(controlPoint1, controlPoint2) }
}
