import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct Autoresizing {
  nonisolated struct Case: CustomTestStringConvertible {
    var mask: UIView.AutoresizingMask
    var start: CGFloat
    var length: CGFloat
    var testDescription: String { "\(mask.rawValue)" }
  }

  /// A view 30 wide, 10 from the left of a superview 100 wide that becomes 200 wide.
  nonisolated static let horizontal: [Case] = [
    Case(mask: [], start: 10, length: 30),
    Case(mask: .flexibleRightMargin, start: 10, length: 30),
    Case(mask: .flexibleLeftMargin, start: 110, length: 30),
    Case(mask: .flexibleWidth, start: 10, length: 130),
    // 10 and 30 give in proportion 1 to 3, 30 and 60 in proportion 1 to 2, 10 and 60 in 1 to 6.
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], start: 35, length: 105),
    Case(mask: [.flexibleWidth, .flexibleRightMargin], start: 10, length: 30 + 100 / 3),
    Case(mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 10 + 100 / 7, length: 30),
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], start: 20, length: 60),
  ]

  @Test("what may give takes its share of the width in proportion [API-E20]", arguments: horizontal)
  func widths(_ expected: Case) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = expected.mask
    superview.addSubview(view)
    superview.frame.size.width = 200
    #expect(abs(view.frame.minX - expected.start) < 1e-9)
    #expect(abs(view.frame.width - expected.length) < 1e-9)
    #expect(view.frame.minY == 20)
    #expect(view.frame.height == 40)
  }

  @Test("heights go by their own flags [API-E20]", arguments: horizontal)
  func heights(_ expected: Case) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))
    // The vertical flags follow the horizontal ones, three bits up.
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: expected.mask.rawValue << 3)
    superview.addSubview(view)
    superview.bounds.size.height = 200
    #expect(abs(view.frame.minY - expected.start) < 1e-9)
    #expect(abs(view.frame.height - expected.length) < 1e-9)
    #expect(view.frame.minX == 20)
    #expect(view.frame.width == 40)
  }

  @Test("flexible parts without length share equally, and no length is negative [API-E20]")
  func degenerate() {
    let superview = UIView(frame: .zero)
    let view = UIView(frame: .zero)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.bounds.size = CGSize(width: 100, height: 60)
    #expect(view.frame == CGRect(x: 50, y: 0, width: 50, height: 60))
    superview.bounds.size = .zero
    let fixed = UIView(frame: CGRect(x: 10, y: 0, width: 5, height: 0))
    superview.bounds.size.width = 100
    fixed.autoresizingMask = .flexibleWidth
    superview.addSubview(fixed)
    superview.bounds.size.width = 20
    #expect(fixed.frame.width == 0)
  }

  @Test("a view that is turned is resized as if it were not [API-E20]")
  func turned() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.bounds.size = CGSize(width: 200, height: 100)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 180, height: 80))
    #expect(view.center == CGPoint(x: 100, y: 50))
  }

  @Test("a change reaches all levels, unless a view says that it does not resize [API-W09]")
  func levels() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for (above, below) in zip(views, views.dropFirst()) {
      below.autoresizingMask = .flexibleWidth
      above.addSubview(below)
    }
    #expect(views[0].autoresizesSubviews)
    views[2].autoresizesSubviews = false
    views[0].frame.size.width = 20
    #expect(views.map { Int($0.bounds.width) } as [Int] == [20, 20, 20, 10])
  }

  @Test("moving a view or its bounds' origin resizes nothing [API-W09]")
  func moving() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    superview.addSubview(view)
    superview.frame.origin = CGPoint(x: 50, y: 50)
    superview.bounds.origin = CGPoint(x: 7, y: 7)
    superview.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
