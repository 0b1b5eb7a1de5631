import Foundation
import GestureCore
import Pictures
import Touchstone

/// What is to be seen of a recording or a test: where fingers went, and what recognizers made of
/// it.
///
/// A pure value, without colours or coordinates on a page; `PictureSVG` draws it.
package struct TouchPicture: Equatable {
  package var title = ""
  /// What is worth knowing about the source: format, device.
  package var details: [String] = []
  /// The scene's size in points; all places are in its space.
  package var size = CGSize.zero
  /// How many of these points are a millimetre of the surface; `nil` where it is not known.
  package var pointsPerMillimetre: CGFloat?
  /// Superviews before their subviews.
  package var views: [OutlinedView] = []
  /// What views and layers have drawn, if any has.
  package var drawing: Pictures.Picture?
  /// In the order in which they came down.
  package var touches: [TouchPath] = []
  /// Those that took part, in the scene's order.
  package var lanes: [RecognizerLane] = []
  package var remarks: [PictureRemark] = []
  /// What was recognized, and what came near and was not, in order of time.
  package var gestures: [PictureLine] = []
  package var losses: [PictureLine] = []
  /// The recognizers of the scene that no touch came to.
  package var bystanders: [String] = []
  /// The first and the last moment of everything in the picture.
  package var span = Timestamp.zero...Timestamp.zero
  /// Where the picture stops because it would become too much, if it does.
  package var cut: Timestamp?

  package init() {}

  /// The part of the scene that is drawn: all of it, or the reach of the fingers where that is less than a fifth.
  var region: CGRect {
    let whole = CGRect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    let places = touches.flatMap(\.stops).map(\.location)
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      whole.contains(CGPoint(x: left, y: top)), right <= whole.maxX, bottom <= whole.maxY
    else { return whole }
    // The surroundings of the fingers, and enough of them that a tap is seen within its view.
    let (width, height) = (
      min(whole.width, max(right - left + 2 * Self.surrounding, Self.leastRegion)),
      min(whole.height, max(bottom - top + 2 * Self.surrounding, Self.leastRegion))
    )
    guard width * height < whole.width * whole.height / 5 else { return whole }
    let x = min(max(0, (left + right - width) / 2), whole.width - width)
    let y = min(max(0, (top + bottom - height) / 2), whole.height - height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// In points.
  private static let surrounding: CGFloat = 32
  private static let leastRegion: CGFloat = 140

  func isWhole(_ region: CGRect) -> Bool {
    region.width >= size.width && region.height >= size.height
  }

  /// How many fingers were down at one time at most.
  package var fingerCount: Int { (touches.map(\.lane).max() ?? -1) + 1 }
}

/// Something about the input or the scene that a developer should look at.
package struct PictureRemark: Equatable {
  package var time: Timestamp
  package var words: String
}
