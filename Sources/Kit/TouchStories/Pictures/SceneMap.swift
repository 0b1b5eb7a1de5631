import Foundation
import GestureCore
import Touchstone

/// The scene with its views and the fingers' paths.
struct SceneMap {
  let picture: TouchPicture
  /// The part of the scene that is drawn, in points.
  let region: CGRect
  let zoom: CGFloat
  let size: CGSize
  let scale: TimeScale
  var showsPressure = false
  /// The rectangles of labels.
  var taken: [CGRect] = []
  private let heaviest: CGFloat

  init(
    _ picture: TouchPicture, _ region: CGRect, zoom: CGFloat, size: CGSize, scale: TimeScale
  ) {
    self.picture = picture
    self.region = region
    self.zoom = zoom
    self.size = size
    self.scale = scale
    heaviest = picture.touches.flatMap(\.stops).compactMap(\.weight).max() ?? 0
  }

  mutating func draw(in markup: inout SVGMarkup) {
    if let drawing = picture.drawing { draw(drawing, in: &markup) }
    for view in picture.views { drawOutline(view, in: &markup) }
    for touch in picture.touches {
      let places = [touch.stops[0], touch.stops[touch.stops.count - 1]].map { place($0.location) }
      taken += places.map { CGRect(x: $0.x - 5, y: $0.y - 5, width: 10, height: 10) }
    }
    for view in picture.views { drawName(view, in: &markup) }
    for touch in picture.touches { drawWay(touch, in: &markup) }
    for touch in picture.touches { drawArrows(touch, in: &markup) }
    for touch in picture.touches { drawEnds(touch, in: &markup) }
    drawNumbers(in: &markup)
  }

  // MARK: - Paths

  /// Draws a path in pieces with one colour each, and one width if pressure is shown.
  private func drawWay(_ touch: TouchPath, in markup: inout SVGMarkup) {
    guard touch.stops.contains(where: { $0.location != touch.stops[0].location }) else { return }
    markup.begin("g")
    var piece: (style: String, breadth: CGFloat, outline: String)?
    func finish(_ markup: inout SVGMarkup) {
      guard let done = piece else { return }
      if done.breadth == 2.5 {
        markup.shape("path", ["class": done.style, "d": done.outline])
      } else {
        markup.shape(
          "path",
          [
            "class": done.style, "style": "stroke-width:\(SVGMarkup.number(done.breadth))",
            "d": done.outline,
          ])
      }
    }
    for (one, next) in zip(touch.stops, touch.stops.dropFirst()) where one.location != next.location
    {
      for part in parts(from: one, to: next) {
        let style = "way t\(part.step)" + (next.isLeap ? " leap" : "")
        let breadth = breadth(of: next)
        if piece?.style == style, piece?.breadth == breadth {
          piece?.outline += "L\(spell(part.end))"
        } else {
          finish(&markup)
          piece = (style, breadth, "M\(spell(part.start))L\(spell(part.end))")
        }
      }
    }
    finish(&markup)
    markup.end()
  }

  /// A straight part of a path, split where the colour changes.
  private func parts(
    from one: TouchPath.Stop, to next: TouchPath.Stop
  ) -> [(step: Int, start: CGPoint, end: CGPoint)] {
    let (from, to) = (one.time.seconds, next.time.seconds)
    let first = TimeRamp.step(scale.part(from))
    let last = TimeRamp.step(scale.part(to))
    var parts: [(step: Int, start: CGPoint, end: CGPoint)] = []
    var start = one.location
    for step in first...max(first, last) {
      let moment = scale.moment(Double(step + 1) / Double(TimeRamp.steps))
      let part = step >= last || to <= from ? 1 : min(1, max(0, (moment - from) / (to - from)))
      let end = CGPoint(
        x: one.location.x + (next.location.x - one.location.x) * part,
        y: one.location.y + (next.location.y - one.location.y) * part)
      parts.append((step, start, end))
      start = end
    }
    return parts
  }

  private func breadth(of stop: TouchPath.Stop) -> CGFloat {
    guard showsPressure, heaviest > 0, let weight = stop.weight else { return 2.5 }
    return 1 + (weight / heaviest * 6).rounded()
  }

  // MARK: - Ends

  private func drawEnds(_ touch: TouchPath, in markup: inout SVGMarkup) {
    let start = place(touch.stops[0].location)
    let end = place(touch.stops[touch.stops.count - 1].location)
    let first = TimeRamp.step(scale.part(touch.began.seconds))
    let last = TimeRamp.step(scale.part(touch.ended.seconds))
    let tip = Self.words(for: touch)
    let isTap = hypot(end.x - start.x, end.y - start.y) < 5
    markup.shape(
      "circle",
      [
        "class": "down filled t\(first)", "cx": SVGMarkup.number(start.x),
        "cy": SVGMarkup.number(start.y), "r": isTap ? "6" : "4.5",
      ], tip: tip)
    switch touch.ending {
    case .lifted:
      markup.shape(
        "circle",
        [
          "class": "f\(last)", "cx": SVGMarkup.number(end.x), "cy": SVGMarkup.number(end.y),
          "r": isTap ? "3" : "4",
        ], tip: tip)
    case .cancelled: PictureGlyph.cancelled.draw(at: end.x, end.y, in: &markup, tip: tip)
    case .none: break
    }
  }

  static func words(for touch: TouchPath) -> String {
    func spell(_ point: CGPoint) -> String {
      "(\(Reason.spell(point.x.rounded())), \(Reason.spell(point.y.rounded())))"
    }
    let on = touch.view.map { " on \($0)" } ?? ""
    let ending =
      switch touch.ending {
      case .lifted: "lifted"
      case .cancelled: "cancelled"
      case .none: "still down"
      }
    let start = touch.stops[0]
    let end = touch.stops[touch.stops.count - 1]
    return "touch \(touch.id)\(on): \(StoryText.time(start.time)) – \(StoryText.time(end.time)) s, "
      + "\(spell(start.location)) to \(spell(end.location)), \(ending)"
  }

  // MARK: - Places

  func isFree(_ frame: CGRect) -> Bool {
    !taken.contains { $0.intersects(frame) }
  }

  /// Converts from scene space to the picture. Points far outside are clamped to the vicinity,
  /// where they are not visible either.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(2 * size.width, max(-size.width, (point.x - region.minX) * zoom)),
      y: min(2 * size.height, max(-size.height, (point.y - region.minY) * zoom)))
  }

  func spell(_ point: CGPoint) -> String {
    let place = place(point)
    return "\(SVGMarkup.number(place.x)) \(SVGMarkup.number(place.y))"
  }
}
