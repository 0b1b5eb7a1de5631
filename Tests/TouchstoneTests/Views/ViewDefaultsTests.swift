import Foundation
import Testing
import Touchstone

@Suite struct ViewDefaults {
  @Test("a new view has UIKit's defaults [API-W04, API-W05, API-W06, API-W09, API-W15]")
  func view() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.transform.isIdentity)
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(!view.isMultipleTouchEnabled)
    #expect(!view.isExclusiveTouch)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask == [])
    #expect(!view.clipsToBounds)
    #expect(view.backgroundColor == nil)
    #expect(view.alpha == 1)
    #expect(view.isOpaque)
    #expect(!view.isHidden)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.mask == nil)
    #expect(view.tintColor == .systemBlue)
    #expect(view.tag == 0)
  }

  @Test("fingers pass through pictures and labels, but not through views [API-W02, API-W22]")
  func interaction() {
    let image = UIImageView(image: UIImage(name: "cat", size: CGSize(width: 20, height: 10)))
    #expect(!image.isUserInteractionEnabled)
    #expect(!image.isHighlighted)
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
    #expect(!UILabel(frame: .zero).isUserInteractionEnabled)
    #expect(UIView(frame: .zero).isUserInteractionEnabled)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    container.addSubview(image)
    #expect(container.hitTest(CGPoint(x: 5, y: 5), with: nil) === container)
    image.isUserInteractionEnabled = true
    #expect(container.hitTest(CGPoint(x: 5, y: 5), with: nil) === image)
  }

  @Test("masks and modes have UIKit's numbers [API-E20, API-E21]")
  func numbers() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) as [UInt] == [1, 2, 4, 8, 16, 32])
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
  }

  @Test("a tag is found in the subtree, the view itself included [API-W03]")
  func tags() {
    let views = (0..<4).map { _ in UIView(frame: .zero) }
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[1].addSubview(views[3])
    views[3].tag = 5
    views[2].tag = 5
    #expect(views[0].viewWithTag(5) === views[3])
    #expect(views[2].viewWithTag(5) === views[2])
    #expect(views[0].viewWithTag(6) == nil)
  }

  @Test("a tint comes from above, and who has none of its own hears of a change [API-W15]")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, plain, own) = (Tinted(frame: .zero), Tinted(frame: .zero), Tinted(frame: .zero))
    outer.addSubview(plain)
    outer.addSubview(own)
    own.tintColor = .red
    outer.tintColor = .green
    outer.tintColor = .green
    #expect([outer.tintColor, plain.tintColor, own.tintColor] == [.green, .green, .red])
    #expect((outer.changes, plain.changes, own.changes) == (1, 1, 1))
    outer.tintColor = nil
    #expect(plain.tintColor == .systemBlue)
    #expect((outer.changes, plain.changes, own.changes) == (2, 2, 1))
  }

  @Test("a renderer draws what was asked for, once [API-W14]")
  func display() {
    final class Drawn: UIView {
      var drawn: [CGRect] = []
      override func draw(_ rect: CGRect) { drawn.append(rect) }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.displayIfNeeded()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 20, y: 0, width: 10, height: 20))
    view.displayIfNeeded()
    view.displayIfNeeded()
    view.bounds.size.width = 60
    view.displayIfNeeded()
    view.contentMode = .redraw
    view.bounds.size.width = 70
    view.displayIfNeeded()
    #expect(
      view.drawn == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 0, y: 0, width: 70, height: 50),
      ])
  }
}
