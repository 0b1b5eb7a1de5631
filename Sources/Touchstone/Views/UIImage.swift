import Foundation

/// A picture that is not decoded: its size, and a name or the bytes of a file for a renderer.
nonisolated public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  public let name: String?
  /// A file's content, as it is.
  public let data: Data?

  /// The picture of that name, or name with ".png", among the main bundle's files.
  public convenience init?(named name: String) {
    let bundle = Bundle.main
    let found =
      bundle.url(forResource: name, withExtension: nil)
      ?? bundle.url(forResource: name, withExtension: "png")
    guard !name.isEmpty, let found, let data = try? Data(contentsOf: found),
      let size = Self.pixelSize(ofPNG: data)
    else { return nil }
    self.init(size: size, scale: 1, name: name, data: data)
  }

  /// A picture in a file's bytes.
  /// - Note: Differs from UIKit: only the size is read, and only from PNG; `nil` for anything else.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = Self.pixelSize(ofPNG: data), scale > 0 else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(size: size, scale: scale, name: nil, data: data)
  }

  init(size: CGSize, scale: CGFloat, name: String?, data: Data?) {
    self.size = size
    self.scale = scale
    self.name = name
    self.data = data
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.size == size && other.scale == scale && other.name == name && other.data == data
  }

  public override var hash: Int { (name ?? "").hashValue ^ (data?.count ?? 0) }

  /// Width and height stand at fixed places of a PNG's first chunk, highest byte first.
  private static func pixelSize(ofPNG data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }
}
