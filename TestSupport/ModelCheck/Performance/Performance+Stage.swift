import Foundation
import Touchstone

/// What is there before the first step.
extension Performance {
  func setUpViews() {
    for (number, plan) in script.views.enumerated() {
      let frame = CGRect(x: plan.x, y: plan.y, width: plan.width, height: plan.height)
      if plan.isWindow {
        let window = ScriptedWindow(windowScene: scene)
        window.frame = frame
        window.number = number
        window.performance = self
        window.makeKeyAndVisible()
        views.append(window)
      } else if let control = plan.control {
        views.append(makeControl(number, control, frame: frame))
        views[plan.parent].addSubview(views[number])
      } else {
        let view = ScriptedView(frame: frame)
        view.join(self, as: number)
        views[plan.parent].addSubview(view)
        views.append(view)
      }
    }
    for (view, plan) in zip(views, script.views) {
      view.isMultipleTouchEnabled = plan.isMultiple
      view.isExclusiveTouch = plan.isExclusive
    }
  }

  func setUpRecognizers() {
    for (number, plan) in script.recognizers.enumerated() {
      let recognizer = makeRecognizer(number, plan)
      recognizer.name = "r\(number)"
      recognizer.cancelsTouchesInView = plan.cancels
      recognizer.delaysTouchesBegan = plan.delaysBegan
      recognizer.delaysTouchesEnded = plan.delaysEnded
      recognizer.allowedPressTypes = plan.takesPresses ? [0] : []
      if plan.isForFingers { recognizer.allowedTouchTypes = [0] }
      if !plan.takesTouches { recognizer.allowedTouchTypes = [] }
      recognizer.requiresExclusiveTouchType = !plan.mixesTypes
      recognizer.delegate = self
      recognizer.addAction { [unowned self] recognizer in
        log.append(.action(number, recognizer.state))
        if recognizer.state == .began || recognizer.state == .ended { react(plan.reaction) }
      }
      recognizers.append(recognizer)
      views[plan.view].addGestureRecognizer(recognizer)
    }
    for one in recognizers.indices {
      for other in recognizers.indices where script.relations.contains(.waits(one, for: other)) {
        recognizers[one].require(toFail: recognizers[other])
      }
    }
  }
}
