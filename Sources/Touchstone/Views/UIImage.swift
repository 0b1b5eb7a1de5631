import Foundation
import Pictures

/// A picture that is not decoded: its size, and what a renderer needs to show it.
nonisolated public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  public let name: String?
  /// A file's content, as it is.
  public let data: Data?
  public let renderingMode: RenderingMode
  public let imageOrientation: Orientation
  /// Whether it is one of the system's symbols.
  public let isSymbolImage: Bool
  /// Edges that keep their size when the picture is stretched.
  public let capInsets: UIEdgeInsets
  let content: ImageContent

  /// Whether a picture is shown as it is, or as a shape in somebody's colour.
  public enum RenderingMode: Int, Sendable {
    /// As wherever it is shown wants it.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How a picture is to be turned before it is shown.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
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
    let bundle = bundle ?? Bundle.main
    let found = [nil, "png", "jpg", "jpeg"].lazy.compactMap {
      bundle.url(forResource: name, withExtension: $0)
    }.first
    guard !name.isEmpty, let found, let data = try? Data(contentsOf: found),
      let file = ImageFormat.read(data)
    else { return nil }
    self.init(
      .file(data, file.format), size: CGSize(width: file.width, height: file.height), name: name,
      data: data)
  }

  /// A picture in a file's bytes.
  /// - Note: Differs from UIKit: only PNG and JPEG, of which the header alone is read; `nil` for
  ///   anything else.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let file = ImageFormat.read(data), scale > 0 else { return nil }
    let size = CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
    self.init(.file(data, file.format), size: size, scale: scale, data: data)
  }

  /// A picture in a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Nothing, without a size.
  public convenience override init() { self.init(.picture(Picture(), size: .zero), size: .zero) }

  init(
    _ content: ImageContent, size: CGSize, scale: CGFloat = 1, name: String? = nil,
    data: Data? = nil, mode: RenderingMode = .automatic, orientation: Orientation = .up,
    isSymbol: Bool = false, caps: UIEdgeInsets = .zero
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
    super.init()
  }

  // MARK: - Equality

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (other.size == size && other.scale == scale && other.name == name
        && other.renderingMode == renderingMode && other.capInsets == capInsets
        && other.imageOrientation == imageOrientation
        && other.content == content)
  }

  public override var hash: Int { (name ?? "").hashValue ^ size.width.hashValue }
}
