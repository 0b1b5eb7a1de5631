import Testing
import TouchstoneTesting
import UIKit

/// The ten tasks of docs/cookbook.md.
@MainActor @Suite struct CookbookTests {
  private let stage = Stage()
  private let place = CGPoint(x: 100, y: 100)
  private let square = CGRect(x: 50, y: 50, width: 100, height: 100)

  @Test("a single tap that is not sent for a double tap")
  func singleAndDouble() {
    // snippet.singleAndDouble
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    let single = stage.add(UITapGestureRecognizer(), named: "single")
    single.require(toFail: double)
    // snippet.end
    stage.finger(at: place).doubleTap()
    stage.wait(1)
    stage.finger(at: place).tap()
    stage.wait(0.4)
    #expect(stage.log == ["double ended", "single ended"])
  }

  @Test("a tap that leaves a subview alone")
  func notOnSubview() {
    let card = stage.addLoudView(frame: square, named: "card")
    // snippet.notOnSubview
    final class NotOn: NSObject, UIGestureRecognizerDelegate {
      let excluded: UIView
      init(_ excluded: UIView) { self.excluded = excluded }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        !(touch.view?.isDescendant(of: excluded) ?? false)
      }
    }
    let notOnCard = NotOn(card)
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.delegate = notOnCard
    // snippet.end
    stage.finger(at: place).tap()
    stage.finger(at: CGPoint(x: 300, y: 300)).tap()
    #expect(stage.log == ["card.began a", "card.ended a", "tap ended"])
    withExtendedLifetime(notOnCard) {}
  }

  @Test("a tap anywhere that the view below receives as well")
  func tapThrough() {
    let card = stage.addLoudView(frame: square, named: "card")
    // snippet.tapThrough
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.cancelsTouchesInView = false
    // snippet.end
    stage.finger(at: place).tap()
    #expect(stage.expect(card).heard([.began, .ended]) == .met)
    #expect(stage.expect(tap).recognized() == .met)
  }

  @Test("a pan that begins sideways only")
  func sideways() {
    // snippet.sideways
    final class Sideways: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) > abs(velocity.y)
      }
    }
    let sideways = Sideways()
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    pan.delegate = sideways
    // snippet.end
    stage.finger(at: place).drag(by: 0, 100)
    stage.finger(at: place).drag(by: 100, 0)
    #expect(stage.outline == ["pan began", "pan changed", "pan ended"])
    withExtendedLifetime(sideways) {}
  }

  @Test("a pinch and a rotation at once")
  func atOnce() {
    // snippet.atOnce
    final class Together: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool {
        true
      }
    }
    let together = Together()
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    let rotation = stage.add(UIRotationGestureRecognizer(), named: "rotation")
    pinch.delegate = together
    // snippet.end
    stage.hand(at: CGPoint(x: 200, y: 400)).down()
      .transform(by: .zero, scale: 2, rotation: 1).up()
    #expect(stage.expect(pinch).states([.began, .ended]) == .met)
    #expect(stage.expect(rotation).states([.began, .ended]) == .met)
    withExtendedLifetime(together) {}
  }

  @Test("a view that is dragged after a long press")
  func pressAndDrag() {
    let card = UIView(frame: square)
    stage.view.addSubview(card)
    // snippet.pressAndDrag
    @MainActor final class Mover: NSObject {
      func move(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began || press.state == .changed else { return }
        press.view?.center = press.location(in: press.view?.superview)
      }
    }
    let mover = Mover()
    card.addGestureRecognizer(UILongPressGestureRecognizer(target: mover, action: Mover.move))
    // snippet.end
    stage.finger(at: place).drag(by: 50, 0)
    #expect(card.center == place)
    stage.finger(at: place).down().hold(0.6).move(by: 50, 0, in: 0.3).up()
    #expect(card.center == CGPoint(x: 150, y: 100))
    withExtendedLifetime(mover) {}
  }

  @Test("a swipe and a pan on one view")
  func swipeAndPan() {
    // snippet.swipeAndPan
    let swipe = stage.add(UISwipeGestureRecognizer(), named: "swipe")
    swipe.direction = .left
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    pan.require(toFail: swipe)
    // snippet.end
    stage.finger(at: CGPoint(x: 300, y: 400)).flick(.left)
    stage.wait(1)
    stage.finger(at: CGPoint(x: 300, y: 400)).drag(by: 0, 100)
    #expect(stage.outline == ["swipe ended", "pan began", "pan changed", "pan ended"])
  }

  @Test("a small button that is easy to hit")
  func largerTarget() {
    // snippet.largerTarget
    final class LargerTarget: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    // snippet.end
    let small = LargerTarget(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    stage.view.addSubview(small)
    stage.add(UITapGestureRecognizer(), to: small, named: "tap")
    stage.finger(at: CGPoint(x: 125, y: 105)).tap()
    stage.finger(at: CGPoint(x: 140, y: 105)).tap()
    #expect(stage.log == ["tap ended"])
  }

  @Test("a gesture that is stopped while the finger is down")
  func stopped() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    let finger = stage.finger(at: place).down().move(by: 60, 0, in: 0.2)
    // snippet.stopped
    pan.isEnabled = false
    pan.isEnabled = true
    // snippet.end
    finger.move(by: 60, 0, in: 0.2).up()
    #expect(stage.outline == ["pan began", "pan changed", "pan cancelled"])
  }

  @Test("the subview that was tapped")
  func tappedSubview() {
    let card = UIView(frame: square)
    stage.view.addSubview(card)
    // snippet.tappedSubview
    @MainActor final class Finder: NSObject {
      var found: UIView?

      func find(_ tap: UITapGestureRecognizer) {
        found = tap.view?.hitTest(tap.location(in: tap.view), with: nil)
      }
    }
    let finder = Finder()
    stage.view.addGestureRecognizer(UITapGestureRecognizer(target: finder, action: Finder.find))
    // snippet.end
    stage.finger(at: place).tap()
    #expect(finder.found === card)
    stage.finger(at: CGPoint(x: 300, y: 300)).tap()
    #expect(finder.found === stage.view)
  }
}
