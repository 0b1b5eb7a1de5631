import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("What containers tell and are told")
struct ContainerTests {
  let stage = Stage()

  /// Gives its children half of its width, and writes down what it hears.
  private final class Halves: UIViewController {
    var heard: [String] = []

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      heard.append("\(container.preferredContentSize.height) wanted")
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("\(traitCollection.userInterfaceStyle) will be another")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append("\(traitCollection.userInterfaceStyle) is")
    }
  }

  @Test("a container hears what size a child would like, and says what size it is going to have")
  func sizes() {
    let (parent, child) = (Halves(), NotedController("child", on: stage))
    stage.show(parent)
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 0, height: 70)
    child.preferredContentSize = CGSize(width: 0, height: 70)
    #expect(parent.heard == ["70.0 wanted"])
    stage.window.frame.size.width = 300
    #expect(stage.log.first?.hasPrefix("child.willTransition to 150") == true)
  }

  @Test("controllers hear of other traits before they are so, and again when they are")
  func traits() {
    let controller = Halves()
    stage.show(controller)
    stage.scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(controller.heard == ["light will be another", "dark is"])
  }

  @Test("a controller's style is that of its view, unless the view says otherwise")
  func style() {
    let controller = Halves()
    stage.show(controller)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.heard == ["dark is"])
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    controller.view.overrideUserInterfaceStyle = .light
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(controller.heard == ["dark is", "light is"])
  }

  @Test("a child knows that it comes and goes with its parent, and when it no longer does")
  func moving() {
    final class Asker: UIViewController {
      var answers: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { answers.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { answers.append(isMovingToParent) }
      override func viewWillDisappear(_ animated: Bool) { answers.append(isMovingFromParent) }
    }
    let (parent, child) = (UIViewController(), Asker())
    stage.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.answers == [true, true] && !child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.answers == [true, true, true] && !child.isMovingFromParent)
  }

  @Test("one child takes another's place while both are told, and it takes its time")
  func exchange() {
    let parent = UIViewController()
    let (old, new) = (NotedController("old", on: stage), NotedController("new", on: stage))
    stage.show(parent)
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    stage.log = []
    parent.transition(from: old, to: new, duration: 0.5) {
      new.view.alpha = 0.5
    } completion: { [stage] in
      stage.log.append("over: \($0)")
    }
    #expect(stage.log == ["old.willDisappear", "new.willAppear"])
    #expect(new.view.superview === parent.view && new.view.presentation.alpha == 1)
    stage.wait(0.6)
    #expect(
      stage.log == [
        "old.willDisappear", "new.willAppear", "old.didDisappear", "new.didAppear", "over: true",
      ])
    #expect(old.view.superview == nil)
  }

  @Test("a view that does not reach below the bar begins under it")
  func edges() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    let bar = navigation.navigationBar.frame.maxY
    #expect(root.view.frame.minY == 0 && root.view.safeAreaInsets.top == bar)
    root.edgesForExtendedLayout = []
    stage.wait(0.1)
    #expect(root.view.frame.minY == bar && root.view.safeAreaInsets.top == 0)
    root.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    stage.wait(0.1)
    #expect(root.view.frame.minY == bar)
    root.extendedLayoutIncludesOpaqueBars = true
    stage.wait(0.1)
    #expect(root.view.frame.minY == 0)
  }

  @Test("editing is a state that an override shows")
  func editing() {
    final class Shelf: UIViewController {
      var shown: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        shown.append(editing)
      }
    }
    let shelf = Shelf()
    shelf.isEditing = true
    #expect(shelf.isEditing && shelf.shown == [true])
  }

  @Test("subclasses may be made with a root controller, with a scene, and decide for themselves")
  func subclasses() {
    final class Navigator: UINavigationController {
      override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
      }
      required init?(coder: NSCoder) { nil }
      override var childForStatusBarStyle: UIViewController? { topViewController }
    }
    final class Stubborn: UIViewController {
      override var isModalInPresentation: Bool {
        get { true }
        set {}
      }
    }
    final class Pane: UIWindow {
      override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
      required init?(coder: NSCoder) { nil }
    }
    let stubborn = Stubborn()
    let navigator = Navigator(rootViewController: stubborn)
    #expect(navigator.childForStatusBarStyle === stubborn && stubborn.parent === navigator)
    let pane = Pane(windowScene: stage.scene)
    pane.windowLevel = .alert + 1
    #expect(stage.scene.windows.contains { $0 === pane } && pane.windowLevel.rawValue == 2001)
    #expect(stubborn.isModalInPresentation && pane.isHidden)
  }
}
