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

  /// How many fingers were down at one time at most.
  package var fingerCount: Int { (touches.map(\.lane).max() ?? -1) + 1 }
}

/// Something about the input or the scene that a developer should look at.
package struct PictureRemark: Equatable {
  package var time: Timestamp
  package var words: String
}
