import Foundation
import GestureCore
import Touchstone

/// A movement, turn and scaling of the plane that keeps all shapes: p ↦ m·p + t with complex m and t.
struct Similarity: Equatable, Sendable {
  /// The real part of m: scale times cosine.
  var cosine: CGFloat
  /// Its imaginary part.
  var sine: CGFloat
  var translation: CGPoint

  static let identity = Similarity(cosine: 1, sine: 0, translation: .zero)

  init(cosine: CGFloat, sine: CGFloat, translation: CGPoint) {
    self.cosine = cosine
    self.sine = sine
    self.translation = translation
  }

  /// The similarity with the least sum of squared distances; one point, or points that coincide, only
  /// move.
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
    // Fingers that meet in one place would give a scale of nothing, from which no step leads back.
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
