import Foundation
import PhotoDesk
import Testing
import TouchstoneTesting
import UIKit

@Suite("Pictures that glide")
struct GlidingTests {
  let desk = Desk()
  private var stage: Stage { desk.stage }

  /// Twenty frames of 6 points down: 600 points a second.
  private func flick() -> Finger {
    stage.finger(at: CGPoint(x: 120, y: 200)).down().move(by: 0, 120, in: 0.2).up()
  }

  @Test("a flicked picture goes on at the finger's speed, and rests half a second's way off")
  func flicked() {
    _ = flick()
    let start = CGPoint(x: 120, y: 310)
    #expect(desk.cat.isGliding && isNear(desk.cat.presentation.center, start))
    #expect(isNear(desk.cat.center, CGPoint(x: 120, y: 610)))
    stage.wait(0.0001)
    let speed = (desk.cat.presentation.center.y - start.y) / 0.0001
    #expect(abs(speed - 600) < 6)
    var seen: [CGFloat] = []
    for _ in 0..<10 {
      stage.wait(0.1)
      seen.append(desk.cat.presentation.center.y)
    }
    #expect(seen == seen.sorted() && seen[0] > 340 && seen[9] == 610)
    #expect(!desk.cat.isGliding && desk.cat.presentation.center.x == 120)
    #expect(stage.log == ["cat pan began", "cat pan ended"])
  }

  @Test("a finger catches it where it is seen, and it stays there")
  func caught() {
    _ = flick()
    stage.wait(0.2)
    let seen = desk.cat.presentation.center
    stage.finger(at: CGPoint(x: seen.x, y: seen.y - 70)).tap()
    #expect(!desk.cat.isGliding && isNear(desk.cat.center, seen))
    stage.wait(2)
    #expect(isNear(desk.cat.presentation.center, seen))
    #expect(seen.y > 400 && seen.y < 600)
  }

  @Test("where it is going to, nothing is touched yet; where it has been, nothing is left")
  func elsewhere() {
    _ = flick()
    stage.finger(at: CGPoint(x: 120, y: 680)).tap()
    stage.wait(0.3)
    stage.finger(at: CGPoint(x: 120, y: 240)).tap()
    #expect(desk.cat.isGliding)
    stage.wait(1)
    stage.log = []
    stage.finger(at: CGPoint(x: 120, y: 680)).doubleTap()
    #expect(stage.log == ["cat double tap ended"])
  }

  @Test("a picture that swings upright is caught at the angle at which it is seen")
  func caughtUpright() throws {
    desk.cat.transform = CGAffineTransform(rotationAngle: 1)
    stage.finger(at: desk.cat.center).longPress()
    let menu = try #require(desk.controller.menu)
    stage.finger(at: CGPoint(x: menu.center.x, y: menu.frame.maxY - 20)).tap()
    stage.wait(0.1)
    let seen = desk.cat.presentation.transform
    let finger = stage.finger(at: CGPoint(x: 60, y: 160)).down()
    #expect(abs(desk.cat.angle - atan2(seen.b, seen.a)) < 1e-9 && desk.cat.angle > 0.01)
    finger.hold(0.2).up().hold(1)
    #expect(abs(desk.cat.angle - atan2(seen.b, seen.a)) < 1e-9)
  }

  @Test("a caught picture is dragged on from where it was seen, without a jump")
  func caughtAndDragged() {
    _ = flick()
    stage.wait(0.1)
    let seen = desk.cat.presentation.center
    stage.finger(at: seen).down().move(by: 40, 0).move(by: 0, -25).hold(0.3).up()
    #expect(isNear(desk.cat.center, CGPoint(x: seen.x + 30, y: seen.y - 25)))
    #expect(!desk.cat.isGliding)
  }

  @Test("a finger that rests before it lifts has put the picture down, not flicked it [PAN-12]")
  func rested() {
    let finger = stage.finger(at: CGPoint(x: 120, y: 200)).down().move(by: 0, 120, in: 0.2)
    finger.hold(0.15).up()
    #expect(!desk.cat.isGliding && isNear(desk.cat.center, CGPoint(x: 120, y: 310)))
  }

  @Test("a picture that is flicked or carried off the desk comes to rest with its middle on it")
  func offTheDesk() {
    stage.finger(at: CGPoint(x: 120, y: 200)).down().move(by: -60, -150, in: 0.05).up()
    stage.wait(1)
    #expect(desk.cat.center == .zero && !desk.cat.isGliding)
    let dog = stage.finger(at: CGPoint(x: 280, y: 600)).down()
    dog.move(by: 20, 0).move(by: 115, 0).hold(0.3)
    #expect(isNear(desk.dog.middle, CGPoint(x: 405, y: 600)))
    dog.up()
    stage.wait(1)
    #expect(isNear(desk.dog.center, CGPoint(x: 400, y: 600)))
  }

  @Test("a picture that is caught beyond the edge comes back when the finger lifts")
  func caughtBeyond() {
    stage.finger(at: CGPoint(x: 120, y: 200)).down().move(by: 0, -150, in: 0.05).up()
    while desk.cat.presentation.center.y > -5, desk.cat.isGliding { stage.wait(0.01) }
    let seen = desk.cat.presentation.center
    let finger = stage.finger(at: CGPoint(x: 120, y: 10)).down().hold(0.2)
    #expect(seen.y < -5 && isNear(desk.cat.center, seen) && !desk.cat.isGliding)
    finger.up().hold(2)
    #expect(isNear(desk.cat.center, CGPoint(x: 120, y: 0)))
  }

  @Test("two pictures glide at once, each by its own finger")
  func two() {
    let (one, other) = (
      stage.finger(at: desk.cat.center), stage.finger(at: desk.dog.center)
    )
    stage.together {
      one.down().move(by: 100, 0, in: 0.2).up()
      other.down().move(by: 0, -100, in: 0.2).up()
    }
    #expect(desk.cat.isGliding && desk.dog.isGliding)
    stage.wait(1)
    #expect(isNear(desk.cat.center, CGPoint(x: 400, y: 200)))
    #expect(isNear(desk.dog.center, CGPoint(x: 280, y: 260)))
  }

  @Test("a hand that flicks and turns lets it glide from its fingers' midpoint, without a jump")
  func twoFingers() {
    let hand = desk.grasp(desk.cat)
    hand.move(by: 60, 60, in: 0.1)
    let pose = desk.cat.pose
    hand.up()
    #expect(desk.cat.isGliding && desk.cat.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    let shown = desk.cat.presentation
    let middle = CGPoint(x: (pose[1].x + pose[2].x) / 2, y: (pose[1].y + pose[2].y) / 2)
    #expect(isNear(shown.center, middle) && shown.transform == desk.cat.transform)
  }
}
