import Everyday
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Rows that a long press lifts") struct ReorderTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let controller = ReorderViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  private var words: [String?] { controller.rows.prefix(4).map(\.text) }

  private func finger(_ row: Int) -> Finger {
    stage.finger(at: CGPoint(x: 150, y: CGFloat(row) * 50 + 25))
  }

  @Test("a row is lifted after 0.3 s, carried, and put down where the others made room")
  func carried() {
    var moves: [[Int]] = []
    controller.onMove = { moves.append([$0, $1]) }
    let finger = finger(0).down()
    finger.hold(0.35)
    finger.move(by: 0, 105, in: 0.4)
    stage.wait(0.3)
    #expect(controller.rows[0].frame.minY == 0, "Two has moved up while the finger is down")
    #expect(controller.rows[2].center.y == 130 && controller.rows[2].transform.a > 1)
    finger.up()
    stage.wait(0.3)
    #expect(words == ["Two", "Three", "One", "Four"] && moves == [[0, 2]])
    #expect(controller.rows[2].frame == CGRect(x: 0, y: 100, width: 300, height: 50))
    #expect(stage.log.filter { $0 == "haptic medium" }.count == 1)
  }

  @Test("without a rest first the list scrolls, and no row moves")
  func scrolling() {
    finger(3).drag(by: 0, -100, in: 0.2)
    stage.wait(1)
    #expect(words == ["One", "Two", "Three", "Four"] && controller.list.contentOffset.y > 60)
  }

  @Test("a press that is interrupted puts the row back where it was")
  func cancelled() {
    var moves: [[Int]] = []
    controller.onMove = { moves.append([$0, $1]) }
    let finger = finger(0).down()
    finger.hold(0.35)
    finger.move(by: 0, 105, in: 0.4)
    finger.cancel()
    stage.wait(0.3)
    #expect(words == ["One", "Two", "Three", "Four"] && moves == [])
    #expect(controller.rows[0].frame.minY == 0)
  }

  @Test("a row that is put down where it was has not moved")
  func backAgain() {
    var moves: [[Int]] = []
    controller.onMove = { moves.append([$0, $1]) }
    let finger = finger(1).down()
    finger.hold(0.35)
    finger.move(by: 0, 60, in: 0.3)
    finger.move(by: 0, -60, in: 0.3)
    finger.up()
    #expect(words == ["One", "Two", "Three", "Four"] && moves == [])
  }

  @Test("no row is carried beyond the ends")
  func ends() {
    let finger = finger(1).down()
    finger.hold(0.35)
    finger.move(by: 0, -400, in: 0.4)
    finger.up()
    #expect(words == ["Two", "One", "Three", "Four"])
  }
}
