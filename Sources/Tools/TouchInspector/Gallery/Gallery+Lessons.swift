import Foundation
import Touchstone

extension Gallery {
  /// A course about touches and gestures, each with a task of which the page sees that it is done.
  package static var lessons: [Example] {
    [
      lesson(
        "touch", "1. A touch",
        "A touch goes to one view, from the moment it comes down until it lifts.",
        task: "Put a finger on the card, move it, and lift it.",
        wants: ["card receives began", "card receives moved", "card receives ended"],
        page: "docs/touches-and-delivery.md"
      ) { _ in nil },
      lesson(
        "hit-test", "2. The hit test",
        "The view under the finger is looked for from the window down, in views that have the point.",
        task: "Touch the card, and then beside it, where the table is hit.",
        wants: ["card receives began", "table receives began"], page: "docs/touches-and-delivery.md"
      ) { _ in nil },
      lesson(
        "states", "3. The states of a gesture",
        "A continuous gesture begins, changes and ends. Follow the lane below as you drag.",
        task: "Drag the card, and lift the finger.",
        wants: ["pan began", "pan action changed", "pan ended"], page: "docs/how-gestures-work.md"
      ) { poster in
        poster.add(UIPanGestureRecognizer(), named: "pan") { pan, poster in
          poster.drag(by: pan)
          poster.say("Pan \(pan.state)")
        }
        return nil
      },
      lesson(
        "two", "4. Two recognizers, one finger",
        "Once a gesture begins, it prevents the others that have the same finger.",
        task: "Make the swipe fail: drag the card quickly to the right.",
        wants: ["pan began", "swipe failed"], page: "docs/arbitration.md"
      ) { swipeAndPan($0, waits: false) },
      lesson(
        "waiting", "5. One gesture waits for another",
        "The single tap requires the double tap to fail, and comes when no second tap has come in time.",
        task: "Make a single tap, and then a double tap.",
        wants: ["double failed", "single ended", "double ended"], page: "docs/arbitration.md"
      ) { taps($0, waits: true) },
      lesson(
        "together", "6. Two gestures together",
        "The delegate lets pinch and rotation recognize at the same time.",
        task: "Turn the card with two fingers while you enlarge it.",
        wants: ["pinch began", "rotation began"], page: "docs/arbitration.md"
      ) { poster in
        let together = Together()
        pinchAndRotation(poster, together: together)
        return together
      },
    ]
  }

  private static func lesson(
    _ id: String, _ title: String, _ text: String, task: String, wants: Set<String>, page: String,
    _ fill: @escaping @MainActor (Poster) -> AnyObject?
  ) -> Example {
    Example(
      id: "lesson-\(id)", title: title, group: "Lessons", text: text,
      task: Example.Task(text: task, wants: wants, page: page)
    ) { window in
      let poster = Poster(in: window, picture: "conflict \(id)", says: "Nothing yet")
      return Kept(poster: poster, other: fill(poster))
    }
  }
}
