#if PLAYGROUND
  import Composed
  import Drags
  import Foundation
  import TouchInspector
  import Touchstone

  extension Gallery {
    /// Examples with composed gestures (docs/composing.md).
    static var composed: [Example] {
      [
        example(
          "photo", "A photo viewer in 60 lines",
          "Tap twice or pinch to come nearer, move and fling it there; pull it down to let it go."
        ) {
          let controller = PhotoViewController()
          controller.loadViewIfNeeded()
          controller.photo.image = UIImage(name: "harbour", size: CGSize(width: 400, height: 300))
          return controller
        },
        example(
          "map", "A map that glides",
          "Fling it, catch it; pinch and turn it; tap and drag to come nearer with one finger."
        ) { MapViewController() },
        example(
          "controls", "Canvas and joystick, composed",
          "The drawn controls a second time: what is wet on the canvas, and the stick, go back by "
            + "themselves."
        ) { ComposedControlsViewController() },
        example(
          "cards", "A stack of cards, composed",
          "Throw the top card to either side, or let it come back."
        ) { CardsViewController(ComposedCardStack()) },
      ]
    }

    private static func example(
      _ id: String, _ title: String, _ text: String,
      _ make: @escaping @MainActor () -> UIViewController
    ) -> Example {
      Example(id: "composed-\(id)", title: title, group: "Composed gestures", text: text) {
        window in show(make(), in: window)
      }
    }
  }
#endif
