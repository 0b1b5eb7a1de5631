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

/// An image that filters take.
nonisolated public final class CIImage: NSObject, Sendable {
  let source: UIImage

  /// Makes one of an image.
  public init?(image: UIImage) { source = image }

  /// Its size in points, at the origin.
  public var extent: CGRect { CGRect(origin: .zero, size: source.size) }
}

/// A colour that filters take.
@preconcurrency @MainActor
public final class CIColor: NSObject {
  let source: UIColor

  /// Makes one of a colour.
  public init(color: UIColor) { source = color }
  /// Makes one of parts from 0 to 1.
  public init(
    red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1
  ) { source = UIColor(red: r, green: g, blue: b, alpha: a) }

  private var parts: [CGFloat] {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = source.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }
  /// Its part of red, from 0 to 1.
  public var red: CGFloat { parts[0] }
  /// Its part of green, from 0 to 1.
  public var green: CGFloat { parts[1] }
  /// Its part of blue, from 0 to 1.
  public var blue: CGFloat { parts[2] }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { parts[3] }

  /// Makes one of a colour.
  public init(cgColor: CGColor) { source = UIColor(cgColor: cgColor) }
}

/// A filter. Pixels are not computed here: its result is its input, and it says so once on standard error.
@preconcurrency @MainActor
public final class CIFilter: NSObject {
  /// The filter's name.
  public let name: String
  private var values: [String: Any]

  /// A filter of that name.
  public init?(name: String, parameters: [String: Any]? = nil) {
    self.name = name
    values = parameters ?? [:]
    super.init()
    OneTimeNotice.print("the filter \(name) leaves images as they are")
  }

  /// A filter of that name.
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }

  /// The input image.
  public var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }

  /// Sets a value.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Forgets all values.
  public func setDefaults() { values = [:] }
}

/// Makes pictures of images. Their filters leave them as they are.
@preconcurrency @MainActor
public final class CIContext: NSObject {
  /// Makes a context.
  public init(options: [String: Any]? = nil) {}

  /// The picture of the image that its filters were given.
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
