import UIKit

/// A stick that follows a finger within its ring, and swings back when it is let go.
public final class Joystick: UIView {
  /// Where the stick is, from -1 to 1 in both directions.
  public private(set) var direction = CGPoint.zero
  /// Called with every change of the direction.
  public var onChange: ((CGPoint) -> Void)?

  private let stick = CALayer()
  private let click = UIImpactFeedbackGenerator(style: .medium)
  private var isAtEdge = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    backgroundColor = UIColor.systemGray5
    stick.backgroundColor = UIColor.darkGray.cgColor
    stick.shadowOpacity = 0.4
    stick.shadowOffset = CGSize(width: 0, height: 2)
    layer.addSublayer(stick)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Joystick.pan)))
  }

  private var reach: CGFloat { min(bounds.width, bounds.height) / 2 }

  public override func layoutSubviews() {
    layer.cornerRadius = reach
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stick.bounds = CGRect(x: 0, y: 0, width: reach * 0.8, height: reach * 0.8)
    stick.cornerRadius = reach * 0.4
    stick.position = place(of: direction)
    CATransaction.commit()
  }

  private func place(of direction: CGPoint) -> CGPoint {
    CGPoint(x: bounds.midX + direction.x * reach, y: bounds.midY + direction.y * reach)
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      let way = pan.translation(in: self)
      let length = hypot(way.x, way.y)
      let scale = 1 / max(reach, length)
      point(to: CGPoint(x: way.x * scale, y: way.y * scale))
      if length >= reach, !isAtEdge { click.impactOccurred() }
      isAtEdge = length >= reach
    default:
      swingBack()
    }
  }

  private func point(to direction: CGPoint) {
    self.direction = direction
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stick.position = place(of: direction)
    CATransaction.commit()
    onChange?(direction)
  }

  private func swingBack() {
    let spring = CASpringAnimation(keyPath: "position")
    spring.fromValue = place(of: direction)
    spring.toValue = place(of: .zero)
    spring.damping = 12
    spring.stiffness = 200
    spring.duration = spring.settlingDuration
    isAtEdge = false
    point(to: .zero)
    stick.add(spring, forKey: "back")
  }
}
