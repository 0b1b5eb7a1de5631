import Composed
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("The photo viewer, under steady and human hands") struct PhotoViewerTests {
  private let controller = PhotoViewController()
  private let stage = Stage(size: CGSize(width: 400, height: 800))

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  private var photo: UIView { controller.photo }
  private let middle = CGPoint(x: 200, y: 400)

  private func recognizer(_ name: String) throws -> UIGestureRecognizer {
    try #require(controller.view.gestureRecognizers?.first { $0.name == name })
  }

  private func why(_ name: String) throws -> String {
    stage.why(try recognizer(name)).causes.joined(separator: "; ")
  }

  @Test("a double tap goes near to its place, and back", arguments: people)
  func near(person: Int) throws {
    stage.hands = hands(of: person)
    let place = CGPoint(x: 150, y: 300)
    let under = photo.convert(place, from: nil)
    stage.finger(at: place).doubleTap()
    stage.wait(1)
    #expect(controller.scale == 3)
    let now = photo.convert(under, to: nil)
    #expect(hypot(now.x - place.x, now.y - place.y) < 40, "\(now)")
    stage.finger(at: place).doubleTap()
    stage.wait(1)
    #expect(controller.scale == 1 && photo.center == middle)
    let reason = try why("near")
    #expect(reason.hasPrefix("near was recognized"), "\(reason)")
  }

  @Test("what two fingers hold stays under them; let go beyond the limits it comes back")
  func pinch() {
    let hand = stage.hand(at: middle, spread: 100).down()
    let before = hand.fingers.map { photo.convert($0.location, from: nil) }
    hand.move(by: 30, 10, in: 0.1).pinch(to: 2.5, in: 0.3).turn(by: 0.3, in: 0.2)
    for (finger, place) in zip(hand.fingers, before) {
      let now = photo.convert(place, to: nil)
      #expect(hypot(now.x - finger.location.x, now.y - finger.location.y) < 1e-6)
    }
    hand.up()
    stage.wait(3)
    #expect(abs(controller.scale - 2.5) < 1e-6 && photo.transform.b == 0)
    stage.hand(at: middle, spread: 200).down().pinch(to: 0.1, in: 0.3).up()
    stage.wait(3)
    #expect(controller.scale == 1 && photo.center == middle)
  }

  @Test("people pinch as well", arguments: people)
  func pinches(person: Int) throws {
    stage.hands = hands(of: person)
    stage.hand(at: middle, spread: 100).down().pinch(to: 2.5, in: 0.4).up()
    stage.wait(3)
    #expect(abs(controller.scale - 2.5) < 0.5)
    #expect(try recognizer("look").numberOfTouches == 0)
  }

  @Test("near, one finger moves it and flings it, to its edge at most", arguments: people)
  func fling(person: Int) throws {
    stage.hands = hands(of: person)
    stage.finger(at: middle).doubleTap()
    stage.wait(1)
    stage.finger(at: middle).drag(by: 60, 40, in: 0.6, curve: .slowingDown)
    stage.wait(0.02)
    let moved = photo.center
    #expect(abs(moved.x - 260) < 25 && abs(moved.y - 440) < 25, "\(moved)")
    stage.wait(5)
    stage.finger(at: middle).drag(by: 0, -100, in: 0.1)
    let lifted = photo.center
    stage.wait(0.3)
    #expect(photo.center.y < lifted.y - 50, "it glides")
    stage.wait(5)
    stage.finger(at: middle).drag(by: 0, -150, in: 0.08)
    stage.finger(at: middle).drag(by: 0, -150, in: 0.08)
    stage.wait(5)
    #expect(photo.center.y == -400 && controller.scale == 3)
    let reason = try why("pull")
    #expect(
      reason.contains("pull failed at")
        && reason.contains("because its delegate said no (gestureRecognizerShouldBegin")
        && reason.contains("it wanted to begin: moved"), "\(reason)")
  }

  @Test("a finger catches it where it glides, and it stays", arguments: people)
  func caught(person: Int) {
    stage.hands = hands(of: person)
    stage.finger(at: middle).doubleTap()
    stage.wait(1)
    stage.finger(at: middle).drag(by: 120, 0, in: 0.1)
    stage.wait(0.1)
    let finger = stage.finger(at: middle).down().hold(0.1)
    let place = photo.center
    finger.hold(0.5)
    #expect(photo.center == place)
    finger.up()
    stage.wait(2)
    #expect(photo.center == place)
  }

  @Test("while all of it is seen a pull takes it away, or lets it go back", arguments: people)
  func dismiss(person: Int) throws {
    stage.hands = hands(of: person)
    var dismissed = 0
    controller.onDismiss = { dismissed += 1 }
    stage.finger(at: middle).drag(by: 0, 60, in: 0.8, curve: .slowingDown)
    stage.wait(1)
    #expect(dismissed == 0 && photo.center == middle)
    stage.finger(at: middle).drag(by: 0, -200, in: 0.2)
    stage.finger(at: middle).drag(by: 200, 20, in: 0.2)
    stage.wait(1)
    #expect(dismissed == 0 && photo.center == middle)
    stage.finger(at: CGPoint(x: 200, y: 300)).flick(.down, by: 200, in: 0.2)
    let why = try (pull: why("pull"), look: why("look"))
    #expect(dismissed == 1, "\(why.pull)")
    #expect(why.look.contains("gestureRecognizerShouldBegin"), "\(why.look)")
  }

  @Test("nothing keeps the viewer when it goes")
  func noLeak() {
    weak var kept: PhotoViewController?
    do {
      let viewer = PhotoViewController()
      viewer.loadViewIfNeeded()
      kept = viewer
    }
    #expect(kept == nil)
  }
}
