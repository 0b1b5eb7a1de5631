import Foundation
import PhotoDesk
import TouchstoneTesting
import UIKit

/// A desk on a stage, with two square pictures of 160 points, upright, at known places.
final class Desk {
  let stage = Stage()
  let controller = PhotoDeskViewController(
    pictures: ["cat", "dog"].map { UIImage(name: $0, size: CGSize(width: 400, height: 400)) })
  var cat: PhotoView { controller.photos[0] }
  var dog: PhotoView { controller.photos[1] }

  init() {
    stage.frameRate = 100
    stage.view.removeFromSuperview()
    stage.window.rootViewController = controller
    controller.view.layoutIfNeeded()
    for (photo, place) in [(cat, CGPoint(x: 120, y: 200)), (dog, CGPoint(x: 280, y: 600))] {
      photo.transform = .identity
      photo.center = place
      watch(photo)
    }
    watch(controller.view)
  }

  /// Logs what recognizers of a view and below do, except for the steps on the way: "cat pan began".
  func watch(_ view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] {
      recognizer.addAction { [unowned self] recognizer in
        guard recognizer.state != .changed else { return }
        let owner = (recognizer.view?.accessibilityIdentifier ?? "?")
          .replacingOccurrences(of: "photo.", with: "")
        stage.log.append("\(owner) \(recognizer.name ?? "?") \(recognizer.state)")
      }
    }
  }

  /// Both fingers drag, pinch and turn a little, so that all three gestures are under way.
  func grasp(_ photo: PhotoView) -> Hand {
    let hand = stage.hand(at: photo.middle, spread: 60).down()
    return hand.move(by: 20, 0, in: 0.02).pinch(to: 1.5, in: 0.05).turn(by: 0.3, in: 0.05)
  }

  /// From back to front.
  var order: [String] {
    controller.view.subviews.map { $0.accessibilityIdentifier ?? "?" }
  }
}

/// What of a picture lies under fingers, in the picture's own coordinates.
func places(under fingers: [Finger], of photo: PhotoView) -> [CGPoint] {
  fingers.map { photo.convert($0.location, from: nil) }
}

func isNear(_ one: [CGPoint], _ other: [CGPoint], within limit: CGFloat = 1e-6) -> Bool {
  one.count == other.count
    && zip(one, other).allSatisfy { abs($0.x - $1.x) <= limit && abs($0.y - $1.y) <= limit }
}

func isNear(_ one: CGPoint, _ other: CGPoint, within limit: CGFloat = 1e-6) -> Bool {
  isNear([one], [other], within: limit)
}

extension PhotoView {
  var angle: CGFloat { atan2(transform.b, transform.a) }
  var size: CGFloat { hypot(transform.a, transform.b) }
  /// Where and how it lies, to compare.
  var pose: [CGPoint] {
    [CGPoint.zero, CGPoint(x: bounds.maxX, y: 0), CGPoint(x: 0, y: bounds.maxY)].map {
      convert($0, to: superview)
    }
  }
}
