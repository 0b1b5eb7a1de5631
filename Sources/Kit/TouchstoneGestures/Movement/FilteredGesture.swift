import Foundation
import GestureCore
import Touchstone

/// A moving gesture with a filter, including its continued movement after the fingers have lifted.
public struct FilteredGesture<Base: Gesture, Filter: MovementFilter>: Gesture
where Base.Value: MovingValue {
  public typealias Value = Base.Value

  let base: Base
  let filter: Filter

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let runner = FilterRunner(filter, in: assembly, report)
    let node = base.assemble(in: assembly) { runner.take($0) }
    runner.recognizers = node.recognizers.map(WeakReference.init)
    return GestureNode(node) { runner.stop() }
  }
}

/// One round of a filter: a copy of the filter, and the coasting after the end.
@MainActor private final class FilterRunner<Value: MovingValue, Filter: MovementFilter> {
  private let fresh: Filter
  private let report: @MainActor (GestureEvent<Value>) -> Void
  private weak var assembly: GestureAssembly?
  private var filter: Filter
  private var hasTold = false
  private var tick: ScheduledWork?
  /// The last reported value of a movement without fingers.
  private var coasting: Value?
  /// The recognizers whose fingers stop a coasting movement.
  var recognizers: [WeakReference] = []

  /// Seconds between reports of a movement without fingers.
  private static var frame: TimeInterval { 1.0 / 60 }

  init(
    _ filter: Filter, in assembly: GestureAssembly,
    _ report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) {
    fresh = filter
    self.filter = filter
    self.assembly = assembly
    self.report = report
  }

  func take(_ event: GestureEvent<Value>) {
    // A finger landed: the movement ends at its present location, and the next one begins.
    if let coasting { finish(.ended(coasting)) }
    switch event {
    case .changed(var value):
      guard let movement = filter.changed(value.movement) else { return }
      value.movement = movement
      hasTold = true
      report(.changed(value))
    case .ended(var value):
      guard let movement = filter.ended(value.movement) else { return finish(.cancelled) }
      value.movement = movement
      guard let coast = filter.coast(after: movement), coast.duration > 0 else {
        return finish(.ended(value))
      }
      report(.changed(value))
      hasTold = true
      follow(coast, from: movement.time, after: Self.frame, value)
    case .cancelled:
      if hasTold { finish(.cancelled) } else { filter = fresh }
    }
  }

  /// Stops when the gesture or the movement ends.
  func stop() {
    tick?.cancel()
    tick = nil
    coasting = nil
    filter = fresh
    hasTold = false
  }

  private var isTouched: Bool {
    recognizers.contains { ($0.recognizer?.numberOfTouches ?? 0) > 0 }
  }

  private func finish(_ event: GestureEvent<Value>) {
    stop()
    report(event)
  }

  private func follow(
    _ coast: Coast, from end: Timestamp, after seconds: TimeInterval, _ value: Value
  ) {
    coasting = value
    tick = assembly?.system?.schedule(at: end.advanced(by: min(seconds, coast.duration))) {
      [weak self] in
      guard let self else { return }
      var next = value
      if coast.isCaught, isTouched {
        next.movement.velocity = .zero
        return finish(.ended(next))
      }
      next.movement = coast.movement(after: min(seconds, coast.duration), from: end)
      if seconds >= coast.duration { return finish(.ended(next)) }
      report(.changed(next))
      if tick != nil { follow(coast, from: end, after: seconds + Self.frame, next) }
    }
  }
}

extension Gesture where Value: MovingValue {
  /// Applies a filter to the gesture's movement.
  public func filtered<Filter: MovementFilter>(
    through filter: Filter
  ) -> FilteredGesture<Self, Filter> {
    FilteredGesture(base: self, filter: filter)
  }

  /// Restricts the movement to its main axis, or to one given axis.
  public func axis(
    _ only: AxisLock.Axis? = nil, threshold: CGFloat = 10, hysteresis: CGFloat = 2
  ) -> FilteredGesture<Self, AxisLock> {
    filtered(through: AxisLock(only: only, threshold: threshold, hysteresis: hysteresis))
  }

  /// Limits the translation to bounds.
  public func bounded(to bounds: CGRect) -> FilteredGesture<Self, MovementBounds> {
    filtered(through: MovementBounds(bounds: bounds.standardized, stretch: nil))
  }

  /// Limits the translation with a rubber band, which springs back at the lift.
  ///
  /// - Parameter length: the view's size; the band's excess stays below it on each axis.
  public func rubberBanded(
    to bounds: CGRect, length: CGSize
  ) -> FilteredGesture<Self, MovementBounds> {
    filtered(through: MovementBounds(bounds: bounds.standardized, stretch: length))
  }

  /// Continues with inertia after the lift.
  ///
  /// - Parameter rate: the factor by which the speed decreases each millisecond.
  public func inertia(
    rate: UIScrollView.DecelerationRate = .normal
  ) -> FilteredGesture<Self, MovementInertia> {
    filtered(through: MovementInertia(rate: rate.rawValue))
  }

  /// Comes to rest at one of these translations, with a spring that continues the velocity.
  public func snapping(
    to places: [CGPoint], duration: TimeInterval = 0.5, bounce: Double = 0
  ) -> FilteredGesture<Self, MovementSnapping> {
    filtered(through: MovementSnapping(places: places, duration: duration, bounce: bounce))
  }

  /// Requires that the movement starts in a direction.
  ///
  /// - Parameters:
  ///   - angle: the direction in radians, clockwise from the x axis.
  ///   - halfWidth: the allowed deviation in radians to each side.
  ///   - distance: the distance in points after which the direction is checked.
  public func towards(
    _ angle: CGFloat, within halfWidth: CGFloat = .pi / 4, after distance: CGFloat = 10
  ) -> FilteredGesture<Self, AngleWindow> {
    filtered(through: AngleWindow(middle: angle, halfWidth: halfWidth, distance: distance))
  }

  /// Requires a minimum distance in any direction; then the whole movement is reported.
  ///
  /// - Parameter distance: in points.
  public func minimumDistance(_ distance: CGFloat) -> FilteredGesture<Self, AngleWindow> {
    towards(0, within: .pi, after: distance)
  }

  /// Limits changes to one per interval in seconds; the end is always reported.
  public func throttled(to interval: TimeInterval) -> FilteredGesture<Self, Throttle> {
    filtered(through: Throttle(interval: interval))
  }

  /// Smooths the noise of a panel.
  public func filtered(
    minimumCutoff: Double = 1, beta: Double = 0.007
  ) -> FilteredGesture<Self, OneEuroFilter> {
    filtered(through: OneEuroFilter(minimumCutoff: minimumCutoff, beta: beta))
  }
}
