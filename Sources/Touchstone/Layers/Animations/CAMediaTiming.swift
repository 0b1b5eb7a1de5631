import Foundation
import GestureCore

/// How time goes by in an animation, or in a layer.
@MainActor public protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the time around it; 0 for now.
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  /// How many times; 0 counts as once.
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its beginning and after its end.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var goesBack: Bool { self == .backwards || self == .both }
  var goesOn: Bool { self == .forwards || self == .both }
}

nonisolated public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
nonisolated public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
nonisolated public let kCAFillModeBoth = CAMediaTimingFillMode.both
nonisolated public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// A curve from 0 to 1 that says how far a change is at each part of its time.
nonisolated open class CAMediaTimingFunction: NSObject {
  private let points: [CGPoint]
  private let curve: CubicBezier

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
    ]
    curve = CubicBezier(points[0], points[1])
    super.init()
  }

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
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
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

nonisolated public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
nonisolated public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
nonisolated public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
nonisolated public let kCAMediaTimingFunctionEaseInEaseOut =
  CAMediaTimingFunctionName.easeInEaseOut
nonisolated public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
