import Foundation
import PhotoDesk
import Testing
import TouchstoneTesting
import UIKit

@Suite("Hands that hold pictures")
struct HoldingTests {
  let desk = Desk()
  private var stage: Stage { desk.stage }

  @Test("a finger drags a picture, less the hysteresis, and leaves it where it rests [PAN-03]")
  func drag() {
    let finger = stage.finger(at: CGPoint(x: 100, y: 180)).down()
    finger.move(by: 20, 0).move(by: 30, 45).hold(0.2).up().hold(0.5)
    #expect(isNear(desk.cat.center, CGPoint(x: 160, y: 245)))
    #expect(desk.cat.anchorPoint == CGPoint(x: 0.5, y: 0.5) && !desk.cat.isGliding)
    #expect(stage.log == ["cat pan began", "cat pan ended"])
  }

  @Test("what lies under two fingers stays there, however they go, to a millionth of a point")
  func rigid() {
    let hand = desk.grasp(desk.cat)
    #expect(stage.log.sorted() == ["cat pan began", "cat pinch began", "cat turn began"])
    let held = places(under: hand.fingers, of: desk.cat)
    for step in 0..<200 {
      let phase = CGFloat(step) / 10
      stage.together {
        hand.fingers[0].move(by: 4 * cos(phase), 3 * sin(phase * 1.7))
        hand.fingers[1].move(by: 3 * sin(phase), 4 * cos(phase * 0.6))
      }
      guard isNear(places(under: hand.fingers, of: desk.cat), held) else {
        Issue.record("the picture slipped at step \(step)")
        return
      }
    }
    hand.up()
  }

  @Test("one finger stays, the other goes round it: the picture turns about the one that stays")
  func pivot() {
    let hand = desk.grasp(desk.cat)
    let (still, moving) = (hand.fingers[0], hand.fingers[1])
    let held = places(under: [still], of: desk.cat)
    let (angle, size) = (desk.cat.angle, desk.cat.size)
    let arm = CGPoint(
      x: moving.location.x - still.location.x, y: moving.location.y - still.location.y)
    for step in 1...30 {
      let turn = CGFloat(step) / 30
      moving.move(
        to: CGPoint(
          x: still.location.x + arm.x * cos(turn) - arm.y * sin(turn),
          y: still.location.y + arm.x * sin(turn) + arm.y * cos(turn)))
    }
    #expect(abs(desk.cat.angle - angle - 1) < 1e-6 && abs(desk.cat.size - size) < 1e-6)
    #expect(isNear(places(under: [still], of: desk.cat), held))
  }

  @Test("a turn alone leaves the fingers' midpoint where it is, though that is not the middle")
  func turnAboutMidpoint() {
    let midpoint = CGPoint(x: 80, y: 160)
    let hand = stage.hand(at: midpoint, spread: 60).down().turn(by: 0.3, in: 0)
    let under = desk.cat.convert(midpoint, from: nil)
    hand.turn(by: 0.7, in: 0.2)
    #expect(isNear(desk.cat.convert(midpoint, from: nil), under))
    #expect(abs(desk.cat.angle - 0.7) < 1e-6)
    #expect(isNear(desk.cat.convert(CGPoint(x: 40, y: 40), to: nil), midpoint))
    hand.up()
    // Its middle has gone round the midpoint.
    let arm = CGPoint(x: 120 - midpoint.x, y: 200 - midpoint.y)
    #expect(
      isNear(
        desk.cat.center,
        CGPoint(
          x: midpoint.x + arm.x * cos(0.7) - arm.y * sin(0.7),
          y: midpoint.y + arm.x * sin(0.7) + arm.y * cos(0.7))))
    #expect(stage.log == ["cat turn began", "cat turn ended"])
  }

  @Test("two hands hold two pictures at once, and neither knows of the other")
  func twoPictures() {
    let left = desk.grasp(desk.cat)
    let right = desk.grasp(desk.dog)
    let held = [
      places(under: left.fingers, of: desk.cat), places(under: right.fingers, of: desk.dog),
    ]
    let angles = [desk.cat.angle, desk.dog.angle]
    stage.together {
      for _ in 0..<20 {
        left.fingers[0].move(by: 2, 1)
        left.fingers[1].move(by: 1, 3)
        right.fingers[0].move(by: -3, -1)
        right.fingers[1].move(by: -1, -2)
      }
    }
    #expect(isNear(places(under: left.fingers, of: desk.cat), held[0]))
    #expect(isNear(places(under: right.fingers, of: desk.dog), held[1]))
    #expect(abs(desk.cat.angle - angles[0]) > 0.1 && abs(desk.dog.angle - angles[1]) > 0.1)
    stage.log = []
    stage.wait(0.2)
    right.up()
    left.up()
    #expect(
      stage.log.sorted() == [
        "cat pan ended", "cat pinch ended", "cat turn ended", "dog pan ended",
        "dog pinch ended", "dog turn ended",
      ])
  }

  @Test("a third finger rests, moves and lifts on a picture that two hold, and does nothing")
  func thirdFinger() {
    let hand = desk.grasp(desk.cat)
    stage.log = []
    let pose = desk.cat.pose
    let third = stage.finger(at: desk.cat.middle).down().move(by: 60, 40, in: 0.2)
    #expect(isNear(desk.cat.pose, pose))
    let held = places(under: hand.fingers, of: desk.cat)
    hand.move(by: 15, 25, in: 0.1)
    #expect(isNear(places(under: hand.fingers, of: desk.cat), held))
    third.up()
    #expect(stage.log.isEmpty)
  }

  @Test("a finger lifts and comes back elsewhere: nothing jumps, and both hold what is under them")
  func comesBack() {
    let hand = desk.grasp(desk.cat)
    let (first, second) = (hand.fingers[0], hand.fingers[1])
    stage.log = []
    var pose = desk.cat.pose
    second.up()
    #expect(isNear(desk.cat.pose, pose))
    var held = places(under: [first], of: desk.cat)
    first.move(by: 30, 10, in: 0.1)
    #expect(isNear(places(under: [first], of: desk.cat), held))
    pose = desk.cat.pose
    let other = stage.finger(at: CGPoint(x: first.location.x + 20, y: first.location.y + 70)).down()
    #expect(isNear(desk.cat.pose, pose))
    held = places(under: [first, other], of: desk.cat)
    stage.together {
      first.move(by: -20, 30, in: 0.2)
      other.move(by: 25, 15, in: 0.2)
    }
    #expect(isNear(places(under: [first, other], of: desk.cat), held))
    #expect(stage.log.isEmpty)
  }

  @Test("an alert in the middle of it leaves the picture where it is, and the next hand holds it")
  func interruption() {
    let hand = desk.grasp(desk.cat).move(by: 0, 40, in: 0.05)
    let pose = desk.cat.pose
    stage.log = []
    stage.interrupt()
    stage.wait(1)
    #expect(isNear(desk.cat.pose, pose))
    #expect(desk.cat.anchorPoint == CGPoint(x: 0.5, y: 0.5) && !desk.cat.isGliding)
    #expect(
      stage.log.sorted() == ["cat pan cancelled", "cat pinch cancelled", "cat turn cancelled"])
    #expect(hand.fingers.allSatisfy { !$0.isDown })
    let angle = desk.cat.angle
    let next = desk.grasp(desk.cat)
    let held = places(under: next.fingers, of: desk.cat)
    next.turn(by: 0.4, in: 0.1)
    #expect(isNear(places(under: next.fingers, of: desk.cat), held))
    #expect(desk.cat.angle > angle + 0.4)
  }

  @Test("a picture grows and shrinks within its limits, and by the fingers again once inside")
  func limits() {
    let hand = stage.hand(at: desk.cat.middle, spread: 20).down()
    hand.pinch(to: 2, in: 0).pinch(to: 12, in: 0.1)
    #expect(abs(desk.cat.size - PhotoView.scaleLimits.upperBound) < 1e-9)
    hand.pinch(to: 1 / 24, in: 0.1)
    #expect(abs(desk.cat.size - PhotoView.scaleLimits.lowerBound) < 1e-9)
    hand.up()
    #expect(isNear(desk.cat.middle, CGPoint(x: 120, y: 200)))
  }
}
