import Composed
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("The map, under steady and human hands") struct MapTests {
  private let controller = MapViewController()
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let middle = CGPoint(x: 200, y: 400)
  private var land: UIView { controller.land }

  init() {
    stage.show(controller)
    land.center = middle
    stage.wait(0.05)
  }

  private func place(under point: CGPoint) -> CGPoint { land.convert(point, from: nil) }

  @Test("it follows the finger exactly, and glides on as a scroll view does")
  func glide() {
    let finger = stage.finger(at: middle).down()
    let held = place(under: middle)
    finger.move(by: -100, 0, in: 0.1)
    #expect(place(under: finger.location) == held)
    finger.up()
    let atLift = land.center.x
    stage.wait(10)
    // 1000 points a second at 0.998 for each millisecond.
    #expect(abs((land.center.x - atLift) + 499) < 5, "\(land.center.x - atLift)")
  }

  @Test("people fling it, and catch it", arguments: people)
  func caught(person: Int) {
    stage.hands = hands(of: person)
    stage.finger(at: middle).drag(by: -150, 0, in: 0.12)
    let atLift = land.center.x
    stage.wait(0.25)
    #expect(land.center.x < atLift - 40)
    stage.finger(at: middle).down().hold(0.1)
    let caught = land.center
    stage.wait(2)
    #expect(land.center == caught)
  }

  @Test(
    "two fingers enlarge and turn it about the place between them; a third does not make it jump")
  func fingers() {
    let hand = stage.hand(at: middle, spread: 120).down()
    let held = hand.fingers.map { place(under: $0.location) }
    hand.pinch(to: 1.5, in: 0.2).turn(by: 0.5, in: 0.2)
    for (finger, place) in zip(hand.fingers, held) {
      let now = land.convert(place, to: nil)
      #expect(hypot(now.x - finger.location.x, now.y - finger.location.y) < 1e-6)
    }
    let before = land.center
    let third = stage.finger(at: CGPoint(x: 100, y: 700)).down()
    third.hold(0.05)
    #expect(land.center == before && abs(controller.scale - 1.5) < 1e-9)
  }

  @Test(
    "a tap and a drag enlarge it with one finger, about its place",
    arguments: people)
  func oneHand(person: Int) {
    stage.hands = hands(of: person)
    let place = CGPoint(x: 150, y: 300)
    let held = self.place(under: place)
    stage.finger(at: place).tap().hold(0.1).drag(by: 0, 80, in: 0.4)
    stage.wait(1)
    #expect(abs(controller.scale - 2.2) < 0.4, "\(controller.scale)")
    let now = land.convert(held, to: nil)
    #expect(hypot(now.x - place.x, now.y - place.y) < 30, "\(now)")
  }

  @Test("a double tap goes nearer, and is no drag", arguments: people)
  func nearer(person: Int) {
    stage.hands = hands(of: person)
    stage.finger(at: middle).doubleTap()
    stage.wait(1)
    #expect(controller.scale == 2)
  }

  @Test("it grows and shrinks within its limits, and the middle always shows land")
  func limits() {
    for _ in 0..<4 {
      stage.hand(at: middle, spread: 60).down().pinch(to: 4, in: 0.2).up()
      stage.wait(2)
    }
    #expect(abs(controller.scale - 4) < 1e-9)
    for _ in 0..<6 { stage.finger(at: middle).drag(by: -190, -300, in: 0.05) }
    stage.wait(10)
    #expect(land.frame.insetBy(dx: -0.001, dy: -0.001).contains(middle))
    for _ in 0..<6 {
      stage.hand(at: middle, spread: 250).down().pinch(to: 0.2, in: 0.2).up()
      stage.wait(2)
    }
    #expect(abs(controller.scale - 0.5) < 1e-9)
  }
}
