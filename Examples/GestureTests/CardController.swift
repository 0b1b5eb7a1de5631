import UIKit

/// A card that a finger can throw away, with a button, and a menu for a long press.
final class CardController: UIViewController {
  let card = UIView(frame: CGRect(x: 50, y: 100, width: 300, height: 200))
  let star = UIButton(frame: CGRect(x: 240, y: 10, width: 50, height: 50))
  let menu = UILabel(frame: CGRect(x: 50, y: 320, width: 300, height: 40))
  let pan = UIPanGestureRecognizer()
  let press = UILongPressGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private(set) var isStarred = false
  private(set) var isOpen = false
  private let pause: Pause

  // snippet.pause
  /// How it waits; a test lets it wait on the stage's clock.
  typealias Pause = @MainActor (Duration) async throws -> Void

  init(pause: @escaping Pause = { try await Task.sleep(for: $0) }) {
    self.pause = pause
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
  // snippet.end

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addSubview(star)
    menu.isHidden = true
    view.addSubview(menu)
    star.addTarget(self, action: CardController.toggleStar, for: .touchUpInside)
    pan.addTarget(self, action: CardController.drag)
    press.addTarget(self, action: CardController.hold)
    tap.addTarget(self, action: CardController.open)
    for recognizer in [pan, press, tap] { card.addGestureRecognizer(recognizer) }
  }

  func toggleStar() { isStarred.toggle() }

  func open() { isOpen = true }

  func drag(_ pan: UIPanGestureRecognizer) {
    let offset = pan.translation(in: view)
    switch pan.state {
    case .changed: card.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
    case .ended where abs(offset.x) > 150: card.removeFromSuperview()
    case .ended, .cancelled: UIView.animate(withDuration: 0.2) { self.card.transform = .identity }
    default: break
    }
  }

  func hold(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    Task {
      try await pause(.milliseconds(300))
      menu.isHidden = false
    }
  }
}
