import Pictures

/// Where two bitmaps of one size differ.
struct BitmapDifference {
  /// The pixels that differ by more than the tolerance.
  private(set) var count = 0
  /// The largest difference of a colour or of alpha.
  private(set) var farthest = 0
  private var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
  /// The new picture, pale, with each pixel that differs in red.
  let marked: Bitmap?

  init(_ old: Bitmap, _ new: Bitmap, tolerance: Int) {
    var bytes = [UInt8](repeating: 255, count: new.bytes.count)
    var (count, farthest) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for pixel in 0..<new.width * new.height {
      let start = 4 * pixel
      var most = 0
      for part in start..<start + 4 {
        most = max(most, abs(Int(old.bytes[part]) - Int(new.bytes[part])))
      }
      if most > tolerance {
        count += 1
        farthest = max(farthest, most)
        let (x, y) = (pixel % new.width, pixel / new.width)
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
        (bytes[start], bytes[start + 1], bytes[start + 2]) = (230, 0, 0)
      } else {
        // Over white, at a quarter of its strength.
        let ground = 255 - Int(new.bytes[start + 3])
        for part in start..<start + 3 {
          bytes[part] = UInt8(191 + (Int(new.bytes[part]) + ground) / 4)
        }
      }
    }
    (self.count, self.farthest) = (count, farthest)
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    marked = Bitmap(width: new.width, height: new.height, bytes: bytes)
  }

  /// The smallest rectangle around the pixels that differ, in words.
  var region: String {
    count == 0 ? "no place" : "x \(left) to \(right), y \(top) to \(bottom)"
  }
}
