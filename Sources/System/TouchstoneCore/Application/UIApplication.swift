import Foundation

/// The end of every responder chain, which dispatches events to windows.
///
/// It has no touches and no clock: each scene has its own (see ``TouchSystem``).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an application (API-E22).
  nonisolated public enum State: Int, Sendable {
    /// In the foreground, and receives input.
    case active = 0
    /// In the foreground, but receives no input.
    case inactive = 1
    /// Not visible.
    case background = 2
  }

  /// The application; a subclass if `UIApplicationMain` was given one.
  public static var shared: UIApplication { installed }
  // Only read and replaced as a whole; no client code runs in an access.
  @exclusivity(unchecked) private static var installed = UIApplication()

  /// Replaced applications, which are retained because an event may be on its way through one.
  private static var replaced: [UIApplication] = []

  /// The current application, without retaining it: it is never deallocated.
  @inline(__always)
  static var unretained: Unretained<UIApplication> { Unretained(installed) }

  /// Replaces the application by one of a client's class (COR-15).
  package static func install(_ application: UIApplication) {
    application.scenes = installed.scenes
    replaced.append(installed)
    installed = application
  }

  /// Objects that the launch has made and nothing else retains.
  @exclusivity(unchecked) package var launchedDelegate: (any UIApplicationDelegate)?
  @exclusivity(unchecked) package var launchedScene: UIWindowScene?
  @exclusivity(unchecked) package var isLaunching = false

  /// The delegate, which is held weakly; the last in the responder chain if it is a responder (RSP-04).
  open var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  // Stored where clients cannot reach it, so that reading it needs no exclusivity check.
  private weak var ownDelegate: (any UIApplicationDelegate)?
  /// Whether messages at the end of the responder chain have no receiver.
  static var isSilentEnd: Bool {
    Swift.type(of: installed) == UIApplication.self && installed.ownDelegate == nil
  }
  /// The state of the most active scene.
  open var applicationState: State { State(of: connectedInOrder.map(\.activationState)) }

  private var scenes: [WeakScene] = []

  /// The connected scenes.
  public var connectedScenes: Set<UIScene> { Set(connectedInOrder) }
  /// Without the stand-in, if there is another scene.
  var connectedInOrder: [UIWindowScene] {
    let all = scenes.compactMap(\.scene)
    let own = all.filter { !$0.isStandIn }
    return own.isEmpty ? all : own
  }

  /// Dispatches an event to every window that has touches of it (DEL-01, OPN-32).
  open func sendEvent(_ event: UIEvent) {
    if let window = event.onlyWindow {
      // A pass retains the windows of its touches; a client may send an event outside of a pass.
      if event.isInPass { return window.with { $0.sendEvent(event) } }
      return window.object.sendEvent(event)
    }
    for window in event.windows { window.sendEvent(event) }
  }

  /// A delegate that is elsewhere in the chain is left out, because the chain would have no end.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is any ViewOwner)
    else { return nil }
    return responder
  }

  /// Calls an action on a target. Without one, the first responder that can perform it is used, in the chain of the first
  /// responder and then in the sender's (API-A03).
  /// - Returns: Whether a target performed the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? findTarget(for: action, from: sender) else { return false }
    return action.send(to: receiver as AnyObject, from: sender.map { $0 as AnyObject }, for: event)
  }

  var keepsScreenOn = false

  // MARK: - Ignoring input

  private var ignoredInteractions = 0

  /// Whether new touches, presses and pointers are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Ignores new input until ``endIgnoringInteractionEvents()`` was called as many times (API-A04). Touches that are down
  /// continue to their end.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Reverses one `beginIgnoringInteractionEvents()`; after the last one, new input is handled again (API-A04).
  open func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  /// The scene for a window that is shown without one; `nil` if the application has scenes of its own.
  var sceneForShownWindow: UIWindowScene? {
    if isLaunching { return launchedScene }
    return connectedInOrder.allSatisfy(\.isStandIn) ? .standIn : nil
  }

  func connect(_ scene: UIWindowScene) {
    scenes.removeAll { $0.scene == nil }
    scenes.append(WeakScene(scene: scene))
    scene.touchSystem.startWaiting()
  }

  /// Called when a scene is gone; if the launch made it, the app ends.
  func forget(_ scene: UIScene) {
    if launchedScene === scene { terminate() }
  }

  /// Ends the launched app.
  package func terminate() {
    launchedDelegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    launchedScene = nil
    launchedDelegate = nil
  }

  private struct WeakScene {
    weak var scene: UIWindowScene?
  }
  nonisolated deinit {}
}

extension UIApplication.State {
  /// The state of the most active scene; `.background` without a scene.
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
