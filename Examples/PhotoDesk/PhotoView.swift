import UIKit

/// A picture that fingers hold: they drag, enlarge and turn it, all at once, and a flick lets it glide.
///
/// While it is held, `anchorPoint` is where its fingers' midpoint is, so that it turns and grows about
/// that; at rest it is the middle again.
public final class PhotoView: UIImageView, UIGestureRecognizerDelegate {
  /// How much smaller and larger than at first it may become.
  public static let scaleLimits: ClosedRange<CGFloat> = 0.25...4

  /// What moves it when no finger does.
  var glide: UIViewPropertyAnimator?

  private let pan = RestingPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let turn = UIRotationGestureRecognizer()
  /// What of the recognizers' ways the picture has made already.
  private var done = Grip()

  public override init(image: UIImage?) {
    super.init(image: image)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true
    // A third finger must not drag what two fingers turn.
    pan.maximumNumberOfTouches = 2
    pan.addTarget(self, action: PhotoView.hold)
    pinch.addTarget(self, action: PhotoView.hold)
    turn.addTarget(self, action: PhotoView.hold)
    for (recognizer, name) in zip(grips, ["pan", "pinch", "turn"]) {
      recognizer.name = name
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  // MARK: Fingers

  /// Whether fingers drag, enlarge or turn it.
  public var isHeld: Bool { grips.contains { $0.state == .began || $0.state == .changed } }

  /// A finger that comes down on a picture that is on its way stops it where it is seen.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopGliding()
  }

  /// One that lifts without having dragged leaves it there, unless that is off the desk.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isHeld, glide == nil { letGo(velocity: .zero) }
  }

  /// Fingers find a picture where it is seen to be, not where it is on its way to.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard glide != nil, let superview else { return super.point(inside: point, with: event) }
    return presentation.contains(convert(point, to: superview))
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    grips.contains(gestureRecognizer) && grips.contains(otherGestureRecognizer)
  }

  // MARK: Holding

  private var grips: [UIGestureRecognizer] { [pan, pinch, turn] }

  /// All three have seen an event before the first of them is heard of, so that one action does what
  /// all of them ask for, and the others find nothing left to do.
  private func hold(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      stopGliding()
      forget(recognizer)
      follow(recognizer)
    case .changed:
      follow(recognizer)
    case .ended:
      follow(recognizer)
      if !isHeld { letGo(velocity: recognizer === pan ? velocity : .zero) }
    case .cancelled:
      if !isHeld { letGo(velocity: .zero) }
    default: break
    }
  }

  private func forget(_ recognizer: UIGestureRecognizer) {
    if recognizer === pan { done.translation = .zero }
    if recognizer === pinch { done.scale = 1 }
    if recognizer === turn { done.rotation = 0 }
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    var now = done
    if counts(pan, for: recognizer) { now.translation = pan.translation(in: superview) }
    if counts(pinch, for: recognizer) { now.scale = pinch.scale }
    if counts(turn, for: recognizer) { now.rotation = turn.rotation }
    let step = now.step(since: done)
    done = now
    guard step != Grip() else { return }
    move(by: step, about: recognizer.location(in: superview))
  }

  /// One that begins speaks for itself: only then is it certain that what it did before is forgotten.
  private func counts(_ one: UIGestureRecognizer, for sender: UIGestureRecognizer) -> Bool {
    switch one.state {
    case .began: one === sender
    case .changed, .ended: true
    default: false
    }
  }

  private func move(by step: Grip, about midpoint: CGPoint) {
    center.x += step.translation.x
    center.y += step.translation.y
    anchor(at: midpoint)
    let size = hypot(transform.a, transform.b)
    let wanted = size * step.scale
    let allowed = max(Self.scaleLimits.lowerBound, min(wanted, Self.scaleLimits.upperBound))
    let factor = size > 0 ? allowed / size : 1
    transform = transform.scaledBy(x: factor, y: factor).rotated(by: step.rotation)
  }

  private var velocity: CGPoint {
    pan.restingTime > Self.longestRest ? .zero : pan.velocity(in: superview)
  }

  /// Seconds that a finger may rest before it lifts and still have flicked.
  private static let longestRest: TimeInterval = 0.1

  // MARK: Anchoring

  /// Where the middle of the picture is, in the superview's coordinates.
  public var middle: CGPoint {
    superview.map { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: $0) } ?? center
  }

  /// Makes a point of the superview the one that turns and grows nothing but itself. The picture stays
  /// where it is.
  func anchor(at point: CGPoint) {
    guard let superview, bounds.width > 0, bounds.height > 0 else { return }
    let inside = convert(point, from: superview)
    guard inside.x.isFinite, inside.y.isFinite else { return }
    anchorPoint = CGPoint(
      x: (inside.x - bounds.minX) / bounds.width, y: (inside.y - bounds.minY) / bounds.height)
    center = point
  }

  func anchorAtMiddle() {
    let middle = middle
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    center = middle
  }
}

extension UIView.Presentation {
  /// Whether a point of the superview is seen to lie in the view.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    guard transform.a * transform.d != transform.b * transform.c else { return false }
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return bounds.contains(
      CGPoint(
        x: offset.x + bounds.minX + bounds.width * anchorPoint.x,
        y: offset.y + bounds.minY + bounds.height * anchorPoint.y))
  }
}
