import TouchstoneGestures
import UIKit

/// The stack of cards of Examples/Drags, written as a composed gesture: a drag that goes back by itself, and
/// knows where it would come to rest.
public final class ComposedCardStack: UIView {
  public enum Side { case left, right }

  /// Front to back.
  public private(set) var cards: [UIView] = []
  /// Called when a card has been sent off.
  public var onSwipe: ((UIView, Side) -> Void)?

  private let pull = TransientState<CGSize?>(nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    pull.onChange = { [unowned self] in if let way = $0 { follow(way) } else { settle() } }
    gesture(
      DragGesture().updating(pull) { $1 = $0.translation }
        .onEnded { [unowned self] drag in
          let goal = drag.translation.width + drag.velocity.width * 0.2
          guard abs(goal) > bounds.width / 2 else { return }
          send(to: goal < 0 ? .left : .right, height: drag.translation.height)
        }.named("card"))
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
    for (depth, card) in cards.enumerated() where depth > 0 || pull.value == nil {
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

  private func follow(_ way: CGSize) {
    cards.first?.transform = CGAffineTransform(translationX: way.width, y: way.height)
      .rotated(by: way.width / bounds.width * 0.4)
  }

  private func send(to side: Side, height: CGFloat) {
    guard let card = cards.first else { return }
    cards.removeFirst()
    let way = bounds.width * 1.5 * (side == .left ? -1 : 1)
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
      card.transform = CGAffineTransform(translationX: way, y: height).rotated(by: way / 2000)
    } completion: { _ in
      card.removeFromSuperview()
      self.onSwipe?(card, side)
    }
  }

  private func settle() {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      for (depth, card) in self.cards.enumerated() { self.place(card, depth: depth) }
    }
  }
}
