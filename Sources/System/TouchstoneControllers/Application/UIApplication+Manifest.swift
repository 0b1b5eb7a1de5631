extension UIApplication {
  /// Completes a scene's configuration with the values of a ported Info.plist that the delegate has
  /// not set.
  static func complete(_ configuration: UISceneConfiguration, from module: PortedModule?) {
    let scenes = module?.scenes ?? []
    guard let scene = scenes.first(where: { $0.name == configuration.name }) else { return }
    if configuration.delegateClass == nil { configuration.delegateClass = scene.delegate }
    if configuration.storyboard == nil, let name = scene.storyboard, let module {
      configuration.storyboard = Self.storyboard(name, of: module)
    }
  }

  static func storyboard(_ name: String, of module: PortedModule) -> UIStoryboard {
    UIStoryboard(name: name, bundle: nil, file: String(reflecting: type(of: module)))
  }

  /// Makes a hidden window with the initial controller of a storyboard.
  static func window(_ storyboard: UIStoryboard?, in scene: UIWindowScene) -> UIWindow? {
    guard let root = storyboard?.instantiateInitialViewController() else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    return window
  }
}
