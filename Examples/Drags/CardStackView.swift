import UIKit

/// A pile of cards whose top one is pulled by a pan.
public final class CardStackView: CardPile {
  private let pan = UIPanGestureRecognizer()

  public override var isPulled: Bool { pan.state != .possible }

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

  private func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: self)
    switch pan.state {
    case .began, .changed:
      pull(by: way)
    case .ended:
      letGo(after: way, at: pan.velocity(in: self).x)
      settle()
    default:
      settle()
    }
  }
}
