import Foundation

/// The notifications of changes of the application's state; the object is the application.
nonisolated extension UIApplication {
  /// Posted after the application was launched.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted before the application ends because its last scene is gone.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the application has become active: one of its scenes receives input.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application stops receiving input.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when no scene of the application is visible any more.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before a scene of the application becomes visible.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// For low memory. Nothing here posts it; a test may.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  // Nothing here posts these either.
  /// For a changed frame of the status bar.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Before the frame of the status bar changes.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// For a changed interface orientation.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Before the interface orientation changes.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// For a significant change of the time.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// For a screenshot by the user.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// The notifications of changes of a scene's state; the object is the scene.
nonisolated extension UIScene {
  /// Posted before the scene is connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when the scene was disconnected for good.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when the scene has become active and receives input.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before the scene stops receiving input.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when the scene is not visible any more.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before the scene becomes visible.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// The notifications of a window; the object is the window.
nonisolated extension UIWindow {
  /// Posted when the window has become visible.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when the window was hidden.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when the window has become its scene's key window.
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when the window is not its scene's key window any more.
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

extension UIScene {
  /// Posts the notification of the scene, and that of the application if its state changes too.
  func post(_ own: Notification.Name, _ others: Notification.Name) {
    NotificationCenter.default.post(name: own, object: self)
    let application = UIApplication.shared
    let rest = application.connectedInOrder.filter { $0 !== self }.map(\.activationState)
    // An application is as active as the most active of its scenes, so changes of the others are
    // not posted for it.
    let isShadowed =
      own == UIScene.didActivateNotification || own == UIScene.willDeactivateNotification
      ? rest.contains(.foregroundActive)
      : rest.contains { $0 == .foregroundActive || $0 == .foregroundInactive }
    guard !isShadowed else { return }
    NotificationCenter.default.post(name: others, object: application)
  }
}

extension UIApplication {
  /// Whether the idle timer is disabled. It is stored; nothing here turns the screen off.
  public var isIdleTimerDisabled: Bool {
    get { keepsScreenOn }
    set { keepsScreenOn = newValue }
  }

  /// The interface orientation of the current scene.
  public var statusBarOrientation: UIInterfaceOrientation {
    TouchSystem.currentScene?.interfaceOrientation ?? .portrait
  }

  /// Always empty: there is no status bar.
  public var statusBarFrame: CGRect { .zero }

  // The settings of the status bar from before iOS 9 are stored and not shown.
  private static let bars: StaticString = "bars"

  private var bars: [String: Any] {
    get { keptValue(Self.bars) as? [String: Any] ?? [:] }
    set { keepValue(newValue, Self.bars) }
  }

  /// Whether the status bar is hidden. It is stored and has no effect.
  public var isStatusBarHidden: Bool {
    get { bars["isStatusBarHidden"] as? Bool ?? false }
    set { bars["isStatusBarHidden"] = newValue }
  }
  /// Hides or shows the status bar. The value is stored and has no effect.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Hides or shows the status bar. The value is stored and has no effect.
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) { isStatusBarHidden = hidden }
  /// The style of the status bar. It is stored and has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { bars["statusBarStyle"] as? UIStatusBarStyle ?? .default }
    set { bars["statusBarStyle"] = newValue }
  }
  /// Sets the style of the status bar. It is stored and has no effect.
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
    statusBarStyle = style
  }
  /// Whether network activity is shown. It is stored and has no effect.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { bars["isNetworkActivityIndicatorVisible"] as? Bool ?? false }
    set { bars["isNetworkActivityIndicatorVisible"] = newValue }
  }

  /// The layout direction of the current scene.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    TouchSystem.currentScene?.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
