import Foundation

/// The end of every responder chain, and the first to see an event.
///
/// It keeps no fingers and no time: each scene has its own (see ``TouchSystem``).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What an application is doing (API-E22).
  nonisolated public enum State: Int, Sendable {
    /// It is in front and takes input.
    case active = 0
    /// It is in front and takes no input.
    case inactive = 1
    /// It is not seen.
    case background = 2
  }

  /// The application: a plain one, unless `UIApplicationMain` was given another class.
  public static var shared: UIApplication { installed }
  // Only read and replaced as a whole; no client's code runs in an access.
  @exclusivity(unchecked) private static var installed = UIApplication()

  /// Those in whose place another was put: an event may be on its way through one.
  private static var replaced: [UIApplication] = []

  /// The present one, for events on their way through: it stays.
  @inline(__always)
  static var unretained: Unretained<UIApplication> { Unretained(installed) }

  /// Puts an application of one's own class in the place of the present one (COR-15).
  package static func install(_ application: UIApplication) {
    application.scenes = installed.scenes
    replaced.append(installed)
    installed = application
  }

  /// What was made at the launch: no other object keeps it.
  @exclusivity(unchecked) package var launchedDelegate: (any UIApplicationDelegate)?
  @exclusivity(unchecked) package var launchedScene: UIWindowScene?
  @exclusivity(unchecked) package var isLaunching = false

  /// The last in the responder chain, if it is a responder (RSP-04). Not kept alive.
  open var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  // Kept where no client reaches, so that reading it needs no check.
  private weak var ownDelegate: (any UIApplicationDelegate)?
  /// Whether nothing receives what comes to the end of the chain of responders.
  static var isSilentEnd: Bool {
    Swift.type(of: installed) == UIApplication.self && installed.ownDelegate == nil
  }
  /// The state of the most active scene.
  open var applicationState: State { State(of: connectedInOrder.map(\.activationState)) }

  private var scenes: [WeakScene] = []

  /// The scenes that exist.
  public var connectedScenes: Set<UIScene> { Set(connectedInOrder) }
  var connectedInOrder: [UIWindowScene] { scenes.compactMap(\.scene) }

  /// Hands an event to every window that has touches in it (DEL-01, OPN-32).
  open func sendEvent(_ event: UIEvent) {
    if let window = event.onlyWindow {
      // A pass keeps what touches are in; a client may send an event when none goes on.
      if event.isInPass { return window.with { $0.sendEvent(event) } }
      return window.object.sendEvent(event)
    }
    for window in event.windows { window.sendEvent(event) }
  }

  /// A delegate that has a place of its own in the chain would make the chain a ring.
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is any ViewOwner)
    else { return nil }
    return responder
  }

  /// Calls an action; without a target, on the first in the responder chain that would carry it
  /// out: the chain of the first responder is asked first, then the sender's (API-A03).
  /// - Returns: whether a target did.
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

  /// Whether new touches, presses and pointers are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Drops whatever begins from now on, until ``endIgnoringInteractionEvents()`` was called as often
  /// (API-A04). Fingers that are down go on to their end.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Takes back one `beginIgnoringInteractionEvents()`; with the last one input counts again
  /// (API-A04).
  open func endIgnoringInteractionEvents() {
    ignoredInteractions = max(0, ignoredInteractions - 1)
  }

  func connect(_ scene: UIWindowScene) {
    scenes.removeAll { $0.scene == nil }
    scenes.append(WeakScene(scene: scene))
    scene.touchSystem.startWaiting()
  }

  /// A scene that was made at the launch and is gone for good.
  func forget(_ scene: UIScene) {
    if launchedScene === scene { terminate() }
  }

  /// The launched app ends.
  package func terminate() {
    launchedDelegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    launchedScene = nil
    launchedDelegate = nil
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
