import Foundation

/// What a scene reports about its life. Every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene was connected; its window is made here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene takes input from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will take no input for a while.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not seen any more.
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

/// Looks after a scene with windows.
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
  /// Goes over to a state and informs the delegates that look after the scene, in UIKit's order
  /// (COR-15). The scene takes input only while it is active, which it must know first.
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
