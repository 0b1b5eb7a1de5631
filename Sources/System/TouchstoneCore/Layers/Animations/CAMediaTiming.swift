import Foundation
import GestureCore

/// The timing of an animation or a layer.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The start time, in seconds of the parent's time; 0 for now.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of its time, relative to the parent's; 0 pauses it.
  var speed: Float { get set }
  /// The offset of its time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 for one.
  var repeatCount: Float { get set }
  /// The total duration of the repetitions, in seconds; 0 if `repeatCount` determines it.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition also runs backwards.
  var autoreverses: Bool { get set }
  /// The values that are shown before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before its start and after its end.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value is shown after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is shown before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is shown before the start, and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value is shown before the start and after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var goesBack: Bool { self == .backwards || self == .both }
  var goesOn: Bool { self == .forwards || self == .both }
}

/// The older name of `forwards`.
nonisolated public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The older name of `backwards`.
nonisolated public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The older name of `both`.
nonisolated public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The older name of `removed`.
nonisolated public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// A timing curve from 0 to 1: the progress of a change at each fraction of its duration.
nonisolated open class CAMediaTimingFunction: NSObject {
  private let points: [CGPoint]
  private let curve: CubicBezier

  /// Makes a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
    ]
    curve = CubicBezier(points[0], points[1])
    super.init()
  }

  /// Makes a named curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    let (a, b, c, d) = name.controls
    self.init(controlPoints: a, b, c, d)
  }

  /// Returns a control point.
  /// - Parameter idx: The index, from 0 to 3; the first point is (0, 0) and the last (1, 1).
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [.zero] + points + [CGPoint(x: 1, y: 1)]
    guard all.indices.contains(idx) else { return }
    ptr[0] = Float(all[idx].x)
    ptr[1] = Float(all[idx].y)
  }

  func value(at fraction: Double) -> Double { curve.value(at: fraction) }
}

/// The names of timing curves.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var controls: (Float, Float, Float, Float) {
    switch self {
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    default: (0, 0, 1, 1)
    }
  }
}

/// The older name of `linear`.
nonisolated public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The older name of `easeIn`.
nonisolated public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The older name of `easeOut`.
nonisolated public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The older name of `easeInEaseOut`.
nonisolated public let kCAMediaTimingFunctionEaseInEaseOut =
  CAMediaTimingFunctionName.easeInEaseOut
/// The older name of `default`.
nonisolated public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
