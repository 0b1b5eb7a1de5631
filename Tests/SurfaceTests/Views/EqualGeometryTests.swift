import Foundation
import Testing
import Touchstone

@Suite struct EqualGeometryTests {
  @Test("the older spelling of equality says the same")
  func older() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    #expect(point.equalTo(point) && !point.equalTo(.zero))
    #expect(size.equalTo(size) && !size.equalTo(.zero))
    let rect = CGRect(origin: point, size: size)
    #expect(rect.equalTo(rect) && !rect.equalTo(rect.offsetBy(dx: 1, dy: 0)))
  }
}
