import UIKit

/// A stack of coloured cards, and a line that counts to which side they went.
public final class CardsViewController: UIViewController {
  public let stack: CardPile
  public let line = UILabel()

  private var counts = (left: 0, right: 0)

  public init(_ stack: CardPile = CardStackView()) {
    self.stack = stack
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    stack = CardStackView()
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(stack)
    view.addSubview(line)
    line.textAlignment = .center
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    for color in colors {
      let card = UIView()
      card.backgroundColor = color
      stack.add(card)
    }
    stack.onSwipe = { [weak self] _, side in
      guard let self else { return }
      if side == .left { counts.left += 1 } else { counts.right += 1 }
      line.text = "\(counts.left) to the left, \(counts.right) to the right"
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.frame = view.bounds.insetBy(dx: 20, dy: 60)
    line.frame = CGRect(x: 0, y: view.bounds.maxY - 50, width: view.bounds.width, height: 30)
  }
}
