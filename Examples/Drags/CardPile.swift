import UIKit

/// A pile of cards of which the top one can be pulled aside: it turns with the pull, and thrown far enough it
/// flies off and the next comes up. What pulls it is its subclasses' business.
open class CardPile: UIView {
  public enum Side { case left, right }

  /// Front to back.
  public private(set) var cards: [UIView] = []
  /// Called when a card has been sent off.
  public var onSwipe: ((UIView, Side) -> Void)?
  /// Whether the top card is held aside, so that no layout brings it back.
  open var isPulled: Bool { false }

  /// Puts a card below all others.
  public func add(_ card: UIView) {
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.lightGray.cgColor
    insertSubview(card, at: 0)
    cards.append(card)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (depth, card) in cards.enumerated() where depth > 0 || !isPulled {
      place(card, depth: depth)
    }
  }

  private func place(_ card: UIView, depth: Int) {
    let step = CGFloat(min(depth, 3))
    card.bounds = CGRect(x: 0, y: 0, width: bounds.width - 40, height: bounds.height - 60)
    card.center = CGPoint(x: bounds.midX, y: bounds.midY + step * 10)
    card.transform = CGAffineTransform(scaleX: 1 - step * 0.05, y: 1 - step * 0.05)
    card.alpha = depth > 3 ? 0 : 1
  }

  /// The top card goes with a pull of that much, in points.
  public func pull(by way: CGPoint) {
    let turn = way.x / bounds.width * 0.4
    cards.first?.transform = CGAffineTransform(translationX: way.x, y: way.y).rotated(by: turn)
  }

  /// Sends the top card off if the pull, in points, and its speed, in points a second, are enough together.
  public func letGo(after way: CGPoint, at speed: CGFloat) {
    let goal = way.x + speed * 0.2
    guard abs(goal) > bounds.width / 2, let card = cards.first else { return }
    cards.removeFirst()
    let side = goal < 0 ? Side.left : .right
    let distance = bounds.width * 1.5 * (side == .left ? -1 : 1)
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
      card.transform = CGAffineTransform(translationX: distance, y: way.y).rotated(
        by: distance / 2000)
    } completion: { _ in
      card.removeFromSuperview()
      self.onSwipe?(card, side)
    }
  }

  /// All cards that are left go where they belong.
  public func settle() {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      for (depth, card) in self.cards.enumerated() { self.place(card, depth: depth) }
    }
  }
}
