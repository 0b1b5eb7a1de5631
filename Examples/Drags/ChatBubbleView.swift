import UIKit

/// A message in a chat: a finger that pulls it to the right replies to it.
///
/// ```
///              to the right                far enough: a click       lifted: reply
///  at rest ─────────────────▶ pulled ──────────────────────▶ armed ───────────────▶ at rest
///     ▲                          │  ▲                          │
///     └──────── lifted ──────────┘  └────────── back ──────────┘
/// ```
public final class ChatBubbleView: UIView, UIGestureRecognizerDelegate {
  public let bubble = UIView()
  public let label = UILabel()
  public let arrow = UILabel()
  /// Called when the finger lifts far enough to the right.
  public var onReply: (() -> Void)?

  private let pan = UIPanGestureRecognizer()
  private let click = UIImpactFeedbackGenerator(style: .medium)
  private var isArmed = false
  private static let enough: CGFloat = 60

  public init(text: String) {
    super.init(frame: .zero)
    label.text = text
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    label.numberOfLines = 0
    arrow.text = "↩"
    arrow.alpha = 0
    bubble.backgroundColor = .systemGray5
    bubble.layer.cornerRadius = 14
    bubble.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    for part in [arrow, bubble, label] { part.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(arrow)
    addSubview(bubble)
    bubble.addSubview(label)
    let margins = bubble.layoutMarginsGuide
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: topAnchor),
      bubble.bottomAnchor.constraint(equalTo: bottomAnchor),
      bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      bubble.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -60),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      arrow.centerYAnchor.constraint(equalTo: centerYAnchor),
      arrow.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
    ])
    pan.addTarget(self, action: Selector(ChatBubbleView.panned))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      let way = max(0, pan.translation(in: self).x)
      // Beyond what is enough it follows less and less.
      let shown = way <= Self.enough ? way : Self.enough + (way - Self.enough) * 0.3
      bubble.transform = CGAffineTransform(translationX: shown, y: 0)
      arrow.alpha = min(1, way / Self.enough)
      if way >= Self.enough, !isArmed { click.impactOccurred() }
      isArmed = way >= Self.enough
    case .ended:
      if isArmed { onReply?() }
      rest()
    default:
      rest()
    }
  }

  private func rest() {
    isArmed = false
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
    ) {
      self.bubble.transform = .identity
      self.arrow.alpha = 0
    }
  }

  /// Other ways than to the right are left to the list around.
  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let velocity = pan.velocity(in: self)
    return velocity.x > abs(velocity.y)
  }
}
