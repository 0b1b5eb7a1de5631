import Foundation

nonisolated extension UIColor {
  /// The colour with a name in an asset catalogue of the main bundle; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour with a name in an asset catalogue of a bundle, for any appearance; `nil` as the
  /// bundle means the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let shade = ColorCatalog(bundle ?? .main).shade(name) else { return nil }
    self.init(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
  }
}

/// The colour sets of a bundle's asset catalogues.
nonisolated private struct ColorCatalog {
  struct Shade {
    var red, green, blue, alpha: CGFloat
  }

  private let files: URL

  init(_ bundle: Bundle) { files = bundle.resourceURL ?? bundle.bundleURL }

  func shade(_ name: String) -> Shade? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, !parts.contains("..") else { return nil }
    let catalogs = try? FileManager.default.contentsOfDirectory(
      at: files, includingPropertiesForKeys: nil)
    for catalog in catalogs ?? [] where catalog.pathExtension == "xcassets" {
      let set = catalog.appendingPathComponent(name + ".colorset/Contents.json")
      guard let data = try? Data(contentsOf: set),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      else { continue }
      let colors = contents.colors.filter { $0.appearances == nil }
      if let shade = colors.compactMap(\.color?.components.shade).first { return shade }
    }
    return nil
  }

  private struct Contents: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    var appearances: [[String: String]]?
    var color: Color?
  }

  private struct Color: Decodable {
    var components: Components
  }

  private struct Components: Decodable {
    var red, green, blue, white, alpha: String?

    var shade: Shade? {
      let opacity = Self.number(alpha) ?? 1
      if let white = Self.number(white) {
        return Shade(red: white, green: white, blue: white, alpha: opacity)
      }
      guard let red = Self.number(red), let green = Self.number(green),
        let blue = Self.number(blue)
      else { return nil }
      return Shade(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// Parses "0.5", "128" (of 255) and "0x80".
    private static func number(_ text: String?) -> CGFloat? {
      guard let text else { return nil }
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      guard let value = Double(text), value.isFinite else { return nil }
      return text.contains(".") ? value : value / 255
    }
  }
}
