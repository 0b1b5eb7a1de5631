import Foundation
import GestureCore

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package var isEmpty: Bool { width <= 0 || height <= 0 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// The largest coordinate: cairo's fixed-point numbers have 24 bits before the point.
  static let farthest: CGFloat = 4_000_000

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The pixels that a rectangle touches; empty if the rectangle is not finite.
  init(around rect: CGRect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite,
      !rect.isNull
    else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    func bounded(_ value: CGFloat) -> Int {
      Int(bounding: max(-Self.farthest, min(value, Self.farthest)))
    }
    let (left, top) = (bounded(rect.minX.rounded(.down)), bounded(rect.minY.rounded(.down)))
    let (right, bottom) = (bounded(rect.maxX.rounded(.up)), bounded(rect.maxY.rounded(.up)))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func expanded(by margin: Int) -> PixelRect {
    PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func moved(x across: Int, y down: Int) -> PixelRect {
    PixelRect(x: x + across, y: y + down, width: width, height: height)
  }
}
