import Foundation
import Testing
import Touchstone

@testable import TouchstoneCore

@Suite("Paths, layers and views are hit at the same points")
struct HitAgreementTests {
  /// Numbers that are the same in every run.
  private struct Numbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let part = CGFloat(state >> 11) / CGFloat(1 << 53 as UInt64)
      return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }

    mutating func point(in rect: CGRect) -> CGPoint {
      CGPoint(x: next(in: rect.minX...rect.maxX), y: next(in: rect.minY...rect.maxY))
    }
  }

  /// A view somewhere in `parent`, turned, enlarged, scrolled and held at another point.
  private func view(in parent: CGRect, _ numbers: inout Numbers) -> UIView {
    let view = UIView(
      frame: CGRect(
        origin: numbers.point(in: parent),
        size: CGSize(width: numbers.next(in: 20...120), height: numbers.next(in: 20...120))))
    view.anchorPoint = numbers.point(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.bounds.origin = numbers.point(in: CGRect(x: -20, y: -20, width: 40, height: 40))
    view.transform = CGAffineTransform(rotationAngle: numbers.next(in: -3...3))
      .scaledBy(x: numbers.next(in: 0.5...2), y: numbers.next(in: 0.5...2))
    // Layers are also hit outside of those above them, unless these cut them off; views never.
    view.clipsToBounds = true
    return view
  }

  @Test("the layer that is hit is that of the view that is hit", arguments: 1...5)
  func trees(seed: UInt64) {
    var numbers = Numbers(seed: seed)
    let root = UIView(frame: CGRect(x: 7, y: -3, width: 300, height: 300))
    root.clipsToBounds = true
    for _ in 0..<6 {
      let branch = view(in: root.bounds, &numbers)
      root.addSubview(branch)
      for _ in 0..<3 { branch.addSubview(view(in: branch.bounds, &numbers)) }
    }
    var wrong: [CGPoint] = []
    var hits: Set<ObjectIdentifier> = []
    for _ in 0..<1000 {
      let point = numbers.point(in: CGRect(x: -20, y: -20, width: 340, height: 340))
      let hit = root.hitTest(point, with: nil)
      if let hit { hits.insert(ObjectIdentifier(hit)) }
      // A layer is asked in its superlayer's space.
      let place = CGPoint(x: point.x + 7, y: point.y - 3)
      if root.layer.hitTest(place) !== hit?.layer { wrong.append(point) }
    }
    #expect(wrong == [] && hits.count > 8)
  }

  private final class LeafView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      UIBezierPath(ovalIn: bounds).contains(point)
    }
  }

  private final class LeafLayer: CALayer {
    override func contains(_ p: CGPoint) -> Bool {
      CGPath(ellipseIn: bounds, transform: nil).contains(p)
    }
  }

  @Test("a view and a layer of one outline are hit where the outline, moved along, has the point")
  func outline() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let leaf = LeafView(frame: CGRect(x: 60, y: 50, width: 90, height: 40))
    leaf.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1, y: 2)
    root.addSubview(leaf)
    let page = CALayer()
    page.frame = root.frame
    let drawn = LeafLayer()
    drawn.bounds = leaf.bounds
    drawn.position = leaf.center
    drawn.setAffineTransform(leaf.transform)
    page.addSublayer(drawn)
    var place = CGAffineTransform(translationX: leaf.center.x, y: leaf.center.y)
    place = leaf.transform.concatenating(place)
    place = CGAffineTransform(translationX: -leaf.bounds.midX, y: -leaf.bounds.midY)
      .concatenating(place)
    let path = CGPath(ellipseIn: leaf.bounds, transform: &place)
    var numbers = Numbers(seed: 9)
    var (wrong, inside) = ([CGPoint](), 0)
    for _ in 0..<2000 {
      let point = numbers.point(in: root.bounds)
      let isHit = root.hitTest(point, with: nil) === leaf
      if isHit { inside += 1 }
      let layerIsHit = page.hitTest(point) === drawn
      if isHit != layerIsHit || isHit != path.contains(point) { wrong.append(point) }
    }
    #expect(wrong == [] && inside > 200 && inside < 600)
  }
}
