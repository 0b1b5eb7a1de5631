import Foundation

/// The density of a picture's layout, so that long recordings fit on a page.
struct PictureMeasure: Equatable {
  /// The heights of a finger's and a recognizer's lane in CSS pixels.
  let finger: CGFloat
  let lane: CGFloat
  /// Seconds per row.
  let rowTime: Double
  /// The scene's maximum height, and the maximum number of lines in the lists next to it.
  let scene: CGFloat
  let lines: Int

  static let usual = PictureMeasure(finger: 28, lane: 28, rowTime: 6, scene: 430, lines: 22)
  /// From the largest to the smallest layout.
  static let all = [
    usual, PictureMeasure(finger: 20, lane: 24, rowTime: 10, scene: 360, lines: 16),
    PictureMeasure(finger: 13, lane: 22, rowTime: 24, scene: 300, lines: 8),
    PictureMeasure(finger: 13, lane: 22, rowTime: 36, scene: 300, lines: 8),
    PictureMeasure(finger: 11, lane: 22, rowTime: 62, scene: 240, lines: 6),
  ]

  /// The height of a sheet of paper for a picture's width; narrow pictures may be higher.
  static func sheet(_ width: CGFloat) -> CGFloat { 1.414 * max(width, 1000) }

  /// Heights of a row without its lanes, and of the texts around the scene with the legend.
  private static let rowRest: CGFloat = 60
  private static let pageRest: CGFloat = 270

  /// The scale of symbols in a finger's lane.
  var part: CGFloat { finger / Self.usual.finger }

  /// The largest layout in which all lanes fit on a page; otherwise one in which the required lanes do.
  static func fitting(
    _ picture: TouchPicture, _ lanes: [RecognizerLane], least: [RecognizerLane], on page: CGSize
  ) -> PictureMeasure {
    all.first { $0.fits(picture, lanes, on: page) }
      ?? all.suffix(3).first { $0.fits(picture, least, on: page) } ?? all[all.count - 1]
  }

  /// Whether the picture with these lanes fits on a page.
  func fits(_ picture: TouchPicture, _ lanes: [RecognizerLane], on page: CGSize) -> Bool {
    let rows = TimeScale(picture, width: max(100, page.width - 200), rowTime: rowTime).rows
    let high = rows.reduce(scene + Self.pageRest) { sum, row in
      let touches = picture.touches.filter {
        $0.began.seconds <= row.to && $0.ended.seconds >= row.from
      }
      let fingers = Set(touches.map(\.lane)).count
      return sum + Self.rowRest + CGFloat(fingers) * finger
        + CGFloat(FoldedLane.folded(lanes, in: row).count) * lane
    }
    return high <= page.height
  }
}
