import Testing
import TouchstoneTesting
import UIKit

/// A controller that writes into its stage's log when it comes and goes.
final class Noted: UIViewController {
  private let stage: Stage
  let name: String

  init(_ name: String, on stage: Stage) {
    self.name = name
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ word: String) { stage.log.append("\(name).\(word)") }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

@Suite("Tab bar controllers")
struct TabBarTests {
  final class Judge: NSObject, UITabBarControllerDelegate {
    let stage: Stage
    var agrees = true
    init(_ stage: Stage) { self.stage = stage }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      stage.log.append("shouldSelect \(viewController.title ?? "")")
      return agrees
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { stage.log.append("didSelect \(viewController.title ?? "")") }
  }

  let stage = Stage()
  let tabs = UITabBarController()
  let judge: Judge

  init() {
    judge = Judge(stage)
    tabs.delegate = judge
  }

  private func show(_ count: Int) {
    tabs.viewControllers = (0..<count).map { Noted("\($0)", on: stage) }
    stage.show(tabs)
    stage.log = []
  }

  /// In the middle of a tab's button.
  private func tap(_ index: Int, of count: Int) {
    let width = 400 / CGFloat(count)
    stage.finger(at: CGPoint(x: (CGFloat(index) + 0.5) * width, y: 775)).tap()
  }

  @Test(
    "a tap on a tab asks, tells the one that comes first, and tells the delegate (TAB-01, TAB-02)")
  func tapping() {
    show(3)
    #expect(tabs.selectedIndex == 0)
    tap(1, of: 3)
    #expect(
      stage.log == [
        "shouldSelect 1", "1.willAppear", "0.willDisappear", "0.didDisappear", "1.didAppear",
        "didSelect 1",
      ])
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "1")
    #expect(tabs.selectedViewController?.view.frame == stage.window.bounds)
  }

  @Test("a tab that the delegate refuses is not selected (TAB-01)")
  func refusing() {
    show(3)
    judge.agrees = false
    tap(2, of: 3)
    #expect(stage.log == ["shouldSelect 2"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("the selected tab tells the delegate again, and code's choice does not (TAB-03)")
  func again() {
    show(3)
    tap(0, of: 3)
    #expect(stage.log == ["shouldSelect 0", "didSelect 0"])
    stage.log = []
    tabs.selectedIndex = 2
    #expect(stage.log == ["2.willAppear", "0.willDisappear", "0.didDisappear", "2.didAppear"])
  }

  @Test("the selected tab takes its navigation controller back to the root (TAB-03)")
  func backToRoot() {
    let root = Noted("root", on: stage)
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, Noted("other", on: stage)]
    stage.show(tabs)
    #expect(tabs.tabBar.items?.first?.title == "root")
    let top = Noted("top", on: stage)
    top.hidesBottomBarWhenPushed = true
    navigation.pushViewController(top, animated: true)
    stage.wait(1)
    #expect(tabs.tabBar.frame.minY == 800 && top.tabBarController === tabs)
    navigation.popViewController(animated: true)
    stage.wait(1)
    navigation.pushViewController(Noted("second", on: stage), animated: true)
    stage.wait(1)
    stage.log = []
    tap(0, of: 2)
    stage.wait(1)
    #expect(navigation.viewControllers == [root])
    #expect(
      stage.log == [
        "shouldSelect ", "second.willDisappear", "root.willAppear", "didSelect ",
        "second.didDisappear", "root.didAppear",
      ])
  }

  @Test("of seven controllers three are behind the fifth tab (TAB-04)")
  func more() {
    show(7)
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["0", "1", "2", "3", "More"])
    tap(4, of: 5)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    stage.log = []
    let list = tabs.moreNavigationController.viewControllers[0].view
    let button = list?.subviews.first?.subviews[1]
    let middle = button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    stage.finger(at: middle ?? .zero).tap()
    stage.wait(1)
    #expect(stage.log == ["5.willAppear", "5.didAppear"])
    tabs.selectedIndex = 6
    #expect(tabs.moreNavigationController.topViewController?.title == "6")
  }

  /// Moves the new view in from the right within half a second.
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.transform = CGAffineTransform(translationX: 400, y: 0)
      UIView.animate(withDuration: 0.5) {
        view.transform = .identity
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  final class Animated: NSObject, UITabBarControllerDelegate {
    let stage: Stage
    init(_ stage: Stage) { self.stage = stage }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { stage.log.append("didSelect \(viewController.title ?? "")") }
  }

  @Test("an animated change takes its time, and a tap in the middle of it does nothing (TAB-02)")
  func animated() {
    let delegate = Animated(stage)
    tabs.delegate = delegate
    show(3)
    tap(1, of: 3)
    #expect(stage.log == ["1.willAppear", "0.willDisappear", "didSelect 1"])
    stage.wait(0.2)
    let moved = tabs.selectedViewController?.view.presentation.transform.tx ?? 0
    #expect(moved > 0 && moved < 400)
    tap(2, of: 3)
    #expect(stage.log == ["1.willAppear", "0.willDisappear", "didSelect 1"])
    stage.wait(1)
    #expect(
      stage.log == [
        "1.willAppear", "0.willDisappear", "didSelect 1", "0.didDisappear", "1.didAppear",
      ])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("tabs and their controllers go together")
  func releasing() {
    weak var gone: UITabBarController?
    do {
      let other = UITabBarController()
      other.viewControllers = [UIViewController(), UIViewController()]
      stage.show(other)
      gone = other
      stage.window.rootViewController = nil
    }
    #expect(gone == nil)
  }
}
