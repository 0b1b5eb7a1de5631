import Foundation
import Testing
import Touchstone

@Suite struct RecognizerDefaultsTests {
  @Test("a recognizer starts possible, enabled and on its own [API-G04, API-G05, API-G06, API-G07]")
  func start() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.state == .possible)
    #expect(recognizer.delegate == nil)
    #expect(recognizer.isEnabled)
    #expect(recognizer.view == nil)
    #expect(recognizer.name == nil)
  }

  @Test("it takes touches from views and delays only their end [API-G08, API-G09, API-G10]")
  func views() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
  }

  @Test("it allows touches of all types, but one at a time [API-G11, API-G12, API-G13]")
  func types() {
    let recognizer = UIGestureRecognizer()
    #expect(Set(recognizer.allowedTouchTypes) == [0, 1, 2, 3])
    #expect(recognizer.allowedPressTypes == [])
    #expect(recognizer.requiresExclusiveTouchType)
  }

  @Test("it has seen no touch and no event [API-G16, API-G18, API-G19]")
  func unused() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.numberOfTouches == 0)
    #expect(recognizer.location(in: nil) == .zero)
    #expect(recognizer.name == nil)
    #expect(recognizer.modifierFlags == [])
    #expect(recognizer.buttonMask == [])
  }

  @Test("a recognizer lets others be, until told otherwise [API-G22, API-G23, API-G24, API-G25]")
  func relations() {
    let one = UIGestureRecognizer()
    let other = UIGestureRecognizer()
    #expect(one.canPrevent(other))
    #expect(one.canBePrevented(by: other))
    #expect(!one.shouldRequireFailure(of: other))
    #expect(!one.shouldBeRequiredToFail(by: other))
  }

  @Test("the tap's defaults [API-B01]")
  func tap() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(tap.buttonMaskRequired == .primary)
  }

  @Test("the pinch's and the rotation's defaults [API-B02, API-B03]")
  func pinchAndRotation() {
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UIPinchGestureRecognizer().velocity == 0)
    #expect(UIRotationGestureRecognizer().rotation == 0)
    #expect(UIRotationGestureRecognizer().velocity == 0)
  }

  @Test("the swipe's defaults, and the bits of its directions [API-B04, API-E11]")
  func swipe() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(swipe.direction == .right)
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("the pan's defaults [API-B05]")
  func pan() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    #expect(pan.translation(in: nil) == .zero)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("the long press's defaults [API-B07, LPR-10]")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
  }

  @Test("the states have UIKit's numbers, and recognized is another word for ended [API-E10]")
  func states() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed, .recognized,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 3])
  }
}
