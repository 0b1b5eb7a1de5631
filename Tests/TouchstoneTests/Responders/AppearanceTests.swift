import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct Appearance {
  let stage = Stage()

  /// A controller on stage, with everything so far forgotten.
  private func root(_ name: String = "root") -> LoudController {
    let controller = LoudController(name, on: stage)
    stage.window.rootViewController = controller
    stage.log = []
    return controller
  }

  private func child(of parent: LoudController, _ name: String = "child") -> LoudController {
    let child = LoudController(name, on: stage)
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return child
  }

  @Test("hiding and showing the window takes its controllers away and back [API-N04]")
  func hiding() {
    let root = root()
    stage.window.isHidden = true
    stage.window.isHidden = true
    stage.window.isHidden = false
    #expect(
      stage.log == [
        "root.willDisappear", "root.didDisappear", "root.willAppear", "root.isAppearing",
        "root.didAppear",
      ])
    #expect(root.view.window === stage.window)
  }

  @Test("one root leaves before the next comes [API-N04]")
  func replacement() {
    let old = root("old")
    let new = LoudController("new", on: stage)
    stage.window.rootViewController = new
    stage.window.rootViewController = nil
    #expect(
      stage.log == [
        "old.willDisappear", "old.didDisappear", "new.loadView", "new.didLoad", "new.willAppear",
        "new.isAppearing", "new.willLayout", "new.didLayout", "new.didAppear",
        "new.willDisappear", "new.didDisappear",
      ])
    #expect(old.view.superview == nil)
    #expect(new.next == nil)
  }

  @Test("a child comes into a parent that is in sight, and leaves it [API-A06]")
  func childComesAndGoes() {
    let root = root()
    let child = child(of: root)
    #expect(root.children == [child])
    #expect(child.parent === root)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      stage.log == [
        "child.willMove to root", "child.loadView", "child.didLoad", "child.willAppear",
        "child.isAppearing", "root.willLayout", "root.didLayout", "child.willLayout",
        "child.didLayout", "child.didAppear", "child.didMove to root", "child.willMove to nil",
        "child.willDisappear", "child.didDisappear", "child.didMove to nil",
      ])
    #expect(root.children == [])
    #expect(child.parent == nil)
  }

  @Test("parent and child appear and disappear together, the parent around the child [API-A06]")
  func together() {
    let parent = LoudController("root", on: stage)
    parent.setup = { [self] in _ = child(of: $0) }
    stage.window.rootViewController = parent
    stage.window.rootViewController = nil
    #expect(
      stage.log == [
        "root.loadView", "root.didLoad", "child.willMove to root", "child.loadView",
        "child.didLoad", "child.didMove to root", "root.willAppear", "child.willAppear",
        "root.isAppearing", "child.isAppearing", "root.willLayout", "root.didLayout",
        "child.willLayout", "child.didLayout", "child.didAppear", "root.didAppear",
        "root.willDisappear", "child.willDisappear", "child.didDisappear", "root.didDisappear",
      ])
  }

  @Test("a parent that forwards itself decides when its child appears [API-A06]")
  func manualForwarding() {
    final class Container: LoudController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Container("root", on: stage)
    stage.window.rootViewController = parent
    stage.log = []
    let child = child(of: parent)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.log = []
    child.beginAppearanceTransition(true, animated: true)
    stage.log.append("meanwhile")
    child.endAppearanceTransition()
    #expect(
      stage.log == [
        "child.willAppear animated", "meanwhile", "child.isAppearing", "child.didAppear",
      ])
    stage.log = []
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      stage.log == [
        "child.willDisappear", "child.willAppear", "child.isAppearing", "child.didAppear",
      ])
  }

  @Test("a child has one parent, and nobody is inside itself [API-A06]")
  func oneParent() {
    let (first, second) = (LoudController("first", on: stage), LoudController("second", on: stage))
    let child = LoudController("child", on: stage)
    first.addChild(child)
    first.addChild(child)
    second.addChild(child)
    child.addChild(second)
    second.addChild(second)
    #expect(first.children == [])
    #expect(second.children == [child])
    #expect(second.parent == nil)
    #expect(
      stage.log == ["child.willMove to first", "child.didMove to nil", "child.willMove to second"])
  }
}
