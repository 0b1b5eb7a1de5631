import Foundation

/// The axis above a row, and its folds.
extension TimelineRow {
  func drawAxis(_ top: CGFloat, _ bottom: CGFloat, in markup: inout SVGMarkup) {
    let interval = scale.tickInterval(atLeast: 76)
    let decimals = max(0, min(6, Int(bounding: (-log10(interval) - 0.001).rounded(.up))))
    var grid = ""
    var free = left - 40
    for piece in row.pieces {
      let first = (piece.from / interval - 1e-6).rounded(.up)
      let count = Int(
        bounding: max(0, min(200, (piece.to / interval + 1e-6 - first).rounded(.down) + 1)))
      let ticks = (0..<count).map { ((first + Double($0)) * interval, decimals) }
      // A piece without a round time shows its start.
      for (time, decimals) in ticks.isEmpty ? [(piece.from, 3)] : ticks {
        let x = left + piece.x + CGFloat(time - piece.from) * scale.density
        grid += "M\(SVGMarkup.number(x)) \(SVGMarkup.number(top))V\(SVGMarkup.number(bottom))"
        let words = String(format: "%.\(decimals)f", time)
        let half = TextMeasure.width(words, size: PictureStyle.smallSize) / 2
        guard x - half > free + 6 else { continue }
        free = x + half
        markup.words(
          time == 0 ? "0 s" : words,
          [
            "class": "small muted mid", "x": SVGMarkup.number(x), "y": SVGMarkup.number(top - 6),
          ])
      }
      free = max(free, left + piece.x + CGFloat(piece.to - piece.from) * scale.density)
    }
    if !grid.isEmpty { markup.shape("path", ["class": "grid", "d": grid]) }
    markup.shape(
      "path",
      [
        "class": "rule",
        "d": "M\(SVGMarkup.number(left - PictureSVG.inset)) \(SVGMarkup.number(top))"
          + "H\(SVGMarkup.number(right + PictureSVG.inset))",
      ])
  }

  /// Draws a gap in the paper for folded time.
  func drawFolds(_ top: CGFloat, _ bottom: CGFloat, in markup: inout SVGMarkup) {
    for (one, next) in zip(row.pieces, row.pieces.dropFirst()) {
      let x = left + next.x - TimeScale.foldWidth / 2
      let time = next.from - one.to
      markup.begin("g")
      markup.shape(
        "rect",
        [
          "class": "page", "x": SVGMarkup.number(x - 5), "y": SVGMarkup.number(top - 4),
          "width": "10", "height": SVGMarkup.number(bottom - top + 6),
        ], tip: "\(String(format: "%.3f", time)) s in which nothing happened")
      var tear = ""
      for edge in [x - 5, x + 5] {
        tear += "M\(SVGMarkup.number(edge)) \(SVGMarkup.number(top - 4))"
        var (y, side): (CGFloat, CGFloat) = (top - 4, 2.5)
        while y < bottom + 2 {
          let step = min(8, bottom + 2 - y)
          tear +=
            "q\(SVGMarkup.number(side)) \(SVGMarkup.number(step / 2)) 0 "
            + SVGMarkup.number(step)
          y += step
          side = -side
        }
      }
      markup.shape("path", ["class": "rule", "d": tear])
      markup.words(
        Self.spell(time),
        [
          "class": "small muted mid", "x": SVGMarkup.number(x), "y": SVGMarkup.number(bottom + 13),
        ])
      markup.end()
    }
  }

  private static func spell(_ time: Double) -> String {
    switch time {
    case ..<10: String(format: "%.1f s", time)
    case ..<100: "\(Int(bounding: time)) s"
    case ..<6000: "\(Int(bounding: time / 60)) min"
    default: "\(Int(bounding: min(time / 3600, 1e6))) h"
    }
  }
}
