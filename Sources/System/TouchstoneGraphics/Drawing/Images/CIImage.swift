// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The key of a filter's image.
nonisolated public let kCIInputImageKey = "inputImage"
/// The key of a filter's colour.
nonisolated public let kCIInputColorKey = "inputColor"
/// The key of a filter's intensity.
nonisolated public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's radius.
nonisolated public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's scale.
nonisolated public let kCIInputScaleKey = "inputScale"
/// The key of a filter's centre.
nonisolated public let kCIInputCenterKey = "inputCenter"
/// The key of a filter's result.
nonisolated public let kCIOutputImageKey = "outputImage"

/// The input or output image of a filter.
nonisolated public final class CIImage: NSObject, Sendable {
  let source: UIImage

  /// Makes a filter image from an image.
  public init?(image: UIImage) { source = image }

  /// The bounds in points, with the origin zero.
  public var extent: CGRect { CGRect(origin: .zero, size: source.size) }
}

/// A colour for filters.
@preconcurrency @MainActor
public final class CIColor: NSObject {
  let source: UIColor

  /// Makes a filter colour from a colour.
  public init(color: UIColor) { source = color }
  /// Makes a filter colour from components from 0 to 1.
  public init(
    red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1
  ) { source = UIColor(red: r, green: g, blue: b, alpha: a) }

  private var parts: [CGFloat] {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = source.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }
  /// The red component, from 0 to 1.
  public var red: CGFloat { parts[0] }
  /// The green component, from 0 to 1.
  public var green: CGFloat { parts[1] }
  /// The blue component, from 0 to 1.
  public var blue: CGFloat { parts[2] }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { parts[3] }

  /// Makes a filter colour from a `CGColor`.
  public init(cgColor: CGColor) { source = UIColor(cgColor: cgColor) }
}

/// A filter. Pixels are not computed here: its output is its input, and a notice on standard error says so once.
@preconcurrency @MainActor
public final class CIFilter: NSObject {
  /// The filter's name.
  public let name: String
  private var values: [String: Any]

  /// Makes a filter with a name.
  public init?(name: String, parameters: [String: Any]? = nil) {
    self.name = name
    values = parameters ?? [:]
    super.init()
    OneTimeNotice.print("the filter \(name) leaves images as they are")
  }

  /// Makes a filter with a name.
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }

  /// The input image.
  public var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }

  /// Sets a value.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Removes all values.
  public func setDefaults() { values = [:] }
}

/// Renders the output images of filters, which are their inputs here.
@preconcurrency @MainActor
public final class CIContext: NSObject {
  /// Makes a context.
  public init(options: [String: Any]? = nil) {}

  /// The image that was the input of the filters.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.source.cgImage
  }
}

nonisolated extension UIImage {
  /// The image that a filter was given, for another scale or turned.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let source = ciImage.source
    self.init(
      source.content, size: source.size, scale: scale, name: source.name, data: source.data,
      orientation: orientation)
  }

  /// The image that a filter was given.
  public convenience init(ciImage: CIImage) {
    self.init(
      ciImage.source.content, size: ciImage.source.size, scale: ciImage.source.scale,
      name: ciImage.source.name, data: ciImage.source.data)
  }
}
