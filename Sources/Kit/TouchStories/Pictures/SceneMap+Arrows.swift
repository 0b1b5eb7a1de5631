import Foundation
import GestureCore
import Touchstone

/// Arrows that show the fingers' directions.
extension SceneMap {
  /// The minimum length of a path for an arrow; for shorter ones the ends show the direction (CSS
  /// pixels).
  private static let shortest: CGFloat = 36
  /// The distance of arrows in CSS pixels; a path has at most three.
  private static let stretch: CGFloat = 130

  func drawArrows(_ touch: TouchPath, in markup: inout SVGMarkup) {
    let places = touch.stops.map { place($0.location) }
    let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let length = steps.reduce(0, +)
    guard length.isFinite, length >= Self.shortest else { return }
    let count = min(3, max(1, Int(bounding: length / Self.stretch)))
    var gone: CGFloat = 0
    var next = 0
    for (index, step) in steps.enumerated() where step > 0 {
      // Arrows are in the middle of equal parts.
      while next < count, gone + step >= length * (CGFloat(next) + 0.5) / CGFloat(count) {
        let part = (length * (CGFloat(next) + 0.5) / CGFloat(count) - gone) / step
        drawArrow(from: index, touch, places, part, in: &markup)
        next += 1
      }
      gone += step
    }
  }

  private func drawArrow(
    from index: Int, _ touch: TouchPath, _ places: [CGPoint], _ part: CGFloat,
    in markup: inout SVGMarkup
  ) {
    let (one, other) = (places[index], places[index + 1])
    let angle = atan2(other.y - one.y, other.x - one.x) * 180 / .pi
    let x = one.x + (other.x - one.x) * part
    let y = one.y + (other.y - one.y) * part
    let times = (touch.stops[index].time.seconds, touch.stops[index + 1].time.seconds)
    let step = TimeRamp.step(scale.part(times.0 + (times.1 - times.0) * part))
    markup.shape(
      "path",
      [
        "class": "f\(step)",
        "transform": "translate(\(SVGMarkup.number(x)) \(SVGMarkup.number(y)))"
          + " rotate(\(SVGMarkup.number(angle)))",
        "d": "M-4.5 -5L5.5 0L-4.5 5z",
      ])
  }
}
