import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Scenes in which the gesture is ended or cancelled.
extension WhySceneTests {
  nonisolated static let ends: [WhyScene] = [
    WhyScene(
      "disabled under the finger", "isEnabled was set to false",
      cure: "disable wanted when it has ended"
    ) { stage, isCured in
      let tap = tap(stage)
      let finger = finger(stage).down()
      tap.isEnabled = isCured
      finger.up()
      return tap
    },
    WhyScene(
      "removed under the finger", "it was removed from its view",
      cure: "remove wanted when it has ended"
    ) { stage, isCured in
      let tap = tap(stage)
      let finger = finger(stage).down()
      if !isCured { stage.view.removeGestureRecognizer(tap) }
      finger.up()
      return tap
    },
    WhyScene("its view leaves", "inner left the window", cure: "keep its view in the window") {
      stage, isCured in
      let inner = box("inner", in: stage.view)
      let tap = tap(stage, inner)
      let finger = finger(stage).down()
      if !isCured { inner.removeFromSuperview() }
      finger.up()
      return tap
    },
    WhyScene("interrupted", "an interruption took all fingers away", cure: nil) { stage, _ in
      let tap = tap(stage)
      finger(stage).down()
      stage.interrupt()
      return tap
    },
    WhyScene("cancelled by its reporter", "whoever reports the fingers took them away", cure: nil) {
      stage, _ in
      let tap = tap(stage)
      finger(stage).down().cancel()
      return tap
    },
    WhyScene("failed by its own code", "assigned by its own code", cure: nil) { stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      wanted.on(.moved, become: .failed)
      finger(stage).drag(by: 20, 0)
      return wanted
    },
    WhyScene("all ignored", "wanted ignored all that it received, and left", cure: nil) {
      stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      wanted.on(.began) { recognizer, touches, event in
        for touch in touches { recognizer.ignore(touch, for: event) }
      }
      finger(stage).tap()
      return wanted
    },
    WhyScene("never decided", "wanted is still possible", cure: nil) { stage, _ in
      let wanted = stage.add(LoudRecognizer(), named: "wanted")
      finger(stage).tap()
      return wanted
    },
    WhyScene(
      "waits for one that never decides",
      "waits until lazy fails|lazy is still possible, 2 s after",
      cure: "let lazy assign .failed in touchesEnded"
    ) { stage, isCured in
      let tap = tap(stage)
      let lazy = stage.add(LoudRecognizer(), named: "lazy")
      if isCured { lazy.on(.ended, become: .failed) }
      tap.require(toFail: lazy)
      finger(stage).tap()
      stage.wait(2)
      return tap
    },
    WhyScene("no interaction at all", "input was refused", cure: "let the scene be active") {
      stage, isCured in
      let tap = tap(stage)
      if !isCured { UIApplication.shared.beginIgnoringInteractionEvents() }
      finger(stage).tap()
      if !isCured { UIApplication.shared.endIgnoringInteractionEvents() }
      return tap
    },
  ]
}
