import Foundation
import Touchstone

/// Draws a picture as SVG: the fingers' paths over the views, the results as text, and the timeline below. Text is selectable,
/// and there are no scripts and no external resources.
package struct PictureSVG {
  package struct Options {
    /// In CSS pixels, from 480 to 8000.
    package var width: CGFloat = 1000
    /// The maximum height in CSS pixels; lanes without space are only counted. `nil` reduces the layout if the picture is
    /// higher than a sheet of paper.
    package var height: CGFloat?
    /// Whether paths are drawn with a width by pressure, if it was recorded.
    package var showsPressure = false
    /// Whether auxiliary recognizers get lanes.
    package var showsInner = false

    package init() {}
  }

  static let margin: CGFloat = 28

  let picture: TouchPicture
  let options: Options
  let measure: PictureMeasure
  let scale: TimeScale
  let gutter: CGFloat
  /// The lanes that are drawn, and the names of other recognizers that took part.
  let lanes: [RecognizerLane]
  let others: [String]
  /// The names of decided recognizers without space for their lanes.
  let leftOut: [String]
  /// The names of auxiliary recognizers that prevented no drawn recognizer.
  let forOthers: [String]
  /// The highest speed of a finger in points per second.
  let fastest: CGFloat
  var markup = SVGMarkup()
  var y: CGFloat = margin
  /// Whether the legend was drawn next to the scene.
  var hasLegend = false
  /// Positions of the drawn parts.
  var frames = PictureFrames()

  /// The picture's SVG document.
  package static func text(_ picture: TouchPicture, options: Options = Options()) -> String {
    drawn(picture, options: options).text
  }

  /// The picture's SVG document, with the positions of the scene and the timeline's rows.
  static func drawn(
    _ picture: TouchPicture, options: Options = Options()
  ) -> (text: String, frames: PictureFrames) {
    var drawing = PictureSVG(picture, options)
    let text = drawing.draw()
    return (text, drawing.frames)
  }

  private init(_ picture: TouchPicture, _ options: Options) {
    self.picture = picture
    self.options = options
    let width = Self.width(options)
    let high = options.height.flatMap { abs($0) < 1e6 ? $0 : nil } ?? PictureMeasure.sheet(width)
    let page = CGSize(width: width, height: high)
    let ranked = Self.ranked(
      picture, inner: options.showsInner, atMost: options.height == nil ? 24 : 1000)
    let measure = PictureMeasure.fitting(
      picture, Self.inOrder(ranked, picture),
      least: Self.inOrder(ranked.prefix(Self.leastLanes), picture), on: page)
    let count = Self.mostLanes(of: ranked.count) {
      measure.fits(picture, Self.inOrder(ranked.prefix($0), picture), on: page)
    }
    let lanes = Self.inOrder(ranked.prefix(count), picture)
    let drawn = Set(lanes.map(\.id))
    let left = picture.lanes.filter { !drawn.contains($0.id) }
    leftOut = left.filter { $0.importance > 1 }.map(\.name)
    others = left.filter { $0.isTold && $0.importance <= 1 }.map(\.name)
    forOthers = left.filter { !$0.isTold }.map(\.name)
    let labels = TimeScale(picture, width: width, rowTime: measure.rowTime).rows.flatMap { row in
      FoldedLane.folded(lanes, in: row).map(\.label) + TimelineRow.labels(of: picture, in: row)
    }
    let names = labels.map { TextMeasure.width($0, size: PictureStyle.textSize) }
    gutter = min(width * 0.4, max(64, (names.max() ?? 0) + 18))
    fastest = picture.touches.compactMap { SpeedCurve.speeds(of: $0).map(\.speed).max() }.max() ?? 0
    scale = TimeScale(
      picture, width: width - 2 * Self.margin - gutter - 2 * Self.inset, rowTime: measure.rowTime)
    (self.lanes, self.measure) = (lanes, measure)
  }

  /// The most important lanes with content, in order of importance.
  private static func ranked(
    _ picture: TouchPicture, inner: Bool, atMost most: Int
  ) -> ArraySlice<RecognizerLane> {
    picture.lanes.enumerated().filter { _, lane in
      !(lane.bars.isEmpty && lane.marks.isEmpty) && (lane.isTold || inner)
    }.sorted {
      (-$0.element.importance, $0.offset) < (-$1.element.importance, $1.offset)
    }.map(\.element).prefix(most)
  }

  private static func inOrder(
    _ lanes: ArraySlice<RecognizerLane>, _ picture: TouchPicture
  ) -> [RecognizerLane] {
    let kept = Set(lanes.map(\.id))
    return picture.lanes.filter { kept.contains($0.id) }
  }

  /// The number of lanes that are drawn on any page.
  private static let leastLanes = 3

  /// The largest number of lanes that fits on the page, at least three.
  private static func mostLanes(of count: Int, fits: (Int) -> Bool) -> Int {
    var (least, most) = (min(leastLanes, count), count)
    while least < most {
      let middle = (least + most + 1) / 2
      if fits(middle) { least = middle } else { most = middle - 1 }
    }
    return least
  }

  /// A margin, so that symbols at the ends of a row are not clipped.
  static let inset: CGFloat = 8

  var width: CGFloat { Self.width(options) }

  private static func width(_ options: Options) -> CGFloat {
    options.width.isFinite ? min(8000, max(480, options.width)) : 1000
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
    page.style(PictureStyle.rules + PictureStyle.paper(frames.size))
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
