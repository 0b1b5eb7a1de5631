import Foundation
import GestureCore
import Testing

@testable import Pictures

@Suite struct PathTests {
  @Test("a line before any point begins where it ends, and nothing is closed twice")
  func appending() {
    var path = Path()
    path.close()
    path.line(to: CGPoint(x: 1, y: 2))
    path.line(to: CGPoint(x: 3, y: 2))
    path.close()
    path.close()
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 2)), .close,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("the box of a curve is tighter than that of its controls")
  func boxes() {
    var path = Path()
    path.move(to: .zero)
    path.quad(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.controlBounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 5))
    let circle = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20)).bounds
    #expect(abs(circle.minX - 10) < 1e-9 && abs(circle.maxY - 40) < 1e-9)
    #expect(Path().bounds.isNull)
  }

  @Test("a ring has a hole by the even-odd rule, and by winding only if it goes the other way")
  func holes() {
    let outer = Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = Path(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    var ring = outer
    ring.add(inner)
    var turned = outer
    turned.add(inner.reversed)
    let (middle, edge) = (CGPoint(x: 15, y: 15), CGPoint(x: 5, y: 15))
    #expect(ring.contains(middle) && !ring.contains(middle, rule: .evenOdd))
    #expect(!turned.contains(middle) && turned.contains(edge))
    #expect(ring.contains(edge, rule: .evenOdd) && !ring.contains(CGPoint(x: 31, y: 5)))
  }

  @Test("every point of a random sweep is in a circle exactly when it is near enough")
  func circle() {
    let path = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    var wrong = 0
    for index in 0..<2000 {
      let point = CGPoint(
        x: CGFloat((index * 7919) % 2401) / 100 - 12,
        y: CGFloat((index * 104_729) % 2399) / 100 - 12)
      let distance = hypot(point.x, point.y)
      if abs(distance - 10) > 0.05, path.contains(point) != (distance < 10) { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test("arcs go the way they are told, and a turn or more is one turn")
  func arcs() {
    func ends(_ start: CGFloat, _ end: CGFloat, _ isIncreasing: Bool) -> [CGRect] {
      var path = Path()
      path.addArc(center: .zero, radius: 10, from: start, to: end, isIncreasing: isIncreasing)
      return [path.bounds.insetBy(dx: -1e-6, dy: -1e-6).integral]
    }
    #expect(ends(0, .pi / 2, true) == [CGRect(x: -1, y: -1, width: 12, height: 12)])
    #expect(ends(0, .pi / 2, false) == [CGRect(x: -11, y: -11, width: 22, height: 22)])
    #expect(ends(0, -.pi / 2, false) == [CGRect(x: -1, y: -11, width: 12, height: 12)])
    #expect(ends(0, 9, true) == [CGRect(x: -11, y: -11, width: 22, height: 22)])
  }

  @Test("a rounded corner touches both lines")
  func tangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(corner: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 50), radius: 10)
    let points = path.elements.compactMap(\.end)
    #expect(abs(points[1].x - 40) < 1e-9 && abs(points[1].y) < 1e-9)
    let end = points[points.count - 1]
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 10) < 1e-9)
  }

  @Test("rounded rectangles leave out the corners that are rounded")
  func roundedRect() {
    var path = Path()
    path.addRoundedRect(
      CGRect(x: 0, y: 0, width: 40, height: 20), radii: CGSize(width: 8, height: 80),
      corners: [.topLeft, .bottomRight])
    let corners = [(0.5, 0.5), (39.5, 0.5), (39.5, 19.5), (0.5, 19.5)].map {
      path.contains(CGPoint(x: $0.0, y: $0.1))
    }
    #expect(corners == [false, true, false, true])
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("reversing twice gives the same drawing")
  func reversing() {
    var path = Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.move(to: CGPoint(x: 10, y: 10))
    path.cubic(
      to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 12, y: 0), control2: CGPoint(x: 18, y: 5))
    #expect(path.reversed.bounds == path.bounds)
    #expect(path.reversed.currentPoint == CGPoint(x: 0, y: 4))
    let again = path.reversed.reversed
    #expect(again.bounds == path.bounds && again.currentPoint == path.currentPoint)
  }

  @Test("a path survives coding")
  func coding() throws {
    var path = Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addRect(.zero)
    let data = try JSONEncoder().encode(path)
    #expect(try JSONDecoder().decode(Path.self, from: data) == path)
  }

  @Test("a flattened path is lines that are nowhere further from it than they may be")
  func flattening() {
    var path = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    path.addRect(CGRect(x: 60, y: 0, width: 5, height: 5))
    let fine = path.flattened(tolerance: 0.01)
    let coarse = path.flattened(tolerance: 2)
    #expect(fine.count == 2 && fine.allSatisfy(\.isClosed) && fine[1].points.count <= 5)
    #expect(coarse[0].points.count < fine[0].points.count)
    func furthest(_ line: Polyline) -> CGFloat {
      let next = line.points.dropFirst() + line.points.prefix(1)
      return zip(line.points, next).map { a, b in
        50 - hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
      }.max() ?? .infinity
    }
    // A curve of four parts is itself up to 0.03 % off the circle.
    #expect(furthest(fine[0]) < 0.03 && furthest(coarse[0]) < 2.1 && furthest(coarse[0]) > 0.1)
  }

  @Test("a transform moves a path's points, and its inside with them")
  func transforming() {
    let path = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 4))
    let turned = path.applying(
      CGAffineTransform(rotationAngle: .pi / 2).concatenating(
        CGAffineTransform(translationX: 20, y: 0)))
    let box = turned.bounds
    #expect(abs(box.minX - 16) < 1e-9 && abs(box.maxY - 10) < 1e-9)
    #expect(turned.contains(CGPoint(x: 18, y: 8)) && !turned.contains(CGPoint(x: 8, y: 2)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 4))
  }
}
