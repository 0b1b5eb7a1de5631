import Narration
import PhotoDesk
import TouchstoneTesting
import UIKit

/// An afternoon at the desk.
enum DeskStory {
  static var lines: [String] {
    let desk = PhotoDeskViewController()
    let narrator = Narrator("Four pictures on a desk", showing: desk)
    narrator.wait(0.1) { desk.photos.map(look).joined(separator: "; ") }
    let (harbour, forest, market) = (desk.photos[0], desk.photos[1], desk.photos[2])
    twoHands(narrator, harbour, market)
    flick(narrator, forest)
    menu(narrator, desk, harbour)
    return narrator.lines
  }

  private static func twoHands(_ narrator: Narrator, _ one: PhotoView, _ other: PhotoView) {
    let left = narrator.stage.hand(at: one.center, spread: 60)
    let right = narrator.stage.hand(at: other.center, spread: 60)
    left.down()
    right.down()
    narrator.tell("a hand on \(name(one)), and another on \(name(other))")
    narrator.stage.together {
      left.pinch(to: 1.5)
      right.turn(by: 0.6)
    }
    left.move(by: 40, 20, in: 0.3)
    left.hold(0.2).up()
    right.up()
    narrator.tell("\(look(one)); \(look(other))")
  }

  private static func flick(_ narrator: Narrator, _ photo: PhotoView) {
    narrator.tell("a double tap brings \(name(photo)) to the front, and a finger flicks it")
    narrator.stage.finger(at: photo.center).doubleTap().hold(0.5)
    narrator.stage.finger(at: photo.center).drag(by: -60, 90, in: 0.15)
    narrator.wait(0.1) { seen(photo) }
    narrator.wait(0.1) { seen(photo) }
    narrator.tell("a finger catches it where it is seen")
    narrator.stage.finger(at: photo.presentation.center).tap()
    narrator.wait(1) { look(photo) }
  }

  private static func menu(
    _ narrator: Narrator, _ desk: PhotoDeskViewController, _ photo: PhotoView
  ) {
    narrator.tell("a finger rests on \(name(photo))")
    narrator.stage.finger(at: photo.center).longPress()
    guard let menu = desk.menu else { return }
    narrator.watch(menu)
    narrator.tell("and chooses to straighten it")
    narrator.stage.finger(at: CGPoint(x: menu.center.x, y: menu.frame.maxY - 20)).tap()
    narrator.wait(0.5) { look(photo) }
  }

  private static func name(_ photo: PhotoView) -> String { photo.image?.name ?? "a picture" }

  private static func look(_ photo: PhotoView) -> String {
    let size = hypot(photo.transform.a, photo.transform.b)
    let angle = atan2(photo.transform.b, photo.transform.a)
    return "\(name(photo)) at \(photo.center.spelled), \(size.spelled(2)) as large, "
      + "turned by \(angle.spelled(2))"
  }

  private static func seen(_ photo: PhotoView) -> String {
    "\(name(photo)) is seen at \(photo.presentation.center.spelled)"
  }
}
