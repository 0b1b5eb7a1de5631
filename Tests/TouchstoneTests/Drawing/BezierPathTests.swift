import Foundation
import Testing
import Touchstone

@testable import TouchstoneGraphics

@Suite struct BezierPathTests {
  @Test("clockwise is clockwise where y points down, and the other way for a CGPath")
  func directions() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(quarter.bounds.minX > -1e-6 && quarter.bounds.minY > -1e-6)
    #expect(path.boundingBoxOfPath == quarter.bounds)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX + 10) < 1e-6 && abs(rest.bounds.minY + 10) < 1e-6)
  }

  @Test("a path's elements come in turn, with their points")
  func elements() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), controlPoint: CGPoint(x: 2, y: 0))
    path.close()
    var seen: [String] = []
    path.cgPath.applyWithBlock { element in
      let end = element.pointee.points[element.pointee.type == .addQuadCurveToPoint ? 1 : 0]
      seen.append("\(element.pointee.type) \(end.x)")
    }
    #expect(seen == ["moveToPoint 1.0", "addQuadCurveToPoint 3.0", "closeSubpath 0.0"])
  }

  @Test("a copy keeps path and style and goes its own way")
  func copying() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    path.setLineDash([3, 4], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy.bounds.minX == 5 && path.bounds.minX == 0)
    var count = 0
    var lengths: [CGFloat] = [0, 0]
    copy.getLineDash(&lengths, count: &count, phase: nil)
    #expect(count == 2 && lengths == [3, 4] && copy.lineWidth == 7)
  }

  @Test("what is inside depends on the rule")
  func inside() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("an upright rectangle is known as one, and nothing else is")
  func rectangles() {
    var rect = CGRect.zero
    let square = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: square, transform: nil).isRect(&rect) && rect == square)
    var turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(!CGPath(rect: square, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
  }

  @Test("a stroke as a path holds what the line would cover")
  func stroking() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 100, y: 0))
    let band = line.copy(strokingWithWidth: 20, lineCap: .round, lineJoin: .round, miterLimit: 10)
    let places = [(50, 9), (50, 11), (-9, 0), (-9, 9)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(places.map { band.contains($0) } == [true, false, true, false])
  }
}
