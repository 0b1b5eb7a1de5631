import Foundation
import Touchstone

/// Draws the scene with the fingers' paths, and the results next to it.
extension PictureSVG {
  /// The minimum height, because a smaller scene is hard to read.
  private static let leastHeight: CGFloat = 280

  mutating func drawScene() {
    let region = picture.region
    let size = region.size
    let whole = width - 2 * Self.margin
    // On narrow pages the text is below the scene, and also if it would be more than twice as high as the scene.
    let isNarrow = width < 640 || isOutgrown(size, whole: whole)
    let room = isNarrow ? whole : whole * 0.56
    let high = isNarrow ? measure.scene : sceneHeight(size, room: room, whole: whole)
    let zoom = zoom(size, room: room, high: high)
    let frame = CGRect(
      x: Self.margin, y: y, width: max(40, size.width * zoom), height: max(40, size.height * zoom))
    frames.scene = frame
    frames.zoom = zoom
    frames.origin = region.origin
    // A nested document clips what is outside of the scene.
    markup.begin(
      "svg",
      [
        "x": SVGMarkup.number(frame.minX - 6), "y": SVGMarkup.number(frame.minY - 6),
        "width": SVGMarkup.number(frame.width + 12), "height": SVGMarkup.number(frame.height + 12),
        "viewBox": "-6 -6 \(SVGMarkup.number(frame.width + 12)) "
          + SVGMarkup.number(frame.height + 12),
      ])
    var map = SceneMap(picture, region, zoom: zoom, size: frame.size, scale: scale)
    map.showsPressure = options.showsPressure
    map.draw(in: &markup)
    markup.end()
    drawRuler(below: frame)
    if !picture.isWhole(region) { drawPart(region, below: frame) }
    let left = isNarrow ? Self.margin : frame.maxX + 32
    let column = CGRect(
      x: left, y: isNarrow ? frame.maxY + 28 : y, width: width - Self.margin - left, height: 0)
    var bottom = drawColumn(column)
    // The legend is next to the scene if that makes the picture lower.
    let beside = bottom + 12 + legendHeight(width: column.width) - 14
    if !isNarrow, beside - frame.maxY <= legendHeight(width: whole) {
      bottom += 12
      drawLegend(x: column.minX, width: column.width, line: &bottom)
      bottom -= 14
      hasLegend = true
    }
    y = max(frame.maxY, bottom) + 34
  }

  /// Names the part of the scene that is drawn, after the ruler.
  private mutating func drawPart(_ region: CGRect, below frame: CGRect) {
    func spell(_ size: CGSize) -> String {
      "\(Int(bounding: size.width.rounded())) × \(Int(bounding: size.height.rounded()))"
    }
    let words = "\(spell(region.size)) of \(spell(picture.size)) points"
    markup.words(
      words,
      [
        "class": "small muted", "x": SVGMarkup.number(frame.minX + 110),
        "y": SVGMarkup.number(frame.maxY + 15.5),
      ],
      tip: "the part of the scene from (\(Int(bounding: region.minX.rounded())), "
        + "\(Int(bounding: region.minY.rounded()))) on, in which the fingers are")
  }

  /// A part of a scene may be magnified more than the whole.
  private func zoom(_ size: CGSize, room: CGFloat, high: CGFloat) -> CGFloat {
    min(picture.isWhole(picture.region) ? 2 : 4, room / size.width, high / size.height)
  }

  /// Whether the text next to the scene would be more than twice as high as the scene, which would leave half of the page
  /// empty.
  private func isOutgrown(_ size: CGSize, whole: CGFloat) -> Bool {
    let room = whole * 0.56
    let zoom = zoom(size, room: room, high: measure.scene)
    var trial = self
    trial.markup = SVGMarkup()
    let beside = CGRect(x: 0, y: 0, width: whole - max(40, size.width * zoom) - 32, height: 0)
    return trial.drawColumn(beside) > 2 * max(40, size.height * zoom) + 60
  }

  /// The scene's height: within limits, that of the text next to it, so that there is little empty space.
  private func sceneHeight(_ size: CGSize, room: CGFloat, whole: CGFloat) -> CGFloat {
    var high = measure.scene
    // The names of views need space.
    guard picture.views.count < 2 else { return high }
    // A lower scene is narrower, which makes the lines next to it longer, so iterate.
    for _ in 0..<3 {
      let across = size.width * zoom(size, room: room, high: high)
      var trial = self
      trial.markup = SVGMarkup()
      let column = CGRect(x: 0, y: 0, width: whole - max(40, across) - 32, height: 0)
      let beside = trial.drawColumn(column) + 12 + legendHeight(width: column.width) - 14
      high = min(measure.scene, max(Self.leastHeight, beside))
    }
    return high
  }

  /// Draws the lists and returns their lower end.
  private mutating func drawColumn(_ frame: CGRect) -> CGFloat {
    let gestures = FoldedLine.folded(picture.gestures)
    let losses = FoldedLine.folded(picture.losses, acrossOthers: true)
    let room = measure.lines
    let mostLosses = min(losses.count, max(min(8, room / 2), room - gestures.count))
    let mostGestures = min(gestures.count, room - mostLosses)
    var line = frame.minY + 12
    heading("Recognized", frame, &line)
    if gestures.isEmpty { note("nothing", frame, &line) }
    for gesture in gestures.prefix(mostGestures) { item(gesture, frame, &line) }
    more(gestures.dropFirst(mostGestures), frame, &line)
    if !losses.isEmpty {
      line += 12
      heading("Came near and lost", frame, &line)
      for loss in losses.prefix(mostLosses) { item(loss, frame, &line) }
      more(losses.dropFirst(mostLosses), frame, &line)
    }
    if !picture.remarks.isEmpty {
      line += 12
      heading("Remarks", frame, &line)
      for remark in picture.remarks.prefix(4) {
        item(StoryText.time(remark.time), remark.words, frame, &line)
      }
      let rest = picture.remarks.count - 4
      if rest > 0 { note("and \(rest) more", frame, &line) }
    }
    return line
  }

  mutating func heading(_ words: String, _ frame: CGRect, _ line: inout CGFloat) {
    markup.words(
      words,
      ["class": "head", "x": SVGMarkup.number(frame.minX), "y": SVGMarkup.number(line)])
    line += 8
    markup.shape(
      "path",
      [
        "class": "rule",
        "d": "M\(SVGMarkup.number(frame.minX)) \(SVGMarkup.number(line))"
          + "H\(SVGMarkup.number(frame.maxX))",
      ])
    line += 17
  }

  private mutating func item(
    _ name: String, times: String = "", _ words: String, _ frame: CGRect, _ line: inout CGFloat
  ) {
    let size = PictureStyle.textSize
    let indent: CGFloat = min(124, frame.width * 0.35)
    // A name that is longer than its column has a line of its own.
    let isLong = TextMeasure.width(name + times, size: size * 1.06) > indent - 8
    let rest = (isLong ? frame.width : indent - 8) - TextMeasure.width(times, size: size * 1.06)
    markup.words(
      TextMeasure.fit(name, size: size * 1.06, width: rest) + times,
      ["x": SVGMarkup.number(frame.minX), "y": SVGMarkup.number(line)], tip: name + times)
    if isLong { line += 16 }
    for part in TextMeasure.lines(words, size: size, width: frame.width - indent, most: 2) {
      markup.words(
        part,
        [
          "class": "muted", "x": SVGMarkup.number(frame.minX + indent),
          "y": SVGMarkup.number(line),
        ], tip: words)
      line += 16
    }
    line += 2
  }

  private mutating func item(_ folded: FoldedLine, _ frame: CGRect, _ line: inout CGFloat) {
    item(folded.name, times: folded.times, folded.words, frame, &line)
  }

  private mutating func more(
    _ rest: ArraySlice<FoldedLine>, _ frame: CGRect, _ line: inout CGFloat
  ) {
    let count = rest.reduce(0) { $0 + $1.count }
    if count > 0 { note("and \(count) more", frame, &line) }
  }

  private mutating func note(_ words: String, _ frame: CGRect, _ line: inout CGFloat) {
    markup.words(
      words,
      ["class": "muted", "x": SVGMarkup.number(frame.minX), "y": SVGMarkup.number(line)])
    line += 18
  }
}
