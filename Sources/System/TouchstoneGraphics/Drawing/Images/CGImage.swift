import Foundation
import Pictures

/// An image by its size in pixels; what it shows is decoded when its pixels are read.
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
  /// The bytes that a row of pixels would take.
  public var bytesPerRow: Int { width * 4 }
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// How `alphaInfo` says.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The same image; it cannot change.
  public func copy() -> CGImage? { self }

  /// A part of the image, as far as there is one.
  /// - Parameter rect: in pixels.
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

  /// Always behind the colours, which are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The pixels, not turned.
  /// - Parameter scale: pixels to a point of what was drawn, for the breadth of shadows.
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

/// Where in a pixel of a bitmap its opacity stands.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha.
  case none = 0
  /// Alpha is last, and the colours hold it.
  case premultipliedLast = 1
  /// Alpha is first, and the colours hold it.
  case premultipliedFirst = 2
  /// Alpha is last.
  case last = 3
  /// Alpha is first.
  case first = 4
  /// The last component means nothing.
  case noneSkipLast = 5
  /// The first component means nothing.
  case noneSkipFirst = 6
  /// There is nothing but alpha.
  case alphaOnly = 7
}

/// How the pixels of a bitmap are laid out.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that tell of alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// Components are numbers with a point.
  public static let floatComponents = CGBitmapInfo(rawValue: 256)
  /// Words of 32 bits, the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8192)
  /// Words of 32 bits, the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16384)
}
