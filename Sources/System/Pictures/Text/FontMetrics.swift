import Foundation

/// How wide text is, in the font that every outlet uses.
package enum FontMetrics {
  /// The family that was measured (`Scripts/font-widths`).
  package static let family = "DejaVu Sans Condensed"

  /// How wide a text is, in points. Letters that were not measured are as wide as they usually are.
  package static func width(_ text: String, size: CGFloat, isBold: Bool = false) -> CGFloat {
    let widths = isBold ? FontWidths.bold : FontWidths.regular
    let thousandths = text.unicodeScalars.reduce(0) { $0 + width($1, widths) }
    return CGFloat(thousandths) * size / 1000
  }

  /// Of letters that are all as wide as the widest figure.
  package static func monospacedWidth(_ text: String, size: CGFloat) -> CGFloat {
    CGFloat(text.count) * size * 0.6
  }

  private static func width(_ scalar: Unicode.Scalar, _ widths: [UInt16]) -> Int {
    switch scalar.value {
    case 0x20...0x7E: return Int(widths[Int(scalar.value) - 0x20])
    case 0xA0...0xFF: return Int(widths[Int(scalar.value) - 0xA0 + 0x5F])
    case 0x2026, 0x2014: return 900
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    // Scripts whose letters fill a square, and pictures.
    case 0x1100...0x115F, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFE6,
      0x1F000...0x3FFFF:
      return 1000
    default: return scalar.properties.isUppercase ? 640 : 560
    }
  }
}
