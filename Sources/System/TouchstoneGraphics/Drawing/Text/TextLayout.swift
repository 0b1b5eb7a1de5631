import Foundation
import Pictures

/// Text in lines, each no longer than the width if there is where to break it.
nonisolated package struct TextLayout {
  package struct Line {
    package var runs: [(run: TextRun, x: CGFloat, rise: CGFloat)] = []
    package var width: CGFloat = 0
    package var ascent: CGFloat = 0
    package var height: CGFloat = 0
    /// Without the blanks at its end.
    package var inkWidth: CGFloat = 0
  }

  package private(set) var lines: [Line] = [Line()]
  private let width: CGFloat
  package let alignment: NSTextAlignment
  package let spacing: CGFloat

  /// - Parameter width: at which lines are broken, and in which they are aligned.
  package init(
    _ text: TextParts, width: CGFloat = .infinity, wraps: Bool = true,
    alignment: NSTextAlignment? = nil, truncates: Bool = false, ignoresOwnBreaking: Bool = false
  ) {
    let style = text.parts.first?.attributes[.paragraphStyle] as? NSParagraphStyle
    self.width = width
    self.alignment = alignment ?? style?.alignment ?? .natural
    spacing = style?.lineSpacing ?? 0
    let wraps = wraps && (ignoresOwnBreaking || style?.lineBreakMode.wraps ?? true)
    for part in text.parts { add(part.text, TextStyle(part.attributes), wraps: wraps) }
    if truncates, !wraps { for index in lines.indices { truncate(index) } }
  }

  /// The room that the lines take.
  package var size: CGSize {
    let heights = lines.reduce(0) { $0 + $1.height } + spacing * CGFloat(max(0, lines.count - 1))
    return CGSize(width: lines.map(\.inkWidth).max() ?? 0, height: heights)
  }

  package func picture(at origin: CGPoint) -> Picture {
    var picture = Picture()
    var top = origin.y
    for line in lines {
      var left = origin.x
      if width.isFinite {
        switch alignment {
        case .center: left += (width - line.inkWidth) / 2
        case .right: left += width - line.inkWidth
        default: break
        }
      }
      for (run, x, rise) in line.runs {
        picture.append(.text(run, at: CGPoint(x: left + x, y: top + line.ascent - rise)))
      }
      top += line.height + spacing
    }
    return picture
  }

  // MARK: - Breaking

  private mutating func add(_ text: String, _ style: TextStyle, wraps: Bool) {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { lines.append(Line()) }
      reserve(style)
      for word in Self.words(paragraph) {
        let ink = word.trimmingSuffix(" ")
        let isTooLong = lines[lines.count - 1].width + style.width(of: ink) > width + 1e-6
        if wraps, isTooLong, lines[lines.count - 1].width > 0 {
          lines.append(Line())
          reserve(style)
        }
        put(word, style)
      }
    }
  }

  /// Each with the blanks behind it.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var hasEnded = true
    for letter in text {
      if hasEnded, letter != " " || words.isEmpty {
        words.append(String(letter))
        hasEnded = letter == " "
      } else {
        words[words.count - 1].append(letter)
        hasEnded = letter == " "
      }
    }
    return words
  }

  private mutating func reserve(_ style: TextStyle) {
    let last = lines.count - 1
    lines[last].ascent = max(lines[last].ascent, style.font.ascender)
    lines[last].height = max(lines[last].height, style.font.lineHeight)
  }

  private mutating func put(_ word: String, _ style: TextStyle) {
    let last = lines.count - 1
    let x = lines[last].width
    lines[last].inkWidth = x + style.width(of: word.trimmingSuffix(" "))
    lines[last].width = x + style.width(of: word)
    // Words of one look in a row are one run.
    if let (other, start, rise) = lines[last].runs.last, style.continues(other), rise == style.rise
    {
      var run = other
      run.text += word
      run.width = style.width(of: run.text)
      lines[last].runs[lines[last].runs.count - 1] = (run, start, rise)
      lines[last].width = start + run.width
      lines[last].inkWidth = start + style.width(of: run.text.trimmingSuffix(" "))
    } else {
      lines[last].runs.append((style.run(word), x, style.rise))
    }
  }

  /// Keeps that many lines. The last one says by dots that there are more, if it is to.
  package mutating func keep(_ count: Int, truncates: Bool) {
    guard lines.count > count else { return }
    lines.removeLast(lines.count - count)
    if truncates { cut(count - 1) }
  }

  /// Cuts a line that is too long.
  private mutating func truncate(_ index: Int) { if lines[index].inkWidth > width { cut(index) } }

  /// Ends a line with dots, as far as they fit.
  private mutating func cut(_ index: Int) {
    guard let (last, x, rise) = lines[index].runs.last else { return }
    var run = last
    let font = UIFont(size: run.size, weight: run.weight >= 600 ? .bold : .regular)
    while !run.text.isEmpty, x + font.width(of: run.text + "…") > width { run.text.removeLast() }
    run.text += "…"
    run.width = font.width(of: run.text)
    lines[index].runs[lines[index].runs.count - 1] = (run, x, rise)
    lines[index].inkWidth = x + run.width
  }
}

/// The attributes of a part of a text.
nonisolated private struct TextStyle {
  let font: UIFont
  let color: UIColor
  let kern: CGFloat
  let rise: CGFloat
  let isUnderlined: Bool
  let isStruckThrough: Bool

  init(_ attributes: [NSAttributedString.Key: Any]) {
    func number(_ key: NSAttributedString.Key) -> Double {
      switch attributes[key] {
      case let number as Int: Double(number)
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as NSNumber: number.doubleValue
      default: 0
      }
    }
    font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    color = attributes[.foregroundColor] as? UIColor ?? .black
    kern = number(.kern)
    rise = number(.baselineOffset)
    isUnderlined = number(.underlineStyle) != 0
    isStruckThrough = number(.strikethroughStyle) != 0
  }

  func width(of text: String) -> CGFloat { font.width(of: text) + kern * CGFloat(text.count) }

  func run(_ text: String) -> TextRun {
    TextRun(
      text, family: font.fontName == "system" ? nil : font.fontName, size: font.pointSize,
      weight: font.weight.hundreds, isItalic: font.isItalic, shade: color.shade,
      width: width(of: text), isUnderlined: isUnderlined, isStruckThrough: isStruckThrough)
  }

  func continues(_ other: TextRun) -> Bool {
    var same = run(other.text)
    same.width = other.width
    return same == other
  }
}

nonisolated extension String {
  fileprivate func trimmingSuffix(_ letter: Character) -> String {
    var text = self[...]
    while text.last == letter { text.removeLast() }
    return String(text)
  }
}
