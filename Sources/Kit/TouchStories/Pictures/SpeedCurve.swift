import Foundation
import GestureCore
import Touchstone

/// A finger's speed as a curve below its bar.
struct SpeedCurve {
  /// The speed during a span of time, in points per second.
  struct Stretch {
    var from: Timestamp
    var to: Timestamp
    var speed: CGFloat
  }

  /// The height at the picture's highest speed (CSS pixels).
  static let height: CGFloat = 8
  /// The shortest time between stops for which a speed is computed (seconds).
  private static let shortest = 0.004

  private let speeds: [Stretch]
  private let fastest: CGFloat

  init(_ touch: TouchPath, fastest: CGFloat) {
    speeds = Self.speeds(of: touch)
    self.fastest = fastest
  }

  /// The speeds between stops, without leaps.
  static func speeds(of touch: TouchPath) -> [Stretch] {
    zip(touch.stops, touch.stops.dropFirst()).compactMap { one, next in
      let time = next.time.seconds - one.time.seconds
      guard time >= shortest, !next.isLeap else { return nil }
      let way = hypot(next.location.x - one.location.x, next.location.y - one.location.y)
      let speed = way / time
      return speed.isFinite ? Stretch(from: one.time, to: next.time, speed: speed) : nil
    }
  }

  func draw(in markup: inout SVGMarkup, below y: CGFloat, of row: TimelineRow) {
    guard fastest > 0 else { return }
    let height = (Self.height * row.measure.part).rounded()
    let first = Timestamp(seconds: row.row.from)
    let last = Timestamp(seconds: row.row.to)
    var outline = ""
    var depth: CGFloat = 0
    var end: CGFloat?
    for stretch in speeds where stretch.from <= last && stretch.to >= first {
      let (left, right) = (row.x(max(stretch.from, first)), row.x(min(stretch.to, last)))
      let down = (stretch.speed / fastest * height).rounded()
      guard right > left, down > 0 || end != nil else { continue }
      if end != left {
        if end != nil { outline += "V\(SVGMarkup.number(y))" }
        outline += "M\(SVGMarkup.number(left)) \(SVGMarkup.number(y))"
        depth = 0
      }
      if down != depth { outline += "v\(SVGMarkup.number(down - depth))" }
      outline += "H\(SVGMarkup.number(right))"
      (depth, end) = (down, right)
    }
    guard !outline.isEmpty else { return }
    markup.shape("path", ["class": "speed", "d": outline + "V\(SVGMarkup.number(y))"])
  }
}
