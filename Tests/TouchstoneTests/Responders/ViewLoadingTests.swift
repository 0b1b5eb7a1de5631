import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct ViewLoading {
  let stage = Stage()

  @Test("the view is made when it is asked for, once [API-A05]")
  func onDemand() {
    let controller = LoudController("root", on: stage)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(stage.log == [])
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(stage.log == ["root.loadView", "root.didLoad"])
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === view)
    #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("a recognizer added in viewDidLoad works under a finger [API-A05]")
  func recognizerInDidLoad() {
    final class Controller: UIViewController {
      var taps = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: Controller.tapped)
        view.addGestureRecognizer(tap)
      }
      func tapped(_ tap: UITapGestureRecognizer) { taps += 1 }
    }
    let controller = Controller()
    stage.window.rootViewController = controller
    stage.view.removeFromSuperview()
    stage.finger(at: CGPoint(x: 200, y: 400)).tap()
    #expect(controller.taps == 1)
  }

  @Test("loadView may bring any view, or forget to [API-A05]")
  func customView() {
    final class Custom: UIViewController {
      let own = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      override func loadView() { view = own }
    }
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    final class Hasty: UIViewController {
      var loads = 0
      override func loadView() { view.tag = 7 }
      override func viewDidLoad() { loads += 1 }
    }
    let custom = Custom()
    #expect(custom.view === custom.own)
    #expect(Forgetful().view != nil)
    let hasty = Hasty()
    #expect(hasty.view.tag == 7)
    #expect(hasty.loads == 1)
  }

  @Test("a root controller's view is made when the window is first visible, and fills it [API-N04]")
  func rootView() {
    let controller = LoudController("root", on: stage)
    let window = UIWindow(windowScene: stage.scene)
    #expect(window.rootViewController == nil)
    window.rootViewController = controller
    #expect(stage.log == [])
    window.makeKeyAndVisible()
    #expect(
      stage.log == [
        "root.loadView", "root.didLoad", "root.willAppear", "root.isAppearing", "root.willLayout",
        "root.didLayout", "root.didAppear",
      ])
    #expect(window.subviews == [controller.view])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test(
    "no edge is deferred unless a controller says so, and edge pans do not mind [EDG-08, API-A07]")
  func screenEdges() {
    final class Deferring: UIViewController {
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.left, .bottom] }
    }
    let (plain, deferring) = (UIViewController(), Deferring())
    #expect(plain.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(plain.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(deferring.preferredScreenEdgesDeferringSystemGestures == [.left, .bottom])
    for controller in [plain, deferring] {
      stage.window.rootViewController = controller
      controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      stage.add(pan, to: controller.view, named: "edge")
      stage.view.removeFromSuperview()
      stage.finger(at: CGPoint(x: 2, y: 400)).drag(by: 60, 0, in: 0.05)
    }
    let once = ["edge began", "edge changed", "edge ended"]
    var log: [String] = []
    for line in stage.log where log.last != line { log.append(line) }
    #expect(log == once + once)
  }
}
