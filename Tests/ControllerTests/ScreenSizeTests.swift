import Foundation
import Testing
import Touchstone

/// A display that is turned, or a window of a desktop that gets another size.
@Suite struct ScreenSizeTests {
  @Test("a screen of another size resizes the windows that fill it, in the order of a rotation")
  func turned() {
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let window = UIWindow(windowScene: scene)
    let controller = LoggingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let small = UIWindow(windowScene: scene)
    small.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    controller.log = []
    scene.resizeScreen(to: CGSize(width: 800, height: 400), scale: 2)
    #expect(
      controller.log == [
        "traits will be regular compact", "size will be 800x400",
        "traits were compact regular, are regular compact",
      ])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(small.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(controller.view.frame == window.bounds)
    #expect(scene.screen.scale == 2 && scene.traitCollection.displayScale == 2)
    #expect(scene.screen.nativeBounds == CGRect(x: 0, y: 0, width: 1600, height: 800))
  }

  @Test("a size of the same classes changes no traits")
  func sameTraits() {
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let window = UIWindow(windowScene: scene)
    let controller = LoggingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.log = []
    scene.resizeScreen(to: CGSize(width: 410, height: 800), scale: 1)
    #expect(controller.log == ["size will be 410x800"])
    #expect(window.bounds.width == 410)
  }

  @Test("a trait that is set stays, and the others follow the screen")
  func setTraits() {
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 800)))
    let window = UIWindow(windowScene: scene)
    let controller = LoggingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    controller.log = []
    scene.resizeScreen(to: CGSize(width: 800, height: 400), scale: 2)
    #expect(
      controller.log == [
        "traits will be regular compact", "size will be 800x400",
        "traits were compact regular, are regular compact",
      ])
    #expect(scene.traits.userInterfaceStyle == .dark && scene.traits.displayScale == 2)
  }

  private final class LoggingController: UIViewController {
    var log: [String] = []

    private func spell(_ traits: UITraitCollection) -> String {
      func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        sizeClass == .compact ? "compact" : "regular"
      }
      return "\(name(traits.horizontalSizeClass)) \(name(traits.verticalSizeClass))"
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("traits will be \(spell(newCollection))")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size will be \(Int(size.width))x\(Int(size.height))")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let before = previousTraitCollection.map(spell) ?? "nothing"
      log.append("traits were \(before), are \(spell(traitCollection))")
    }
  }
}
