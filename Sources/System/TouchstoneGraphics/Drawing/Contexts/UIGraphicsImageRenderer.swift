import Foundation
import Pictures

/// Makes images of what closures draw.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let ownFormat: UIGraphicsImageRendererFormat

  /// Makes one for images of those bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    ownFormat = format
    super.init(bounds, format)
  }

  /// Makes one for images of that size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes one for images of that size, in points, for the main screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes one for images of those bounds, in points, for the main screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// What the closure draws on a page of the renderer's bounds.
  /// - Note: Differs from UIKit: the image keeps what was drawn, and its pixels are made when they are
  ///   asked for, by `TouchstonePixels`.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    _ = Pixels.renderer(for: "UIGraphicsImageRenderer.image(actions:)")
    return drawnImage(actions)
  }

  /// What the closure draws, as a PNG file; empty without `TouchstonePixels.install()`.
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

/// What renderers have in common.
nonisolated open class UIGraphicsRenderer: NSObject {
  /// The format that it was made with.
  public let format: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }

  /// Whether the format allows the context.
  open var allowsImageOutput: Bool { true }
}

/// How big a renderer's pages are.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of what is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// The usual format.
  open class func `default`() -> Self { Self() }
  /// The format that suits the main screen.
  open class func preferred() -> Self { Self() }
}

/// How an image renderer's pages are.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels to a point.
  open var scale: CGFloat = 1
  /// Whether the image has no opacity of its own.
  open var opaque = false
}

/// Handed to what draws.
nonisolated open class UIGraphicsRendererContext: NSObject {
  /// The context that it draws into.
  public let cgContext: CGContext
  /// The format that it was made with.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle, mixed with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { $0.fill(rect) } }
  /// Strokes a rectangle on its inside, with a line of a point.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  /// Strokes a rectangle on its inside, mixed with what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
  }
  /// Draws only inside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blending(_ mode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body(cgContext)
    cgContext.restoreGState()
  }
}

/// What an image renderer draws into.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(
      .picture(cgContext.picture, size: cgContext.size), size: cgContext.size, scale: scale)
  }
}
