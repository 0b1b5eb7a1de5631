import Foundation
import Touchstone

/// Draws a picture as SVG: the fingers' ways over the views, what came of them in words, and the
/// timeline below. Text stays text, there is no script, and nothing is loaded.
package struct PictureSVG {
  package struct Options {
    /// In CSS pixels, from 480 to 8000.
    package var width: CGFloat = 1000
    /// The most that the picture may be high, in CSS pixels; lanes that have no room are counted.
    package var height: CGFloat?
    /// Draws ways as broad as fingers press, if the recording tells.
    package var showsPressure = false

    package init() {}
  }

  static let margin: CGFloat = 28

  let picture: Picture
  let options: Options
  let scale: TimeScale
  let gutter: CGFloat
  /// The lanes that are drawn, and the names of the others that took part.
  let lanes: [RecognizerLane]
  let others: [String]
  /// The names of lanes that there was no room for, although something was decided about them.
  let leftOut: [String]
  /// The greatest speed of a finger, in points a second.
  let fastest: CGFloat
  var markup = SVGMarkup()
  var y: CGFloat = margin
  /// Whether the legend has found room beside the scene.
  var hasLegend = false
  /// Where what is drawn has come to lie.
  var frames = PictureFrames()

  /// The picture's SVG document.
  package static func text(_ picture: Picture, options: Options = Options()) -> String {
    drawn(picture, options: options).text
  }

  /// The picture's SVG document, and where the scene and the rows of the timeline are in it.
  static func drawn(
    _ picture: Picture, options: Options = Options()
  ) -> (text: String, frames: PictureFrames) {
    var drawing = PictureSVG(picture, options)
    let text = drawing.draw()
    return (text, drawing.frames)
  }

  private init(_ picture: Picture, _ options: Options) {
    self.picture = picture
    self.options = options
    let width = Self.width(options)
    let room = Self.roomForLanes(picture, options)
    lanes = Self.lanes(of: picture, atMost: room)
    let drawn = Set(lanes.map(\.id))
    let left = picture.lanes.filter { !drawn.contains($0.id) }
    leftOut = left.filter { $0.importance > 1 }.map(\.name)
    others = left.filter { $0.importance <= 1 }.map(\.name)
    let names = lanes.map { TextMeasure.width($0.name, size: PictureStyle.textSize) }
    gutter = min(170, max(64, (names.max() ?? 0) + 18))
    fastest = picture.touches.compactMap { SpeedCurve.speeds(of: $0).map(\.speed).max() }.max() ?? 0
    scale = TimeScale(picture, width: width - 2 * Self.margin - gutter - 2 * Self.inset)
  }

  /// The most important lanes, in the picture's order.
  private static func lanes(of picture: Picture, atMost room: Int) -> [RecognizerLane] {
    let all = picture.lanes.filter { !$0.bars.isEmpty || !$0.marks.isEmpty }
    let ranked = all.enumerated().sorted {
      (-$0.element.importance, $0.offset) < (-$1.element.importance, $1.offset)
    }
    let kept = Set(ranked.prefix(room).map(\.element.id))
    return all.filter { kept.contains($0.id) }
  }

  /// What stands at the ends of a row is not cut off.
  static let inset: CGFloat = 8

  var width: CGFloat { Self.width(options) }

  private static func width(_ options: Options) -> CGFloat {
    options.width.isFinite ? min(8000, max(480, options.width)) : 1000
  }

  private static func roomForLanes(_ picture: Picture, _ options: Options) -> Int {
    guard let height = options.height, abs(height) < 1e6 else { return 24 }
    let rows = CGFloat(TimeScale(picture, width: width(options) - 200).rows.count)
    let rest = height - 620 - rows * CGFloat(60 + picture.fingerCount * 28)
    return max(3, min(1000, Int(bounding: rest / rows / Self.laneHeight)))
  }

  private mutating func draw() -> String {
    var body = self
    body.drawHead()
    body.drawScene()
    body.drawTimeline()
    if !body.hasLegend {
      var line = body.y + 10
      body.drawLegend(x: Self.margin, width: width - 2 * Self.margin, line: &line)
      body.y = line
    }
    let bottom = body.y + (body.hasLegend ? 2 : 8)
    frames = body.frames
    frames.size = CGSize(width: width, height: bottom)
    let height = SVGMarkup.number(bottom)
    let across = SVGMarkup.number(width)
    var page = SVGMarkup()
    page.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "tp", "width": across, "height": height,
        "viewBox": "0 0 \(across) \(height)", "role": "img", "aria-label": summary,
      ])
    page.style(PictureStyle.rules)
    page.shape("rect", ["class": "page", "width": across, "height": height])
    return page.text + body.markup.text + "</svg>\n"
  }

  private var summary: String {
    let all = Set(picture.gestures.map(\.recognizer)).sorted().joined(separator: ", ")
    return TextMeasure.fit(
      "\(picture.title): \(all.isEmpty ? "no gesture" : all)", size: 1, width: 300)
  }

  private mutating func drawHead() {
    y += 14
    let room = width - 2 * Self.margin
    let title = picture.title.isEmpty ? "Touches" : picture.title
    markup.words(
      TextMeasure.fit(title, size: PictureStyle.titleSize, width: room),
      ["class": "title", "x": SVGMarkup.number(Self.margin), "y": SVGMarkup.number(y)])
    y += 20
    let line = (picture.details + [counts]).joined(separator: " · ")
    markup.words(
      TextMeasure.fit(line, size: PictureStyle.textSize, width: room),
      ["class": "muted", "x": SVGMarkup.number(Self.margin), "y": SVGMarkup.number(y)])
    y += 20
    guard let cut = picture.cut else { return }
    markup.words(
      "The picture stops at \(StoryText.time(cut)) s: more would be too much for one. "
        + "Choose another stretch of time to see the rest.",
      ["class": "name", "x": SVGMarkup.number(Self.margin), "y": SVGMarkup.number(y)])
    y += 20
  }

  private var counts: String {
    let touches = picture.touches.count
    let fingers = picture.fingerCount
    let time = picture.span.upperBound.seconds(since: picture.span.lowerBound)
    return "\(touches) \(touches == 1 ? "touch" : "touches") of \(fingers) "
      + "\(fingers == 1 ? "finger" : "fingers") in \(String(format: "%.3f", time)) s"
  }
}
