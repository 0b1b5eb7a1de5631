import Foundation

/// The positions of a picture's parts, for a page that shows a moment in it.
struct PictureFrames: Encodable {
  /// A line of the timeline.
  struct Row: Encodable {
    /// A span of time that is drawn to scale: seconds, and x positions.
    struct Piece: Encodable {
      var from: Double
      var to: Double
      var left: CGFloat
      var right: CGFloat
    }

    var top: CGFloat
    var bottom: CGFloat
    var pieces: [Piece]

    init(_ row: TimelineRow, top: CGFloat, bottom: CGFloat) {
      self.top = top
      self.bottom = bottom
      pieces = row.row.pieces.map { piece in
        let left = row.left + piece.x
        return Piece(
          from: piece.from, to: piece.to, left: left,
          right: left + CGFloat(piece.to - piece.from) * row.scale.density)
      }
    }
  }

  var size = CGSize.zero
  /// The scene's rectangle in the picture, and picture units per point of the scene.
  var scene = CGRect.zero
  var zoom: CGFloat = 1
  /// The scene's point at the rectangle's upper left corner.
  var origin = CGPoint.zero
  var rows: [Row] = []

  private enum CodingKeys: CodingKey { case width, height, left, top, zoom, rows }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(size.width, forKey: .width)
    try values.encode(size.height, forKey: .height)
    try values.encode(scene.minX - origin.x * zoom, forKey: .left)
    try values.encode(scene.minY - origin.y * zoom, forKey: .top)
    try values.encode(zoom, forKey: .zoom)
    try values.encode(rows, forKey: .rows)
  }
}
