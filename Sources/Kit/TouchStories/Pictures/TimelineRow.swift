import Foundation
import GestureCore
import Touchstone

/// One row of the timeline.
struct TimelineRow {
  let row: TimeScale.Row
  let scale: TimeScale
  let touches: [TouchPath]
  let fingers: [Int]
  let lanes: [FoldedLane]
  let measure: PictureMeasure
  let remarks: [PictureRemark]
  /// The highest speed of all fingers in the picture, in points per second.
  let fastest: CGFloat
  /// The x positions of the time axis' start and end.
  let left: CGFloat
  let right: CGFloat
  let gutter: CGFloat

  init(_ row: TimeScale.Row, _ drawing: PictureSVG) {
    self.row = row
    scale = drawing.scale
    let from = Timestamp(seconds: row.from)
    let to = Timestamp(seconds: row.to)
    touches = drawing.picture.touches.filter { $0.began <= to && $0.ended >= from }
    fingers = Set(touches.map(\.lane)).sorted()
    lanes = FoldedLane.folded(drawing.lanes, in: row)
    measure = drawing.measure
    remarks = drawing.picture.remarks.filter { (from...to).contains($0.time) }
    fastest = drawing.fastest
    gutter = drawing.gutter
    left = PictureSVG.margin + gutter + PictureSVG.inset
    right = left + scale.x(row.to, in: row)
  }

  var isEmpty: Bool { touches.isEmpty && lanes.isEmpty && remarks.isEmpty }

  func draw(in markup: inout SVGMarkup, y: inout CGFloat) {
    let top = y + 16
    let fingersTop = top + 6
    let lanesTop = fingersTop + CGFloat(fingers.count) * measure.finger + 8
    let remarksTop = lanesTop + CGFloat(lanes.count) * measure.lane
    let bottom = remarksTop + (remarks.isEmpty ? 0 : measure.lane)
    drawAxis(top, bottom, in: &markup)
    for (index, finger) in fingers.enumerated() {
      drawFinger(finger, y: fingersTop + (CGFloat(index) + 0.5) * measure.finger, in: &markup)
    }
    drawLinks(lanesTop, in: &markup)
    for (index, lane) in lanes.enumerated() {
      LaneDrawing(folded: lane, row: self, y: middle(of: index, lanesTop)).draw(in: &markup)
    }
    if !remarks.isEmpty { drawRemarks(remarksTop + measure.lane / 2, in: &markup) }
    drawFolds(top, bottom, in: &markup)
    y = bottom
  }

  /// The x position of a time.
  func x(_ time: Timestamp) -> CGFloat { left + scale.x(time.seconds, in: row) }

  func isShown(_ time: Timestamp) -> Bool {
    (row.from - 1e-9...row.to + 1e-9).contains(time.seconds)
  }

  func drawLabel(_ words: String, y: CGFloat, tip: String? = nil, in markup: inout SVGMarkup) {
    let isSmall = measure.finger < 16
    let size = isSmall ? PictureStyle.smallSize : PictureStyle.textSize
    markup.words(
      TextMeasure.fit(words, size: size, width: gutter - 10),
      [
        "class": isSmall ? "small" : "label", "x": SVGMarkup.number(PictureSVG.margin),
        "y": SVGMarkup.number(y + 4),
      ], tip: tip ?? words)
  }

  private func middle(of index: Int, _ top: CGFloat) -> CGFloat {
    top + CGFloat(index) * measure.lane + measure.lane - 11
  }

  // MARK: - Fingers

  /// The labels of the fingers' lanes in a row: the numbers of their touches.
  static func labels(of picture: TouchPicture, in row: TimeScale.Row) -> [String] {
    let touches = picture.touches.filter {
      $0.began.seconds <= row.to && $0.ended.seconds >= row.from
    }
    return Dictionary(grouping: touches, by: \.lane).values.map(label)
  }

  private static func label(of touches: [TouchPath]) -> String {
    (touches.count == 1 ? "touch " : "touches ") + TouchNumbers.words(touches.map(\.id))
  }

  private func drawFinger(_ finger: Int, y: CGFloat, in markup: inout SVGMarkup) {
    let touches = touches.filter { $0.lane == finger }
    let isOne = touches.count == 1
    drawLabel(Self.label(of: touches), y: y, in: &markup)
    var free = left - 17
    for touch in touches {
      markup.begin("g", tip: SceneMap.words(for: touch))
      drawStrip(touch, y: y, in: &markup)
      SpeedCurve(touch, fastest: fastest).draw(in: &markup, below: y + 4.5 * measure.part, of: self)
      if touch.ending == .cancelled, isShown(touch.ended) {
        PictureGlyph.cancelled.draw(at: x(touch.ended), y, in: &markup)
      }
      let words = "\(touch.id)"
      let start = x(touch.began)
      let size = TextMeasure.width(words, size: 10)
      if !isOne, isShown(touch.began), start - size - 4 > max(free, clearing(touch.began)) {
        markup.words(
          words,
          [
            "class": "small muted end", "x": SVGMarkup.number(start - 4),
            "y": SVGMarkup.number(y + 3.5),
          ])
      }
      free = max(free, x(touch.ended))
      markup.end()
    }
  }

  /// The smallest x at which a label is not cut by the fold before a time.
  private func clearing(_ time: Timestamp) -> CGFloat {
    guard let piece = row.pieces.dropFirst().last(where: { $0.from <= time.seconds }) else {
      return -.infinity
    }
    return left + piece.x - TimeScale.foldWidth / 2 + 8
  }

  /// Draws the time that a finger is down, in the colours of time.
  private func drawStrip(_ touch: TouchPath, y: CGFloat, in markup: inout SVGMarkup) {
    let from = max(touch.began.seconds, row.from)
    let to = min(touch.ended.seconds, row.to)
    let first = TimeRamp.step(scale.part(from))
    let last = max(first, TimeRamp.step(scale.part(to)))
    var start = left + scale.x(from, in: row)
    let end = max(left + scale.x(to, in: row), start + 2.5)
    let half = max(2.5, 4.5 * measure.part)
    for step in first...last {
      let moment = scale.moment(Double(step + 1) / Double(TimeRamp.steps))
      let stop = step == last ? end : min(end, left + scale.x(moment, in: row))
      // A part narrower than a pixel gets no colour of its own.
      guard stop - start >= 1 || step == last, stop > start else { continue }
      // Parts overlap, so that the background is not visible between two colours.
      let overlap: CGFloat = step == last ? 0 : min(1.5, end - stop)
      markup.shape(
        "rect",
        [
          "class": "f\(step)", "x": SVGMarkup.number(start), "y": SVGMarkup.number(y - half),
          "width": SVGMarkup.number(stop - start + overlap), "height": SVGMarkup.number(2 * half),
        ])
      start = stop
    }
  }

  // MARK: - Between lanes

  /// Draws arrows from winners to the recognizers that they prevented.
  private func drawLinks(_ top: CGFloat, in markup: inout SVGMarkup) {
    let ids = lanes.enumerated().flatMap { index, lane in lane.ids.map { ($0, index) } }
    let places = Dictionary(ids) { first, _ in first }
    for (index, folded) in lanes.enumerated() {
      for mark in folded.lane.marks where mark.kind == .prevented && isShown(mark.time) {
        guard let other = mark.other.flatMap({ places[$0] }), other != index else { continue }
        let x = SVGMarkup.number(x(mark.time))
        markup.shape(
          "path",
          [
            "class": "link",
            "d": "M\(x) \(SVGMarkup.number(middle(of: other, top)))"
              + "V\(SVGMarkup.number(middle(of: index, top)))",
          ])
      }
    }
  }

  private func drawRemarks(_ y: CGFloat, in markup: inout SVGMarkup) {
    drawLabel("remarks", y: y, in: &markup)
    var free = left - 20
    for remark in remarks {
      let x = x(remark.time)
      guard x >= free else { continue }
      PictureGlyph.remark.draw(
        at: x, y, in: &markup, tip: "\(StoryText.time(remark.time)) s: \(remark.words)")
      free = x + 5
    }
  }
}
