// CoreGraphics' and UIKit's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a colour's components stand for.
///
/// - Note: Differs from CoreGraphics: colours are shown as they are, whatever space they name; the
///   space tells how many components there are.
nonisolated public final class CGColorSpace: Sendable, Hashable {
  public let name: CFString?
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

  /// Without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
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
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
}

/// Names of colour spaces and of layers' settings, which are another type where there is
/// CoreFoundation.
public typealias CFString = String

nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(model: .monochrome)
}

nonisolated public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(model: .cmyk)
}
