import Foundation
import Pictures

/// An image by its size in pixels; what it shows is not decoded.
nonisolated public final class CGImage: Sendable, Hashable {
  let content: ImageContent
  public let width: Int
  public let height: Int

  init?(_ content: ImageContent, width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.content = content
    self.width = width
    self.height = height
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

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
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// How the pixels of a bitmap are laid out.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8192)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16384)
}
