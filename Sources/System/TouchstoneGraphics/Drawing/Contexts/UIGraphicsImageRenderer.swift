import Foundation
import Pictures

/// Makes images from drawing closures.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let ownFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer for images with bounds in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    ownFormat = format
    super.init(bounds, format)
  }

  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for images of a size in points, with the format of the main screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer for images with bounds in points, with the format of the main screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes an image of the closure's drawing.
  /// - Note: Differs from UIKit: the image records the drawing. Its pixels are made by `TouchstonePixels` when they are read.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    _ = Pixels.renderer(for: "UIGraphicsImageRenderer.image(actions:)")
    return drawnImage(actions)
  }

  /// Makes a PNG file of the closure's drawing; empty without `TouchstonePixels.install()`.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  package func drawnImage(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let size = format.bounds.size
    let page = CGContext(size: size)
    page.concatenate(
      CGAffineTransform(translationX: -format.bounds.minX, y: -format.bounds.minY))
    let context = UIGraphicsImageRendererContext(page, ownFormat)
    GraphicsStack.current.push(page, scale: ownFormat.scale)
    actions(context)
    GraphicsStack.current.pop()
    return UIImage(.picture(page.picture, size: size), size: size, scale: ownFormat.scale)
  }
}

/// The base class of renderers.
nonisolated open class UIGraphicsRenderer: NSObject {
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }

  /// Whether the format supports image output.
  open var allowsImageOutput: Bool { true }
}

/// The format of a renderer.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the drawing, in points.
  open internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// The default format.
  open class func `default`() -> Self { Self() }
  /// The preferred format for the main screen.
  open class func preferred() -> Self { Self() }
}

/// The format of an image renderer.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point.
  open var scale: CGFloat = 1
  /// Whether the image is opaque.
  open var opaque = false
}

/// The context of a renderer, which is passed to drawing closures.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The underlying context.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { $0.fill(rect) } }
  /// Draws a border of one point inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Draws a border of one point inside a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blending(_ mode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body(cgContext)
    cgContext.restoreGState()
  }
}

/// The context of an image renderer.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image of the current drawing.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(
      .picture(cgContext.picture, size: cgContext.size), size: cgContext.size, scale: scale)
  }
}
