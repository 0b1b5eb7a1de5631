import Foundation
import GestureCore
import Testing

@Suite("Applying a CGAffineTransform")
struct CGAffineTransformApplyingTests {
  private let sample = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test("a point is scaled, sheared and moved")
  func points() {
    #expect(CGPoint(x: 10, y: 100).applying(sample) == CGPoint(x: 315, y: 426))
    #expect(CGPoint.zero.applying(sample) == CGPoint(x: 5, y: 6))
  }

  @Test("a size is not moved, and may become negative")
  func sizes() {
    #expect(CGSize(width: 10, height: 100).applying(sample) == CGSize(width: 310, height: 420))
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGSize(width: -2, height: 6))
  }

  @Test("a rectangle becomes the box around its turned corners")
  func turnedRectangle() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = CGFloat(2).squareRoot()
    #expect(abs(box.origin.x + half) < 1e-12)
    #expect(abs(box.origin.y + half) < 1e-12)
    #expect(abs(box.size.width - 2 * half) < 1e-12)
    #expect(abs(box.size.height - 2 * half) < 1e-12)
  }

  @Test("flips and sheared sides have literal boxes, with sizes above zero")
  func literalBoxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(sample) == CGRect(x: 12, y: 16, width: 15, height: 22))
    #expect(
      rect.applying(CGAffineTransform(scaleX: -2, y: -1))
        == CGRect(x: -8, y: -6, width: 6, height: 4))
    #expect(rect.applying(CGAffineTransform()) == .zero)
  }

  @Test("a rectangle of negative size is the same area, so it has the same box")
  func negativeSize() {
    let rect = CGRect(
      origin: CGPoint(x: 4, y: 6), size: CGSize(width: -3, height: -4))
    #expect(rect.applying(sample) == CGRect(x: 12, y: 16, width: 15, height: 22))
  }

  @Test("moving a rectangle keeps its size to the last bit")
  func movedRectangle() {
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    #expect(rect.applying(.identity) == rect)
    #expect(rect.applying(CGAffineTransform(translationX: 1e6, y: 1)).size == rect.size)
  }

  @Test("null and infinite stay what they are")
  func sentinels() {
    let transforms = [
      sample, CGAffineTransform(scaleX: -1, y: -1), CGAffineTransform(), CGAffineTransform.identity,
    ]
    #expect(transforms.map { CGRect.null.applying($0) } == [.null, .null, .null, .null])
    #expect(
      transforms.map { CGRect.infinite.applying($0) }
        == [.infinite, .infinite, .infinite, .infinite])
  }

  @Test("on the grid the box is the spread of the four corners")
  func boxesOnTheGrid() {
    let rects = [
      CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: -2, y: 0.5, width: 0, height: 8),
      CGRect(x: -1, y: -1, width: 2, height: 0.25), CGRect.zero,
    ]
    for transform in TransformGrid.all {
      #expect(rects.map { $0.applying(transform) } == rects.map { spread($0, transform) })
    }
  }

  /// The definition in the plainest words: transform the corners, take the extremes.
  private func spread(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    var xs: [CGFloat] = []
    var ys: [CGFloat] = []
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        xs.append(transform.a * x + transform.c * y + transform.tx)
        ys.append(transform.b * x + transform.d * y + transform.ty)
      }
    }
    xs.sort()
    ys.sort()
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
