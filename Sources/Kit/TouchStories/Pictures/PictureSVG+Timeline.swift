import Foundation
import Touchstone

/// The timeline: a row for each span of time, with a lane for each finger and recognizer.
extension PictureSVG {
  mutating func drawTimeline() {
    let rows = scale.rows.map { TimelineRow($0, self) }.filter { !$0.isEmpty }
    for row in rows {
      let top = y
      row.draw(in: &markup, y: &y)
      frames.rows.append(PictureFrames.Row(row, top: top, bottom: y))
      y += 36
    }
    drawRest()
  }

  /// Lists the recognizers that took part and are not drawn.
  private mutating func drawRest() {
    var lines: [(words: String, names: [String])] = []
    if !leftOut.isEmpty {
      let noun = leftOut.count == 1 ? "lane has" : "lanes have"
      lines.append(("\(leftOut.count) more \(noun) no room on this page", leftOut))
    }
    if !others.isEmpty {
      let count = "\(others.count) \(others.count == 1 ? "other" : "others")"
      lines.append(("\(count) received touches and came to nothing", others))
    }
    if !forOthers.isEmpty {
      let verb = forOthers.count == 1 ? "is" : "are"
      lines.append(("\(forOthers.count) \(verb) there only for others to wait for", forOthers))
    }
    if !picture.bystanders.isEmpty {
      lines.append(("\(picture.bystanders.count) received no touch", picture.bystanders))
    }
    for (words, names) in lines {
      let all = names.joined(separator: ", ")
      markup.words(
        TextMeasure.fit(
          "\(words): \(all)", size: PictureStyle.textSize, width: width - 2 * Self.margin),
        ["class": "muted", "x": SVGMarkup.number(Self.margin), "y": SVGMarkup.number(y - 4)],
        tip: all)
      y += 18
    }
  }
}
