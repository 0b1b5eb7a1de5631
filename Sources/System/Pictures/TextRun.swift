import Foundation

/// Letters of one font on one line.
package struct TextRun: Sendable, Hashable, Codable {
  package var text: String
  /// A family, or `nil` for the one that the widths were measured with.
  package var family: String?
  package var size: CGFloat
  /// From 100 to 900; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var shade: Shade
  /// How wide the letters are together, in points, so that every outlet has them as wide.
  package var width: CGFloat
  package var isUnderlined: Bool
  package var isStruckThrough: Bool

  package init(
    _ text: String, family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    shade: Shade = .black, width: CGFloat, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.text = text
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.shade = shade
    self.width = width
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }

  /// The lines under and through the letters. Every font would have its own; these are as far from
  /// the base line and as thick as iOS draws them, nearly, in every outlet.
  package func lines(at point: CGPoint) -> [CGRect] {
    let thickness = size / 20
    return [(isUnderlined, size / 10), (isStruckThrough, -size * 0.27)].filter(\.0).map {
      CGRect(x: point.x, y: point.y + $1 - thickness / 2, width: width, height: thickness)
    }
  }
}
