import Foundation
import LinuxTouchInput
import LiveTouches
import UIKit

/// Opens a panel, and opens it again whenever it was unplugged and is back.
final class PanelKeeper {
  private let name: String?
  private let scene: UIWindowScene
  private let touches: LiveTouches
  private var panel: LivePanel?
  private var lastProblem = ""

  private static let seconds: TimeInterval = 2

  /// - Parameter name: as `touchstone devices` lists it; `nil` is the only touchscreen.
  init(_ name: String?, for scene: UIWindowScene, playedBy touches: LiveTouches) {
    self.name = name
    self.scene = scene
    self.touches = touches
  }

  /// Looks for the panel now, and every two seconds while it is not there.
  func start() {
    look()
    scene.touchSystem.schedule(after: Self.seconds) { [weak self] in self?.start() }
  }

  private func look() {
    if let panel, !panel.isOver { return }
    if panel != nil { say("the panel is gone; its fingers are cancelled") }
    panel = nil
    do {
      let found = try LivePanel(opening: name, isGrabbed: true)
      touches.add(found, to: scene.touchSystem)
      panel = found
      lastProblem = ""
      say("the panel is there")
    } catch {
      // Each reason is printed once.
      if "\(error)" != lastProblem { say("\(error)") }
      lastProblem = "\(error)"
    }
  }
}
