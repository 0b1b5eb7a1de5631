import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Launching an application [COR-15]", .serialized) struct LaunchTests {
  static var log: [String] = []

  final class Application: UIApplication {
    override func sendEvent(_ event: UIEvent) {
      log.append("event \(event.type.rawValue)")
      super.sendEvent(event)
    }
  }

  final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("launched")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("never") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      log.append("connect \(scene.activationState.rawValue) \(session.scene === scene)")
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
  }

  private static let table = ObjCMethods({ table in
    table.add(making: UIApplication.init)
    table.add(making: Application.init)
    table.add(making: PlainDelegate.init)
    table.add(making: AppDelegate.init)
    table.add(making: SceneDelegate.init)
    table.add(making: RefusingDelegate.init)
  })

  init() {
    _ = Self.table
    Self.log = []
  }

  /// What `@main` and a `main.swift` call.
  private func launch(_ application: AnyClass?, _ delegate: AnyClass) {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, application.map { String(reflecting: $0) },
      String(reflecting: delegate))
  }

  @Test("an application of one's own sees every event, and its delegate its life [COR-15]")
  func ownApplication() throws {
    launch(Application.self, PlainDelegate.self)
    defer {
      // Other tests go on with a plain application.
      launch(UIApplication.self, AppDelegate.self)
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
      where scene.delegate is SceneDelegate { scene.transition(to: .unattached) }
    }
    let application = UIApplication.shared
    #expect(application is Application && application.delegate is PlainDelegate)
    let scene = try #require(application.delegate?.window?.windowScene)
    #expect(application.connectedScenes.contains(scene) && scene.keyWindow != nil)
    #expect(Self.log == ["launched", "foreground", "active"])
    Self.log = []
    let time = TouchInput.Timestamp.zero
    scene.touchSystem.receive(
      TouchInput.Frame(
        time: time,
        contacts: [TouchInput.Contact(id: 1, phase: .began, at: .zero, time: time)]))
    #expect(Self.log == ["event 0"])
    Self.log = []
    scene.transition(to: .background)
    scene.transition(to: .foregroundActive)
    scene.transition(to: .unattached)
    #expect(
      Self.log.filter { !$0.hasPrefix("event") } == [
        "resign", "background", "foreground", "active", "resign", "background", "terminate",
      ])
  }

  @Test("launching, connecting, disconnecting and ending are posted as notifications [COR-15]")
  func notifications() throws {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
      UIScene.didDisconnectNotification, UIApplication.willTerminateNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { Self.log.append("posted \(name.rawValue)") }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    AppDelegate.main()
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.first { $0.delegate is SceneDelegate } as? UIWindowScene)
    scene.transition(to: .unattached)
    #expect(
      Self.log == [
        "posted UIApplicationDidFinishLaunchingNotification",
        "posted UISceneWillConnectNotification", "connect -1 true", "foreground", "active",
        "resign", "background", "posted UISceneDidDisconnectNotification", "disconnect",
        "posted UIApplicationWillTerminateNotification",
      ])
  }

  final class RefusingDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("will")
      return false
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("did")
      return false
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  }

  @Test("an app whose delegate refuses the address it is opened with is launched [COR-15]")
  func refusal() throws {
    launch(nil, RefusingDelegate.self)
    #expect(Self.log == ["will", "did", "active"])
    launch(nil, AppDelegate.self)
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.first { $0.delegate is SceneDelegate } as? UIWindowScene)
    scene.transition(to: .unattached)
  }

  @Test("a delegate's class that nothing makes known ends with 1")
  func unknownDelegate() {
    let before = UIApplication.shared.delegate
    let status = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, "Nowhere.Delegate")
    #expect(status == 1 && Self.log.isEmpty && UIApplication.shared.delegate === before)
  }

  @Test("a scene's delegate is made, connected, and receives the scene's life [COR-15]")
  func sceneDelegate() throws {
    AppDelegate.main()
    #expect(Self.log == ["connect -1 true", "foreground", "active"])
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.first { $0.delegate is SceneDelegate })
    Self.log = []
    (scene as? UIWindowScene)?.transition(to: .foregroundInactive)
    (scene as? UIWindowScene)?.transition(to: .unattached)
    #expect(Self.log == ["resign", "background", "disconnect"])
  }
}
