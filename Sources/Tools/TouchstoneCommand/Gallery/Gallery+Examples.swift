#if PLAYGROUND
  import Composed
  import Drags
  import DrawnControls
  import EventHandlingGuide
  import Foundation
  import Lists
  import PhotoDesk
  import TouchInspector
  import Touchstone

  extension Gallery {
    /// The examples of `touchstone serve`: the inspector's own scenes, and this project's examples.
    package static var everything: [Example] {
      all + [desk, drawn] + drags + listed + composed + guide
    }

    private static var drawn: Example {
      screen(
        "drawn-controls", "Controls that draw themselves",
        "Draw with fingers or a pencil, turn the knob for another ink, "
          + "move the range and the stick."
      ) { DrawnControlsViewController() }
    }

    /// Objects that a finger drags, each on its own screen.
    private static var drags: [Example] {
      [
        screen(
          "drags-sheet", "A bottom sheet with a list inside",
          "Pull the sheet up to its three heights, also by the list; "
            + "at its top the list hands the finger back to the sheet."
        ) { BottomSheetViewController() },
        screen(
          "drags-cards", "A stack of cards",
          "Throw the top card to either side, or let it come back."
        ) { CardsViewController() },
        screen(
          "drags-story", "A screen that is pulled down",
          "The button brings up a screen; a finger takes it down, or lets it go up again."
        ) { StoryViewController() },
        screen(
          "drags-chat", "Messages to reply to",
          "Pull a message to the right until it clicks; up and down the list scrolls."
        ) { Drags.ChatViewController() },
      ]
    }

    private static let listsAndText = "Lists and text"

    /// Whole screens with lists and text.
    private static var listed: [Example] {
      [
        screen(
          "lists-mail", "Mail",
          "Swipe a row either way, pull the list down, tap a row. Two fingers select several; "
            + "while the list is edited, a row moves by its handle.", in: listsAndText
        ) { UINavigationController(rootViewController: MailViewController()) },
        screen(
          "lists-photos", "Photos",
          "Two fingers that move apart change the columns; two that move together select. "
            + "Tap a photo, then scroll.", in: listsAndText
        ) { PhotosViewController() },
        screen(
          "lists-chat", "A chat",
          "Tap the field, type and send; a drag or a tap on a message puts the keyboard away, "
            + "a long press likes the message.", in: listsAndText
        ) { Lists.ChatViewController() },
        screen(
          "lists-settings", "Settings",
          "Move the slider, then the list from beside it. A row unfolds a picker that turns "
            + "inside of the list.", in: listsAndText
        ) { SettingsViewController() },
      ]
    }

    private static func screen(
      _ id: String, _ title: String, _ text: String, in group: String = "Whole scenes",
      _ make: @escaping @MainActor () -> UIViewController
    ) -> Example {
      Example(id: id, title: title, group: group, text: text) { window in
        show(make(), in: window)
      }
    }

    private static var desk: Example {
      screen(
        "photo-desk", "Photo desk",
        "Drag, enlarge, turn and flick with all hands; "
          + "a double tap brings forward, a long press has a menu."
      ) { PhotoDeskViewController() }
    }

    /// The listings of Apple's Event Handling Guide.
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
          "Failure requirements are asked for when the fingers are there."
        ) { DelegateRequirementsViewController() },
        listing("pinch-and-rotation", "Pinch and rotation", "The delegate lets both go on at once.")
        {
          PinchAndRotationViewController()
        },
        listing(
          "one-way", "Prevention in one direction",
          "One recognizer prevents the other, but not the other way round."
        ) { OneWayPreventionViewController() },
        listing(
          "controls", "What controls keep",
          "A tap above the controls receives none of the taps that they keep for themselves."
        ) { ControlsViewController() },
        listing(
          "delivery", "What the view receives",
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
      Example(
        id: "guide-\(id)", title: title, group: "Event handling guide", text: text, size: guideSize
      ) { window in
        let controller = show(make(), in: window)
        GuideGround(named: id, shows: controller.view, in: window).appear()
        return controller
      }
    }

    static func show(_ controller: UIViewController, in window: UIWindow)
      -> UIViewController
    {
      window.rootViewController = controller
      return controller
    }

    /// The listings' views have fixed positions on a phone's screen.
    private static let guideSize = CGSize(width: 390, height: 560)
  }
#endif
