import Foundation

/// The colours of time: steps of equal lightness from blue through red to amber, so that earlier
/// and later can be distinguished with colour-blindness and in greyscale.
struct TimeRamp {
  static let steps = 24

  /// Lightness at the beginning and at the end, in OKLab.
  private let lightness: (from: Double, to: Double)

  /// Dark enough for white paper.
  static let onLight = TimeRamp(lightness: (0.36, 0.76))
  /// Light enough for a dark page.
  static let onDark = TimeRamp(lightness: (0.52, 0.90))

  /// The step for a fraction of the whole time.
  static func step(_ part: Double) -> Int {
    min(steps - 1, max(0, Int(bounding: part * Double(steps))))
  }

  /// The colour of a step, as `#rrggbb`.
  func color(_ step: Int) -> String {
    let part = Double(step) / Double(Self.steps - 1)
    let light = lightness.from + (lightness.to - lightness.from) * part
    // From blue at 265° through magenta and red to amber at 80°, as one arc.
    let hue = (265 + (440 - 265) * part) * .pi / 180
    return Self.hex(light: light, chroma: 0.15, hue: hue)
  }

  /// Converts OKLCh to sRGB; reduces the chroma until the colour can be displayed.
  private static func hex(light: Double, chroma: Double, hue: Double) -> String {
    var chroma = chroma
    var rgb = linear(light, chroma * cos(hue), chroma * sin(hue))
    while chroma > 0, rgb.contains(where: { $0 < -0.0005 || $0 > 1.0005 }) {
      chroma -= 0.005
      rgb = linear(light, chroma * cos(hue), chroma * sin(hue))
    }
    let bytes = rgb.map { value in
      let clipped = min(1, max(0, value))
      let curved = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * pow(clipped, 1 / 2.4) - 0.055
      return Int(bounding: (curved * 255).rounded())
    }
    return "#" + bytes.map { String(format: "%02x", $0) }.joined()
  }

  private static func linear(_ light: Double, _ a: Double, _ b: Double) -> [Double] {
    let l = pow3(light + 0.3963377774 * a + 0.2158037573 * b)
    let m = pow3(light - 0.1055613458 * a - 0.0638541728 * b)
    let s = pow3(light - 0.0894841775 * a - 1.2914855480 * b)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
  }

  private static func pow3(_ value: Double) -> Double { value * value * value }
}
