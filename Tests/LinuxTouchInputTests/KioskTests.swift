// snippet.kiosk
import LinuxTouchInput
import LiveTouches
// snippet.hide
import Testing
import UIKit

/// The kiosk of docs/kiosks.md.
@MainActor @Suite struct KioskTests {
  @Test("a kiosk without its panel says which panel it looks for")
  func kiosk() {
    #expect {
      try runKiosk()
    } throws: { error in
      "\(error)".contains("Kiosk Touchscreen") || error as? PanelError == .noFolder("/dev/input")
    }
  }

  private func runKiosk() throws {
    // snippet.show

    let panel = try LivePanel(opening: "Kiosk Touchscreen", isGrabbed: true)
    let screen = UIScreen(bounds: CGRect(origin: .zero, size: panel.size))
    let windowScene = UIWindowScene(screen: screen)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = HomeController()
    window.makeKeyAndVisible()

    let touches = LiveTouches()
    touches.add(panel, to: windowScene.touchSystem)
    touches.run()
    // snippet.end
  }

  private final class HomeController: UIViewController {}
}
