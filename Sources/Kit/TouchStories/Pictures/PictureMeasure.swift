import Foundation

/// How closely a picture is set, so that much of it still is one page.
struct PictureMeasure: Equatable {
  /// How high a finger's lane is, and a recognizer's, in CSS pixels.
  let finger: CGFloat
  let lane: CGFloat
  /// How many seconds a row has before the next begins.
  let rowTime: Double
  /// The most that the scene may be high, and how many lines the lists beside it may have.
  let scene: CGFloat
  let lines: Int

  static let usual = PictureMeasure(finger: 28, lane: 28, rowTime: 6, scene: 430, lines: 22)
  /// From the widest to the closest.
  static let all = [
    usual, PictureMeasure(finger: 20, lane: 24, rowTime: 10, scene: 360, lines: 16),
    PictureMeasure(finger: 13, lane: 22, rowTime: 24, scene: 300, lines: 8),
    PictureMeasure(finger: 13, lane: 22, rowTime: 36, scene: 300, lines: 8),
    PictureMeasure(finger: 11, lane: 22, rowTime: 62, scene: 240, lines: 6),
  ]

  /// How high a sheet of paper is on which a picture of a width goes; a narrow one need not be low.
  static func sheet(_ width: CGFloat) -> CGFloat { 1.414 * max(width, 1000) }

  /// Above and below the lanes of a row, and for the words around the scene and the legend.
  private static let rowRest: CGFloat = 60
  private static let pageRest: CGFloat = 270

  /// How large what is drawn in a finger's lane is, of its usual size.
  var part: CGFloat { finger / Self.usual.finger }

  /// The widest with which all lanes go onto a page; else a close one with which those do that must be
  /// there.
  static func fitting(
    _ picture: TouchPicture, _ lanes: [RecognizerLane], least: [RecognizerLane], on page: CGSize
  ) -> PictureMeasure {
    all.first { $0.fits(picture, lanes, on: page) }
      ?? all.suffix(3).first { $0.fits(picture, least, on: page) } ?? all[all.count - 1]
  }

  /// Whether the picture goes onto a page with these lanes.
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
