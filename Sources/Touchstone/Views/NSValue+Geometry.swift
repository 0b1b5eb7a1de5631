import Foundation
import GestureCore

/// Geometry in boxes, as collections of Objective-C want it.
nonisolated extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// Transforms, of which Foundation's box knows nothing, as their numbers in turn.
nonisolated extension NSValue {
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map { Double($0) }
    self.init(numbers, count: 6)
  }

  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(transform.numbers.map { Double($0) }, count: 16)
  }

  public var cgAffineTransformValue: CGAffineTransform {
    guard let numbers = numbers(6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  public var caTransform3DValue: CATransform3D {
    numbers(16).map { CATransform3D($0.map { CGFloat($0) }) } ?? CATransform3DIdentity
  }

  private convenience init(_ numbers: [Double], count: Int) {
    self.init(bytes: numbers, objCType: "[\(count)d]")
  }

  /// The numbers, if there are as many.
  func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }
}
