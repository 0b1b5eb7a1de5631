import Foundation

/// A panel drawn with characters: the fingers, the active recognizers, and the latest gestures.
struct TerminalPicture {
  /// Characters are about twice as high as wide.
  private static let aspect = 2.0
  private static let mostRows = 20

  var title: String
  /// The scene's size in points.
  var size: CGSize
  /// Locations of the fingers that are down, oldest first, in points of the scene.
  var fingers: [CGPoint]
  /// The names of the active recognizers.
  var active: [String]
  /// The last lines of the story.
  var story: [String]
  /// The terminal's width in characters.
  var width: Int

  var lines: [String] {
    let (columns, rows) = grid
    let edge = String(repeating: "─", count: columns)
    var cells = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    for (number, finger) in fingers.enumerated() {
      let column = Self.cell(finger.x, of: size.width, columns)
      let row = Self.cell(finger.y, of: size.height, rows)
      cells[row][column] = number < 9 ? Character("\(number + 1)") : "•"
    }
    var lines = [title, "┌\(edge)┐"]
    lines += cells.map { "│\(String($0))│" }
    lines.append("└\(edge)┘")
    lines.append(active.isEmpty ? "" : "now: \(active.joined(separator: ", "))")
    return (lines + story).map { String($0.harmlessName(atMost: 1000).prefix(max(width, 1))) }
  }

  /// Columns and rows with the panel's aspect ratio.
  private var grid: (columns: Int, rows: Int) {
    let widest = Double(max(width - 2, 8))
    let ratio = size.width > 0 && size.height > 0 ? size.height / size.width : 1
    let rows = min(widest * ratio / Self.aspect, Double(Self.mostRows)).rounded()
    let columns = min(rows / ratio * Self.aspect, widest).rounded()
    return (max(Int(bounding: columns), 8), max(Int(bounding: rows), 3))
  }

  private static func cell(_ place: CGFloat, of side: CGFloat, _ count: Int) -> Int {
    guard side > 0, place.isFinite else { return 0 }
    return min(max(Int(bounding: min(max(place / side, 0), 1) * CGFloat(count)), 0), count - 1)
  }
}
