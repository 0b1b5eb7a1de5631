import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct ViewTreeTests {
  let root = UIView(frame: .zero)
  let views: [UIView]

  init() {
    views = (0..<4).map { _ in UIView(frame: .zero) }
    for (tag, view) in views.enumerated() { view.tag = tag + 1 }
    for view in views.dropLast() { root.addSubview(view) }
  }

  /// The subviews by their tags, back to front.
  private var order: [Int] { root.subviews.map(\.tag) }

  @Test("the view that is added last is in front, and knows its superview [API-W10, API-W11]")
  func adding() {
    #expect(order == [1, 2, 3])
    root.addSubview(views[3])
    #expect(order == [1, 2, 3, 4])
    #expect(views[3].superview === root)
    root.addSubview(views[0])
    #expect(order == [2, 3, 4, 1])
    views[2].removeFromSuperview()
    #expect(order == [2, 4, 1])
    #expect(views[2].superview == nil)
    views[2].removeFromSuperview()
    #expect(order == [2, 4, 1])
  }

  @Test("a view is inserted at an index, held inside the bounds [API-W11]")
  func insertingAtIndex() {
    root.insertSubview(views[3], at: 1)
    #expect(order == [1, 4, 2, 3])
    root.insertSubview(views[3], at: 99)
    #expect(order == [1, 2, 3, 4])
    root.insertSubview(views[3], at: -5)
    #expect(order == [4, 1, 2, 3])
    root.insertSubview(views[3], at: 2)
    #expect(order == [1, 2, 4, 3])
  }

  @Test("a view is inserted below and above another [API-W11]")
  func insertingBeside() {
    root.insertSubview(views[3], belowSubview: views[1])
    #expect(order == [1, 4, 2, 3])
    root.insertSubview(views[3], aboveSubview: views[2])
    #expect(order == [1, 2, 3, 4])
    root.insertSubview(views[0], aboveSubview: views[1])
    #expect(order == [2, 1, 3, 4])
    root.insertSubview(views[3], belowSubview: views[1])
    #expect(order == [4, 2, 1, 3])
    root.insertSubview(views[3], belowSubview: views[3])
    #expect(order == [4, 2, 1, 3])
  }

  @Test("beside a view that is no subview it comes to the front, from wherever it was [COR-02]")
  func insertingBesideStranger() {
    let stranger = UIView(frame: .zero)
    stranger.addSubview(views[3])
    root.insertSubview(views[3], belowSubview: stranger)
    #expect(order == [1, 2, 3, 4] && stranger.subviews == [])
    root.insertSubview(views[0], aboveSubview: stranger)
    #expect(order == [2, 3, 4, 1])
    root.insertSubview(views[1], belowSubview: stranger)
    #expect(order == [3, 4, 1, 2])
    root.insertSubview(stranger, aboveSubview: stranger)
    #expect(root.subviews.last === stranger)
  }

  @Test("views change their order [API-W11]")
  func reordering() {
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [3, 2, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order == [3, 2, 1])
    root.bringSubviewToFront(views[2])
    #expect(order == [2, 1, 3])
    root.sendSubviewToBack(views[2])
    #expect(order == [3, 2, 1])
    root.bringSubviewToFront(views[3])
    #expect(order == [3, 2, 1])
  }

  @Test("a view that is added elsewhere leaves where it was [API-W11]")
  func movingBetweenParents() {
    views[0].addSubview(views[1])
    #expect(order == [1, 3])
    #expect(views[0].subviews == [views[1]])
    #expect(views[1].superview === views[0])
    views[2].insertSubview(views[1], at: 7)
    #expect(views[0].subviews == [])
    #expect(views[2].subviews == [views[1]])
  }

  @Test("a view cannot go into itself or what is in it [API-W11]")
  func cycles() {
    views[0].addSubview(views[3])
    root.addSubview(root)
    views[0].addSubview(root)
    views[3].addSubview(views[0])
    views[3].insertSubview(root, at: 0)
    #expect(root.superview == nil)
    #expect(order == [1, 2, 3])
    #expect(views[0].subviews == [views[3]])
    #expect(views[3].subviews == [])
  }

  @Test("a view descends from itself and from all above it [API-W13]")
  func descendants() {
    views[0].addSubview(views[3])
    #expect(views[3].isDescendant(of: views[3]))
    #expect(views[3].isDescendant(of: views[0]))
    #expect(views[3].isDescendant(of: root))
    #expect(!views[3].isDescendant(of: views[1]))
    #expect(!root.isDescendant(of: views[3]))
  }

  @Test("a view is found by its tag, the view itself included [API-W03]")
  func tags() {
    views[0].addSubview(views[3])
    root.tag = 9
    #expect(root.viewWithTag(4) === views[3])
    #expect(root.viewWithTag(9) === root)
    #expect(views[1].viewWithTag(4) == nil)
  }

  @Test("a view is in the window of its root [API-W10]")
  func window() {
    let stage = Stage()
    views[0].addSubview(views[3])
    #expect(views[3].window == nil)
    stage.view.addSubview(root)
    #expect(views[3].window === stage.window)
    #expect(stage.window.window === stage.window)
    root.removeFromSuperview()
    #expect(views[3].window == nil)
  }
}
