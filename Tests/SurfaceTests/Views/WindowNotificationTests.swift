import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Notifications of windows [API-N03]")
struct WindowNotificationTests {
  private final class Window: UIWindow {
    var log: [String] = []
    override func becomeKey() { log.append("becomeKey") }
    override func resignKey() { log.append("resignKey") }
  }

  @Test("shown, key, not key any more and hidden, each after the window's own method")
  func order() {
    let stage = Stage()
    let window = Window(windowScene: stage.scene)
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated {
          window.log.append(name.rawValue.replacing("UIWindowDid", with: "did"))
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    stage.window.makeKey()
    window.isHidden = true
    #expect(
      window.log == [
        "didBecomeVisibleNotification", "becomeKey", "didBecomeKeyNotification", "resignKey",
        "didResignKeyNotification", "didBecomeHiddenNotification",
      ])
  }
}
