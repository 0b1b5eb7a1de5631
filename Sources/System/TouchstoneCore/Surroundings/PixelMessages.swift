import Foundation
import GestureCore
import Pictures

/// Brings messages about missing pixels into the trace: of the scene that is being handled, else of the one
/// that was made last, once each.
enum PixelMessages {
  private static let listening: Void = Pixels.listen { message in
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { trace(message) }
    } else {
      Task { @MainActor in trace(message) }
    }
  }

  static func begin() { listening }

  private static func trace(_ message: String) {
    guard let scene = TouchSystem.currentScene, scene.pixelMessages.insert(message).inserted else {
      return
    }
    scene.touchSystem.record(.diagnostic(message))
  }
}
