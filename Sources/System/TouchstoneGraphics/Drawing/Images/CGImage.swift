import Foundation
import Pictures

/// An image with a size in pixels; its content is decoded when its pixels are read.
nonisolated public final class CGImage: Sendable, Hashable {
  let content: ImageContent
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  init?(_ content: ImageContent, width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.content = content
    self.width = width
    self.height = height
  }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// How `alphaInfo` says.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns the image itself, which is immutable.
  public func copy() -> CGImage? { self }

  /// A part of the image; `nil` outside the image.
  /// - Parameter rect: The rectangle, in pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let share = CGRect(
      x: part.minX / whole.width, y: part.minY / whole.height, width: part.width / whole.width,
      height: part.height / whole.height)
    return CGImage(
      .part(content, share), width: Int(bounding: part.width), height: Int(bounding: part.height))
  }

  /// The image's pixels, as `bytesPerRow` and `alphaInfo` say; `nil` without `TouchstonePixels.install()`.
  public var dataProvider: CGDataProvider? {
    guard let renderer = Pixels.renderer(for: "CGImage.dataProvider") else { return nil }
    do throws(PixelError) {
      return CGDataProvider(data: NSData(data: Data(try bitmap(by: renderer).bytes)))
    } catch {
      Pixels.report("CGImage.dataProvider: \(error)")
      return nil
    }
  }

  /// The alpha component is always the last, and the colours are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The pixels, without the orientation.
  /// - Parameter scale: The number of pixels per point of the drawing, for the width of shadows.
  package func bitmap(
    by renderer: any PixelRenderer, scale: CGFloat = 1
  ) throws(PixelError) -> Bitmap {
    if case .file(let file, _) = content, let bitmap = renderer.bitmap(decoding: file),
      bitmap.width == width, bitmap.height == height
    {
      return bitmap
    }
    let page = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    return try renderer.bitmap(of: Picture([.image(content, in: page)]), in: page, scale: scale)
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.width == right.width && left.height == right.height && left.content == right.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(content)
  }
}

/// The position of the alpha component in a bitmap's pixel.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha component.
  case none = 0
  /// The last component; the colours are premultiplied.
  case premultipliedLast = 1
  /// The first component; the colours are premultiplied.
  case premultipliedFirst = 2
  /// The last component.
  case last = 3
  /// The first component.
  case first = 4
  /// No alpha component; the last component is ignored.
  case noneSkipLast = 5
  /// No alpha component; the first component is ignored.
  case noneSkipFirst = 6
  /// Only an alpha component.
  case alphaOnly = 7
}

/// The layout of a bitmap's pixels.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// Components are numbers with a point.
  public static let floatComponents = CGBitmapInfo(rawValue: 256)
  /// 32-bit words, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8192)
  /// 32-bit words, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16384)
}
