import Foundation
import PhotoDesk
import Testing
import TouchstoneTesting
import UIKit

@Suite("The desk's order and menu")
struct MenuTests {
  let desk = Desk()
  private var stage: Stage { desk.stage }

  private func row(_ name: String) throws -> UIView {
    let menu = try #require(desk.controller.menu)
    return try #require(menu.subviews.first { $0.accessibilityIdentifier == "menu.\(name)" })
  }

  private func choose(_ name: String) throws {
    let row = try row(name)
    desk.watch(row)
    stage.finger(at: row.convert(CGPoint(x: 70, y: 22), to: nil)).tap()
  }

  @Test("a double tap brings a picture to the front, a single one does not")
  func toFront() {
    let place = stage.finger(at: desk.cat.center)
    place.tap().hold(0.5)
    #expect(desk.order == ["photo.cat", "photo.dog"])
    place.doubleTap()
    #expect(desk.order == ["photo.dog", "photo.cat"])
    #expect(stage.log == ["cat double tap ended"])
  }

  @Test("a press opens the menu while the finger still rests, and it fades in")
  func opens() {
    let finger = stage.finger(at: desk.cat.center).down().hold(0.49)
    #expect(desk.controller.menu == nil)
    finger.hold(0.01)
    let menu = desk.controller.menu
    #expect(menu?.center == desk.cat.center && menu?.presentation.alpha == 0)
    stage.wait(0.1)
    #expect(abs((menu?.presentation.alpha ?? 0) - 0.5) < 1e-6)
    finger.move(by: 100, 0).up()
    #expect(desk.controller.menu === menu && desk.cat.center == CGPoint(x: 120, y: 200))
    #expect(desk.order == ["photo.cat", "photo.dog", "menu"])
    #expect(stage.log == ["cat press began", "cat press ended"])
  }

  @Test("a tap elsewhere closes it, on the desk or on a picture; it fades and is gone")
  func closes() {
    for place in [CGPoint(x: 200, y: 20), CGPoint(x: 280, y: 600)] {
      stage.finger(at: desk.cat.center).longPress()
      let menu = desk.controller.menu
      stage.log = []
      stage.finger(at: place).tap()
      #expect(desk.controller.menu == nil && menu?.superview != nil)
      stage.wait(0.1)
      #expect(abs((menu?.presentation.alpha ?? 0) - 0.5) < 1e-6)
      stage.wait(0.4)
      #expect(menu?.superview == nil)
      #expect(stage.log == ["desk elsewhere ended"])
    }
  }

  @Test("a double tap elsewhere closes it by the first tap and brings forward by the second")
  func closesAndBrings() {
    stage.finger(at: desk.dog.center).longPress()
    stage.log = []
    stage.finger(at: desk.cat.center).doubleTap().hold(0.5)
    #expect(desk.order == ["photo.dog", "photo.cat"])
    #expect(stage.log == ["desk elsewhere ended", "cat double tap ended"])
  }

  @Test("choices put a picture in front or back, and close the menu")
  func order() throws {
    stage.finger(at: desk.cat.center).longPress()
    stage.log = []
    try choose("toFront")
    stage.wait(0.5)
    #expect(desk.order == ["photo.dog", "photo.cat"])
    stage.finger(at: desk.cat.center).longPress()
    try choose("toBack")
    stage.wait(0.5)
    #expect(desk.order == ["photo.cat", "photo.dog"])
    #expect(
      stage.log == [
        "menu.toFront choose ended", "cat press began", "cat press ended",
        "menu.toBack choose ended",
      ])
  }

  @Test("straightening swings back to upright and first size about the middle")
  func straighten() throws {
    desk.cat.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
    stage.finger(at: desk.cat.center).longPress()
    try choose("straighten")
    let angle = { atan2(desk.cat.presentation.transform.b, desk.cat.presentation.transform.a) }
    #expect(abs(angle() - 1) < 1e-6)
    stage.wait(0.1)
    let between = angle()
    #expect(between < 0.9 && between > -0.5)
    stage.wait(0.4)
    #expect(desk.cat.transform.isIdentity && desk.cat.presentation.transform.isIdentity)
    #expect(desk.cat.center == CGPoint(x: 120, y: 200))
  }

  @Test("a menu near the edge stays on the desk, and a second one replaces the first")
  func edge() {
    desk.cat.center = CGPoint(x: 10, y: 790)
    stage.finger(at: CGPoint(x: 5, y: 795)).longPress()
    let first = desk.controller.menu
    #expect(first?.frame == CGRect(x: 0, y: 652, width: 140, height: 148))
    stage.finger(at: desk.dog.center).longPress()
    #expect(desk.controller.menu !== first && desk.controller.menu?.center == desk.dog.center)
    stage.wait(0.5)
    #expect(first?.superview == nil)
  }

  @Test("a tap beside the rows chooses nothing and closes nothing; pictures stay below the menu")
  func padding() throws {
    stage.finger(at: desk.cat.center).longPress()
    stage.log = []
    let menu = try #require(desk.controller.menu)
    stage.finger(at: CGPoint(x: menu.center.x, y: menu.frame.minY + 4)).tap()
    desk.controller.bringToFront(desk.cat)
    #expect(desk.controller.menu === menu && stage.log.isEmpty)
    #expect(desk.order == ["photo.dog", "photo.cat", "menu"])
  }

  @Test("a held picture is not straightened; one under a resting finger is, until that moves")
  func straightenUnderFinger() throws {
    desk.cat.transform = CGAffineTransform(rotationAngle: 1)
    desk.controller.openMenu(for: desk.cat, at: CGPoint(x: 300, y: 300))
    let finger = stage.finger(at: desk.cat.center).down().move(by: 20, 0)
    try choose("straighten")
    #expect(desk.cat.angle == 1 && !desk.cat.isGliding)
    finger.hold(0.3).up().hold(0.5)
    desk.controller.openMenu(for: desk.cat, at: CGPoint(x: 300, y: 300))
    finger.down()
    try choose("straighten")
    stage.wait(0.1)
    let seen = desk.cat.presentation.transform
    #expect(desk.cat.isGliding)
    finger.move(by: 0, 20)
    #expect(!desk.cat.isGliding)
    stage.wait(0.1)
    #expect(abs(desk.cat.angle) > 0.01 && abs(desk.cat.angle - atan2(seen.b, seen.a)) < 0.2)
    #expect(desk.cat.presentation.transform == desk.cat.transform)
  }

  @Test("while one hand chooses, another goes on dragging")
  func together() throws {
    stage.finger(at: desk.cat.center).longPress()
    let finger = stage.finger(at: desk.dog.center).down().move(by: 20, 0)
    try choose("toFront")
    finger.move(by: 30, 10).hold(0.3).up()
    #expect(isNear(desk.dog.center, CGPoint(x: 320, y: 610)))
    #expect(desk.controller.menu == nil)
  }
}
