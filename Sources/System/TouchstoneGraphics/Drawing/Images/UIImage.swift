import Foundation
import Pictures

/// An image that is not decoded: its size, and the content that a renderer needs.
nonisolated public final class UIImage: NSObject, Sendable {
  /// The size, in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The name by which the image was loaded; `nil` for none.
  public let name: String?
  /// The unchanged content of the file; `nil` for an image without a file.
  public let data: Data?
  /// Whether the image is shown in its own colours or in the tint colour.
  public let renderingMode: RenderingMode
  /// The rotation and mirroring of the image.
  public let imageOrientation: Orientation
  /// Whether the image is a system symbol.
  public let isSymbolImage: Bool
  /// The end caps, which keep their size when the image is stretched.
  public let capInsets: UIEdgeInsets
  /// The images of an animated image; `nil` for other images.
  public let images: [UIImage]?
  /// The duration of an animated image, in seconds.
  public let duration: TimeInterval
  /// Whether the image is mirrored in right-to-left layouts.
  public let flipsForRightToLeftLayoutDirection: Bool
  package let content: ImageContent

  /// The rendering of an image: in its own colours, or as a template.
  public enum RenderingMode: Int, Sendable {
    /// Depends on where the image is shown.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a template in the tint colour.
    case alwaysTemplate = 2
  }

  /// The rotation and mirroring of an image.
  public enum Orientation: Int, Sendable {
    /// No rotation.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated by 90 degrees counterclockwise.
    case left = 2
    /// Rotated by 90 degrees clockwise.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Rotated by 180 degrees and mirrored.
    case downMirrored = 5
    /// Rotated by 90 degrees counterclockwise and mirrored.
    case leftMirrored = 6
    /// Rotated by 90 degrees clockwise and mirrored.
    case rightMirrored = 7
  }

  /// The image with a name in the main bundle; the extension ".png" or ".jpg" can be omitted.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image with a name in a bundle; `nil` means the main bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    // The resources of an app that is built as a package are not in its main bundle.
    let bundles = bundle.map { [$0] } ?? [Bundle.main] + Bundle.resources
    let found = bundles.lazy.flatMap { bundle in
      [nil, "png", "jpg", "jpeg"].lazy.compactMap {
        bundle.url(forResource: name, withExtension: $0)
      }
    }.first
    guard !name.isEmpty, let found, let data = try? Data(contentsOf: found),
      let file = ImageFormat.read(data)
    else { return nil }
    self.init(
      .file(data, file.format), size: CGSize(width: file.width, height: file.height), name: name,
      data: data)
  }

  /// Makes an image from a file's data; `nil` if the data are invalid.
  /// - Note: Differs from UIKit: only PNG and JPEG, up to 64 megapixels. Without `TouchstonePixels.install()` only the header
  ///   is read.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    self.init(data, scale: scale, for: "UIImage(data:)")
  }

  private convenience init?(_ data: Data, scale: CGFloat, for call: String) {
    guard let file = ImageFormat.read(data), scale > 0 else { return nil }
    if let renderer = Pixels.renderer(for: call), renderer.bitmap(decoding: data) == nil {
      return nil
    }
    let size = CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
    self.init(.file(data, file.format), size: size, scale: scale, data: data)
  }

  /// Makes an image from a file; `nil` if that is impossible.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data, scale: 1, for: "UIImage(contentsOfFile:)")
  }

  /// Makes an empty image without a size.
  public convenience override init() { self.init(.picture(Picture(), size: .zero), size: .zero) }

  package init(
    _ content: ImageContent, size: CGSize, scale: CGFloat = 1, name: String? = nil,
    data: Data? = nil, mode: RenderingMode = .automatic, orientation: Orientation = .up,
    isSymbol: Bool = false, caps: UIEdgeInsets = .zero, images: [UIImage]? = nil,
    duration: TimeInterval = 0, flips: Bool = false
  ) {
    self.content = content
    self.size = size
    self.scale = scale
    self.name = name
    self.data = data
    renderingMode = mode
    imageOrientation = orientation
    isSymbolImage = isSymbol
    capInsets = caps
    self.images = images
    self.duration = duration
    flipsForRightToLeftLayoutDirection = flips
    super.init()
  }

  // MARK: - Equality

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (other.size == size && other.scale == scale && other.name == name
        && other.renderingMode == renderingMode && other.capInsets == capInsets
        && other.imageOrientation == imageOrientation && other.images == images
        && other.content == content)
  }

  public override var hash: Int { (name ?? "").hashValue ^ size.width.hashValue }
}
