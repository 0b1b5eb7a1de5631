import Foundation
import GestureCore
import Pictures

/// Through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through.
  open var values: [Any]?
  /// Points to go through instead of values.
  open var path: CGPath?
  /// When each value is shown, as parts of the whole from 0 to 1; otherwise they are equally far apart.
  open var keyTimes: [NSNumber]?
  /// How the way to each value goes, one fewer than values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with the path; `nil` if not.
  open var rotationMode: CAAnimationRotationMode?

  public override init() { super.init() }

  /// Makes an animation of that property.
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
      // Each value has a time of its own, the last one too.
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

  /// When each value is shown: at `keyTimes`, evenly, or so that everything moves at one speed.
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
}

/// How the values between keyframes are found.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly from one value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// It stays at a value, and leaps to the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Evenly over the whole way; key times do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Drawn as `linear` and `paced` are.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Evenly over a smooth way through the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// Whether what follows a path turns with it.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It turns with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It turns with the path, looking back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
