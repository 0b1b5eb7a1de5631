import Foundation

/// The end of every responder chain, and the first to see an event.
///
/// It keeps no fingers and no time: each scene has its own (see ``TouchSystem``).
@MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public static let shared = UIApplication()

  private var scenes: [WeakScene] = []

  /// The scenes that exist.
  public var connectedScenes: Set<UIWindowScene> { Set(scenes.compactMap(\.scene)) }

  /// Hands an event to every window that has touches in it (DEL-01, OPN-32).
  open func sendEvent(_ event: UIEvent) {
    if let window = event.onlyWindow { return window.sendEvent(event) }
    for window in event.windows { window.sendEvent(event) }
  }

  func connect(_ scene: UIWindowScene) {
    scenes.removeAll { $0.scene == nil }
    scenes.append(WeakScene(scene: scene))
  }

  private struct WeakScene {
    weak var scene: UIWindowScene?
  }
}
