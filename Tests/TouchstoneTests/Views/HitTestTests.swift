import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct HitTestTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  /// A view whose name a test can read back.
  private func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    (parent ?? root).addSubview(view)
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    let view = root.hitTest(CGPoint(x: x, y: y), with: nil)
    return view === root ? "root" : view?.accessibilityIdentifier
  }

  @Test("the deepest view of the front-most branch is hit [HIT-01]")
  func depthFirst() {
    let back = add("back", CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = add("front", CGRect(x: 50, y: 50, width: 100, height: 100))
    _ = add("back child", CGRect(x: 0, y: 0, width: 100, height: 100), to: back)
    _ = add("front child", CGRect(x: 50, y: 50, width: 50, height: 50), to: front)
    #expect(hit(20, 20) == "back child")
    #expect(hit(60, 60) == "front")
    #expect(hit(120, 120) == "front child")
    #expect(hit(190, 190) == "root")
    #expect(hit(-1, 20) == nil)
    root.bringSubviewToFront(back)
    #expect(hit(60, 60) == "back child")
  }

  @Test(
    "hidden, transparent and inert views are skipped with all that is in them [HIT-02, OPN-20, COR-20]"
  )
  func skipped() {
    _ = add("back", root.bounds)
    let front = add("front", root.bounds)
    _ = add("child", root.bounds, to: front)
    #expect(hit(10, 10) == "child")
    front.alpha = 0.01
    #expect(hit(10, 10) == "back")
    front.alpha = 0.011
    #expect(hit(10, 10) == "child")
    front.isHidden = true
    #expect(hit(10, 10) == "back")
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(hit(10, 10) == "back")
    root.isUserInteractionEnabled = false
    #expect(hit(10, 10) == nil)
  }

  @Test("what sticks out of its parent cannot be hit there, clipped or not [HIT-03]")
  func outsideOfParent() {
    let parent = add("parent", CGRect(x: 0, y: 0, width: 50, height: 50))
    _ = add("child", CGRect(x: 25, y: 25, width: 50, height: 50), to: parent)
    for clips in [false, true] {
      parent.clipsToBounds = clips
      #expect(hit(40, 40) == "child")
      #expect(hit(60, 60) == "root")
    }
  }

  @Test("the near edges belong to a view, the far ones do not [HIT-04]")
  func halfOpen() {
    _ = add("view", CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(hit(10, 20) == "view")
    #expect(hit(39.99, 59.99) == "view")
    #expect(hit(40, 30) == "root")
    #expect(hit(30, 60) == "root")
    #expect(hit(9.99, 30) == "root")
    #expect(hit(30, 19.99) == "root")
  }

  @Test("scrolled bounds, transforms and anchor points count [HIT-05]")
  func geometry() {
    let list = add("list", CGRect(x: 0, y: 0, width: 100, height: 100))
    list.bounds.origin = CGPoint(x: 0, y: 300)
    _ = add("row", CGRect(x: 0, y: 350, width: 100, height: 10), to: list)
    #expect(hit(5, 55) == "row")
    #expect(hit(5, 49) == "list")
    let turned = add("turned", CGRect(x: 100, y: 100, width: 80, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(hit(140, 75) == "turned")
    #expect(hit(110, 110) == "root")
    turned.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(hit(135, 180) == "turned")
    #expect(hit(140, 75) == "root")
  }

  @Test("a view that is squeezed to nothing cannot be hit [HIT-05]")
  func singular() {
    let flat = add("flat", CGRect(x: 0, y: 0, width: 100, height: 100))
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(hit(50, 50) == "root")
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(50, 50) == "root")
  }

  @Test("a view is asked about itself alone; its ancestors were asked before [HIT-06]")
  func ancestors() {
    let parent = add("parent", root.bounds)
    let child = add("child", root.bounds, to: parent)
    parent.isHidden = true
    parent.alpha = 0
    parent.isUserInteractionEnabled = false
    #expect(child.hitTest(CGPoint(x: 1, y: 1), with: nil) === child)
    #expect(hit(1, 1) == "root")
  }

  @Test("fingers and loneliness have no influence [HIT-13]")
  func touchFlags() {
    let view = add("view", root.bounds)
    view.isMultipleTouchEnabled = true
    view.isExclusiveTouch = true
    #expect(hit(1, 1) == "view")
    view.isMultipleTouchEnabled = false
    #expect(hit(1, 1) == "view")
  }

  @Test("an override of point(inside:) enlarges the view within its parent [HIT-07]")
  func pointInside() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    wide.accessibilityIdentifier = "wide"
    root.addSubview(wide)
    #expect(hit(41, 41) == "wide")
    #expect(hit(39, 39) == "root")
    wide.isHidden = true
    #expect(hit(55, 55) == "root")
  }

  @Test("bounds that are given backwards are hit where they lie, from then on [HIT-04]")
  func backwardBounds() {
    let child = add("child", CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(hit(10, 10) == "child")
    child.bounds = CGRect(x: 50, y: 50, width: -50, height: -50)
    #expect(hit(10, 10) == "child")
    #expect(hit(60, 60) == "root")
    root.bounds = CGRect(x: 200, y: 200, width: -200, height: -200)
    #expect(hit(10, 60) == "root")
  }

  @Test("an override of hitTest decides for itself, even while hidden [HIT-07]")
  func hitTestOverride() {
    final class Passing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    final class Greedy: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }
    let passing = Passing(frame: root.bounds)
    root.addSubview(passing)
    _ = add("button", CGRect(x: 0, y: 0, width: 20, height: 20), to: passing)
    #expect(hit(10, 10) == "button")
    #expect(hit(50, 50) == "root")
    let greedy = Greedy(frame: .zero)
    greedy.accessibilityIdentifier = "greedy"
    greedy.isHidden = true
    root.addSubview(greedy)
    #expect(hit(50, 50) == "greedy")
  }
}
