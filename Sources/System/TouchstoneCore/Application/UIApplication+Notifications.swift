import Foundation

/// What is posted when the application's state changes, with the application as object.
nonisolated extension UIApplication {
  /// The application has been launched.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The application is about to end: its last scene has gone.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The application has become active: one of its scenes takes input.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The application is about to take no input for a while.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// None of the application's scenes is seen any more.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A scene of the application is about to be seen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Memory is short. Nothing here posts it; a test may.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  // Nothing here posts these either.
  /// The status bar has another frame.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The status bar is about to have another frame.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The interface is turned.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The interface is about to be turned.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The clock has made a leap.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The user has taken a picture of the screen.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// What is posted when a scene's state changes, with the scene as object.
nonisolated extension UIScene {
  /// The scene is about to be connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The scene has been disconnected, and does not come back.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// The scene has become active, and takes input.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The scene is about to take no input for a while.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene is not seen any more.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene is about to be seen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// What is posted of a window, with the window as object.
nonisolated extension UIWindow {
  /// The window is not hidden any more.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The window is hidden.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// The window has become its scene's key window.
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The window is not its scene's key window any more.
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

extension UIScene {
  /// Posts what happens to the scene, and to the application if it happens to that too.
  func post(_ own: Notification.Name, _ others: Notification.Name) {
    NotificationCenter.default.post(name: own, object: self)
    let application = UIApplication.shared
    let rest = application.connectedInOrder.filter { $0 !== self }.map(\.activationState)
    // As active as the most active of its scenes, an application receives nothing about the others.
    let isShadowed =
      own == UIScene.didActivateNotification || own == UIScene.willDeactivateNotification
      ? rest.contains(.foregroundActive)
      : rest.contains { $0 == .foregroundActive || $0 == .foregroundInactive }
    guard !isShadowed else { return }
    NotificationCenter.default.post(name: others, object: application)
  }
}

extension UIApplication {
  /// Whether the screen stays on while it is not touched: kept, since nothing here turns it off.
  public var isIdleTimerDisabled: Bool {
    get { keepsScreenOn }
    set { keepsScreenOn = newValue }
  }

  /// How the scene that is most in use is turned.
  public var statusBarOrientation: UIInterfaceOrientation {
    TouchSystem.currentScene?.interfaceOrientation ?? .portrait
  }

  /// Empty: there is no status bar.
  public var statusBarFrame: CGRect { .zero }

  // What apps from before iOS 9 say of the bars above them is kept and not shown.
  private static let bars: StaticString = "bars"

  private var bars: [String: Any] {
    get { keptValue(Self.bars) as? [String: Any] ?? [:] }
    set { keepValue(newValue, Self.bars) }
  }

  /// Whether the status bar is hidden; kept.
  public var isStatusBarHidden: Bool {
    get { bars["isStatusBarHidden"] as? Bool ?? false }
    set { bars["isStatusBarHidden"] = newValue }
  }
  /// Hides or shows the status bar; kept.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Hides or shows the status bar; kept.
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) { isStatusBarHidden = hidden }
  /// How the status bar looks; kept.
  public var statusBarStyle: UIStatusBarStyle {
    get { bars["statusBarStyle"] as? UIStatusBarStyle ?? .default }
    set { bars["statusBarStyle"] = newValue }
  }
  /// Gives the status bar another look; kept.
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
    statusBarStyle = style
  }
  /// Whether a sign of traffic is shown; kept.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { bars["isNetworkActivityIndicatorVisible"] as? Bool ?? false }
    set { bars["isNetworkActivityIndicatorVisible"] = newValue }
  }

  /// The direction of reading of the scene that is most in use.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    TouchSystem.currentScene?.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
