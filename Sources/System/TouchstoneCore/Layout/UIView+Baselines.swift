import Foundation

extension UIView {
  /// How far below its middle the first and the last line stand, if its own text lies in the middle. So the lines follow
  /// a height that is being solved.
  var baselinesBelowMiddle: (first: CGFloat, last: CGFloat)? {
    guard forFirstBaselineLayout === self, forLastBaselineLayout === self,
      let (font, height) = baselineText
    else { return nil }
    return (
      font.lineHeight * LayoutMetrics.ascent - height / 2,
      height / 2 - font.lineHeight * (1 - LayoutMetrics.ascent)
    )
  }

  /// How far below its top the first line of text stands; a view without text has it at the top.
  var firstBaselineOffset: CGFloat {
    let other = forFirstBaselineLayout
    if other !== self, other.isDescendant(of: self) {
      return convert(CGPoint(x: 0, y: other.firstBaselineOffset), from: other).y - bounds.minY
    }
    guard let (font, height) = baselineText else { return 0 }
    return (bounds.height - height) / 2 + font.lineHeight * LayoutMetrics.ascent
  }

  /// How far above its bottom the last line of text stands; a view without text has it at the bottom.
  var lastBaselineOffset: CGFloat {
    let other = forLastBaselineLayout
    if other !== self, other.isDescendant(of: self) {
      let line = other.bounds.height - other.lastBaselineOffset
      return bounds.maxY - convert(CGPoint(x: 0, y: line), from: other).y
    }
    guard let (font, height) = baselineText else { return 0 }
    return (bounds.height - height) / 2 + font.lineHeight * (1 - LayoutMetrics.ascent)
  }
}
