import Foundation
import GestureCore
import Pictures
import Touchstone

/// The content of a picture of a recording or test: the fingers' paths and the recognizers' results.
///
/// A plain value without colours and page coordinates; `PictureSVG` draws it.
package struct TouchPicture: Equatable {
  package var title = ""
  /// Facts about the source: format, device.
  package var details: [String] = []
  /// The scene's size in points; all locations are in scene space.
  package var size = CGSize.zero
  /// Points per millimetre of the surface; `nil` if unknown.
  package var pointsPerMillimetre: CGFloat?
  /// Superviews before their subviews.
  package var views: [OutlinedView] = []
  /// The drawing of views and layers; `nil` if there is none.
  package var drawing: Pictures.Picture?
  /// In the order of landing.
  package var touches: [TouchPath] = []
  /// The lanes of recognizers that took part, in the scene's order.
  package var lanes: [RecognizerLane] = []
  package var remarks: [PictureRemark] = []
  /// The recognized gestures, and those that nearly were, in order of time.
  package var gestures: [PictureLine] = []
  package var losses: [PictureLine] = []
  /// The recognizers of the scene that received no touch.
  package var bystanders: [String] = []
  /// The first and last time in the picture.
  package var span = Timestamp.zero...Timestamp.zero
  /// The time at which the picture was cut because of its size; `nil` if it is complete.
  package var cut: Timestamp?

  package init() {}

  /// The part of the scene that is drawn: the whole scene, or the area around the fingers if that is less than a fifth of it.
  var region: CGRect {
    let whole = CGRect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    let places = touches.flatMap(\.stops).map(\.location)
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      whole.contains(CGPoint(x: left, y: top)), right <= whole.maxX, bottom <= whole.maxY
    else { return whole }
    // The area around the fingers, large enough to show a tap in its view.
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

  /// The largest number of fingers that were down at a time.
  package var fingerCount: Int { (touches.map(\.lane).max() ?? -1) + 1 }
}

/// A remark about the input or the scene for developers.
package struct PictureRemark: Equatable {
  package var time: Timestamp
  package var words: String
}
