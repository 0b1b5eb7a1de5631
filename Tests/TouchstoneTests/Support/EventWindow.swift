import Foundation
import Touchstone
import TouchstoneTesting

/// A window in front of the stage's own that writes down every event that comes through it.
final class EventWindow: UIWindow {
  var describe: (UIEvent) -> String = { "\($0.type)" }
  private(set) var events: [String] = []

  convenience init(on stage: Stage) {
    self.init(windowScene: stage.scene)
    makeKeyAndVisible()
  }

  override func sendEvent(_ event: UIEvent) {
    events.append(describe(event))
    super.sendEvent(event)
  }
}
