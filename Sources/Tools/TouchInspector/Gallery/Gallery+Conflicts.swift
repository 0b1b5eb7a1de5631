import Foundation
import Touchstone

extension Gallery {
  /// The classic conflicts, each next to its cure.
  static var conflicts: [Example] {
    [
      scene(
        "tap-beats-double", "A single tap in every double tap",
        "The single tap is recognized at the first lift, and the double tap still comes: both act."
      ) { taps($0, waits: false) },
      scene(
        "tap-waits-for-double", "Cured: the single tap waits",
        "The single tap requires the double tap to fail: both come, the single one later."
      ) { taps($0, waits: true) },
      scene(
        "pan-beats-swipe", "A swipe that never fires",
        "The pan begins after 10 points, long before a swipe is complete."
      ) { swipeAndPan($0, waits: false) },
      scene(
        "pan-waits-for-swipe", "Cured: the pan waits",
        "The pan requires the swipe to fail: quick fingers swipe, slow ones pan."
      ) { swipeAndPan($0, waits: true) },
      scene(
        "pinch-or-rotation", "Pinch or rotation, not both",
        "Whichever begins first prevents the other."
      ) { pinchAndRotation($0, together: nil) },
      scene(
        "pinch-and-rotation", "Cured: both at once",
        "The delegate lets both recognize at the same time: move, zoom and turn at once."
      ) { poster in
        let together = Together()
        pinchAndRotation(poster, together: together)
        return together
      },
      scene(
        "drag-beats-press", "A long press that slips",
        "A finger that moves more than 10 points drags instead: hold still to press."
      ) { poster in
        poster.add(UILongPressGestureRecognizer(), named: "press") { press, poster in
          poster.say("Long press \(press.state)")
        }
        poster.add(UIPanGestureRecognizer(), named: "drag") { pan, poster in
          poster.drag(by: pan)
          poster.say("Drag \(pan.state)")
        }
        return nil
      },
    ]
  }

  /// Allows all simultaneous recognition.
  final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  static func taps(_ poster: Poster, waits: Bool) -> AnyObject? {
    let double = poster.add(UITapGestureRecognizer(), named: "double") { _, poster in
      poster.count("Double tap")
    }
    double.numberOfTapsRequired = 2
    let single = poster.add(UITapGestureRecognizer(), named: "single") { _, poster in
      poster.count("Single tap")
    }
    if waits { single.require(toFail: double) }
    return nil
  }

  @discardableResult
  static func swipeAndPan(_ poster: Poster, waits: Bool) -> AnyObject? {
    let swipe = poster.add(UISwipeGestureRecognizer(), named: "swipe") { _, poster in
      poster.say("Swiped right")
    }
    let pan = poster.add(UIPanGestureRecognizer(), named: "pan") { pan, poster in
      poster.drag(by: pan)
      poster.say("Pan \(pan.state)")
    }
    if waits { pan.require(toFail: swipe) }
    return nil
  }

  @discardableResult
  static func pinchAndRotation(_ poster: Poster, together: Together?) -> AnyObject? {
    poster.add(UIPinchGestureRecognizer(), named: "pinch") { pinch, poster in
      poster.scale(by: pinch)
      poster.say("Pinch \(pinch.state)")
    }.delegate = together
    poster.add(UIRotationGestureRecognizer(), named: "rotation") { rotation, poster in
      poster.turn(by: rotation)
      poster.say("Rotation \(rotation.state)")
    }.delegate = together
    if let together {
      let pan = poster.add(UIPanGestureRecognizer(), named: "pan") { pan, poster in
        poster.drag(by: pan)
      }
      pan.delegate = together
    }
    return nil
  }

  private static func scene(
    _ id: String, _ title: String, _ text: String,
    fill: @escaping @MainActor (Poster) -> AnyObject?
  ) -> Example {
    Example(id: id, title: title, group: "Conflicts", text: text) { window in
      let poster = Poster(in: window, picture: "conflict \(id)", says: "Nothing yet")
      return Kept(poster: poster, other: fill(poster))
    }
  }

  final class Kept {
    let poster: Poster
    let other: AnyObject?

    init(poster: Poster, other: AnyObject?) {
      self.poster = poster
      self.other = other
    }
  }
}
