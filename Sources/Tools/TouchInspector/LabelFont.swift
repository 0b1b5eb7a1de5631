import Foundation
import InspectorNetwork

/// The font whose widths are used to measure text, for browsers that do not have it. It comes from the machine's package
/// (`fonts-dejavu-extra`); the project does not contain it.
enum LabelFont {
  /// Paths used by Debian and other distributions.
  static let places = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSansCondensed.ttf",
    "/usr/share/fonts/TTF/DejaVuSansCondensed.ttf",
  ]
  /// A larger file is not this font.
  private static let largest = 4_000_000

  /// The files found on this machine, read once.
  static let installed = files(from: places)

  /// A style sheet that names the font, and the font file if one of the paths has it. A browser with the font does not request
  /// the file; without either, the browser uses another font, and labels are fitted to it.
  static func files(from places: [String]) -> [String: PageFile] {
    var sources = ["local(\"DejaVu Sans Condensed\")", "local(\"DejaVuSansCondensed\")"]
    var files: [String: PageFile] = [:]
    if let font = places.lazy.compactMap(read).first {
      files["/label.ttf"] = PageFile(name: "label.ttf", bytes: font)
      sources.append("url(\"label.ttf\") format(\"truetype\")")
    }
    let style = """
      @font-face { font-family: "Touchstone Label"; src: \(sources.joined(separator: ", ")); }

      """
    files["/font.css"] = PageFile(name: "font.css", bytes: Array(style.utf8))
    return files
  }

  private static func read(_ place: String) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: place) else { return nil }
    defer { try? file.close() }
    let data = (try? file.read(upToCount: largest + 1)) ?? Data()
    return (1...largest).contains(data.count) ? Array(data) : nil
  }
}
