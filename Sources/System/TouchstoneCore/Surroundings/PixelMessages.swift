import Foundation
import GestureCore
import Pictures

/// Adds messages about missing pixels to the trace, once each: to that of the scene that is being handled, otherwise of the
/// scene that was made last.
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
