import Foundation
import Touchstone

extension Gallery {
  /// A course about touches and gestures; the page detects when each lesson's task is done.
  package static var lessons: [Example] {
    let all = touchLessons + gestureLessons + controlLessons
    return all.enumerated().map { index, lesson in
      var lesson = lesson
      lesson.title = "\(index + 1). \(lesson.title)"
      return lesson
    }
  }

  private static var touchLessons: [Example] {
    [
      lesson(
        "touch", "A touch",
        "A touch goes to one view, from the moment it comes down until it lifts.",
        task: "Put a finger on the card, move it, and lift it.",
        wants: ["card receives began", "card receives moved", "card receives ended"],
        page: "docs/touches-and-delivery.md",
        reference: "UITouch"
      ) { _ in nil },
      lesson(
        "hit-test", "The hit test",
        "The view under the finger is looked for from the window down, in views that have the point.",
        task: "Touch the card, and then beside it, where the table is hit.",
        wants: ["card receives began", "table receives began"],
        page: "docs/touches-and-delivery.md",
        reference: "UIView.hitTest(_:with:)"
      ) { _ in nil },
      lesson(
        "chain", "The responder chain",
        "The card does not handle touches, so they go on to its superview, which answers with a tick.",
        task: "Tap the card. Only the tray below it has code for touches.",
        wants: ["card receives began", "haptic selection"], page: "docs/reference/responders.md",
        reference: "UIResponder"
      ) { poster in
        let tray = Tray(poster)
        tray.frame = poster.card.frame.insetBy(dx: -24, dy: -24)
        poster.view.insertSubview(tray, belowSubview: poster.card)
        poster.card.frame = tray.bounds.insetBy(dx: 24, dy: 24)
        tray.addSubview(poster.card)
        return nil
      },
    ]
  }

  private static var gestureLessons: [Example] {
    [
      lesson(
        "states", "The states of a gesture",
        "A continuous gesture begins, changes and ends. Follow the lane below as you drag.",
        task: "Drag the card, and lift the finger.",
        wants: ["pan began", "pan action changed", "pan ended"], page: "docs/how-gestures-work.md",
        reference: "UIGestureRecognizer"
      ) { poster in
        poster.add(UIPanGestureRecognizer(), named: "pan") { pan, poster in
          poster.drag(by: pan)
          poster.say("Pan \(pan.state)")
        }
        return nil
      },
      lesson(
        "two", "Two recognizers, one finger",
        "Once a gesture begins, it prevents the others that have the same finger.",
        task: "Make the swipe fail: drag the card quickly to the right.",
        wants: ["pan began", "swipe failed"], page: "docs/arbitration.md",
        reference: "UIGestureRecognizer.canPrevent(_:)"
      ) { swipeAndPan($0, waits: false) },
      lesson(
        "waiting", "One gesture waits for another",
        "The single tap requires the double tap to fail, and comes when no second tap has come in time.",
        task: "Make a single tap, and then a double tap.",
        wants: ["double failed", "single ended", "double ended"], page: "docs/arbitration.md",
        reference: "UIGestureRecognizer.require(toFail:)"
      ) { taps($0, waits: true) },
      lesson(
        "delegates", "Delegates",
        "A delegate may decline a touch before its recognizer receives it. This one declines the left half of the card.",
        task: "Tap the right half of the card, and then the left half.",
        wants: ["tap ended", "tap does not receive"], page: "docs/how-gestures-work.md",
        reference: "UIGestureRecognizerDelegate"
      ) { poster in
        let tap = poster.add(UITapGestureRecognizer(), named: "tap") { _, poster in
          poster.count("Tapped")
        }
        let rightHalf = RightHalf()
        tap.delegate = rightHalf
        return rightHalf
      },
      lesson(
        "together", "Two gestures together",
        "The delegate lets pinch and rotation recognize at the same time.",
        task: "Turn the card with two fingers while you enlarge it.",
        wants: ["pinch began", "rotation began"], page: "docs/arbitration.md",
        reference:
          "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
      ) { poster in
        let together = Together()
        pinchAndRotation(poster, together: together)
        return together
      },
      lesson(
        "delays", "Delayed touches",
        "delaysTouchesBegan withholds a touch from the card until the long press has failed.",
        task: "Tap the card, which gets the touch late. Then hold it: the card gets nothing.",
        wants: ["press failed", "card receives began", "press began"],
        page: "docs/touches-and-delivery.md",
        reference: "UIGestureRecognizer.delaysTouchesBegan"
      ) { poster in
        poster.add(UILongPressGestureRecognizer(), named: "press") { press, poster in
          poster.say("Long press \(press.state)")
        }.delaysTouchesBegan = true
        return nil
      },
    ]
  }

  private static var controlLessons: [Example] {
    [
      lesson(
        "scroll", "Scroll views",
        "A scroll view has a pan of its own. It withholds a touch for 0.15 s, in case the finger scrolls.",
        task: "Scroll the list with a quick finger. Then tap the card in it.",
        wants: ["list pan began", "list pan ended", "card receives ended"],
        page: "docs/touches-and-delivery.md",
        reference: "UIScrollView"
      ) { poster in
        let list = UIScrollView(frame: poster.view.bounds)
        list.accessibilityIdentifier = "list"
        list.panGestureRecognizer.name = "list pan"
        list.contentSize = CGSize(width: list.bounds.width, height: list.bounds.height * 2)
        poster.view.insertSubview(list, at: 0)
        list.addSubview(poster.card)
        return nil
      },
      lesson(
        "controls", "Controls",
        "A button refuses single taps of the views above it, so that it acts alone.",
        task: "Press the button. Then tap beside it: that tap is the table's.",
        wants: ["button receives ended", "tap failed", "tap ended"],
        page: "docs/reference/controls.md",
        reference: "UIControl"
      ) { poster in
        poster.add(UITapGestureRecognizer(), named: "tap", to: poster.view) { _, poster in
          poster.say("The table was tapped")
        }
        let button = UIButton(type: .system)
        button.setTitle("Press me", for: .normal)
        button.accessibilityIdentifier = "button"
        button.frame = CGRect(
          x: poster.card.center.x - 90, y: poster.card.center.y - 30, width: 180, height: 60)
        button.addAction(
          UIAction { [weak poster] _ in poster?.say("The button acted") }, for: .touchUpInside)
        poster.card.removeFromSuperview()
        poster.view.addSubview(button)
        return nil
      },
      lesson(
        "custom", "A recognizer of your own",
        "A pull is one finger that goes 100 points to the right, and at most 40 up or down.",
        task: "Pull the card to the right. Then pull it down, and the pull fails.",
        wants: ["pull ended", "pull failed"], page: "docs/first-recognizer.md",
        reference: "UIGestureRecognizer.reset()"
      ) { poster in
        poster.add(PullGestureRecognizer(), named: "pull") { _, poster in poster.count("Pulled") }
        return nil
      },
    ]
  }

  private static func lesson(
    _ id: String, _ title: String, _ text: String, task: String, wants: Set<String>, page: String,
    reference: String, _ fill: @escaping @MainActor (Poster) -> AnyObject?
  ) -> Example {
    Example(
      id: "lesson-\(id)", title: title, group: "Lessons", text: text,
      task: Example.Task(text: task, wants: wants, page: page, reference: reference)
    ) { window in
      let poster = Poster(in: window, picture: "conflict \(id)", says: "Nothing yet")
      return Kept(poster: poster, other: fill(poster))
    }
  }
}

/// Handles the touches that its card forwards.
private final class Tray: UIView {
  private weak var poster: Poster?

  init(_ poster: Poster) {
    self.poster = poster
    super.init(frame: .zero)
    accessibilityIdentifier = "tray"
    backgroundColor = Gallery.tint(3, lightness: 0.86)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    UISelectionFeedbackGenerator(view: self).selectionChanged()
    poster?.say("The tray got the touch")
  }
}

/// Makes a recognizer receive only the touches in its view's right half.
private final class RightHalf: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    return touch.location(in: view).x > view.bounds.midX
  }
}

/// Recognizes one finger that moves to the right (docs/first-recognizer.md).
private final class PullGestureRecognizer: UIGestureRecognizer {
  private static let length: CGFloat = 100
  private static let drift: CGFloat = 40
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 {
      state = .failed
    } else {
      start = location(in: nil)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: nil)
    if abs(place.y - start.y) > Self.drift {
      state = .failed
    } else if place.x - start.x > Self.length {
      state = .recognized
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    start = .zero
  }
}
