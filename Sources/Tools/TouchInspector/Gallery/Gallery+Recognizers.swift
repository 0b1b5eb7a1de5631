import Foundation
import Touchstone

extension Gallery {
  /// Each built-in recognizer by itself.
  static var recognizers: [Example] {
    [
      scene("tap", "Tap", "Tap the picture. A finger that moves or stays too long is no tap.") {
        poster in
        poster.add(UITapGestureRecognizer(), named: "tap") { _, poster in poster.count("Tapped") }
      },
      scene(
        "double-tap", "Single and double tap",
        "The single tap waits until the double tap has failed: see how late it comes."
      ) { poster in
        let double = poster.add(UITapGestureRecognizer(), named: "double") { _, poster in
          poster.say("Double tap")
        }
        double.numberOfTapsRequired = 2
        poster.add(UITapGestureRecognizer(), named: "single") { _, poster in
          poster.say("Single tap")
        }.require(toFail: double)
      },
      scene("long-press", "Long press", "Rest a finger on the picture for half a second.") {
        poster in
        poster.add(UILongPressGestureRecognizer(), named: "press") { press, poster in
          poster.say("Long press \(press.state)")
          poster.card.alpha = press.state == .began || press.state == .changed ? 0.6 : 1
        }
      },
      scene("pan", "Pan", "Drag the picture with one finger or several.") { poster in
        poster.add(UIPanGestureRecognizer(), named: "pan") { pan, poster in
          poster.drag(by: pan)
          let velocity = pan.velocity(in: poster.view)
          poster.say("Pan \(pan.state), \(Int(bounding: hypot(velocity.x, velocity.y))) pt/s")
        }
      },
      scene("pinch", "Pinch", "Two fingers (with a mouse: hold Alt) make the picture larger.") {
        poster in
        poster.add(UIPinchGestureRecognizer(), named: "pinch") { pinch, poster in
          poster.scale(by: pinch)
          poster.say("Pinch \(pinch.state)")
        }
      },
      scene("rotation", "Rotation", "Two fingers turn the picture.") { poster in
        poster.add(UIRotationGestureRecognizer(), named: "rotation") { rotation, poster in
          poster.turn(by: rotation)
          poster.say("Rotation \(rotation.state)")
        }
      },
      scene("swipe", "Swipe", "Four recognizers, one for each direction; the quick finger wins.") {
        poster in
        let directions: [(String, UISwipeGestureRecognizer.Direction)] = [
          ("left", .left), ("right", .right), ("up", .up), ("down", .down),
        ]
        for (word, direction) in directions {
          poster.add(UISwipeGestureRecognizer(), named: "swipe \(word)", to: poster.view) {
            _, poster in poster.say("Swiped \(word)")
          }.direction = direction
        }
      },
      scene("edge", "Screen-edge pan", "Start at the left edge of the stage and move inwards.") {
        poster in
        poster.add(UIScreenEdgePanGestureRecognizer(), named: "edge", to: poster.view) {
          edge, poster in
          let reach = max(0, edge.translation(in: poster.view).x)
          poster.card.transform = CGAffineTransform(translationX: reach * 0.5, y: 0)
          poster.say("Edge pan \(edge.state), \(Int(bounding: reach)) pt")
        }.edges = .left
      },
      scene("hover", "Hover", "Move a mouse or a pen over the picture without touching.") {
        poster in
        poster.add(UIHoverGestureRecognizer(), named: "hover") { hover, poster in
          let isOver = hover.state == .began || hover.state == .changed
          poster.card.alpha = isOver ? 0.7 : 1
          poster.say("Hover \(hover.state)")
        }
      },
    ]
  }

  private static func scene(
    _ id: String, _ title: String, _ text: String, fill: @escaping @MainActor (Poster) -> Void
  ) -> Example {
    Example(id: id, title: title, group: "Recognizers", text: text) { window in
      let poster = Poster(in: window, picture: id, says: "Nothing yet")
      fill(poster)
      return poster
    }
  }
}
