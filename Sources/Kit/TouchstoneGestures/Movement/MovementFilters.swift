import Foundation
import GestureCore
import Touchstone

/// Restricts a movement to one axis: its main axis after a minimum distance.
///
/// The axis changes only if the movement along the other axis is much larger, so that a trembling hand at 45° causes no
/// flicker.
public struct AxisLock: MovementFilter {
  /// The two axes.
  public enum Axis: Sendable {
    /// Horizontal and vertical.
    case horizontal, vertical
  }

  /// Points before an axis is chosen.
  let threshold: CGFloat
  /// The factor by which the movement along the other axis must be larger to change the axis.
  let hysteresis: CGFloat
  /// The only allowed axis, if given: a movement along the other one is refused.
  let only: Axis?
  private var axis: Axis?

  init(only: Axis?, threshold: CGFloat, hysteresis: CGFloat) {
    self.only = only
    self.threshold = max(0, threshold)
    self.hysteresis = max(1, hysteresis)
  }

  public mutating func changed(_ movement: Movement) -> Movement? {
    let gone = movement.translation
    guard axis != nil || gone.length >= threshold else { return nil }
    let leaning: Axis = abs(gone.x) >= abs(gone.y) ? .horizontal : .vertical
    switch axis {
    case nil: axis = leaning
    case .horizontal where abs(gone.y) > hysteresis * abs(gone.x): axis = .vertical
    case .vertical where abs(gone.x) > hysteresis * abs(gone.y): axis = .horizontal
    default: break
    }
    if let only, axis != only { return nil }
    var kept = movement
    if axis == .horizontal {
      kept.translation.y = 0
      kept.velocity.y = 0
    } else {
      kept.translation.x = 0
      kept.velocity.x = 0
    }
    return kept
  }

  public mutating func ended(_ movement: Movement) -> Movement? { changed(movement) }
}

/// Limits a translation to bounds, either strictly or with a rubber band like a scroll view's.
public struct MovementBounds: MovementFilter {
  let bounds: CGRect
  /// The length of the rubber band; `nil` for strict bounds.
  let stretch: CGSize?

  public mutating func changed(_ movement: Movement) -> Movement? {
    var kept = movement
    kept.translation = CGPoint(
      x: Self.keep(movement.translation.x, bounds.minX, bounds.maxX, stretch?.width),
      y: Self.keep(movement.translation.y, bounds.minY, bounds.maxY, stretch?.height))
    return kept
  }

  /// A stretched band springs back.
  public mutating func coast(after movement: Movement) -> Coast? {
    let home = CGPoint(
      x: min(max(movement.translation.x, bounds.minX), bounds.maxX),
      y: min(max(movement.translation.y, bounds.minY), bounds.maxY))
    guard stretch != nil, home != movement.translation else { return nil }
    return .spring(from: movement, to: home)
  }

  private static func keep(
    _ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ stretch: CGFloat?
  ) -> CGFloat {
    let inside = min(max(value, low), high)
    guard let stretch, inside != value else { return inside }
    return inside + RubberBand(length: stretch).stretch(for: value - inside)
  }
}

/// Continues after the end, as a scroll view does.
public struct MovementInertia: MovementFilter {
  let rate: CGFloat

  public mutating func changed(_ movement: Movement) -> Movement? { movement }

  public mutating func coast(after movement: Movement) -> Coast? {
    guard movement.velocity.isFinite, movement.velocity.length > 1 else { return nil }
    let x = Glide(from: movement.translation.x, velocity: movement.velocity.x, rate: rate)
    let y = Glide(from: movement.translation.y, velocity: movement.velocity.y, rate: rate)
    let lasting = max(x.duration(within: 0.5), y.duration(within: 0.5))
    var coast = Coast(lasting: lasting) { time in
      (
        CGPoint(x: x.position(at: time), y: y.position(at: time)),
        CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
      )
    }
    coast.isCaught = true
    return coast
  }
}

/// Comes to rest at the location nearest to where the movement would end.
public struct MovementSnapping: MovementFilter {
  let places: [CGPoint]
  let duration: TimeInterval
  let bounce: Double

  public mutating func changed(_ movement: Movement) -> Movement? { movement }

  public mutating func coast(after movement: Movement) -> Coast? {
    let end = CGPoint(
      x: movement.translation.x + Inertia.reach(of: movement.velocity.x),
      y: movement.translation.y + Inertia.reach(of: movement.velocity.y))
    guard let target = places.min(by: { $0.distance(to: end) < $1.distance(to: end) }) else {
      return nil
    }
    return .spring(from: movement, to: target, duration: duration, bounce: bounce)
  }
}

/// Accepts a movement whose beginning is within a range of angles.
public struct AngleWindow: MovementFilter {
  /// Radians, clockwise from the x axis.
  let middle: CGFloat
  let halfWidth: CGFloat
  let distance: CGFloat
  private var verdict: Bool?

  init(middle: CGFloat, halfWidth: CGFloat, distance: CGFloat) {
    self.middle = middle
    self.halfWidth = abs(halfWidth)
    self.distance = max(0, distance)
  }

  public mutating func changed(_ movement: Movement) -> Movement? {
    if verdict == nil, movement.translation.length >= distance {
      let angle = atan2(movement.translation.y, movement.translation.x)
      verdict = abs((angle - middle).remainder(dividingBy: 2 * .pi)) <= halfWidth
    }
    return verdict == true ? movement : nil
  }

  public mutating func ended(_ movement: Movement) -> Movement? { changed(movement) }
}

/// Limits changes to one per interval; the end is always reported.
public struct Throttle: MovementFilter {
  let interval: TimeInterval
  private var last: Timestamp?

  init(interval: TimeInterval) { self.interval = max(0, interval) }

  public mutating func changed(_ movement: Movement) -> Movement? {
    if let last, movement.time.seconds(since: last) < interval { return nil }
    last = movement.time
    return movement
  }

  public mutating func ended(_ movement: Movement) -> Movement? { movement }
}

/// Removes a panel's noise: slow movement is smoothed strongly, fast movement hardly (the 1 € filter of Casiez, Roussel and
/// Vogel, 2012).
public struct OneEuroFilter: MovementFilter {
  /// The cutoff frequency in hertz for a resting finger; noise below it passes.
  let minimumCutoff: Double
  /// The growth of the cutoff frequency with the speed.
  let beta: Double
  private var state: (time: Timestamp, value: CGPoint, speed: CGPoint)?

  init(minimumCutoff: Double, beta: Double) {
    self.minimumCutoff = max(minimumCutoff, 1e-3)
    self.beta = max(beta, 0)
  }

  public mutating func changed(_ movement: Movement) -> Movement? {
    guard let last = state else {
      state = (movement.time, movement.translation, .zero)
      return movement
    }
    let step = movement.time.seconds(since: last.time)
    var kept = movement
    guard step > 0 else {
      kept.translation = last.value
      return kept
    }
    let raw = (movement.translation - last.value) / CGFloat(step)
    let speed = Self.blend(last.speed, raw, Self.share(of: 1, over: step))
    let value = CGPoint(
      x: smoothed(last.value.x, movement.translation.x, Double(speed.x), step),
      y: smoothed(last.value.y, movement.translation.y, Double(speed.y), step))
    state = (movement.time, value, speed)
    kept.translation = value
    return kept
  }

  private func smoothed(
    _ before: CGFloat, _ now: CGFloat, _ speed: Double, _ step: TimeInterval
  ) -> CGFloat {
    let share = CGFloat(Self.share(of: minimumCutoff + beta * abs(speed), over: step))
    return before + (now - before) * share
  }

  private static func share(of cutoff: Double, over step: TimeInterval) -> Double {
    let constant = 1 / (2 * .pi * cutoff)
    return 1 / (1 + constant / step)
  }

  private static func blend(_ one: CGPoint, _ other: CGPoint, _ share: Double) -> CGPoint {
    one + (other - one) * CGFloat(share)
  }
}
