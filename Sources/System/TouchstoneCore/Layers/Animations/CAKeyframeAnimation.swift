import Foundation
import GestureCore
import Pictures

/// An animation through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The keyframe values.
  open var values: [Any]?
  /// A path whose points replace the values.
  open var path: CGPath?
  /// The times of the values as fractions of the duration; `nil` for equal intervals.
  open var keyTimes: [NSNumber]?
  /// The timing curves between the values, one fewer than values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer rotates with the path; `nil` for no rotation.
  open var rotationMode: CAAnimationRotationMode?

  public override init() { super.init() }

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func another() -> CAAnimation { CAKeyframeAnimation() }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override func apply(to shown: CALayer, at fraction: Double, round: Double) {
    let eased = timingFunction?.value(at: fraction) ?? fraction
    if let path { return follow(path.path, on: shown, at: eased) }
    let frames = (values ?? []).compactMap { LayerValue($0) }
    guard let first = frames.first else { return }
    guard frames.count > 1 else { return show(first, on: shown) }
    let times = usableTimes(count: frames.count, frames)
    let place = max(0, min(times.lastIndex { $0 <= eased } ?? 0, frames.count - 2))
    let isDiscrete = calculationMode == .discrete
    if isDiscrete {
      // Each value has its own time, including the last one.
      let shownPlace =
        keyTimes == nil
        ? min(Int(bounding: eased * Double(frames.count)), frames.count - 1)
        : min(times.lastIndex { $0 <= eased } ?? 0, frames.count - 1)
      return show(frames[shownPlace], on: shown)
    }
    let span = times[place + 1] - times[place]
    var share = span > 0 ? max(0, min((eased - times[place]) / span, 1)) : 1
    if let functions = timingFunctions, functions.indices.contains(place) {
      share = functions[place].value(at: share)
    }
    show(LayerValue.mix(frames[place], frames[place + 1], at: share), on: shown)
  }

  /// The times of the values: `keyTimes`, equal intervals, or times for a constant speed.
  private func usableTimes(count: Int, _ frames: [LayerValue]) -> [Double] {
    if calculationMode.isPaced {
      let lanes = frames.map { $0.lanes ?? [] }
      let ways = zip(lanes, lanes.dropFirst()).map { before, after in
        zip(before, after).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
      }
      let whole = ways.reduce(0, +)
      if whole > 0 { return ways.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / whole) } }
    }
    if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  private func follow(_ path: Path, on shown: CALayer, at fraction: Double) {
    let lines = path.flattened(tolerance: 0.05)
    let points = lines.flatMap { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    guard let first = points.first else { return }
    var left =
      Double(zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) })
      * max(0, min(fraction, 1))
    var (place, way) = (first, CGPoint.zero)
    for (from, to) in zip(points, points.dropFirst()) where from != to {
      let length = Double(from.distance(to: to))
      way = to - from
      place = from + way * (min(left, length) / length)
      left -= length
      if left <= 0 { break }
    }
    show(.point(place), on: shown)
    guard let rotationMode else { return }
    let turn: CGFloat = rotationMode == .rotateAutoReverse ? .pi : 0
    let angle = LayerValue.number(Double(atan2(way.y, way.x) + turn))
    shown.take(angle, at: "transform.rotation.z")
  }
  nonisolated deinit {}
}

/// The interpolation between keyframe values.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value lasts until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed, without key times.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values; drawn as `linear` or `paced`.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at a constant speed; drawn as `paced`.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// The rotation of an object that moves along a path.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The object rotates with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The object rotates with the path, turned by 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
