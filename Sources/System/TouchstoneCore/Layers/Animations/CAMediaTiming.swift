import Foundation
import GestureCore

/// How time goes by in an animation, or in a layer.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the time around it; 0 for now.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs, by that of what it is in; 0 holds it.
  var speed: Float { get set }
  /// How far its time is ahead, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many times; 0 counts as once.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds; 0 leaves it to the number of repetitions.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after each time.
  var autoreverses: Bool { get set }
  /// What is shown before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is there before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is there before, and the last stays after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Before and after it the layer's own value is shown.
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

/// A curve from 0 to 1 that says how far a change is at each part of its time.
nonisolated open class CAMediaTimingFunction: NSObject {
  private let points: [CGPoint]
  private let curve: CubicBezier

  /// Makes a curve from (0, 0) to (1, 1) with these two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
    ]
    curve = CubicBezier(points[0], points[1])
    super.init()
  }

  /// Makes one of the named curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    let (a, b, c, d) = name.controls
    self.init(controlPoints: a, b, c, d)
  }

  /// - Parameter idx: from 0 to 3; the first is (0, 0) and the last (1, 1).
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [.zero] + points + [CGPoint(x: 1, y: 1)]
    guard all.indices.contains(idx) else { return }
    ptr[0] = Float(all[idx].x)
    ptr[1] = Float(all[idx].y)
  }

  func value(at fraction: Double) -> Double { curve.value(at: fraction) }
}

/// The usual curves.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of the system's own animations.
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
