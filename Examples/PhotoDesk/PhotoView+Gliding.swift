import UIKit

extension PhotoView {
  private enum Gliding {
    /// A picture slides as far as it would go in that many seconds at its speed.
    static let reach: TimeInterval = 0.5
    /// Seconds in which it comes to rest.
    static let duration: TimeInterval = 1
    /// Seconds that straightening takes.
    static let straightening: TimeInterval = 0.4
    /// Points a second below which a finger has put the picture down.
    static let leastSpeed: CGFloat = 50
  }

  /// Whether it moves by itself.
  public var isGliding: Bool { glide?.isRunning ?? false }

  /// Slides on at a speed in points a second, and comes to rest on the desk, wherever it was let go.
  func letGo(velocity: CGPoint) {
    anchorAtMiddle()
    guard let desk = superview?.bounds else { return }
    let isFlicked = hypot(velocity.x, velocity.y) >= Gliding.leastSpeed
    let way = isFlicked ? velocity : .zero
    let target = CGPoint(
      x: max(desk.minX, min(center.x + way.x * Gliding.reach, desk.maxX)),
      y: max(desk.minY, min(center.y + way.y * Gliding.reach, desk.maxY)))
    guard target != center else { return }
    // A spring's speed is told in whole ways a second, in each direction by itself.
    let start = CGVector(
      dx: target.x == center.x ? 0 : way.x / (target.x - center.x),
      dy: target.y == center.y ? 0 : way.y / (target.y - center.y))
    run(
      for: Gliding.duration,
      along: UISpringTimingParameters(dampingRatio: 1, initialVelocity: start)
    ) { photo in photo.center = target }
  }

  /// Goes back to its first size, upright, unless fingers hold it as it is.
  func straighten() {
    guard !isHeld else { return }
    run(for: Gliding.straightening, along: UISpringTimingParameters(dampingRatio: 0.7)) { photo in
      photo.transform = .identity
    }
  }

  /// Stops where it is seen.
  func stopGliding() {
    glide?.stopAnimation(true)
    glide = nil
  }

  private func run(
    for duration: TimeInterval, along timing: UISpringTimingParameters,
    _ change: @escaping (PhotoView) -> Void
  ) {
    stopGliding()
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { [weak self] in self.map(change) }
    animator.addCompletion { [weak self] _ in self?.glide = nil }
    animator.startAnimation()
    glide = animator
  }
}
