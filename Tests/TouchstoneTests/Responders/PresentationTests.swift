import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct Presentation {
  let stage = Stage()

  /// A controller on stage, with everything so far forgotten.
  private func root() -> LoudController {
    let controller = LoudController("root", on: stage)
    stage.window.rootViewController = controller
    stage.log = []
    return controller
  }

  private func diagnostics() -> Int {
    stage.trace.filter { if case .diagnostic = $0.kind { true } else { false } }.count
  }

  @Test("what comes is there before what goes has gone [API-A06]")
  func presentAndDismiss() {
    let root = root()
    let sheet = LoudController("sheet", on: stage)
    root.present(sheet, animated: true) { stage.log.append("presented") }
    #expect(
      stage.log == [
        "sheet.loadView", "sheet.didLoad", "root.willDisappear", "sheet.willAppear animated",
        "sheet.isAppearing", "sheet.willLayout", "sheet.didLayout", "sheet.didAppear",
        "root.didDisappear", "presented",
      ])
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.view.frame == stage.window.bounds)
    #expect(root.view.window == nil)
    stage.log = []
    root.dismiss(animated: false) { stage.log.append("dismissed") }
    #expect(
      stage.log == [
        "sheet.willDisappear", "root.willAppear", "root.isAppearing", "root.didAppear",
        "sheet.didDisappear", "dismissed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(root.view.window === stage.window)
  }

  @Test("over the full screen, the presenting view stays and hears nothing [API-A06]")
  func over() {
    let root = root()
    let sheet = LoudController("sheet", on: stage)
    sheet.modalPresentationStyle = .overFullScreen
    root.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    #expect(stage.log.filter { $0.hasPrefix("root.") && !$0.hasSuffix("Layout") } == [])
    #expect(stage.log.filter { $0.hasPrefix("sheet.") }.last == "sheet.didDisappear")
    #expect(root.view.window === stage.window)
    #expect(sheet.view.window == nil)
  }

  @Test("fingers reach the presented view and no longer the one below [RSP-02]")
  func fingers() {
    let root = root()
    stage.view.removeFromSuperview()
    let sheet = LoudController("sheet", on: stage)
    sheet.modalPresentationStyle = .overFullScreen
    stage.add(UITapGestureRecognizer(), to: root.view, named: "below")
    stage.add(UITapGestureRecognizer(), to: sheet.view, named: "above")
    root.present(sheet, animated: false)
    stage.log = []
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    root.dismiss(animated: false)
    stage.wait(1)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log.filter { $0.hasSuffix("ended") } == ["above ended", "below ended"])
  }

  @Test("a gesture whose view is replaced in its own action is cancelled [API-A06]")
  func fromGesture() {
    let root = root()
    stage.view.removeFromSuperview()
    let loud = stage.addLoudView(to: root.view, named: "view")
    let press = stage.add(UILongPressGestureRecognizer(), to: loud, named: "press")
    press.cancelsTouchesInView = false
    let sheet = LoudController("sheet", on: stage)
    press.addAction { [unowned stage] press in
      if press.state == .began {
        root.present(sheet, animated: false) { stage.log.append("presented") }
      }
    }
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    stage.wait(0.6)
    finger.move(by: 20, 0).up()
    let interesting = ["view", "press", "presented"]
    #expect(
      stage.log.filter { line in interesting.contains { line.hasPrefix($0) } }
        == ["view.began a", "press began", "view.cancelled a", "presented", "press cancelled"])
  }

  @Test("the callbacks can ask whether it is a presentation [API-A06]")
  func reasons() {
    final class Curious: UIViewController {
      var answers: [String] = []
      private func note(_ name: String) {
        answers.append(
          name + (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : ""))
      }
      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewDidAppear(_ animated: Bool) { note("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }
    let root = root()
    let (sheet, cover) = (Curious(), UIViewController())
    root.present(sheet, animated: false)
    sheet.present(cover, animated: false)
    sheet.dismiss(animated: false)
    sheet.dismiss(animated: false)
    #expect(
      sheet.answers == [
        "willAppear presented", "didAppear presented", "willDisappear", "didDisappear",
        "willAppear", "didAppear", "willDisappear dismissed", "didDisappear dismissed",
      ])
  }

  @Test("a child presents for the controller that it is in [API-A06]")
  func fromChild() {
    let root = root()
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    let sheet = UIViewController()
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === root)
    #expect(child.presentedViewController === sheet)
    child.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(child.view.window === stage.window)
  }

  @Test("dismissing takes the whole chain away; only the top one disappears [API-A06]")
  func chain() {
    let root = root()
    let (middle, top) = (LoudController("middle", on: stage), LoudController("top", on: stage))
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    stage.log = []
    root.dismiss(animated: false)
    #expect(
      stage.log == [
        "top.willDisappear", "root.willAppear", "root.isAppearing", "root.didAppear",
        "top.didDisappear",
      ])
    #expect(middle.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
    #expect(stage.window.subviews == [stage.view, root.view])
  }

  @Test("a second presentation is refused with a diagnostic [API-A06]")
  func twice() {
    let root = root()
    let (first, second) = (UIViewController(), UIViewController())
    root.present(first, animated: false)
    first.present(first, animated: false)
    #expect(diagnostics() == 1)
    first.present(root, animated: false)
    #expect(diagnostics() == 2)
    root.dismiss(animated: false)
    root.present(second, animated: false)
    #expect(diagnostics() == 2)
    #expect(root.presentedViewController === second)
  }

  @Test("who is not in a window presents nothing, and nothing is dismissed twice [API-A06]")
  func nothing() {
    let alone = LoudController("alone", on: stage)
    alone.present(LoudController("sheet", on: stage), animated: false) { stage.log.append("done") }
    alone.dismiss(animated: false) { stage.log.append("done") }
    #expect(stage.log == [])
    #expect(alone.presentedViewController == nil)
  }
}
