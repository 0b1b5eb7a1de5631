import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Changes of traits are reported to closures and methods")
struct TraitChangeTests {
  private final class Watcher: UIView {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("traitCollectionDidChange")
    }

    func changed() { log.append("changed") }
    func changedOne(of view: UIView) { log.append("changed of \(view === self)") }
    func changedTwo(of view: UIView, from previous: UITraitCollection) {
      log.append("changed of \(view === self) from \(previous.horizontalSizeClass)")
    }
  }

  private let stage = Stage()
  private let view = Watcher()

  init() {
    stage.view.addSubview(view)
  }

  @Test("a closure gets its object and the traits before, for its own traits alone")
  func closure() {
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
      (watcher: Watcher, previous: UITraitCollection) in
      watcher.log.append("from \(previous.userInterfaceStyle)")
    }
    stage.scene.traits = UITraitCollection(horizontalSizeClass: .regular)
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(view.log == ["traitCollectionDidChange", "traitCollectionDidChange", "from light"])
  }

  @Test("a view's own style is a change, too")
  func ownStyle() {
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (watcher: UIView, _) in
      view.log.append("\(watcher.traitCollection[UITraitUserInterfaceStyle.self])")
    }
    stage.view.overrideUserInterfaceStyle = .dark
    #expect(view.log == ["traitCollectionDidChange", "dark"])
  }

  @Test("a method takes nothing, the object, or the object and the traits before")
  func methods() {
    let traits: [UITrait] = [UITraitHorizontalSizeClass.self]
    view.registerForTraitChanges(traits, action: Selector("none", Watcher.changed))
    view.registerForTraitChanges(
      traits, target: view, action: Selector("one", Watcher.changedOne(of:)))
    view.registerForTraitChanges(
      traits, action: Selector("two", Watcher.changedTwo(of:from:)))
    stage.scene.traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(
      view.log == [
        "traitCollectionDidChange", "changed", "changed of true", "changed of true from compact",
      ])
  }

  @Test("a registration ends when it is given back, also by an earlier report")
  func unregister() {
    var later: (any UITraitChangeRegistration)?
    let token = view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (watcher: Watcher, _) in
      watcher.log.append("first")
      if let later { watcher.unregisterForTraitChanges(later) }
    }
    later = view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (watcher: Watcher, _) in watcher.log.append("second")
    }
    stage.scene.traits = UITraitCollection(verticalSizeClass: .compact)
    view.unregisterForTraitChanges(token)
    stage.scene.traits = UITraitCollection(verticalSizeClass: .regular)
    #expect(view.log == ["traitCollectionDidChange", "first", "traitCollectionDidChange"])
  }

  @Test("scenes and controllers report before the views, and a target that is gone gets nothing")
  func scenesAndControllers() {
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    stage.scene.registerForTraitChanges(style) { (_: UIWindowScene, _) in view.log.append("scene") }
    controller.registerForTraitChanges(style) { (_: UIViewController, _) in
      view.log.append("controller")
    }
    controller.registerForTraitChanges(style, target: Watcher(), action: Selector(Watcher.fail))
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(view.log == ["scene", "controller", "traitCollectionDidChange"])
  }
}

extension UIView {
  fileprivate func fail() { Issue.record("a target that is gone was called") }
}
