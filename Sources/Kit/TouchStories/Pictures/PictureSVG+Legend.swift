import Foundation
import Touchstone

/// Explains the symbols that occur in the picture.
extension PictureSVG {
  private struct Entry {
    var words: String
    var signWidth: CGFloat
    var draw: (inout SVGMarkup, _ x: CGFloat, _ y: CGFloat) -> Void
  }

  private static let entryWidth: CGFloat = 180
  private static let entryHeight: CGFloat = 21

  /// The legend's height with its heading, for a column's width.
  func legendHeight(width: CGFloat) -> CGFloat {
    let rows = (entries.count + Self.columns(in: width) - 1) / Self.columns(in: width)
    return 25 + CGFloat(rows) * Self.entryHeight
  }

  /// Draws the legend in a column, starting at a line of text.
  mutating func drawLegend(x: CGFloat, width: CGFloat, line: inout CGFloat) {
    let entries = entries
    guard !entries.isEmpty else { return }
    heading("How to read it", CGRect(x: x, y: line, width: width, height: 0), &line)
    let columns = Self.columns(in: width)
    let rows = (entries.count + columns - 1) / columns
    for (index, entry) in entries.enumerated() {
      let place = CGPoint(
        x: x + CGFloat(index / rows) * width / CGFloat(columns),
        y: line + CGFloat(index % rows) * Self.entryHeight)
      entry.draw(&markup, place.x + (24 - min(24, entry.signWidth)) / 2, place.y - 4)
      markup.words(
        entry.words,
        [
          "class": "legend muted", "x": SVGMarkup.number(place.x + max(24, entry.signWidth) + 8),
          "y": SVGMarkup.number(place.y),
        ])
    }
    line += CGFloat(rows) * Self.entryHeight
  }

  private static func columns(in width: CGFloat) -> Int {
    max(1, Int(bounding: width / entryWidth))
  }

  private var entries: [Entry] { fingerEntries + barEntries + glyphEntries }

  private var fingerEntries: [Entry] {
    guard !picture.touches.isEmpty else { return [] }
    var entries = [
      Entry(words: "time, early to late", signWidth: 24) { markup, x, y in
        for step in 0..<TimeRamp.steps {
          markup.shape(
            "rect",
            [
              "class": "f\(step)", "x": SVGMarkup.number(x + CGFloat(step)),
              "y": SVGMarkup.number(y - 4.5), "width": "1.4", "height": "9",
            ])
        }
      },
      Entry(words: "finger down", signWidth: 11) { markup, x, y in
        markup.shape(
          "circle",
          [
            "class": "down filled t0", "cx": SVGMarkup.number(x + 5.5), "cy": SVGMarkup.number(y),
            "r": "4.5",
          ])
      },
    ]
    if picture.touches.contains(where: { $0.ending == .lifted }) {
      entries.append(
        Entry(words: "lifted", signWidth: 9) { markup, x, y in
          markup.shape(
            "circle",
            [
              "class": "f12", "cx": SVGMarkup.number(x + 4.5), "cy": SVGMarkup.number(y), "r": "4",
            ])
        })
    }
    if fastest > 0 {
      let most = Int(bounding: fastest.rounded())
      entries.append(
        Entry(words: "speed, at most \(most) pt/s", signWidth: 24) { markup, x, y in
          markup.shape(
            "path",
            [
              "class": "speed",
              "d": "M\(SVGMarkup.number(x)) \(SVGMarkup.number(y - 4))v3h8v5h8v-3h8v-5",
            ])
        })
    }
    if picture.touches.contains(where: { $0.stops.contains(where: \.isLeap) }) {
      entries.append(
        Entry(words: "leap between reports", signWidth: 26) { markup, x, y in
          markup.shape(
            "path",
            [
              "class": "way leap t12",
              "d": "M\(SVGMarkup.number(x + 1)) \(SVGMarkup.number(y))h24",
            ])
        })
    }
    return entries
  }

  private var barEntries: [Entry] {
    let bars = lanes.flatMap(\.bars)
    let kinds = Set(bars.filter { $0.kind != .waiting || $0.to > $0.from }.map(\.kind))
    var entries: [Entry] = []
    func add(_ style: String, _ height: CGFloat, _ words: String) {
      entries.append(
        Entry(words: words, signWidth: 24) { markup, x, y in
          markup.shape(
            "rect",
            [
              "class": style, "x": SVGMarkup.number(x), "y": SVGMarkup.number(y - height / 2),
              "width": "24", "height": SVGMarkup.number(height),
            ])
        })
    }
    if kinds.contains(.possible) { add("possible", 4, "possible") }
    if kinds.contains(.waiting) { add("waiting", 8, "wants to begin, waits") }
    if kinds.contains(.began) { add("began", 10, "began") }
    if kinds.contains(.changed) { add("changed", 10, "changed") }
    if kinds.contains(where: \.isTerminal) {
      entries.append(
        Entry(words: "over, not reset yet", signWidth: 24) { markup, x, y in
          markup.shape(
            "path",
            ["class": "over", "d": "M\(SVGMarkup.number(x)) \(SVGMarkup.number(y))h24"])
        })
    }
    return entries
  }

  private var glyphEntries: [Entry] {
    var used: Set<PictureGlyph> = []
    for lane in lanes {
      used.formUnion(lane.marks.map { PictureGlyph($0.kind) })
      for bar in lane.bars {
        if bar.kind == .ended { used.insert(.ended) }
        if bar.kind == .cancelled { used.insert(.cancelled) }
        let isVerdict = lane.marks.contains {
          ($0.kind == .prevented || $0.kind == .vetoed) && $0.time == bar.from
        }
        if bar.kind == .failed, !isVerdict { used.insert(.failed) }
      }
    }
    if picture.touches.contains(where: { $0.ending == .cancelled }) { used.insert(.cancelled) }
    if !picture.remarks.isEmpty { used.insert(.remark) }
    return PictureGlyph.allCases.filter(used.contains).map { glyph in
      Entry(words: glyph.meaning, signWidth: 10) { markup, x, y in
        glyph.draw(at: x + 5, y, in: &markup)
      }
    }
  }
}
