import UIKit

/// A picture that a tap selects, and that a long press opens a menu for.
///
/// The two need no requirement: a press that has begun has gone beyond the time of a tap, and a finger
/// that lifts sooner is no long press. While the menu is open, the finger that opened it may go on to a
/// row and lift there, or lift at once and tap a row later. A tap beside the menu closes it.
public final class MenuViewController: UIViewController {
  public let picture = UIView()
  public private(set) var isSelected = false
  public private(set) var menu: Menu?
  /// What was chosen, one after another.
  public private(set) var chosen: [String] = []

  private let tap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private let dismissal = UITapGestureRecognizer()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    picture.backgroundColor = .systemTeal
    view.addSubview(picture)
    tap.addTarget(self, action: Selector(MenuViewController.tapped))
    picture.addGestureRecognizer(tap)
    press.addTarget(self, action: Selector(MenuViewController.pressed))
    picture.addGestureRecognizer(press)
    dismissal.isEnabled = false
    dismissal.addTarget(self, action: Selector(MenuViewController.dismissed))
    view.addGestureRecognizer(dismissal)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
  }

  // MARK: The finger

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard menu == nil else { return close() }
    isSelected.toggle()
    picture.alpha = isSelected ? 0.6 : 1
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began:
      guard menu == nil else { return }
      open(at: press.location(in: view))
    case .changed:
      menu?.highlight(at: press.location(in: menu))
    case .ended:
      // Lifted where it was pressed, the menu stays.
      if let menu, let row = menu.row(at: press.location(in: menu)) { choose(row) }
    default:
      close()
    }
  }

  private func dismissed(_ tap: UITapGestureRecognizer) {
    guard let menu else { return }
    if let row = menu.row(at: tap.location(in: menu)) { choose(row) } else { close() }
  }

  // MARK: The menu

  private func open(at place: CGPoint) {
    let menu = Menu(["Copy", "Share", "Delete"])
    // Beside the finger, so that none of its rows is chosen yet.
    menu.frame.origin = CGPoint(x: place.x + 20, y: place.y + 20)
    view.addSubview(menu)
    self.menu = menu
    dismissal.isEnabled = true
  }

  private func choose(_ row: Int) {
    guard let menu else { return }
    chosen.append(menu.words[row])
    close()
  }

  private func close() {
    menu?.removeFromSuperview()
    menu = nil
    dismissal.isEnabled = false
  }
}
