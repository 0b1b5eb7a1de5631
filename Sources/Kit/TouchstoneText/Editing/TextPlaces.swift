import Foundation

/// The geometry of a text's characters: its lines and the ranges of their offsets.
struct TextPlaces {
  fileprivate struct Run {
    let range: NSRange
    let text: String
    let x: CGFloat
    let width: CGFloat
    let font: UIFont
  }

  struct Line {
    /// Without the line break.
    let range: NSRange
    /// Whether a line break follows.
    let endsParagraph: Bool
    let frame: CGRect
    fileprivate let runs: [Run]
  }

  private(set) var lines: [Line] = []
  let origin: CGPoint

  /// - Parameters:
  ///   - text: what was laid out, of which the layout leaves out the line breaks.
  ///   - width: in which lines are aligned.
  init(
    _ layout: TextLayout, of text: String, at origin: CGPoint, width: CGFloat,
    alignment: NSTextAlignment, font: UIFont
  ) {
    self.origin = origin
    var rest = text.utf16[...]
    var top = origin.y
    var offset = 0
    for line in layout.lines {
      let start = offset
      var left = origin.x
      switch alignment {
      case .center: left += (width - line.inkWidth) / 2
      case .right: left += width - line.inkWidth
      default: break
      }
      var runs: [Run] = []
      for (run, x, _) in line.runs {
        let count = run.text.utf16.count
        runs.append(
          Run(
            range: NSRange(location: offset, length: count), text: run.text, x: left + x,
            width: run.width,
            font: .systemFont(ofSize: run.size, weight: run.weight >= 600 ? .bold : .regular)))
        offset += count
        rest = rest.dropFirst(count)
      }
      let end = offset
      let breaks = Self.lineBreak(at: rest)
      offset += breaks
      rest = rest.dropFirst(breaks)
      let height = line.height > 0 ? line.height : font.lineHeight
      lines.append(
        Line(
          range: NSRange(location: start, length: end - start), endsParagraph: breaks > 0,
          frame: CGRect(x: left, y: top, width: line.width, height: height), runs: runs))
      top += height + layout.spacing
    }
  }

  /// The length of a line break at the start, in UTF-16 units; 0 if there is none.
  private static func lineBreak(at text: Substring.UTF16View.SubSequence) -> Int {
    guard let first = text.first, let scalar = UnicodeScalar(first),
      Character(scalar).isNewline
    else { return 0 }
    return first == 13 && text.dropFirst().first == 10 ? 2 : 1
  }

  // MARK: - From offsets to points

  /// The line on which a caret at an offset stands.
  func lineIndex(of offset: Int) -> Int {
    lines.lastIndex { $0.range.location <= offset } ?? 0
  }

  func caret(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return CGRect(origin: origin, size: CGSize(width: 2, height: 20)) }
    let line = lines[lineIndex(of: offset)]
    return CGRect(
      x: Self.x(of: offset, in: line), y: line.frame.minY, width: 2, height: line.frame.height)
  }

  private static func x(of offset: Int, in line: Line) -> CGFloat {
    guard let run = line.runs.last(where: { $0.range.location <= offset }) ?? line.runs.first else {
      return line.frame.minX
    }
    let count = min(max(offset - run.range.location, 0), run.range.length)
    return run.x + width(of: count, in: run)
  }

  private static func width(of count: Int, in run: Run) -> CGFloat {
    if count == run.range.length { return run.width }
    let whole = run.font.width(of: run.text)
    guard count > 0, whole > 0 else { return 0 }
    let end = run.text.utf16.index(run.text.startIndex, offsetBy: count)
    return run.width * run.font.width(of: String(run.text[..<end])) / whole
  }

  /// A rectangle for each line of a range.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let lineEnd = line.range.end + (line.endsParagraph ? 1 : 0)
      guard range.location < max(lineEnd, line.range.location + 1), range.end > line.range.location
      else { return nil }
      let start = Self.x(of: max(range.location, line.range.location), in: line)
      let end = Self.x(of: min(range.end, line.range.end), in: line)
      return CGRect(
        x: start, y: line.frame.minY, width: max(end - start, 0), height: line.frame.height)
    }
  }

  // MARK: - From points to offsets

  /// The place between two characters that is nearest to a point.
  func offset(closestTo point: CGPoint) -> Int {
    guard let line = lines.last(where: { $0.frame.minY <= point.y }) ?? lines.first else {
      return 0
    }
    var best = (offset: line.range.location, distance: CGFloat.infinity)
    for run in line.runs {
      var offset = run.range.location
      for character in run.text {
        consider(offset, in: run)
        offset += character.utf16.count
      }
      consider(offset, in: run)
    }
    func consider(_ offset: Int, in run: Run) {
      let x = run.x + Self.width(of: offset - run.range.location, in: run)
      if abs(x - point.x) < best.distance { best = (offset, abs(x - point.x)) }
    }
    // Behind the last blank of a line that was broken, the caret would stand on the next line.
    let isBroken = !line.endsParagraph && line.range.end < (lines.last?.range.end ?? 0)
    if isBroken, best.offset == line.range.end, line.range.length > 0 { return best.offset - 1 }
    return best.offset
  }

  /// The offset of the character at a point; `nil` beside the text.
  func character(at point: CGPoint) -> Int? {
    guard let line = lines.first(where: { $0.frame.contains(point) }) else { return nil }
    for run in line.runs where point.x < run.x + run.width {
      var offset = run.range.location
      for character in run.text {
        let next = offset + character.utf16.count
        if point.x < run.x + Self.width(of: next - run.range.location, in: run) { return offset }
        offset = next
      }
    }
    return nil
  }
}
