import UIKit

/// A stack of cards of which the top one follows the finger and turns with it; far or fast enough it
/// flies off, and the next comes up.
public final class CardStackView: UIView {
  public enum Side { case left, right }

  /// Front to back.
  public private(set) var cards: [UIView] = []
  /// Called when a card has been sent off.
  public var onSwipe: ((UIView, Side) -> Void)?

  private let pan = UIPanGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    pan.addTarget(self, action: Selector(CardStackView.panned))
    addGestureRecognizer(pan)
  }

  /// Puts a card below all others.
  public func add(_ card: UIView) {
    card.layer.cornerRadius = 12
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.lightGray.cgColor
    insertSubview(card, at: 0)
    cards.append(card)
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for (depth, card) in cards.enumerated() where depth > 0 || pan.state == .possible {
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

  // MARK: The finger

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let card = cards.first else { return }
    let way = pan.translation(in: self)
    switch pan.state {
    case .began, .changed:
      let turn = way.x / bounds.width * 0.4
      card.transform = CGAffineTransform(translationX: way.x, y: way.y).rotated(by: turn)
    case .ended:
      let goal = way.x + pan.velocity(in: self).x * 0.2
      if abs(goal) > bounds.width / 2 {
        send(card, to: goal < 0 ? .left : .right, height: way.y)
      } else {
        comeBack(card)
      }
    default:
      comeBack(card)
    }
  }

  private func send(_ card: UIView, to side: Side, height: CGFloat) {
    cards.removeFirst()
    let way = bounds.width * 1.5 * (side == .left ? -1 : 1)
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
      card.transform = CGAffineTransform(translationX: way, y: height).rotated(by: way / 2000)
    } completion: { _ in
      card.removeFromSuperview()
      self.onSwipe?(card, side)
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
    ) {
      for (depth, card) in self.cards.enumerated() { self.place(card, depth: depth) }
    }
  }

  private func comeBack(_ card: UIView) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.place(card, depth: 0)
    }
  }
}
