import Foundation
import Pictures

/// A picture that is not decoded: its size, and what a renderer needs to show it.
nonisolated public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// The name that it was asked for by; `nil` if it has none.
  public let name: String?
  /// A file's content, as it is.
  public let data: Data?
  /// Whether its own colours are shown or the tint's.
  public let renderingMode: RenderingMode
  /// How it is turned or mirrored when it is shown.
  public let imageOrientation: Orientation
  /// Whether it is one of the system's symbols.
  public let isSymbolImage: Bool
  /// Edges that keep their size when the picture is stretched.
  public let capInsets: UIEdgeInsets
  /// The pictures that an animated image shows one after another; `nil` for one that is not animated.
  public let images: [UIImage]?
  /// How long an animated image takes, in seconds.
  public let duration: TimeInterval
  /// Whether it is mirrored where text runs from right to left.
  public let flipsForRightToLeftLayoutDirection: Bool
  package let content: ImageContent

  /// Whether a picture is shown as it is, or as a shape in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As wherever it is shown wants it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// Its shape, in the tint colour.
    case alwaysTemplate = 2
  }

  /// How a picture is to be turned before it is shown.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up = 0
    /// Turned by half.
    case down = 1
    /// Turned by a quarter to the left.
    case left = 2
    /// Turned by a quarter to the right.
    case right = 3
    /// Mirrored from side to side.
    case upMirrored = 4
    /// Turned by half and mirrored.
    case downMirrored = 5
    /// Turned to the left and mirrored.
    case leftMirrored = 6
    /// Turned to the right and mirrored.
    case rightMirrored = 7
  }

  /// The picture of that name, or name with ".png" or ".jpg", among the main bundle's files.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The picture of that name among a bundle's files; `nil` for the main bundle's.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    // The resources of an app that is built as a package do not lie in its main bundle.
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

  /// A picture in a file's bytes; `nil` if they are broken.
  /// - Note: Differs from UIKit: only PNG and JPEG, of at most 64 megapixels. Without
  ///   `TouchstonePixels.install()` the header alone is read.
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

  /// A picture in a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data, scale: 1, for: "UIImage(contentsOfFile:)")
  }

  /// Nothing, without a size.
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
