import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct CoordinateConversionTests {
  let stage = Stage()
  /// Moved by (100, 200), scrolled by (0, 50), twice as large, and turned a quarter clockwise.
  let card = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
  let dot = UIView(frame: CGRect(x: 10, y: 60, width: 20, height: 20))
  let other = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))

  init() {
    card.bounds.origin.y = 50
    card.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    card.addSubview(dot)
    stage.view.addSubview(card)
    stage.view.addSubview(other)
  }

  @Test("points go through scrolled bounds and transforms, both ways [API-W08, HIT-05]")
  func points() {
    // The card's middle is (140, 240) outside and (40, 90) inside.
    #expect(card.convert(CGPoint(x: 40, y: 90), to: stage.view).spelled == "140, 240")
    #expect(dot.convert(CGPoint(x: 30, y: 30), to: card).spelled == "40, 90")
    #expect(dot.convert(CGPoint.zero, to: stage.view).spelled == "200, 180")
    #expect(stage.view.convert(CGPoint(x: 200, y: 180), to: dot).spelled == "0, 0")
    #expect(dot.convert(CGPoint(x: 200, y: 180), from: stage.view).spelled == "0, 0")
    #expect(stage.view.convert(CGPoint.zero, from: dot).spelled == "200, 180")
  }

  @Test("any two views of a window convert, related or not, and a view to itself [API-W08]")
  func siblings() {
    #expect(dot.convert(CGPoint.zero, to: other).spelled == "170, 140")
    #expect(other.convert(CGPoint(x: 170, y: 140), to: dot).spelled == "0, 0")
    #expect(dot.convert(CGPoint(x: 3, y: 4), to: dot) == CGPoint(x: 3, y: 4))
  }

  @Test("nil stands for the window, and without one for the root [API-W08]")
  func window() {
    stage.window.frame.origin = CGPoint(x: 1000, y: 0)
    let none: UIView? = nil
    #expect(dot.convert(CGPoint.zero, to: none).spelled == "200, 180")
    #expect(dot.convert(CGPoint(x: 200, y: 180), from: none).spelled == "0, 0")
    card.removeFromSuperview()
    #expect(dot.convert(CGPoint.zero, to: none).spelled == "200, 180")
    #expect(dot.convert(CGPoint(x: 200, y: 180), from: none).spelled == "0, 0")
  }

  @Test("a rectangle becomes the box around the result [API-W08]")
  func rectangles() {
    let rect = card.convert(dot.frame, to: stage.view)
    #expect(rect.origin.spelled == "160, 180")
    #expect(CGPoint(x: rect.width, y: rect.height).spelled == "40, 40")
    let back = card.convert(rect, from: stage.view)
    #expect(back.origin.spelled == "10, 60")
    #expect(CGPoint(x: back.width, y: back.height).spelled == "20, 20")
    card.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let box = card.convert(dot.frame, to: stage.view)
    #expect(abs(box.width - 20 * 2.0.squareRoot()) < 1e-9)
  }

  @Test("a rectangle is boxed above both views, and again on the way down [COR-01]")
  func boxedTwice() {
    let (left, right) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    for (view, angle) in [(left, CGFloat.pi / 4), (right, -CGFloat.pi / 4)] {
      view.bounds.size = CGSize(width: 100, height: 100)
      view.transform = CGAffineTransform(rotationAngle: angle)
      stage.view.addSubview(view)
    }
    let box = CGRect(x: -50, y: -50, width: 200, height: 200)
    let boxes = [
      left.convert(left.bounds, to: right), right.convert(left.bounds, from: left),
      left.convert(left.bounds, to: right as any UICoordinateSpace),
      right.convert(left.bounds, from: left as any UICoordinateSpace),
    ]
    for found in boxes {
      #expect(abs(found.minX - box.minX) < 1e-9 && abs(found.maxX - box.maxX) < 1e-9)
      #expect(abs(found.minY - box.minY) < 1e-9 && abs(found.maxY - box.maxY) < 1e-9)
    }
    // Down from the view itself there is nothing to be boxed before.
    left.addSubview(right)
    #expect(abs(left.convert(left.bounds, to: right).width - 100 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(right.convert(right.bounds, to: left).width - 100 * 2.0.squareRoot()) < 1e-9)
    #expect(left.convert(left.bounds, to: left as any UICoordinateSpace) == left.bounds)
  }

  @Test("two windows meet on the screen, where a rectangle is boxed as well [COR-01]")
  func boxedOnScreen() {
    let windows = [CGFloat.pi / 4, -CGFloat.pi / 4].map { angle in
      let window = UIWindow(windowScene: stage.scene)
      window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.transform = CGAffineTransform(rotationAngle: angle)
      return window
    }
    let inner = UIView(frame: windows[0].bounds)
    windows[0].addSubview(inner)
    let boxes = [
      windows[0].convert(windows[0].bounds, to: windows[1]),
      windows[1].convert(windows[0].bounds, from: windows[0]),
      inner.convert(inner.bounds, to: windows[1]),
    ]
    for box in boxes { #expect(abs(box.width - 200) < 1e-9 && abs(box.minX + 50) < 1e-9) }
  }

  @Test("windows of a screen convert between each other; nil stands for the screen [API-N06]")
  func windows() {
    stage.window.frame.origin = CGPoint(x: 5, y: 0)
    let second = UIWindow(windowScene: stage.scene)
    second.frame = CGRect(x: 100, y: 10, width: 100, height: 100)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    second.addSubview(inner)
    #expect(second.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 95, y: 10))
    #expect(second.convert(CGPoint(x: 95, y: 10), from: stage.window) == .zero)
    let none: UIWindow? = nil
    #expect(second.convert(CGPoint.zero, to: none) == CGPoint(x: 100, y: 10))
    #expect(second.convert(CGPoint(x: 100, y: 10), from: none) == .zero)
    #expect(second.convert(inner.frame, to: none) == CGRect(x: 101, y: 12, width: 10, height: 10))
    #expect(
      second.convert(CGRect(x: 101, y: 12, width: 10, height: 10), from: none) == inner.frame)
    #expect(inner.convert(CGPoint.zero, to: stage.view) == CGPoint(x: 96, y: 12))
  }
}
