import Foundation

/// The delegate of a scene, which is notified of changes of its state. All methods are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene was connected, to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops receiving input.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is not visible any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIScene {
  /// Changes the state and notifies the delegates, in UIKit's order (COR-15). The scene receives
  /// input only while it is active, so its state changes first.
  package func goOver(to state: ActivationState) {
    let old = activationState
    let (wasActive, isActive) = (old == .foregroundActive, state == .foregroundActive)
    if wasActive, !isActive {
      post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
      tell {
        $0.sceneWillResignActive(self)
      } applicationDelegate: {
        $0.applicationWillResignActive($1)
      }
    }
    if !old.isForeground, state.isForeground {
      post(
        UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
      tell {
        $0.sceneWillEnterForeground(self)
      } applicationDelegate: {
        $0.applicationWillEnterForeground($1)
      }
    }
    activationState = state
    if isActive, !wasActive {
      post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
      tell {
        $0.sceneDidBecomeActive(self)
      } applicationDelegate: {
        $0.applicationDidBecomeActive($1)
      }
    }
    if old.isForeground, !state.isForeground {
      post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
      tell {
        $0.sceneDidEnterBackground(self)
      } applicationDelegate: {
        $0.applicationDidEnterBackground($1)
      }
    }
    guard state == .unattached, old != .unattached else { return }
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: self)
    delegate?.sceneDidDisconnect(self)
    UIApplication.shared.forget(self)
  }

  private func tell(
    _ message: (any UISceneDelegate) -> Void,
    applicationDelegate other: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    if let delegate { return message(delegate) }
    let application = UIApplication.shared
    if let delegate = application.delegate, application.launchedScene === self {
      other(delegate, application)
    }
  }
}

extension UIScene.ActivationState {
  fileprivate var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
