import Foundation
import InspectorNetwork

/// The font by whose widths text is measured, for browsers that do not have it. It comes from the
/// machine's own package (`fonts-dejavu-extra`): the font itself is no part of this project.
enum LabelFont {
  /// Where Debian and others put it.
  static let places = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSansCondensed.ttf",
    "/usr/share/fonts/TTF/DejaVuSansCondensed.ttf",
  ]
  /// Whatever is larger is another file.
  private static let largest = 4_000_000

  /// Those of this machine, read once.
  static let installed = files(from: places)

  /// A style sheet that names the font, and the font if one of the places has it. A browser that has it
  /// asks for none; without both it takes another one, to whose letters labels are fitted.
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
