import Foundation
import PhotoDesk
import Testing
import TouchstoneTesting
import UIKit

@testable import PhotoDeskStory

@Suite("The desk itself")
struct ArrangementTests {
  @Test("pictures are spread over whatever room there is, and named after their images")
  func spread() {
    for size in [CGSize(width: 400, height: 800), CGSize(width: 1000, height: 500)] {
      let stage = Stage(size: size)
      let controller = PhotoDeskViewController()
      stage.window.rootViewController = controller
      stage.wait(0.1)
      #expect(
        controller.view.subviews.map(\.accessibilityIdentifier) == [
          "photo.harbour", "photo.forest", "photo.market", "photo.summit",
        ])
      let shorter = min(size.width, size.height)
      #expect(
        controller.photos[0].bounds.size == CGSize(width: 0.4 * shorter, height: 0.3 * shorter))
      #expect(
        controller.photos[1].center == CGPoint(x: 0.7 * size.width, y: 0.35 * size.height))
      #expect(controller.photos.allSatisfy { controller.view.bounds.contains($0.center) })
    }
  }

  @Test("when the desk changes its size, the pictures keep their places in proportion")
  func resized() {
    let desk = Desk()
    desk.controller.view.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    desk.stage.wait(0.1)
    #expect(desk.cat.center == CGPoint(x: 240, y: 100))
    #expect(desk.dog.center == CGPoint(x: 560, y: 300))
    #expect(desk.cat.bounds.size == CGSize(width: 160, height: 160))
  }

  @Test("a picture that glides then stops where it is seen, in proportion")
  func resizedWhileGliding() {
    let desk = Desk()
    desk.stage.finger(at: desk.cat.center).drag(by: 0, 120, in: 0.2).hold(0.1)
    let seen = desk.cat.presentation.center
    desk.controller.view.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    desk.controller.view.layoutIfNeeded()
    desk.stage.wait(1)
    #expect(isNear(desk.cat.presentation.center, CGPoint(x: seen.x * 2, y: seen.y / 2)))
    #expect(seen.y < 600 && !desk.cat.isGliding)
  }

  @Test("it may change under a hand, which then holds on")
  func resizedWhileHeld() {
    let desk = Desk()
    let finger = desk.stage.finger(at: desk.cat.center).down().move(by: 20, 0)
    desk.controller.view.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    desk.stage.wait(0.1)
    let place = desk.cat.middle
    finger.move(by: 15, 25).hold(0.3).up()
    #expect(isNear(desk.cat.center, CGPoint(x: place.x + 15, y: place.y + 25)))
  }

  @Test("its story is told the same every time, with a catch and a menu in it")
  func story() {
    let lines = DeskStory.lines
    #expect(lines == DeskStory.lines)
    #expect(lines.contains { $0.hasSuffix("pan ended") })
    #expect(lines.last?.hasSuffix("1.00 as large, turned by 0.00") == true)
    let caught = lines.firstIndex { $0.hasSuffix("catches it where it is seen") } ?? 1
    let seen = lines[caught - 1].split(separator: " at ").last ?? ""
    #expect(lines[caught + 1].contains("forest at \(seen), 1.00"))
  }
}
