import Foundation
import GestureCore

/// The timing of a cubic Bézier curve, or of one of four named curves.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `.easeInOut` for a custom curve.
  public let animationCurve: UIView.AnimationCurve
  /// The control point at the start of the curve from (0, 0) to (1, 1).
  public let controlPoint1: CGPoint
  /// The control point at the end of the curve from (0, 0) to (1, 1).
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Makes the timing of the ease-in-out curve.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Makes the timing of a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = curve.bezier.first
    controlPoint2 = curve.bezier.second
    isNamed = true
    super.init()
  }

  /// - Parameters:
  ///   - point1: The first control point, as fractions of the time (x, limited to 0...1) and of the change (y).
  ///   - point2: The second control point.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isNamed = false
    super.init()
  }

  /// `.builtin` for a named curve, otherwise `.cubic`.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// This object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var bezier: CubicBezier { CubicBezier(controlPoint1, controlPoint2) }
  nonisolated deinit {}
}
