import Foundation
import GestureCore

/// The kind of a timing curve.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A custom cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring that is combined with a cubic curve.
  case composed = 3
}

/// An object that provides the timing of an animator.
///
/// - Note: Differs from UIKit: it cannot be archived.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The duration in seconds of a spring with physical constants; `nil` for other timings.
  var ownDuration: TimeInterval? {
    guard timingCurveType == .spring || timingCurveType == .composed else { return nil }
    return springTimingParameters?.ownDuration
  }

  func curve(lasting duration: TimeInterval) -> TimingCurve {
    let cubic = TimingCurve.bezier(cubicTimingParameters?.bezier ?? .easeInOut)
    switch timingCurveType {
    case .builtin, .cubic:
      return cubic
    case .spring:
      return springTimingParameters?.curve(lasting: duration) ?? cubic
    case .composed:
      guard let spring = springTimingParameters?.curve(lasting: duration) else { return cubic }
      return .composed(spring, over: cubic)
    }
  }
}
