import Foundation
import Pictures

/// A colour with the components of a colour space, and an opacity.
nonisolated public final class CGColor: Sendable, Hashable {
  /// The colour space of the components.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// - Parameter components: as many as the space has, and the opacity.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    colorSpace = space
    values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
  }

  /// Makes a colour of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
    values = [red, green, blue, alpha]
  }

  /// Makes a colour of sRGB, of components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, from 0 to 1.
  public init(gray: CGFloat, alpha: CGFloat) {
    colorSpace = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
    values = [gray, alpha]
  }

  /// Makes a grey with a gamma of 2.2, from 0 to 1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  private init(_ space: CGColorSpace?, _ values: [CGFloat]) {
    colorSpace = space
    self.values = values
  }

  package convenience init(_ shade: Shade) {
    self.init(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { values.count }
  /// Its components, the last of which is alpha.
  public var components: [CGFloat]? { values }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(colorSpace, values.dropLast() + [alpha])
  }

  /// The colour as a screen shows it.
  package var shade: Shade {
    switch colorSpace?.model {
    case .monochrome: return Shade(values[0], values[0], values[0], alpha)
    case .cmyk:
      let light = 1 - values[3]
      return Shade(
        (1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light, alpha)
    default: return Shade(values[0], values[1], values[2], alpha)
    }
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values && left.colorSpace == right.colorSpace
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

// `#colorLiteral(…)` where a `CGColor` is meant.
nonisolated extension CGColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
