import UIKit

/// A map with a sheet over it, which a finger pulls up and down by whatever it takes hold of, also by
/// the list inside: at the top of the list the sheet goes on where the list ends.
public final class BottomSheetViewController: UIViewController, UIGestureRecognizerDelegate {
  public enum Position { case low, half, high }

  public let sheet = UIView()
  public let list = UIScrollView()
  public private(set) var position = Position.low

  private let pan = UIPanGestureRecognizer()
  private var top: NSLayoutConstraint!
  private var topBefore: CGFloat = 0
  private let click = UIImpactFeedbackGenerator(style: .light)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    sheet.backgroundColor = .white
    sheet.layer.cornerRadius = 16
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.layer.shadowOpacity = 0.2
    sheet.translatesAutoresizingMaskIntoConstraints = false
    list.translatesAutoresizingMaskIntoConstraints = false
    list.accessibilityIdentifier = "list"
    view.addSubview(sheet)
    sheet.addSubview(list)
    top = sheet.topAnchor.constraint(equalTo: view.topAnchor, constant: 0)
    NSLayoutConstraint.activate([
      top,
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.heightAnchor.constraint(equalTo: view.heightAnchor),
      list.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 28),
      list.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    fillList()
    pan.addTarget(self, action: Selector(BottomSheetViewController.panned))
    pan.delegate = self
    sheet.addGestureRecognizer(pan)
  }

  private func fillList() {
    for row in 0..<30 {
      let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 44, width: 280, height: 44))
      label.text = "Place \(row + 1)"
      list.addSubview(label)
    }
    list.contentSize = CGSize(width: 300, height: 30 * 44)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if pan.state == .possible { settle(at: position, animated: false) }
  }

  private func height(of position: Position) -> CGFloat {
    switch position {
    case .low: view.bounds.height - 120
    case .half: view.bounds.height / 2
    case .high: 60
    }
  }

  private func settle(at position: Position, animated: Bool, velocity: CGFloat = 0) {
    self.position = position
    list.isScrollEnabled = position == .high
    let distance = height(of: position) - top.constant
    guard distance != 0 else { return }
    top.constant = height(of: position)
    guard animated else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: velocity / distance, options: .allowUserInteraction
    ) {
      self.view.layoutIfNeeded()
    }
  }

  // MARK: The finger

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      topBefore = top.constant
    case .changed:
      let way = pan.translation(in: view).y
      if list.isScrollEnabled, list.contentOffset.y > 0 {
        // The list has the finger; the sheet's way begins where the list ends.
        topBefore = top.constant - way
        return
      }
      top.constant = max(height(of: .high), topBefore + way)
      if top.constant > height(of: .high) { list.contentOffset.y = 0 }
    case .ended, .cancelled:
      let velocity = pan.velocity(in: view).y
      let goal = nearest(to: top.constant + velocity * 0.15)
      if goal != position { click.impactOccurred() }
      settle(at: goal, animated: true, velocity: velocity)
    default:
      break
    }
  }

  private func nearest(to place: CGFloat) -> Position {
    [Position.low, .half, .high].min {
      abs(height(of: $0) - place) < abs(height(of: $1) - place)
    } ?? .low
  }

  /// The list and the sheet follow the finger together, and agree about who moves.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === list.panGestureRecognizer
  }
}
