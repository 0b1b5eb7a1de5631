import Foundation
import GestureCore

/// What kind of timing it is.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A curve of one's own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring whose time is that of a cubic curve.
  case composed = 3
}

/// What says how an animator's speed changes.
///
/// - Note: Differs from UIKit: it cannot be archived.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of timing it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Seconds that a spring of physical constants takes by itself.
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
