import Foundation
import GestureCore

/// Opacities with 8 bits per pixel of a rectangle.
struct Mask: Sendable {
  var width: Int
  var height: Int
  var bytes: [UInt8]
}

/// A Gaussian blur, which cairo does not have.
///
/// For a deviation of two pixels or more, it applies three box blurs, whose cost does not depend on the deviation and whose
/// error is below 3 %; below that, the exact Gaussian.
struct Blur: Hashable {
  /// In pixels.
  let deviation: CGFloat

  /// Wider blurs are limited to this deviation.
  private static let widest: CGFloat = 400

  init(deviation: CGFloat) {
    self.deviation = deviation.isFinite ? max(0, min(deviation, Self.widest)) : 0
  }

  private static let narrow: CGFloat = 2
  private var box: Int { Int(bounding: deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5) }

  /// The number of pixels by which the blur extends the mask on each side.
  var reach: Int {
    if deviation == 0 { return 0 }
    return deviation < Self.narrow ? Int(bounding: (3 * deviation).rounded(.up)) : 3 * box / 2 + 1
  }

  /// - Parameter mask: with a margin of at least ``reach`` transparent pixels on each side.
  func blurred(_ mask: Mask) -> Mask {
    guard deviation > 0 else { return mask }
    return blurredRows(blurredRows(mask).transposed).transposed
  }

  private func blurredRows(_ mask: Mask) -> Mask {
    guard deviation >= Self.narrow else { return weightedRows(mask) }
    // A box of even size is off-centre by half a pixel: two boxes with opposite offsets, and one of odd size.
    let size = box
    let boxes =
      size.isMultiple(of: 2)
      ? [(size / 2, size), (size / 2 - 1, size), (size / 2, size + 1)]
      : [(size / 2, size), (size / 2, size), (size / 2, size)]
    return boxes.reduce(mask) { boxedRows($0, before: $1.0, size: $1.1) }
  }

  /// Averages `size` pixels, of which `before` precede the result's pixel.
  private func boxedRows(_ mask: Mask, before: Int, size: Int) -> Mask {
    let (width, height) = (mask.width, mask.height)
    var result = mask
    mask.bytes.withUnsafeBufferPointer { source in
      result.bytes.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          let row = y &* width
          var sum = 0
          for x in 0..<min(size &- before &- 1, width) { sum &+= Int(source[row &+ x]) }
          for x in 0..<width {
            let (entering, leaving) = (x &+ size &- before &- 1, x &- before &- 1)
            if entering < width { sum &+= Int(source[row &+ entering]) }
            if leaving >= 0 { sum &-= Int(source[row &+ leaving]) }
            target[row &+ x] = UInt8(truncatingIfNeeded: (sum &+ size / 2) / size)
          }
        }
      }
    }
    return result
  }

  private func weightedRows(_ mask: Mask) -> Mask {
    let reach = reach
    let shares = (-reach...reach).map { exp(-CGFloat($0 * $0) / (2 * deviation * deviation)) }
    let whole = shares.reduce(0, +)
    let weights = shares.map { Int(bounding: ($0 / whole * 65536).rounded()) }
    let (width, height) = (mask.width, mask.height)
    var result = mask
    mask.bytes.withUnsafeBufferPointer { source in
      result.bytes.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          let row = y &* width
          for x in 0..<width {
            var sum = 32768
            for (index, weight) in weights.enumerated() {
              let other = x &+ index &- reach
              if other >= 0, other < width { sum &+= weight &* Int(source[row &+ other]) }
            }
            target[row &+ x] = UInt8(truncatingIfNeeded: min(255, sum >> 16))
          }
        }
      }
    }
    return result
  }
}

extension Mask {
  /// The mask with rows and columns exchanged.
  fileprivate var transposed: Mask {
    let (width, height) = (width, height)
    var result = Mask(width: height, height: width, bytes: bytes)
    bytes.withUnsafeBufferPointer { source in
      result.bytes.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          for x in 0..<width { target[x &* height &+ y] = source[y &* width &+ x] }
        }
      }
    }
    return result
  }
}
