import Foundation
import TouchStories

/// The course of a gesture in the steps of one rule.
///
/// A course is a sequence of legs, each of which has one direction. Steps are counted from the point at
/// which the leg starts. A gesture turns when it has come back from the farthest point of its leg by half
/// a step, or when it has gone sideways by half a step since the leg's last step: the next leg starts at
/// that point. So a finger that trembles takes no step.
struct GestureCourse: Equatable {
  /// The direction of the present leg; `nil` until the gesture has moved.
  private(set) var direction: RuleDirection?
  /// The direction of the first step that the rule accepts; steps back have the opposite direction.
  private(set) var forward: RuleDirection?
  /// The largest fraction of the whole distance that a leg reached.
  private(set) var greatest = 0.0

  private var base: GesturePoint
  private var farthest: GesturePoint
  private var farthestPart = 0.0
  private var lastStep: GesturePoint
  /// The number of steps in the present leg, and how many of them have been returned.
  private var stepCount = 0
  private var takenCount = 0

  /// The speed in points per second at which fingers go back; those that tremble are slower.
  private static let leastSpeedBack = 100.0

  init(beginningWith moment: GestureMoment, _ rule: Rule) {
    base = GesturePoint(moment).origin
    (farthest, lastStep) = (base, base)
    var heading = GestureHeading(moment)
    // A pan that waited for another gesture may have turned before it begins: its course starts where it is.
    if case .pan(_, let velocity) = moment.values {
      let way = hypot(moment.movement.x, moment.movement.y)
      let along = velocity.x * moment.movement.x + velocity.y * moment.movement.y
      if along < -Self.leastSpeedBack * way {
        base = GesturePoint(moment)
        (farthest, lastStep) = (base, base)
        heading = GestureHeading(of: velocity)
      }
    }
    direction = rule.isFine ? heading?.eighth : heading?.quarter
  }

  /// Updates the course to a moment of the gesture.
  mutating func follow(_ moment: GestureMoment, _ rule: Rule, on surface: TouchSurface) {
    let point = GesturePoint(moment)
    func part(from base: GesturePoint, _ direction: RuleDirection) -> Double {
      // Compensates rounding: 0.3 / 0.1 is slightly less than 3.
      point.part(from: base, towards: direction, whole: rule.whole, on: surface) + 1e-9
    }
    guard let old = direction else {
      turn(at: base, to: point, rule)
      return direction == nil ? () : follow(moment, rule, on: surface)
    }
    var reached = part(from: base, old)
    if reached > farthestPart { (farthest, farthestPart) = (point, reached) }
    let side = point.direction(from: lastStep, isFine: rule.isFine)
    if farthestPart - reached >= rule.step / 2 - 1e-9 {
      turn(at: farthest, to: point, rule)
    } else if let side, side != old, side != old.opposite,
      part(from: lastStep, side) >= rule.step / 2
    {
      turn(at: lastStep, to: point, rule)
    }
    if let direction, direction != old {
      reached = part(from: base, direction)
      (farthest, farthestPart) = (point, reached)
    }
    greatest = max(greatest, farthestPart)
    let count = Int(bounding: (reached / rule.step).rounded(.down))
    guard count > stepCount else { return }
    (stepCount, lastStep) = (count, point)
    if forward == nil, let direction, rule.isFor(direction) { forward = direction }
  }

  /// A sample that goes farther, as a multiple of the whole distance, is no finger's: the rest of its steps is left out.
  private static let farthestSample = 5.0

  /// The percentages of the steps since the last call; empty if there are none.
  mutating func takeSteps(of step: Double) -> [Int] {
    defer { takenCount = stepCount }
    guard stepCount > takenCount else { return [] }
    let most = Int(bounding: (Self.farthestSample / step).rounded(.up))
    return (max(takenCount + 1, stepCount - most + 1)...stepCount).map {
      Int(bounding: (Double($0) * step * 100).rounded())
    }
  }

  private mutating func turn(at point: GesturePoint, to next: GesturePoint, _ rule: Rule) {
    guard let new = next.direction(from: point, isFine: rule.isFine) else { return }
    direction = new
    (base, farthest, farthestPart, lastStep) = (point, point, 0, point)
    (stepCount, takenCount) = (0, 0)
  }
}
