import Drags
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct BottomSheetTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let controller = BottomSheetViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  private var top: CGFloat { controller.sheet.frame.minY }

  /// Pulls by the middle of what is seen of the sheet, slowly enough not to throw it.
  private func pull(from y: CGFloat, by distance: CGFloat) {
    let finger = stage.finger(at: CGPoint(x: 200, y: y)).down()
    finger.move(by: 0, distance, in: 0.6)
    stage.wait(0.2)
    finger.up()
    stage.wait(1)
  }

  @Test("the sheet comes to rest at the nearest of its heights, with a click")
  func heights() {
    #expect(top == 680 && controller.position == .low)
    pull(from: 720, by: -250)
    #expect(top == 400 && controller.position == .half)
    pull(from: 450, by: -300)
    #expect(top == 60 && controller.position == .high)
    #expect(stage.log.filter { $0 == "haptic light" }.count == 2)
  }

  @Test("a throw goes further than the finger")
  func thrown() {
    let finger = stage.finger(at: CGPoint(x: 200, y: 720)).down()
    finger.move(by: 0, -150, in: 0.05)
    finger.up()
    stage.wait(1)
    #expect(controller.position != .low)
  }

  @Test("the list scrolls only in the highest sheet, which stays meanwhile")
  func scrolling() {
    pull(from: 720, by: -620)
    #expect(controller.position == .high)
    pull(from: 600, by: -200)
    #expect(controller.list.contentOffset.y > 100 && top == 60)
  }

  @Test("at the top of the list the finger takes the sheet down")
  func handedBack() {
    pull(from: 720, by: -620)
    pull(from: 300, by: 350)
    #expect(controller.position == .half && controller.list.contentOffset.y == 0)
  }
}
