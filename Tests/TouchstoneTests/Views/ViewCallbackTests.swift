import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct ViewCallbackTests {
  let stage = Stage()
  let log = CallbackView.Log()
  let parent: CallbackView
  let child: CallbackView
  let grandchild: CallbackView

  init() {
    parent = CallbackView("parent", log: log)
    child = CallbackView("child", log: log)
    grandchild = CallbackView("grandchild", log: log)
    child.addSubview(grandchild)
    stage.window.accessibilityIdentifier = "window"
    stage.view.accessibilityIdentifier = "root"
    log.lines = []
  }

  @Test("without a window, only superviews are told of [API-W12]")
  func withoutWindow() {
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "child will go to parent", "child is in parent", "parent did add child",
        "child will go to nothing", "parent will remove child", "child is in nothing",
      ])
  }

  @Test("going into a window, the whole subtree is told, from the top down [API-W12]")
  func intoWindow() {
    stage.view.addSubview(parent)
    log.lines = []
    parent.addSubview(child)
    #expect(
      log.lines == [
        "child will go to parent", "child will go to window", "grandchild will go to window",
        "child is in window", "grandchild is in window", "child is in parent",
        "parent did add child",
      ])
    log.lines = []
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "child will go to nothing", "child will go to nothing", "grandchild will go to nothing",
        "parent will remove child", "child is in nothing", "grandchild is in nothing",
        "child is in nothing",
      ])
  }

  @Test("from parent to parent in one window, nobody is told of windows [API-W12]")
  func betweenParents() {
    let other = CallbackView("other", log: log)
    stage.view.addSubview(parent)
    stage.view.addSubview(other)
    parent.addSubview(child)
    log.lines = []
    other.addSubview(child)
    #expect(
      log.lines == [
        "child will go to other", "parent will remove child", "child is in other",
        "other did add child",
      ])
  }

  @Test("from window to window, the subtree is told of the new one alone [API-W12]")
  func betweenWindows() {
    let second = UIWindow(windowScene: stage.scene)
    second.accessibilityIdentifier = "second"
    stage.view.addSubview(child)
    log.lines = []
    second.addSubview(child)
    #expect(
      log.lines == [
        "child will go to second", "child will go to second", "grandchild will go to second",
        "child is in second", "grandchild is in second", "child is in second",
      ])
    #expect(grandchild.window === second)
  }

  @Test("a new place among the same siblings is no news [API-W12]")
  func reordering() {
    parent.addSubview(child)
    parent.addSubview(UIView())
    log.lines = []
    parent.addSubview(child)
    parent.sendSubviewToBack(child)
    parent.insertSubview(child, at: 1)
    child.addSubview(parent)
    #expect(log.lines == [])
  }
}
