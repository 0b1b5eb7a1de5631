import Foundation
import GestureCore
import Pictures

/// A conic gradient, which cairo does not have: each pixel's colour depends on its angle.
struct ColorWheel {
  private let center: CGPoint
  private let angle: CGFloat
  /// From pixels to the gradient's coordinates.
  private let back: CGAffineTransform
  /// The colours of a turn, as premultiplied pixels of a surface.
  private let colors: [UInt32]

  private static let count = 4096

  init(
    _ gradient: Gradient, around center: CGPoint, from angle: CGFloat,
    _ transform: CGAffineTransform
  ) {
    self.center = center
    self.angle = angle.isFinite ? angle : 0
    back = transform.inverted()
    colors = (0..<Self.count).map { index in
      let shade = gradient.shade(at: (Double(index) + 0.5) / Double(Self.count))
      func byte(_ part: Double) -> UInt32 {
        part.isFinite ? UInt32(Int(bounding: (max(0, min(part, 1)) * 255).rounded())) : 0
      }
      let alpha = shade.alpha.isFinite ? max(0, min(shade.alpha, 1)) : 0
      return byte(alpha) << 24 | byte(shade.red * alpha) << 16 | byte(shade.green * alpha) << 8
        | byte(shade.blue * alpha)
    }
  }

  /// Fills the surface.
  func draw(on surface: Surface) {
    let region = surface.region
    _ = surface.withRows { start, stride in
      for y in 0..<region.height {
        let words = (start + y * stride).bindMemory(to: UInt32.self, capacity: region.width)
        for x in 0..<region.width {
          let point = CGPoint(x: CGFloat(region.x + x) + 0.5, y: CGFloat(region.y + y) + 0.5)
            .applying(back)
          let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
          let share = turn - turn.rounded(.down)
          words[x] = colors[max(0, min(Int(bounding: share * CGFloat(Self.count)), Self.count - 1))]
        }
      }
    }
  }
}
