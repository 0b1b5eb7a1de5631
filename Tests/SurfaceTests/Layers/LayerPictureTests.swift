import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@testable import Pictures
@testable import TouchstoneCore
@testable import TouchstoneGraphics

@Suite struct LayerPictureTests {
  private final class Drawn: UIView {
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  /// The fills of a picture and of what is in it, by their colour's parts.
  private func fills(_ picture: Picture) -> [Shade] {
    picture.operations.flatMap { operation -> [Shade] in
      switch operation {
      case .fill(_, .shade(let shade), _): [shade]
      case .group(let inner, _, _, _): fills(inner)
      default: []
      }
    }
  }

  @Test(
    "a view draws all of itself before it is first shown, then what it asked for, and never else")
  func drawing() {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.drawn.isEmpty)
    view.prepareContent()
    view.prepareContent()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.prepareContent()
    view.layer.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    view.prepareContent()
    #expect(view.drawn == [view.bounds, CGRect(x: 0, y: 0, width: 10, height: 10), view.bounds])
    #expect(!view.layer.needsDisplay())
  }

  @Test("what was drawn before stays outside of what is drawn anew, and does not pile up")
  func patches() throws {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for _ in 0..<90 {
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      view.prepareContent()
    }
    #expect(view.drawn.filter { $0 == view.bounds }.count == 3)
    let picture = try #require(view.layer.drawing)
    #expect(fills(picture).count < 40 && fills(picture).count > 1)
  }

  @Test("a view that draws nothing has no layer made for it, and nothing hidden is drawn")
  func idle() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.prepareContent()
    #expect(plain.madeLayer == nil)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let hidden = Drawn(frame: root.bounds)
    hidden.isHidden = true
    root.addSubview(hidden)
    _ = root.wholePicture
    #expect(hidden.drawn.isEmpty)
    hidden.isHidden = false
    _ = root.wholePicture
    #expect(hidden.drawn == [root.bounds])
  }

  @Test("background, drawing, sublayers, subviews and border lie over each other in that order")
  func order() {
    let view = Drawn(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    view.backgroundColor = .white
    let low = CALayer()
    low.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    low.backgroundColor = UIColor.green.cgColor
    view.layer.addSublayer(low)
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.layer.borderWidth = 2
    let picture = view.wholePicture
    let shades = [UIColor.white, .red, .green, .blue].map(\.shade)
    #expect(fills(picture) == shades)
    #expect(
      picture.operations.suffix(4).contains {
        if case .stroke(_, .shade(.black), let style) = $0 { style.width == 2 } else { false }
      })
  }

  @Test("opacity and mask count for the whole, and a shadow lies below it")
  func groups() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = UIColor.red.cgColor
    layer.opacity = 0.5
    layer.shadowOpacity = 0.5
    layer.mask = CALayer()
    let operations = layer.whole().operations
    let shadow = Shadow(
      offset: CGSize(width: 0, height: -3), deviation: 3, shade: Shade(0, 0, 0, 0.5))
    #expect(operations.contains(.shadow(shadow)))
    let isGrouped = operations.contains {
      if case .group(_, 0.5, _, let mask?) = $0 { mask.isEmpty == false } else { false }
    }
    #expect(isGrouped)
    layer.masksToBounds = true
    #expect(!layer.whole().operations.contains(.shadow(shadow)))
  }

  @Test("a shape shows the part of its path that is stroked, animated too")
  func shapes() {
    let stage = Stage()
    let shape = CAShapeLayer()
    stage.window.layer.addSublayer(shape)
    stage.wait(0.1)
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.strokeEnd = 0.5
    CATransaction.commit()
    func end() -> CGFloat? {
      for case .stroke(let path, _, _) in shape.whole().operations {
        return path.bounds.maxX.rounded()
      }
      return nil
    }
    #expect(end() == 50)
    let grow = CABasicAnimation(keyPath: "strokeEnd")
    (grow.fromValue, grow.toValue, grow.duration) = (0, 1, 1)
    grow.timingFunction = CAMediaTimingFunction(name: .linear)
    shape.add(grow, forKey: "grow")
    stage.wait(0.25)
    #expect(end() == 25)
  }

  @Test("a shape passes into another that has as many points, and jumps to one that has not")
  func morphing() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    func width(_ path: CGPath) -> CGFloat? {
      guard case .path(let mixed) = LayerValue.mix(.path(square), .path(path), at: 0.5) else {
        return nil
      }
      return mixed?.boundingBox.width
    }
    #expect(width(wide) == 20 && width(round) == 30)
  }

  @Test("gradients run between their points, and a conic one around its start")
  func gradients() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.endPoint = CGPoint(x: 1, y: 0)
    layer.startPoint = .zero
    func courses() -> [Gradient.Course] {
      layer.ownContent.operations.compactMap { operation in
        if case .gradient(let gradient) = operation { gradient.course } else { nil }
      }
    }
    #expect(courses() == [.line(from: .zero, to: CGPoint(x: 40, y: 0))])
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    #expect(courses() == [.turn(around: CGPoint(x: 20, y: 10), from: .pi / 2)])
  }
}
