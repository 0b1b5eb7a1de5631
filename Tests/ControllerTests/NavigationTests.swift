import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Navigation controllers")
struct NavigationTests {
  let stage = Stage()
  let first: NotedController
  let second: NotedController
  let navigation: UINavigationController

  init() {
    first = NotedController("first", on: stage)
    second = NotedController("second", on: stage)
    navigation = UINavigationController(rootViewController: first)
    stage.frameRate = 100
    stage.show(navigation)
    stage.log = []
  }

  private func push() {
    navigation.pushViewController(second, animated: true)
    stage.wait(1)
    stage.log = []
  }

  @Test("a push tells both controllers in UIKit's order, and takes its time")
  func pushing() {
    navigation.pushViewController(second, animated: true)
    #expect(stage.log == ["first.willDisappear", "second.willAppear"])
    #expect(navigation.topViewController === second && navigation.transitionCoordinator != nil)
    stage.wait(0.1)
    let x = second.view.presentation.transform.tx
    #expect(x > 0 && x < 400)
    stage.wait(1)
    #expect(
      stage.log == [
        "first.willDisappear", "second.willAppear", "first.didDisappear", "second.didAppear",
        "second.joined",
      ])
    #expect(second.view.frame == stage.window.bounds && first.view.window == nil)
    #expect(second.navigationController === navigation && navigation.transitionCoordinator == nil)
  }

  @Test("a finger from the left edge takes the top controller along, and lets it go")
  func edgeSwipe() {
    push()
    let finger = stage.finger(at: CGPoint(x: 2, y: 400)).down().move(by: 200, 0, in: 0.5)
    #expect(stage.log == ["second.willDisappear", "first.willAppear"])
    let x = second.view.presentation.transform.tx
    #expect(x > 150 && x < 200)
    finger.hold(0.5).move(by: 100, 0, in: 0.2).up()
    stage.wait(1)
    #expect(
      stage.log == [
        "second.willDisappear", "first.willAppear", "second.didDisappear", "first.didAppear",
        "second.left",
      ])
    #expect(navigation.viewControllers == [first] && second.view.window == nil)
  }

  @Test("a finger that does not go far enough lets the controller slide back")
  func cancelledSwipe() {
    push()
    stage.finger(at: CGPoint(x: 2, y: 400)).down().move(by: 120, 0, in: 0.5).hold(0.5).up()
    stage.wait(1)
    #expect(
      stage.log == [
        "second.willDisappear", "first.willAppear", "first.willDisappear", "second.willAppear",
        "first.didDisappear", "second.didAppear",
      ])
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.transform.isIdentity && first.view.window == nil)
  }

  enum Bar: CaseIterable { case plain, hidden, leftItem, leftItemBeside }
  enum Judge: CaseIterable { case own, none, other }

  final class Willing: NSObject, UIGestureRecognizerDelegate {
    let answer: Bool
    init(_ answer: Bool) { self.answer = answer }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
  }

  @Test(
    "the edge's own delegate wants the bar and its way back; without one it begins [COR-21]",
    arguments: Bar.allCases, Judge.allCases)
  func edgeDelegate(_ bar: Bar, _ judge: Judge) {
    push()
    switch bar {
    case .plain: break
    case .hidden: navigation.isNavigationBarHidden = true
    case .leftItem, .leftItemBeside:
      second.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Menu", style: .plain, target: nil, action: nil)
      second.navigationItem.leftItemsSupplementBackButton = bar == .leftItemBeside
    }
    let other = Willing(bar == .hidden)
    switch judge {
    case .own: break
    case .none: navigation.interactivePopGestureRecognizer?.delegate = nil
    case .other: navigation.interactivePopGestureRecognizer?.delegate = other
    }
    let begins =
      switch judge {
      case .own: bar == .plain || bar == .leftItemBeside
      case .none: true
      case .other: bar == .hidden
      }
    stage.finger(at: CGPoint(x: 2, y: 400)).drag(by: 300, 0, in: 0.3)
    stage.wait(1)
    #expect((navigation.topViewController === first) == begins)
  }

  @Test("a delegate that is set before the view is loaded stays, and the root stays too [COR-21]")
  func earlyDelegate() {
    let early = UINavigationController(rootViewController: UIViewController())
    early.interactivePopGestureRecognizer?.delegate = nil
    stage.show(early)
    stage.finger(at: CGPoint(x: 2, y: 400)).drag(by: 300, 0, in: 0.3)
    stage.wait(1)
    #expect(early.interactivePopGestureRecognizer?.delegate == nil)
    #expect(early.viewControllers.count == 1 && stage.faults.isEmpty)
  }

  @Test("a finger that goes to the right in the content pops like one from the edge")
  func contentSwipe() {
    push()
    stage.finger(at: CGPoint(x: 150, y: 400)).down().move(by: 200, 0, in: 0.2).up()
    stage.wait(1)
    #expect(
      stage.log == [
        "second.willDisappear", "first.willAppear", "second.didDisappear", "first.didAppear",
        "second.left",
      ])
    #expect(navigation.interactiveContentPopGestureRecognizer?.view === navigation.view)
  }

  @Test(
    "a finger in the content that first goes elsewhere pops nothing",
    arguments: [CGVector(dx: -200, dy: 0), CGVector(dx: 30, dy: 200)])
  func otherContentSwipes(movement: CGVector) {
    push()
    stage.finger(at: CGPoint(x: 250, y: 400)).down().move(by: movement.dx, movement.dy, in: 0.2)
      .move(by: 100, 0, in: 0.2).up()
    stage.wait(1)
    #expect(stage.log == [] && navigation.viewControllers == [first, second])
  }

  @Test("a pan of the content itself comes first, and the pop can be disabled or required to fail")
  func contentAndOwnPans() {
    push()
    let own = stage.add(UIPanGestureRecognizer(), to: second.view, named: "own")
    func drag() {
      stage.log = []
      stage.finger(at: CGPoint(x: 150, y: 400)).down().move(by: 200, 0, in: 0.2).up()
      stage.wait(1)
    }
    drag()
    #expect(stage.log.first == "own began" && navigation.viewControllers == [first, second])
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    own.isEnabled = false
    drag()
    #expect(stage.log == [])
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    own.isEnabled = true
    if let pop = navigation.interactiveContentPopGestureRecognizer { own.require(toFail: pop) }
    drag()
    #expect(stage.log.first == "second.willDisappear" && navigation.viewControllers == [first])
  }

  @Test("at the root the edge has no way back")
  func root() {
    stage.finger(at: CGPoint(x: 2, y: 400)).drag(by: 300, 0)
    #expect(stage.log == [] && navigation.viewControllers == [first])
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("the bar shows the title and the way back, which a tap takes, and its buttons act")
  func bar() {
    push()
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in stage.log.append("edit") })
    stage.wait(0.1)
    #expect(navigation.navigationBar.topItem?.title == "second")
    #expect(navigation.navigationBar.backItem?.title == "first")
    #expect(second.view.safeAreaInsets.top == 44)
    stage.finger(at: CGPoint(x: 370, y: 22)).tap()
    #expect(stage.log == ["edit"])
    stage.finger(at: CGPoint(x: 20, y: 22)).tap()
    stage.wait(1)
    #expect(navigation.viewControllers == [first])
  }

  @Test("the delegate's animator is used, and several controllers go at once")
  func delegate() {
    final class Instant: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.view(forKey: .to).map { transitionContext.containerView.addSubview($0) }
        transitionContext.completeTransition(true)
      }
    }
    final class Chooser: NSObject, UINavigationControllerDelegate {
      var shown = 0
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
      ) { shown += 1 }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Instant() }
    }
    let chooser = Chooser()
    navigation.delegate = chooser
    navigation.pushViewController(second, animated: true)
    #expect(second.view.window != nil && chooser.shown == 1)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.popToRootViewController(animated: true)?.count == 2)
    #expect(navigation.viewControllers == [first] && first.view.window != nil)
  }
}
