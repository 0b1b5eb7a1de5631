// CoreGraphics' and UIKit's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a colour's components stand for.
///
/// - Note: Differs from CoreGraphics: colours are shown as they are, whatever space they name; the
///   space tells how many components there are.
nonisolated public final class CGColorSpace: Sendable, Hashable {
  /// The name it was asked for by.
  public let name: CFString?
  /// What its components mean.
  public let model: CGColorSpaceModel

  /// One of the named spaces; `nil` for a name that is not known.
  public init?(name: CFString) {
    guard let model = Self.models["\(name)"] else { return nil }
    self.name = name
    self.model = model
  }

  init(model: CGColorSpaceModel) {
    name = nil
    self.model = model
  }

  /// Whether a context can have it.
  public var supportsOutput: Bool { true }

  /// Without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// Red, green and blue as on most screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The same beyond 0 and 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The same without gamma.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Red, green and blue of wide screens; shown as sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Red, green and blue without gamma.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// Adobe's red, green and blue; shown as sRGB.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// Grey with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey without gamma.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Grey beyond 0 and 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb, displayP3: .rgb, genericRGBLinear: .rgb,
    adobeRGB1998: .rgb, genericGrayGamma2_2: .monochrome, linearGray: .monochrome,
    extendedGray: .monochrome,
  ]

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// What kind of colours a space holds.
nonisolated public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Grey.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Four inks.
  case cmyk = 2
  /// Lightness and two colours.
  case lab = 3
  /// Any number of inks.
  case deviceN = 4
  /// Numbers of a table.
  case indexed = 5
  /// Patterns.
  case pattern = 6
}

/// Names of colour spaces and of layers' settings, which are another type where there is
/// CoreFoundation.
public typealias CFString = String

/// Red, green and blue of the device: sRGB here.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

/// Grey of the device.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(model: .monochrome)
}

/// Four inks of the device.
nonisolated public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(model: .cmyk)
}
