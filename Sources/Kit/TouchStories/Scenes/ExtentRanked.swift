import Foundation
import GestureCore
import Touchstone

/// A pan, pinch or rotation that yields to another one with more movement when both may begin.
///
/// Two recognizers that waited for the same failures may begin at the same time. Then the one with the largest extent prevents
/// the others and is not prevented, so the arbiter lets it begin. A recognizer that has begun prevents others as UIKit's do, so
/// the choice is made once.
protocol ExtentRanked: UIGestureRecognizer {
  var measure: FingerMeasure { get }
  /// The movement since the last landing, relative to the recognizer's threshold.
  func extent(_ tuning: GestureTuning) -> Double
}

extension ExtentRanked {
  /// The movement relative to the threshold; at 1 the recognizer may begin.
  var extent: Double {
    extent(view?.window?.windowScene?.touchSystem.tuning ?? GestureTuning())
  }

  fileprivate func yields(to other: UIGestureRecognizer) -> Bool {
    guard state == .possible, let other = other as? any ExtentRanked else { return false }
    return other.extent > extent
  }
}

/// The locations of a recognizer's fingers at the last landing, and now.
struct FingerMeasure {
  private var starts: [CGPoint] = []
  private var points: [CGPoint] = []

  mutating func restart(_ recognizer: UIGestureRecognizer) {
    points = Self.points(of: recognizer)
    starts = points
  }

  /// Updates the locations while all fingers are down. After a lift the measure does not change.
  mutating func follow(_ recognizer: UIGestureRecognizer) {
    let points = Self.points(of: recognizer)
    if points.count == starts.count { self.points = points }
  }

  var movement: CGFloat {
    let way = TouchCluster(points).centroid - TouchCluster(starts).centroid
    return hypot(way.x, way.y)
  }

  /// The change of the distance of the first two fingers, in points.
  var spread: CGFloat {
    points.count < 2 ? 0 : abs(axis(points).length - axis(starts).length)
  }

  /// The rotation of the first two fingers in radians, and their distance.
  var turn: (angle: CGFloat, span: CGFloat) {
    guard points.count >= 2 else { return (0, 0) }
    let (old, new) = (axis(starts), axis(points))
    return (abs(remainder(atan2(new.y, new.x) - atan2(old.y, old.x), 2 * .pi)), new.length)
  }

  private func axis(_ points: [CGPoint]) -> CGPoint { points[1] - points[0] }

  private static func points(of recognizer: UIGestureRecognizer) -> [CGPoint] {
    (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
  }
}

final class RankedPanGestureRecognizer: UIPanGestureRecognizer, HooksKnown, ExtentRanked {
  static let hooks: OverriddenHooks = .prevents
  private(set) var measure = FingerMeasure()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    measure.restart(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure.follow(self)
    super.touchesMoved(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer) && !yields(to: preventedGestureRecognizer)
  }

  func extent(_ tuning: GestureTuning) -> Double {
    measure.movement / max(tuning.panHysteresis, 1)
  }
}

final class RankedPinchGestureRecognizer: UIPinchGestureRecognizer, HooksKnown, ExtentRanked {
  static let hooks: OverriddenHooks = .prevents
  private(set) var measure = FingerMeasure()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    measure.restart(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure.follow(self)
    super.touchesMoved(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer) && !yields(to: preventedGestureRecognizer)
  }

  func extent(_ tuning: GestureTuning) -> Double {
    measure.spread / max(tuning.pinchHysteresis, 1)
  }
}

final class RankedRotationGestureRecognizer: UIRotationGestureRecognizer, HooksKnown, ExtentRanked {
  static let hooks: OverriddenHooks = .prevents
  private(set) var measure = FingerMeasure()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    measure.restart(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure.follow(self)
    super.touchesMoved(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canPrevent(preventedGestureRecognizer) && !yields(to: preventedGestureRecognizer)
  }

  func extent(_ tuning: GestureTuning) -> Double {
    let turn = measure.turn
    return min(
      turn.angle / max(tuning.rotationHysteresis, 0.001),
      turn.angle * turn.span / max(tuning.rotationTravel, 0.001))
  }
}
