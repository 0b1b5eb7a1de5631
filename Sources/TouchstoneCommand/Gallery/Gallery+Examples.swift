#if PLAYGROUND
  import EventHandlingGuide
  import PhotoDesk
  import TouchInspector
  import Touchstone

  extension Gallery {
    /// What `touchstone serve` shows: the inspector's own scenes, and this project's examples.
    static var everything: [Example] { all + [desk] + guide }

    private static var desk: Example {
      Example(
        id: "photo-desk", title: "Photo desk", group: "Whole scenes",
        text: "Drag, enlarge, turn and flick the pictures, with as many hands as there are; "
          + "a double tap brings one to the front, a long press opens its menu."
      ) { window in
        show(PhotoDeskViewController(), in: window)
      }
    }

    /// The listings of Apple's event handling guide.
    private static var guide: [Example] {
      [
        listing("tap", "A tap", "A picture appears where one taps, and fades.") {
          TapViewController()
        },
        listing("swipe", "Two swipes", "Left and right send a picture off by 220 points.") {
          SwipeViewController()
        },
        listing(
          "rotation", "A rotation", "Two fingers turn a picture, which then goes level again."
        ) {
          RotationViewController()
        },
        listing(
          "swipe-before-pan", "A swipe before a pan",
          "The pan requires the swipe to fail, so that quick fingers swipe."
        ) { SwipeBeforePanViewController() },
        listing(
          "custom-subview", "Touches that are declined",
          "The delegate declines touches of one subview; everywhere else a tap counts."
        ) { CustomSubviewViewController() },
        listing(
          "touch-handling", "A view that says no",
          "A view that handles touches itself keeps the recognizers above it from beginning."
        ) { TouchHandlingSubviewViewController() },
        listing(
          "delegate-requirements", "Requirements by delegate",
          "Who waits for whom is asked when the fingers are there."
        ) { DelegateRequirementsViewController() },
        listing("pinch-and-rotation", "Pinch and rotation", "The delegate lets both go on at once.")
        {
          PinchAndRotationViewController()
        },
        listing(
          "one-way", "Prevention in one direction",
          "One recognizer keeps the other out, but not the other way round."
        ) { OneWayPreventionViewController() },
        listing(
          "controls", "What controls keep",
          "A tap above the controls hears of none of the taps that they keep for themselves."
        ) { ControlsViewController() },
        listing(
          "delivery", "What the view hears",
          "Whether a view's touches end or are cancelled when a recognizer recognizes."
        ) { TouchDeliveryViewController() },
        listing(
          "checkmark", "A checkmark", "Draw a tick, down and then up, without lifting the finger."
        ) { CheckmarkViewController() },
        listing(
          "incremental-pinch", "A pinch of one's own",
          "A recognizer that keeps a list of its touches, and is put together by hand."
        ) { IncrementalPinchViewController() },
      ]
    }

    private static func listing(
      _ id: String, _ title: String, _ text: String,
      _ make: @escaping @MainActor () -> UIViewController
    ) -> Example {
      Example(id: "guide-\(id)", title: title, group: "Event handling guide", text: text) {
        window in
        let controller = show(make(), in: window)
        dress(controller.view)
        return controller
      }
    }

    private static func show(_ controller: UIViewController, in window: UIWindow)
      -> UIViewController
    {
      window.rootViewController = controller
      return controller
    }

    /// Paper below, and a colour for what has none: the guide's listings are about touches alone.
    private static func dress(_ view: UIView) {
      if view.backgroundColor == nil {
        view.backgroundColor = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)
      }
      for part in view.subviews where !(part is UIControl) && !(part is UIImageView) {
        if part.backgroundColor == nil {
          part.backgroundColor = UIColor(red: 0.8, green: 0.85, blue: 0.88, alpha: 1)
        }
      }
    }
  }
#endif
