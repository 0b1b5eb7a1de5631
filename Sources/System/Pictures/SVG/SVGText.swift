import Foundation
import GestureCore

/// How values are spelled in SVG.
enum SVGText {
  /// A number to a thousandth; what is no number is 0.
  static func number(_ value: CGFloat, digits: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let scale: CGFloat = digits == 3 ? 1000 : 1_000_000
    let whole = Int(bounding: (max(-1e9, min(value, 1e9)) * scale).rounded())
    let (above, below) = abs(whole).quotientAndRemainder(dividingBy: Int(bounding: scale))
    let sign = whole < 0 ? "-" : ""
    guard below > 0 else { return "\(sign)\(above)" }
    var part = String(below)
    part = String(repeating: "0", count: digits - part.count) + part
    while part.hasSuffix("0") { part.removeLast() }
    return "\(sign)\(above).\(part)"
  }

  static func point(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

  static func path(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let end): "M\(point(end))"
      case .line(let end): "L\(point(end))"
      case .quad(let control, let end): "Q\(point(control)) \(point(end))"
      case .cubic(let first, let second, let end):
        "C\(point(first)) \(point(second)) \(point(end))"
      case .close: "Z"
      }
    }.joined()
  }

  static func transform(_ t: CGAffineTransform) -> String {
    if t.isIdentity { return "" }
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0, digits: 6) }
    return " transform=\"matrix(\(numbers.joined(separator: " ")))\""
  }

  static func shade(_ shade: Shade) -> String {
    func byte(_ part: Double) -> Int {
      part.isFinite ? Int(bounding: (max(0, min(part, 1)) * 255).rounded()) : 0
    }
    return "rgb(\(byte(shade.red)),\(byte(shade.green)),\(byte(shade.blue)))"
  }

  /// An attribute for an opacity, unless it is full.
  static func opacity(_ name: String, _ value: CGFloat) -> String {
    value >= 1 ? "" : " \(name)=\"\(number(max(0, value)))\""
  }

  static func rect(_ rect: CGRect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
  }

  /// Text that means itself, wherever it comes from; what XML forbids is shown as a replacement
  /// character.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += "&quot;"
      case 0x27: escaped += "&#39;"
      case 0x09, 0x0A, 0x0D: escaped += " "
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
