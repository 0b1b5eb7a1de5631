import UIKit

/// A row that a finger pulls to the left: a little way shows a button, most of the way deletes it.
///
/// ```
///            to the left              lifted beyond half of the button
///  closed ───────────────▶ pulled ────────────────────────────────────▶ open
///    ▲                       │ │ lifted beyond half of the row                │
///    │                       │ └──────────────────▶ deleted ◀──── its button ─┤
///    └──── lifted before ────┴──────────── a tap, or another row pulled ──────┘
/// ```
public final class SwipeRow: UIView, UIGestureRecognizerDelegate {
  public let title = UILabel()
  public let deleteButton = UIButton(type: .system)
  public private(set) var isOpen = false

  /// Called when the button is tapped, or the row was pulled most of its way.
  var onDelete: (() -> Void)?
  /// Called when a finger begins to pull it.
  var onPull: (() -> Void)?

  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var start: CGFloat = 0
  private static let buttonWidth: CGFloat = 80

  public init(_ text: String) {
    super.init(frame: .zero)
    title.text = text
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    clipsToBounds = true
    title.backgroundColor = .white
    deleteButton.setTitle("Delete", for: .normal)
    deleteButton.backgroundColor = .systemRed
    // Under a closed row it is there, and must not be hit.
    deleteButton.isHidden = true
    deleteButton.addAction(UIAction { [weak self] _ in self?.onDelete?() }, for: .touchUpInside)
    addSubview(deleteButton)
    addSubview(title)
    pan.addTarget(self, action: Selector(SwipeRow.panned))
    pan.delegate = self
    addGestureRecognizer(pan)
    tap.addTarget(self, action: Selector(SwipeRow.tapped))
    tap.delegate = self
    addGestureRecognizer(tap)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    title.bounds = bounds
    title.center = CGPoint(x: bounds.midX, y: bounds.midY)
    deleteButton.frame = CGRect(
      x: bounds.maxX - Self.buttonWidth, y: 0, width: Self.buttonWidth, height: bounds.height)
  }

  // MARK: The finger

  private func panned(_ pan: UIPanGestureRecognizer) {
    let way = min(0, start + pan.translation(in: self).x)
    switch pan.state {
    case .began:
      onPull?()
      start = isOpen ? -Self.buttonWidth : 0
      deleteButton.isHidden = false
    case .changed:
      title.transform = CGAffineTransform(translationX: way, y: 0)
    case .ended:
      if way < -bounds.width / 2 {
        onDelete?()
      } else {
        set(isOpen: way < -Self.buttonWidth / 2)
      }
    default:
      set(isOpen: isOpen)
    }
  }

  private func tapped(_ tap: UITapGestureRecognizer) { close() }

  /// Shows the row as a whole again.
  public func close() { set(isOpen: false) }

  private func set(isOpen: Bool) {
    self.isOpen = isOpen
    UIView.animate(withDuration: 0.25) {
      self.title.transform =
        isOpen ? CGAffineTransform(translationX: -Self.buttonWidth, y: 0) : .identity
    } completion: { _ in
      self.deleteButton.isHidden = !self.isOpen
    }
  }

  /// A closed row takes ways to the left alone, and leaves others to the list; only an open one has a
  /// use for a tap.
  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === tap { return isOpen }
    guard gestureRecognizer === pan else { return true }
    let velocity = pan.velocity(in: self)
    return (isOpen ? abs(velocity.x) : -velocity.x) > abs(velocity.y)
  }
}
