import Foundation
import GestureCore
import Testing

@Suite("Point arithmetic")
struct PointArithmeticTests {
  private let point = CGPoint(x: 1, y: -2)
  private let other = CGPoint(x: 4, y: 2)

  @Test("sums, differences, multiples and parts are taken coordinate by coordinate")
  func operators() {
    #expect(
      [point + other, other - point, point * 3, other / 8] == [
        CGPoint(x: 5, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: -6), CGPoint(x: 0.5, y: 0.25),
      ])
  }

  @Test("lengths and distances are those of the straight line")
  func distances() {
    #expect(CGPoint(x: -3, y: 4).length == 5)
    #expect(CGPoint.zero.length == 0)
    #expect([point.distance(to: other), other.distance(to: point)] == [5, 5])
    #expect(point.distance(to: point) == 0)
  }

  @Test("a length overflows only when it must")
  func hugeLength() {
    #expect(CGPoint(x: 0x3p600, y: 0x4p600).length == 0x5p600)
    #expect(CGPoint(x: 0x3p-600, y: 0x4p-600).length == 0x5p-600)
    #expect(CGPoint(x: 0, y: -CGFloat.infinity).length == .infinity)
    #expect(CGPoint(x: CGFloat.nan, y: 0).length.isNaN)
  }

  @Test("a point is finite when both coordinates are")
  func finiteness() {
    let points = [
      point, CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0), CGPoint(x: CGFloat.nan, y: 0),
      CGPoint(x: 0, y: CGFloat.infinity),
    ]
    #expect(points.map(\.isFinite) == [true, true, false, false])
  }
}
