import Foundation
import GestureCore
import Pictures
import TouchstonePixels

/// One drawing of the table: what is drawn, by name, on a page of ``side`` points.
struct Row: Encodable {
  static let side: CGFloat = 64

  var name: String
  var svg: String
  /// For an outlet that does not read SVG.
  var picture: Picture
  /// A PNG file by `TouchstonePixels`, two pixels to a point.
  var pixels = Data()

  init(_ name: String, _ operations: [Picture.Operation]) {
    self.name = name
    picture = Picture(operations)
    svg = picture.svg(canvas: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
  }
}

/// Prints each drawing as a line of JSON, for Scripts/pictures.
@main struct Main {
  static func main() throws {
    let page = CGRect(x: 0, y: 0, width: Row.side, height: Row.side)
    for var row in Row.shapes + Row.paints + Row.contents + Row.wholes {
      let renderer = TouchstonePixels.renderer
      row.pixels = try renderer.png(renderer.bitmap(of: row.picture, in: page, scale: 2))
      print(String(decoding: try JSONEncoder().encode(row), as: UTF8.self))
    }
  }
}
