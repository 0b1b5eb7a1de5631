import Foundation
import Pictures

/// Images made from others.
nonisolated extension UIImage {
  /// Makes an image from a `CGImage`, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image from a `CGImage`, with a number of pixels per point and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    var size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    if orientation.isSideways { size = CGSize(width: size.height, height: size.width) }
    self.init(cgImage.content, size: size, scale: scale, orientation: orientation)
  }

  /// The image in pixels, without its orientation.
  public var cgImage: CGImage? {
    var pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard pixels.width.isFinite, pixels.height.isFinite, max(pixels.width, pixels.height) < 1e6
    else { return nil }
    if imageOrientation.isSideways { pixels = CGSize(width: pixels.height, height: pixels.width) }
    return CGImage(
      content, width: Int(bounding: pixels.width.rounded()),
      height: Int(bounding: pixels.height.rounded()))
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant(content, renderingMode)
  }

  /// Returns the image's shape in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image's shape in one colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    variant(.tinted(content, color.shade), renderingMode)
  }

  /// Returns the image mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    variant(content, renderingMode, flips: true)
  }

  private func variant(
    _ content: ImageContent, _ mode: RenderingMode, _ orientation: Orientation? = nil,
    flips: Bool? = nil
  ) -> UIImage {
    UIImage(
      content, size: size, scale: scale, name: name, data: data, mode: mode,
      orientation: orientation ?? imageOrientation, isSymbol: isSymbolImage, caps: capInsets,
      images: images, duration: duration, flips: flips ?? flipsForRightToLeftLayoutDirection)
  }

  // MARK: - Animation

  /// Makes an animated image, with equal durations of its images; `nil` without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    // 30 images per second by default.
    let whole = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(
      first.content, size: first.size, scale: first.scale, name: first.name, data: first.data,
      mode: first.renderingMode, orientation: first.imageOrientation, isSymbol: first.isSymbolImage,
      caps: first.capInsets, images: images, duration: whole)
  }

  /// Makes an animated image of the images with a name and a number from 0 or 1 on, up to 1024.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let start = UIImage(named: name + "0") == nil ? 1 : 0
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(start + images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Whether it is shown in the colour of where it is shown.
  package var isTinted: Bool { isSymbolImage && renderingMode == .automatic && !hasOwnColor }

  private var hasOwnColor: Bool {
    if case .tinted = content { true } else { false }
  }

  /// The image as a PNG file, by its pixels and not turned.
  ///
  /// An image that came from such a file gives that file.
  /// - Note: Differs from UIKit: without `TouchstonePixels.install()` every other image gives `nil`.
  public func pngData() -> Data? {
    if let file = fileData(of: .png) { return file }
    guard let renderer = Pixels.renderer(for: "UIImage.pngData()") else { return nil }
    do throws(PixelError) {
      guard let bitmap = try cgImage?.bitmap(by: renderer, scale: scale) else { return nil }
      return try renderer.png(bitmap)
    } catch {
      Pixels.report("UIImage.pngData(): \(error)")
      return nil
    }
  }

  /// The file that the picture came from, if it was a JPEG, whatever the quality.
  /// - Note: Differs from UIKit: no other image is encoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { fileData(of: .jpeg) }

  private func fileData(of format: ImageFormat) -> Data? {
    if case .file(let data, format) = content { return data }
    return nil
  }

  // MARK: - Drawing

  /// Draws it with its corner at a point, in the present context.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws it with its corner at a point, mixed with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws it into a rectangle, in the present context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Into the current context, stretched to the rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha * context.state.alpha)
    context.record(upright(in: rect))
    context.restoreGState()
  }
}

nonisolated extension UIImage.Orientation {
  /// Whether width and height change places.
  var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  /// From a square of side 1 to itself, as the picture is to be turned.
  var turn: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
    case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
    case .leftMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
    case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    }
  }
}

nonisolated extension UIImage {
  /// The picture as it is to be seen, stretched to the rectangle.
  package func upright(in rect: CGRect) -> Picture {
    guard imageOrientation != .up else {
      return capInsets == .zero ? Picture([.image(content, in: rect)]) : stretched(in: rect)
    }
    let place = CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY)
    return Picture([
      .save, .concat(imageOrientation.turn.concatenating(place)),
      .image(content, in: CGRect(x: 0, y: 0, width: 1, height: 1)), .restore,
    ])
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// What an image literal of the editor stands for; a frame with its name if there is no such file.
  nonisolated public convenience init(imageLiteralResourceName name: String) {
    if let known = UIImage(named: name) {
      self.init(known.content, size: known.size, name: name, data: known.data)
    } else {
      self.init(.named(name), size: CGSize(width: 44, height: 44), name: name)
    }
  }
}

/// The type that image literals have.
public typealias _ImageLiteralType = UIImage

nonisolated extension UIImage {
  /// A renderer's format for pictures like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
