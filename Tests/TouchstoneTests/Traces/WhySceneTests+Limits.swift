import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Scenes in which the fingers do not meet the limits of the recognizer.
extension WhySceneTests {
  nonisolated static let limits: [WhyScene] = [
    WhyScene("a tap that moves", "more than tapMovement 45", cure: nil) { stage, _ in
      let tap = tap(stage)
      finger(stage).down().move(by: 60, 0).up()
      return tap
    },
    WhyScene("a tap that rests", "tapDuration 0.75", cure: nil) { stage, _ in
      let tap = tap(stage)
      finger(stage).down().hold(1).up()
      return tap
    },
    WhyScene("a tap of two", "2 fingers, more than the 1 it takes", cure: "allow more fingers") {
      stage, isCured in
      let tap = tap(stage)
      if isCured { tap.numberOfTouchesRequired = 2 }
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      stage.together { _ = (a.up(), b.up()) }
      return tap
    },
    WhyScene("a second tap that is late", "tapInterval 0.35", cure: nil) { stage, _ in
      let tap = tap(stage)
      tap.numberOfTapsRequired = 2
      finger(stage).tap()
      stage.wait(0.5)
      finger(stage).tap()
      stage.wait(1)
      return tap
    },
    WhyScene(
      "a second tap elsewhere",
      "landed 200 pt from the first tap, more than tapSeparation 45",
      cure: nil
    ) { stage, _ in
      let tap = tap(stage)
      tap.numberOfTapsRequired = 2
      finger(stage).tap()
      stage.wait(0.1)
      finger(stage, 250).tap()
      return tap
    },
    WhyScene("one of two taps", "tapInterval 0.35", cure: nil) { stage, _ in
      let tap = tap(stage)
      tap.numberOfTapsRequired = 2
      finger(stage).tap()
      stage.wait(1)
      return tap
    },
    WhyScene(
      "one of two fingers", "1 of the 2 fingers it needs",
      cure: "use as many fingers as it needs, or lower"
    ) { stage, isCured in
      let tap = tap(stage)
      tap.numberOfTouchesRequired = isCured ? 1 : 2
      finger(stage).tap()
      return tap
    },
    WhyScene("a slow swipe", "swipeDuration 0.5", cure: nil) { stage, _ in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage).down().move(by: 20, 0, in: 0.6).move(by: 100, 0, in: 0.2).up()
      return swipe
    },
    WhyScene(
      "a swipe the other way",
      "moved 25 pt against its direction, more than swipeBackwardMovement 2",
      cure: nil
    ) { stage, _ in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage, 250).flick(.left)
      return swipe
    },
    WhyScene(
      "a short swipe",
      "lifted after moving 30 pt, less than swipePrimaryMovement 45.3",
      cure: nil
    ) { stage, _ in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage).drag(by: 30, 0, in: 0.1)
      return swipe
    },
    WhyScene(
      "a crooked swipe",
      "went 53.33 pt astray, more than swipeSecondaryMovement 46.73",
      cure: nil
    ) { stage, _ in
      let swipe = stage.add(UISwipeGestureRecognizer(), named: "wanted")
      finger(stage).drag(by: 40, 80, in: 0.1)
      return swipe
    },
    WhyScene("a short drag", "less than panHysteresis 10", cure: nil) { stage, _ in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      finger(stage).drag(by: 8, 0)
      return pan
    },
    WhyScene(
      "a drag of one where two are needed", "1 of the 2 fingers",
      cure: "use as many fingers as it needs"
    ) { stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      pan.minimumNumberOfTouches = isCured ? 1 : 2
      finger(stage).drag(by: 50, 0)
      return pan
    },
    WhyScene("a drag of two where one is allowed", "2 fingers", cure: "allow more fingers") {
      stage, isCured in
      let pan = stage.add(UIPanGestureRecognizer(), named: "wanted")
      pan.maximumNumberOfTouches = isCured ? 2 : 1
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      stage.together { _ = (a.move(by: 50, 0), b.move(by: 50, 0)) }
      stage.together { _ = (a.up(), b.up()) }
      return pan
    },
    WhyScene(
      "a press that is short", "less than minimumPressDuration 0.5",
      cure: "lower minimumPressDuration"
    ) { stage, isCured in
      let press = stage.add(UILongPressGestureRecognizer(), named: "wanted")
      if isCured { press.minimumPressDuration = 0.2 }
      finger(stage).longPress(0.3)
      return press
    },
    WhyScene(
      "a press that moves", "more than allowableMovement 10", cure: "raise allowableMovement"
    ) { stage, isCured in
      let press = stage.add(UILongPressGestureRecognizer(), named: "wanted")
      if isCured { press.allowableMovement = 40 }
      finger(stage).down().move(by: 20, 0, in: 0.1).hold(1).up()
      return press
    },
    WhyScene(
      "a pinch of one", "1 of the 2 fingers it needs", cure: "use as many fingers as it needs"
    ) { stage, isCured in
      let pinch = stage.add(UIPinchGestureRecognizer(), named: "wanted")
      let b = finger(stage, 150)
      if isCured { b.down() }
      finger(stage).drag(by: 50, 0)
      return pinch
    },
    WhyScene("a small pinch", "less than pinchHysteresis 8", cure: nil) { stage, _ in
      let pinch = stage.add(UIPinchGestureRecognizer(), named: "wanted")
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      b.move(by: 5, 0)
      stage.together { _ = (a.up(), b.up()) }
      return pinch
    },
    WhyScene(
      "a small turn",
      "lifted after a turn of 0.04 rad, less than rotationHysteresis 0.1",
      cure: nil
    ) { stage, _ in
      let turn = stage.add(UIRotationGestureRecognizer(), named: "wanted")
      let (a, b) = (finger(stage), finger(stage, 150))
      stage.together { _ = (a.down(), b.down()) }
      b.move(by: 0, 4)
      stage.together { _ = (a.up(), b.up()) }
      return turn
    },
    WhyScene(
      "an edge pan from the middle",
      "started 100 pt from its nearest edge, more than edgeRegion 20",
      cure: nil
    ) { stage, _ in
      let edge = stage.add(UIScreenEdgePanGestureRecognizer(), named: "wanted")
      edge.edges = .left
      finger(stage, 100, 300).drag(by: 100, 0)
      return edge
    },
    WhyScene(
      "an edge pan without edges",
      "wanted failed at 0.000: it has no edges to start from",
      cure: nil
    ) { stage, _ in
      let edge = stage.add(UIScreenEdgePanGestureRecognizer(), named: "wanted")
      finger(stage, 2, 300).drag(by: 100, 0)
      return edge
    },
    WhyScene("a scroll view that is off", "it is disabled", cure: "set isEnabled = true on wanted")
    { stage, isCured in
      let scrollView = UIScrollView(frame: stage.view.bounds)
      scrollView.contentSize = CGSize(width: 400, height: 3000)
      scrollView.panGestureRecognizer.name = "wanted"
      scrollView.panGestureRecognizer.isEnabled = isCured
      stage.view.addSubview(scrollView)
      finger(stage, 50, 400).drag(by: 0, -100)
      return scrollView.panGestureRecognizer
    },
    WhyScene(
      "a scroll view without room",
      "lifted after moving 100 pt, in directions that can scroll 0 pt, less than panHysteresis 10",
      cure: nil
    ) { stage, _ in
      let scrollView = UIScrollView(frame: stage.view.bounds)
      scrollView.contentSize = CGSize(width: 100, height: 100)
      scrollView.panGestureRecognizer.name = "wanted"
      stage.view.addSubview(scrollView)
      finger(stage, 50, 400).drag(by: 0, -100)
      return scrollView.panGestureRecognizer
    },
    WhyScene(
      "a remote's other button", "its allowedPressTypes have not 4",
      cure: "add 4 to allowedPressTypes"
    ) { stage, isCured in
      let tap = tap(stage)
      tap.allowedPressTypes = isCured ? [4] : [5]
      stage.press(.select)
      return tap
    },
  ]
}
