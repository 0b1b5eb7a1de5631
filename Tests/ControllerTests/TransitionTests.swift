import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Transitions of one's own")
struct ControllerTransitionTests {
  /// Slides the presented view in from the right and out again, in one second.
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var hand: UIPercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let container = context.containerView
      let comes = context.viewController(forKey: .to)?.isBeingPresented == true
      guard let view = context.view(forKey: comes ? .to : .from) else { return }
      if comes {
        container.addSubview(view)
        view.frame = container.bounds
        view.center.x += container.bounds.width
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x += comes ? -container.bounds.width : container.bounds.width
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  let stage = Stage()
  let root: NotedController
  let shown: NotedController
  let slide = Slide()

  init() {
    root = NotedController("root", on: stage)
    shown = NotedController("shown", on: stage)
    stage.show(root)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = slide
    stage.log = []
  }

  @Test(
    "what came without animation goes with the delegate's, in every style [COR-24]",
    arguments: [
      UIModalPresentationStyle.automatic, .fullScreen, .pageSheet, .formSheet, .currentContext,
      .custom, .overFullScreen, .overCurrentContext, .popover,
    ], [true, false])
  func presentedAtOnce(_ style: UIModalPresentationStyle, hasDelegateBefore: Bool) {
    shown.modalPresentationStyle = style
    shown.transitioningDelegate = hasDelegateBefore ? slide : nil
    root.present(shown, animated: false)
    stage.wait(0.1)
    #expect(shown.view.window === stage.window)
    shown.transitioningDelegate = slide
    root.dismiss(animated: true)
    stage.wait(0.5)
    #expect(shown.view.window === stage.window)
    let x = shown.view.presentation.transform.tx + shown.view.presentation.center.x
    #expect(x > 300)
    stage.wait(1)
    #expect(shown.view.window == nil && root.presentedViewController == nil)
    #expect(root.view.window === stage.window)
  }

  private func present() {
    root.present(shown, animated: true)
    stage.wait(2)
    stage.log = []
  }

  @Test("the animator brings it in over its time, and others go along")
  func animated() {
    root.present(shown, animated: true) { stage.log.append("there") }
    shown.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { _ in stage.log.append("along") })
    stage.wait(0.5)
    #expect(abs(shown.view.presentation.center.x - 400) < 10)
    #expect(stage.log == ["shown.willAppear"])
    stage.wait(1)
    #expect(stage.log == ["shown.willAppear", "shown.didAppear", "there", "along"])
    #expect(shown.view.frame == stage.window.bounds && shown.transitionCoordinator == nil)
  }

  @Test("a hand moves the dismissal as far as it says, and lets it go on")
  func interactive() {
    present()
    let hand = UIPercentDrivenInteractiveTransition()
    slide.hand = hand
    root.dismiss(animated: true) { stage.log.append("gone") }
    hand.update(0.25)
    stage.wait(5)
    #expect(abs(shown.view.presentation.center.x - 300) < 0.5)
    #expect(shown.transitionCoordinator?.isInteractive == true && hand.percentComplete == 0.25)
    hand.finish()
    stage.wait(0.5)
    let x = shown.view.presentation.center.x
    #expect(x > 400 && x < 600)
    stage.wait(1)
    #expect(stage.log == ["shown.willDisappear", "shown.didDisappear", "gone"])
    #expect(shown.view.window == nil && root.presentedViewController == nil)
  }

  @Test("cancelled, it goes back, and the controller hears that it stays")
  func cancelled() {
    present()
    let hand = UIPercentDrivenInteractiveTransition()
    slide.hand = hand
    root.dismiss(animated: true) { stage.log.append("gone") }
    shown.transitionCoordinator?.notifyWhenInteractionChanges { context in
      stage.log.append(context.isCancelled ? "cancelled" : "let go")
    }
    hand.update(0.5)
    hand.cancel()
    stage.wait(2)
    #expect(
      stage.log == [
        "shown.willDisappear", "cancelled", "shown.willAppear", "shown.didAppear",
      ])
    #expect(shown.view.center.x == 200 && root.presentedViewController === shown)
    #expect(shown.view.window != nil)
  }

  @Test("controllers hear of another size before it comes, and go along with it")
  func resizing() {
    stage.window.frame.size = CGSize(width: 800, height: 400)
    #expect(
      stage.log == [
        "root.willTransition to 800 from 400", "root.alongside at 800", "root.transitioned",
      ])
  }

  @Test("an alert is as large as its words, and calls its handler when it has gone")
  func alert() throws {
    let alert = UIAlertController(title: "Sure?", message: "It is lost.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Yes", style: .destructive) { _ in
        stage.log.append(alert.view.window == nil ? "yes, gone" : "yes")
      })
    root.present(alert, animated: true)
    stage.wait(1)
    #expect(alert.view.frame.width == 270 && abs(alert.view.frame.midY - 400) < 1)
    func find(_ name: String, in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == name { return view }
      return view.subviews.lazy.compactMap { find(name, in: $0) }.first
    }
    let button = try #require(find("Yes", in: alert.view))
    stage.finger(at: button.convert(CGPoint(x: 20, y: 5), to: nil)).tap()
    stage.wait(1)
    #expect(stage.log == ["yes, gone"] && root.presentedViewController == nil)
  }

  @Test("an action sheet comes from below, and a tap beside it means no")
  func actionSheet() {
    let sheet = UIAlertController(title: nil, message: "Which?", preferredStyle: .actionSheet)
    for (title, style) in [("No", UIAlertAction.Style.cancel), ("This", .default)] {
      sheet.addAction(
        UIAlertAction(title: title, style: style) { _ in stage.log.append(title) })
    }
    root.present(sheet, animated: true)
    stage.wait(1)
    #expect(sheet.view.frame.maxY == 792 && sheet.view.frame.width == 384)
    stage.finger(at: CGPoint(x: 200, y: 100)).tap()
    stage.wait(1)
    #expect(stage.log == ["No"] && root.presentedViewController == nil)
  }
}
