import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@testable import TouchstoneCore

@Suite(.serialized) struct DeviceTests {
  @Test("the device is what the screen in use makes it, and turned only for who asks")
  func device() {
    let stage = Stage(size: CGSize(width: 1024, height: 768))
    stage.finger(at: CGPoint(x: 5, y: 5)).tap()
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .pad && device.model == "iPad")
    #expect(device.orientation == .unknown)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.orientation == .landscapeLeft && device.orientation.isLandscape)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }

  private final class Ears {
    var heard: [String] = []
  }

  @Test("who observes a scene hears of its states, and of memory that is short")
  func notifications() {
    let stage = Stage()
    let ears = Ears()
    let names: [Notification.Name] = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    let tokens = names.map { name in
      let word = String(name.rawValue.dropFirst(7).dropLast(12))
      return NotificationCenter.default.addObserver(
        forName: name, object: stage.scene, queue: nil
      ) { _ in MainActor.assumeIsolated { ears.heard.append(word) } }
    }
    stage.scene.goOver(to: .background)
    stage.scene.goOver(to: .foregroundActive)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      ears.heard == ["WillDeactivate", "DidEnterBackground", "WillEnterForeground", "DidActivate"])
  }
}
