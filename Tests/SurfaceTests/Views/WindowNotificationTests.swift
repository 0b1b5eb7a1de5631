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

  @Test("windows that are shown while there is no scene get one, with a clock")
  func noScene() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 300)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(scrollView)
        precondition(window.windowScene == nil)
        window.makeKeyAndVisible()
        let second = UIWindow(frame: window.frame)
        second.makeKeyAndVisible()
        precondition(second.windowScene === window.windowScene && second.isKeyWindow)
        scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        precondition(scrollView.contentOffset.y == 0)
        window.windowScene!.touchSystem.advance(to: TouchInput.Timestamp(seconds: 1))
        precondition(scrollView.contentOffset.y == 200)
        // An application with a scene of its own chooses where its windows are shown.
        let scene = UIWindowScene()
        let third = UIWindow(frame: window.frame)
        third.makeKeyAndVisible()
        precondition(third.windowScene == nil && scene.windows.isEmpty)
      }
    }
  }
}
