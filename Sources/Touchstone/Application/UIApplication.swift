import Foundation

/// The end of every responder chain, and the first to see an event.
///
/// It keeps no fingers and no time: each scene has its own (see ``TouchSystem``).
@MainActor open class UIApplication: UIResponder {
  nonisolated public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public static let shared = UIApplication()

  private var scenes: [WeakScene] = []

  /// The scenes that exist.
  public var connectedScenes: Set<UIScene> { Set(scenes.compactMap(\.scene)) }

  /// Hands an event to every window that has touches in it (DEL-01, OPN-32).
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }

  // MARK: - Activity

  /// The state of the most active scene.
  open var applicationState: State { State(of: connectedScenes.map(\.activationState)) }

  private var ignoredInteractions = 0

  /// Whether new touches, presses and pointers are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Drops whatever begins from now on, until ``endIgnoringInteractionEvents()`` was called as often
  /// (API-A04). Fingers that are down go on to their end.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  open func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  func connect(_ scene: UIWindowScene) {
    scenes.removeAll { $0.scene == nil }
    scenes.append(WeakScene(scene: scene))
  }

  private struct WeakScene {
    weak var scene: UIWindowScene?
  }
}

extension UIApplication.State {
  /// An application is as active as the most active of its scenes, and without one in the background.
  init(of scenes: [UIScene.ActivationState]) {
    if scenes.contains(.foregroundActive) {
      self = .active
    } else if scenes.contains(.foregroundInactive) {
      self = .inactive
    } else {
      self = .background
    }
  }
}
