import Foundation
import GestureCore
import Touchstone

/// A pan, pinch or rotation that yields to another one that moved more when both may begin.
///
/// Two recognizers that waited for the same failures may begin at one moment. The arbiter then lets that one go
/// ahead which prevents the others and is not prevented: the one with the largest extent. A recognizer that has
/// begun prevents as UIKit's do, so the choice is made once.
protocol ExtentRanked: UIGestureRecognizer {
  var measure: FingerMeasure { get }
  /// The movement since the last finger landed, in units of the recognizer's own threshold.
  func extent(_ tuning: GestureTuning) -> Double
}

extension ExtentRanked {
  /// The movement in units of its threshold, 1 being the least with which it may begin.
  var extent: Double {
    extent(view?.window?.windowScene?.touchSystem.tuning ?? GestureTuning())
  }

  fileprivate func yields(to other: UIGestureRecognizer) -> Bool {
    guard state == .possible, let other = other as? any ExtentRanked else { return false }
    return other.extent > extent
  }
}

/// The points of a recognizer's fingers when the last of them landed, and now.
struct FingerMeasure {
  private var starts: [CGPoint] = []
  private var points: [CGPoint] = []

  mutating func restart(_ recognizer: UIGestureRecognizer) {
    points = Self.points(of: recognizer)
    starts = points
  }

  /// Follows the fingers while all of them are down. After a lift the measure keeps its value.
  mutating func follow(_ recognizer: UIGestureRecognizer) {
    let points = Self.points(of: recognizer)
    if points.count == starts.count { self.points = points }
  }

  var movement: CGFloat {
    let way = TouchCluster(points).centroid - TouchCluster(starts).centroid
    return hypot(way.x, way.y)
  }

  /// How much the distance of the first two fingers has changed, in points.
  var spread: CGFloat {
    points.count < 2 ? 0 : abs(axis(points).length - axis(starts).length)
  }

  /// How far the first two fingers have turned about each other, in radians, and their distance.
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
