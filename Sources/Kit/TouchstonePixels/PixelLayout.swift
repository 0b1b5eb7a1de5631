/// Where a canvas's pixels lie in the memory of a display's buffer, in bytes.
package struct PixelLayout: Hashable, Sendable {
  /// The canvas's first pixel.
  package let start: Int
  /// From a pixel to the next one in its row.
  package let across: Int
  /// From a row to the next.
  package let down: Int

  /// - Parameters:
  ///   - width: the canvas's, in pixels.
  ///   - height: the canvas's, in pixels.
  ///   - stride: from a row of the buffer to the next, in bytes.
  ///   - rotation: the display's, clockwise: 0, 90, 180 or 270 degrees.
  package init(width: Int, height: Int, stride: Int, rotation: Int) {
    switch rotation {
    case 90: (start, across, down) = ((width - 1) * stride, -stride, 4)
    case 180:
      (start, across, down) = ((height - 1) * stride + 4 * (width - 1), -4, -stride)
    case 270: (start, across, down) = (4 * (height - 1), stride, -4)
    default: (start, across, down) = (0, 4, stride)
    }
  }

  package func offset(x: Int, y: Int) -> Int { start + x * across + y * down }
}
