import Foundation
import Touchstone

/// Draws a picture as SVG: the fingers' ways over the views, what came of them in words, and the
/// timeline below. Text stays text, there is no script, and nothing is loaded.
package struct PictureSVG {
  package struct Options {
    /// In CSS pixels, from 480 to 8000.
    package var width: CGFloat = 1000
    /// The most that the picture may be high, in CSS pixels; lanes that have no room are counted. Without
    /// it, what is more than a sheet of paper is set more closely.
    package var height: CGFloat?
    /// Draws ways as broad as fingers press, if the recording has that.
    package var showsPressure = false
    /// Gives lanes to recognizers that are there only for others to wait for.
    package var showsInner = false

    package init() {}
  }

  static let margin: CGFloat = 28

  let picture: TouchPicture
  let options: Options
  let measure: PictureMeasure
  let scale: TimeScale
  let gutter: CGFloat
  /// The lanes that are drawn, and the names of the others that took part.
  let lanes: [RecognizerLane]
  let others: [String]
  /// The names of lanes that there was no room for, although something was decided about them.
  let leftOut: [String]
  /// The names of those that are there for others to wait for, and prevented no recognizer that is
  /// drawn.
  let forOthers: [String]
  /// The greatest speed of a finger, in points a second.
  let fastest: CGFloat
  var markup = SVGMarkup()
  var y: CGFloat = margin
  /// Whether the legend has found room beside the scene.
  var hasLegend = false
  /// Where what is drawn has come to lie.
  var frames = PictureFrames()

  /// The picture's SVG document.
  package static func text(_ picture: TouchPicture, options: Options = Options()) -> String {
    drawn(picture, options: options).text
  }

  /// The picture's SVG document, and where the scene and the rows of the timeline are in it.
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

  /// The most important lanes that have anything to show, the first of them first.
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

  /// However low a page is.
  private static let leastLanes = 3

  /// As many as go onto the page, three at least.
  private static func mostLanes(of count: Int, fits: (Int) -> Bool) -> Int {
    var (least, most) = (min(leastLanes, count), count)
    while least < most {
      let middle = (least + most + 1) / 2
      if fits(middle) { least = middle } else { most = middle - 1 }
    }
    return least
  }

  /// What stands at the ends of a row is not cut off.
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
