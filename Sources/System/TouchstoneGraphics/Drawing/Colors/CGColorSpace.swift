// The names are those of CoreGraphics and UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The meaning of a colour's components.
///
/// - Note: Differs from CoreGraphics: colours are shown unchanged in any space; the space only
///   determines the number of components.
nonisolated public final class CGColorSpace: Sendable, Hashable {
  /// The name with which the space was made; `nil` for none.
  public let name: CFString?
  /// The colour model.
  public let model: CGColorSpaceModel

  /// Makes a named space; `nil` for an unknown name.
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

  /// The number of components, without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// The sRGB space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The sRGB space with components outside of 0...1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The sRGB space with linear components.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The Display P3 space; shown as sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// A generic RGB space with linear components.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The Adobe RGB space; shown as sRGB.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// A grey space with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// A grey space with linear components.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// A grey space with components outside of 0...1.
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

/// The colour model of a space.
nonisolated public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Grey.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two colour components.
  case lab = 3
  /// Any number of colourants.
  case deviceN = 4
  /// Indices of a colour table.
  case indexed = 5
  /// Patterns.
  case pattern = 6
}

/// The type of colour space names and of layers' settings; on platforms with CoreFoundation it is
/// another type.
public typealias CFString = String

/// The RGB space of the device, which is sRGB here.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

/// The grey space of the device.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(model: .monochrome)
}

/// The CMYK space of the device.
nonisolated public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(model: .cmyk)
}
