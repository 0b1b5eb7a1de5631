import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct Hierarchy {
  let stage = Stage()

  /// A view that logs what it is told about its place.
  final class Placed: UIView {
    var stage: Stage?
    private func note(_ words: String, _ other: UIView?) {
      stage?.log.append(
        "\(accessibilityIdentifier ?? "").\(words) \(other?.accessibilityIdentifier ?? "nil")")
    }
    override func didAddSubview(_ subview: UIView) { note("didAdd", subview) }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove", subview) }
    override func willMove(toSuperview view: UIView?) { note("willMove toSuperview", view) }
    override func didMoveToSuperview() { note("didMove toSuperview", superview) }
    override func willMove(toWindow window: UIWindow?) { note("willMove toWindow", window) }
    override func didMoveToWindow() { note("didMove toWindow", window) }
  }

  private func view(_ name: String) -> Placed {
    let view = Placed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.stage = stage
    view.accessibilityIdentifier = name
    return view
  }

  init() {
    stage.window.accessibilityIdentifier = "window"
    stage.view.accessibilityIdentifier = "root"
  }

  @Test("coming into a window is told before and after, to the whole subtree [API-W12]")
  func coming() {
    let (outer, inner) = (view("outer"), view("inner"))
    outer.addSubview(inner)
    #expect(
      stage.log == [
        "inner.willMove toSuperview outer", "inner.didMove toSuperview outer",
        "outer.didAdd inner",
      ])
    stage.log = []
    stage.view.addSubview(outer)
    #expect(
      stage.log == [
        "outer.willMove toSuperview root", "outer.willMove toWindow window",
        "inner.willMove toWindow window", "outer.didMove toWindow window",
        "inner.didMove toWindow window", "outer.didMove toSuperview root",
      ])
    #expect(inner.window === stage.window)
  }

  @Test("leaving is told too [API-W12]")
  func leaving() {
    let (outer, inner) = (view("outer"), view("inner"))
    outer.addSubview(inner)
    stage.view.addSubview(outer)
    stage.log = []
    inner.removeFromSuperview()
    inner.removeFromSuperview()
    #expect(
      stage.log == [
        "inner.willMove toSuperview nil", "inner.willMove toWindow nil",
        "outer.willRemove inner", "inner.didMove toWindow nil", "inner.didMove toSuperview nil",
      ])
    #expect(inner.superview == nil)
    #expect(inner.window == nil)
  }

  @Test("a view moves between superviews of one window without leaving it [API-W12]")
  func moving() {
    let (old, new, view) = (view("old"), view("new"), view("view"))
    stage.view.addSubview(old)
    stage.view.addSubview(new)
    old.addSubview(view)
    stage.log = []
    new.addSubview(view)
    #expect(
      stage.log == [
        "view.willMove toSuperview new", "old.willRemove view", "view.didMove toSuperview new",
        "new.didAdd view",
      ])
  }

  @Test("subviews are back to front, and every way in puts them where it says [API-W10, API-W11]")
  func order() {
    let parent = UIView(frame: .zero)
    let named = ["a", "b", "c", "d"].map { view($0) }
    let (a, b, c, d) = (named[0], named[1], named[2], named[3])
    var orders: [String] = []
    func note() {
      orders.append(parent.subviews.map { $0.accessibilityIdentifier ?? "" }.joined())
    }
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    note()
    parent.insertSubview(d, belowSubview: b)
    note()
    parent.insertSubview(d, aboveSubview: c)
    note()
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    note()
    parent.bringSubviewToFront(d)
    note()
    parent.sendSubviewToBack(d)
    note()
    parent.addSubview(b)
    note()
    parent.insertSubview(a, at: 99)
    parent.exchangeSubview(at: 0, withSubviewAt: 99)
    note()
    #expect(orders == ["cab", "cadb", "cdab", "bdac", "bacd", "dbac", "dacb", "dcba"])
  }

  @Test("a view lies in itself and in what it is in; it cannot go below itself [API-W13]")
  func descent() {
    let (outer, middle, inner) = (view("outer"), view("middle"), view("inner"))
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
    inner.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.subviews == [])
  }
}
