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

  /// The distance from the top to the baseline of the first line; 0 for a view without text.
  var firstBaselineOffset: CGFloat {
    let other = forFirstBaselineLayout
    if other !== self, other.isDescendant(of: self) {
      return convert(CGPoint(x: 0, y: other.firstBaselineOffset), from: other).y - bounds.minY
    }
    guard let (font, height) = baselineText else { return 0 }
    return (bounds.height - height) / 2 + font.lineHeight * LayoutMetrics.ascent
  }

  /// The distance from the bottom to the baseline of the last line; 0 for a view without text.
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
