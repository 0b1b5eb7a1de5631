import Foundation
import Testing
import Touchstone

@Suite struct ViewGeometryTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test("a view starts visible, alone and open to one finger [API-W02, API-W03, API-W05, API-W06]")
  func defaults() {
    let view = UIView()
    #expect(view.frame == .zero)
    #expect(view.isUserInteractionEnabled)
    #expect(view.tag == 0)
    #expect(!view.isMultipleTouchEnabled)
    #expect(!view.isExclusiveTouch)
    #expect(!view.isHidden)
    #expect(view.alpha == 1)
    #expect(!view.clipsToBounds)
    #expect(view.subviews == [])
    #expect(view.superview == nil)
    #expect(view.window == nil)
  }

  @Test("frame, bounds and center say the same [API-W01, API-W04]")
  func agree() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.transform == .identity)
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
  }

  @Test("the origin of the bounds scrolls what is inside and moves nothing else [API-W04]")
  func scrolling() {
    view.bounds.origin = CGPoint(x: 7, y: 300)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 7, y: 300, width: 10, height: 10))
  }

  @Test("with a transform the frame is the box around the result [API-W04]")
  func transformed() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
    expect(view.frame, CGRect(x: 35, y: -55, width: 50, height: 200))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("the center is where the anchor point lies; moving it moves the view [API-W04]")
  func anchorPoint() {
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    expect(view.frame, CGRect(x: 60, y: -55, width: 50, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    expect(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(view.bounds, CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test("a frame that is given the wrong way round is set upright [API-W04]")
  func standardized() {
    view.frame = CGRect(x: 50, y: 50, width: -40, height: -10)
    #expect(view.frame == CGRect(x: 10, y: 40, width: 40, height: 10))
  }

  private func expect(
    _ rect: CGRect, _ expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(rect.minX - expected.minX) < 1e-9 && abs(rect.minY - expected.minY) < 1e-9
        && abs(rect.width - expected.width) < 1e-9 && abs(rect.height - expected.height) < 1e-9,
      "\(rect) instead of \(expected)", sourceLocation: sourceLocation)
  }
}
