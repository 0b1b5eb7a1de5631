import Foundation

extension UILabel {
  /// The attributes of text without attributes of its own.
  var ownAttributes: [NSAttributedString.Key: Any] {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: color ?? .label]
  }

  private var parts: TextParts {
    styled.map { TextParts($0) } ?? TextParts(text ?? "", ownAttributes)
  }

  /// The layout of the text in a size, as it is drawn.
  func layout(in size: CGSize) -> TextLayout {
    var shown = parts
    if isHighlighted, let highlightedTextColor {
      shown = shown.with(.foregroundColor, highlightedTextColor)
    }
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let width = TextLayout(shown, wraps: false).size.width
      let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.01
      if width > size.width { shown = shown.scaled(by: max(least, size.width / width)) }
    }
    // The width of a label with its intrinsic size is an estimate, and some words are wider.
    let isCut =
      lineBreakMode.truncates
      && (numberOfLines != 1 || size.width < room(in: .infinity, lines: 1).width)
    var layout = TextLayout(
      shown, width: size.width, wraps: numberOfLines != 1 && lineBreakMode != .byClipping,
      alignment: styled == nil || textAlignment != .natural ? textAlignment : nil,
      truncates: isCut, ignoresOwnBreaking: true)
    if numberOfLines > 0 { layout.keep(numberOfLines, truncates: lineBreakMode.truncates) }
    return layout
  }

  /// The lines after line breaking, each with its measured width, for outlets with their own fonts. If there is room for only
  /// one line, the text is not broken.
  package var measuredLines: [(text: String, width: CGFloat)] {
    let isLow = bounds.height < 2 * (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.down)
    let width = isLow || numberOfLines == 1 ? CGFloat.infinity : bounds.width
    return layout(in: CGSize(width: width, height: bounds.height)).lines.map { line in
      (line.runs.map(\.run.text).joined(), line.inkWidth)
    }
  }

  /// The size of the text within a width, in points.
  func room(in width: CGFloat, lines limit: Int) -> CGSize {
    guard let text, !text.isEmpty, let font else { return .zero }
    if styled == nil {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let shown = limit > 0 ? lines.prefix(limit) : lines[...]
      let longest = shown.map(\.count).max() ?? 0
      let estimate = CGSize(
        width: (CGFloat(longest) * font.pointSize / 2).rounded(.up),
        height: CGFloat(shown.count) * font.lineHeight)
      if limit == 1 || estimate.width <= width { return estimate }
    }
    var layout = TextLayout(parts, width: width, wraps: limit != 1, ignoresOwnBreaking: true)
    if limit > 0 { layout.keep(limit, truncates: false) }
    return CGSize(
      width: min(layout.size.width.rounded(.up), max(width, 0)), height: layout.size.height)
  }
}

extension UILabel {
  /// Applies an attribute of the label to all of an attributed text.
  func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styled, let value else { return }
    attributedText = styled.with(key, value)
  }
}

nonisolated extension NSAttributedString {
  fileprivate func with(_ key: Key, _ value: Any) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return copy
  }
}
