import Foundation
import Touchstone

/// A ruler below the scene.
extension PictureSVG {
  private static let millimetres: [CGFloat] = [1, 2, 5, 10, 20, 50, 100, 200, 500]
  /// The minimum length in CSS pixels.
  private static let shortest: CGFloat = 36

  mutating func drawRuler(below frame: CGRect) {
    guard let density = picture.pointsPerMillimetre, density.isFinite, density > 0 else { return }
    let unit = density * frames.zoom
    guard let length = Self.millimetres.first(where: { $0 * unit >= Self.shortest }),
      length * unit <= frame.width
    else { return }
    let (left, line) = (SVGMarkup.number(frame.minX), frame.maxY + 12)
    markup.shape(
      "path",
      [
        "class": "rule",
        "d": "M\(left) \(SVGMarkup.number(line - 3))v6m0 -3"
          + "h\(SVGMarkup.number(length * unit))m0 -3v6",
      ])
    markup.words(
      "\(Int(bounding: length)) mm",
      [
        "class": "small muted", "x": SVGMarkup.number(frame.minX + length * unit + 6),
        "y": SVGMarkup.number(line + 3.5),
      ])
  }
}
