import Foundation

extension UIView {
  /// How far below its top the first line of text stands; a view without text has it at the top.
  var firstBaselineOffset: CGFloat {
    guard let (font, height) = baselineText else { return 0 }
    return (bounds.height - height) / 2 + font.lineHeight * LayoutMetrics.ascent
  }

  /// How far above its bottom the last line of text stands; a view without text has it at the bottom.
  var lastBaselineOffset: CGFloat {
    guard let (font, height) = baselineText else { return 0 }
    return (bounds.height - height) / 2 + font.lineHeight * (1 - LayoutMetrics.ascent)
  }
}
