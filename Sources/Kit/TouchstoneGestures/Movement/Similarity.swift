import Foundation
import GestureCore
import Touchstone

/// A similarity transform of the plane: p ↦ m·p + t with complex m and t.
struct Similarity: Equatable, Sendable {
  /// The real part of m: scale times cosine of the angle.
  var cosine: CGFloat
  /// The imaginary part of m.
  var sine: CGFloat
  var translation: CGPoint

  static let identity = Similarity(cosine: 1, sine: 0, translation: .zero)

  init(cosine: CGFloat, sine: CGFloat, translation: CGPoint) {
    self.cosine = cosine
    self.sine = sine
    self.translation = translation
  }

  /// The similarity with the smallest sum of squared distances; for one point, or coinciding points, only a translation.
  init(taking before: [CGPoint], to after: [CGPoint]) {
    let count = min(before.count, after.count)
    let (from, to) = (before.prefix(count), after.prefix(count))
    let start = TouchCluster(from).centroid
    let end = TouchCluster(to).centroid
    var (spread, real, imaginary): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for (one, other) in zip(from, to) {
      let (a, b) = (one - start, other - end)
      spread += a.x * a.x + a.y * a.y
      real += a.x * b.x + a.y * b.y
      imaginary += a.x * b.y - a.y * b.x
    }
    // Coinciding fingers would result in a scale of 0, from which no later step could recover.
    let isFit = spread > 1e-6 && hypot(real, imaginary) > 1e-6 * spread
    cosine = isFit ? real / spread : 1
    sine = isFit ? imaginary / spread : 0
    translation = .zero
    translation = end - applied(to: start)
  }

  var scale: CGFloat { hypot(cosine, sine) }
  /// Radians, clockwise where y points down.
  var angle: CGFloat { atan2(sine, cosine) }

  func applied(to point: CGPoint) -> CGPoint {
    CGPoint(
      x: cosine * point.x - sine * point.y + translation.x,
      y: sine * point.x + cosine * point.y + translation.y)
  }

  func followed(by next: Similarity) -> Similarity {
    Similarity(
      cosine: next.cosine * cosine - next.sine * sine,
      sine: next.sine * cosine + next.cosine * sine,
      translation: next.applied(to: translation))
  }
}
