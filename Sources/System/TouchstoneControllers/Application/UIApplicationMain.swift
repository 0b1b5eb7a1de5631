import Foundation

/// Launches an application: makes it and its delegate, connects a scene, and brings the scene to the foreground (COR-15).
///
/// Classes are made from their names, which must be added to an ``ObjCMethods`` by `add(making:)`. If the program includes the
/// product `TouchstoneWindow` or `TouchstoneDisplay` and there is a display, the app runs in a window until it is closed, or on
/// the display until the program receives SIGTERM or SIGINT.
/// - Returns: 0, or 1 if there is no such delegate, after an error message.
/// - Note: Differs from UIKit: without a display it returns once the app is launched, and with one after the window was
///   closed. Without one, input comes from the code that sends frames to the scene's `touchSystem`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let name = principalClassName, let made: UIApplication = ObjCRegistry.make(name) {
    UIApplication.install(made)
  }
  guard let name = delegateClassName else { return fail("needs the name of a delegate's class") }
  guard let made: NSObject = ObjCRegistry.make(name) else {
    return fail("knows no class \(name); write ObjCMethods { $0.add(making: \(name).init) }")
  }
  guard let delegate = made as? any UIApplicationDelegate else {
    return fail("launches no app: \(name) is no UIApplicationDelegate")
  }
  let display = AppDisplays.open()
  UIApplication.shared.launch(delegate, on: display?.screen)
  if let display, let scene = UIApplication.shared.launchedScene {
    display.run(scene)
    scene.goOver(to: .background)
    UIApplication.shared.terminate()
  }
  return 0
}

@MainActor private func fail(_ reason: String) -> Int32 {
  OneTimeNotice.print("UIApplicationMain \(reason)")
  return 1
}

/// The display of an app: the window, or the display without a display server, of a module above.
@MainActor package protocol AppDisplay: AnyObject {
  /// Opens a display; `nil` if none is available, after an error message.
  static func open() -> (any AppDisplay)?
  /// The screen of the app's scene.
  var screen: UIScreen { get }
  /// Shows the scene, and delivers input to it, until the user closes it.
  func run(_ scene: UIWindowScene)
}

enum AppDisplays {
  /// Found by their names, since their modules are above and few programs link them.
  static let names = ["TouchstoneWindow.AppWindow", "TouchstoneDisplay.DirectDisplay"]

  /// Opens the first display that is available, once.
  @MainActor static func open(_ names: [String] = names) -> (any AppDisplay)? {
    // A lazy sequence makes its first element twice.
    for case let kind as any AppDisplay.Type in names.map({ NSClassFromString($0) }) {
      if let display = kind.open() { return display }
    }
    return nil
  }
}

extension UIApplication {
  /// Launches the app with a delegate, as `UIApplicationMain` does.
  func launch(_ delegate: any UIApplicationDelegate, on screen: UIScreen? = nil) {
    self.delegate = delegate
    launchedDelegate = delegate
    isLaunching = true
    defer { isLaunching = false }
    let scene = UIWindowScene(screen: screen)
    scene.activationState = .unattached
    launchedScene = scene
    let module = PortedModule.named(
      PortedModule.module(of: String(reflecting: type(of: delegate))))
    if let module, let name = module.mainStoryboard, module.scenes.isEmpty {
      delegate.window = UIApplication.window(UIApplication.storyboard(name, of: module), in: scene)
    }
    // The results are about a URL that the app is opened with, and there is none.
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self)
    let role = UISceneSession.Role.windowApplication
    let name = module?.scenes.first?.name
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: name, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    UIApplication.complete(session.configuration, from: module)
    session.scene = scene
    scene.session = session
    if let type = session.configuration.delegateClass,
      let made: NSObject = ObjCRegistry.make(String(reflecting: type))
    {
      scene.ownDelegate = made as? any UISceneDelegate
    }
    let window = UIApplication.window(session.configuration.storyboard, in: scene)
    if let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    window?.makeKeyAndVisible()
    if module?.scenes.isEmpty == true { delegate.window?.makeKeyAndVisible() }
    scene.goOver(to: .foregroundActive)
  }
}

extension UIApplicationDelegate {
  /// Called by `@main`.
  public static func main() {
    _ = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, String(reflecting: Self.self))
  }
}

extension UISceneConfiguration {
  /// The storyboard whose initial controller is the root of the scene's window.
  public var storyboard: UIStoryboard? {
    get { storyboardSlot as? UIStoryboard }
    set { storyboardSlot = newValue }
  }
}
