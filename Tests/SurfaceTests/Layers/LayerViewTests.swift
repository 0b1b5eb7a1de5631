import Foundation
import Testing
import Touchstone

@testable import TouchstoneCore

@Suite struct LayerViewTests {
  @Test("a view and its layer are two ways to the same geometry and look")
  func twoWays() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.delegate === view && view.layer === layer)
    layer.position = CGPoint(x: 0, y: 0)
    layer.bounds.size.width = 80
    layer.opacity = 0.5
    layer.backgroundColor = UIColor.red.cgColor
    layer.masksToBounds = true
    layer.anchorPoint = .zero
    layer.isHidden = true
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
    #expect(view.alpha == 0.5 && view.backgroundColor == .red && view.clipsToBounds)
    #expect(view.isHidden && view.anchorPoint == .zero)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(layer.transform == CATransform3DMakeScale(2, 3, 1))
  }

  @Test("a transform in space is flattened for the view, and kept until the view has another")
  func depth() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(abs(view.frame.height - 50) < 1e-9 && view.frame.width == 100)
    #expect(!view.layer.transform.isAffine)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test("a view has no layer until it is asked for")
  func lazily() {
    let view = UIView()
    view.addSubview(UIView())
    #expect(view.madeLayer == nil)
    #expect(view.layer.sublayers?.count == 1 && view.subviews[0].madeLayer != nil)
  }

  @Test("the layers of subviews and others are siblings, in the order in which they were added")
  func siblings() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    let (low, middle, high) = (CALayer(), CALayer(), CALayer())
    view.layer.addSublayer(low)
    view.addSubview(first)
    view.layer.addSublayer(middle)
    view.addSubview(second)
    view.layer.insertSublayer(high, above: second.layer)
    let all = [low, first.layer, middle, second.layer, high]
    #expect(view.layer.sublayers?.elementsEqual(all) { $0 === $1 } == true)
    view.layer.insertSublayer(high, at: 0)
    #expect(view.layer.sublayers?.first === high && high.superlayer === view.layer)
    middle.removeFromSuperlayer()
    second.layer.removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 3 && view.subviews == [first])
  }

  @Test("a layer cannot go below itself")
  func circles() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    #expect(outer.superlayer == nil && inner.sublayers == nil)
  }

  @Test("a view's kind of layer is the one it asks for")
  func kinds() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Shape().layer is CAShapeLayer)
    #expect(Swift.type(of: UIView().layer) == CALayer.self)
  }

  @Test("layers are hit front to back, outside of what they do not cut off as well")
  func hitting() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    front.frame = CGRect(x: 40, y: 40, width: 100, height: 20)
    root.addSublayer(front)
    root.addSublayer(back)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
    front.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
    #expect(root.hitTest(CGPoint(x: 130, y: 50)) === front)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 130, y: 50)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 80, y: 50)) === root)
    #expect(back.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 11, y: 11))
    #expect(back.convert(CGPoint(x: 11, y: 11), from: root) == CGPoint(x: 1, y: 1))
  }

  @Test("values are reached by name, parts of transforms too")
  func keyPaths() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    let flat = layer.affineTransform()
    #expect(abs(flat.a) < 1e-9 && abs(flat.b - 2) < 1e-9 && flat.tx == 7)
    #expect(
      (layer.value(forKeyPath: "transform.scale.x") as? Double).map { abs($0 - 2) < 1e-9 } == true)
    layer.setValue(30, forKeyPath: "bounds.size.width")
    #expect(layer.bounds.width == 30)
    layer.setValue("mine", forKey: "whose")
    #expect(layer.value(forKey: "whose") as? String == "mine")
  }

  @Test("transforms in space concatenate and go back")
  func matrices() {
    let turn = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
    let back = CATransform3DConcat(turn, CATransform3DInvert(turn))
    let errors = zip(back.numbers, CATransform3DIdentity.numbers).map { abs($0 - $1) }
    #expect(errors.allSatisfy { $0 < 1e-12 })
    let flat = CGAffineTransform(rotationAngle: 0.3)
    #expect(CATransform3DMakeAffineTransform(flat).flattened == flat)
    let turned = CATransform3DMakeRotation(0.3, 0, 0, 1).flattened
    #expect(abs(turned.b - flat.b) < 1e-15 && abs(turned.c - flat.c) < 1e-15)
  }
}
