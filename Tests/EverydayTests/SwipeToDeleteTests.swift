import Everyday
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Rows that are deleted by pulling them") struct SwipeToDeleteTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = SwipeListViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  private var titles: [String?] { controller.rows.prefix(4).map(\.title.text) }
  private var open: [Bool] { controller.rows.prefix(4).map(\.isOpen) }

  /// In the row of that number, counted from 0, before the list has moved.
  private func finger(_ row: Int, x: CGFloat = 300) -> Finger {
    stage.finger(at: CGPoint(x: x, y: CGFloat(row) * 60 + 30))
  }

  private func pull(_ row: Int, by way: CGFloat) {
    finger(row).drag(by: way, 0, in: 0.4)
    stage.wait(0.5)
  }

  @Test("a short pull shows a button, which deletes the row and closes the gap")
  func button() {
    pull(1, by: -90)
    #expect(open == [false, true, false, false])
    finger(1, x: 380).tap()
    stage.wait(0.5)
    #expect(titles == ["Message 1", "Message 3", "Message 4", "Message 5"])
    #expect(controller.rows[1].frame.minY == 60)
  }

  @Test("a pull over most of the row deletes it at once")
  func wholeWay() {
    pull(0, by: -260)
    #expect(titles == ["Message 2", "Message 3", "Message 4", "Message 5"])
  }

  @Test("a pull that comes back changes nothing")
  func takenBack() {
    let finger = finger(0).down()
    finger.move(by: -200, 0, in: 0.3)
    finger.move(by: 190, 0, in: 0.3)
    finger.up()
    stage.wait(0.5)
    #expect(open == [false, false, false, false] && controller.rows.count == 20)
    #expect(controller.rows[0].title.transform == .identity)
  }

  @Test("one row at most is open, and a tap closes it")
  func oneOpen() {
    pull(0, by: -90)
    pull(2, by: -90)
    #expect(open == [false, false, true, false])
    finger(2, x: 100).tap()
    stage.wait(0.5)
    #expect(open == [false, false, false, false])
  }

  @Test("where the button of a closed row would be, a tap does nothing")
  func hiddenButton() {
    finger(0, x: 380).tap()
    stage.wait(0.5)
    #expect(controller.rows.count == 20 && controller.rows[0].deleteButton.isHidden)
  }

  @Test("up and down the list scrolls, and no row opens")
  func scrolling() {
    finger(5).drag(by: -12, -150, in: 0.4)
    stage.wait(0.5)
    #expect(controller.list.contentOffset.y > 100)
    #expect(controller.rows.allSatisfy { !$0.isOpen })
  }
}
