import TouchstoneGestures
import UIKit

/// The joystick of Examples/DrawnControls, written as a composed gesture: its direction is what the drag
/// makes it, and goes back by itself.
public final class ComposedJoystick: UIView {
  /// Where the stick is, from -1 to 1 in both directions.
  public var direction: CGPoint { push.value }
  /// Called with every change of the direction.
  public var onChange: ((CGPoint) -> Void)?

  private let push = TransientState(CGPoint.zero)
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
    push.onChange = { [unowned self] in follow($0) }
    gesture(
      DragGesture().updating(push) { [unowned self] drag, push in
        let way = CGPoint(x: drag.translation.width, y: drag.translation.height)
        let scale = 1 / max(reach, hypot(way.x, way.y))
        push = CGPoint(x: way.x * scale, y: way.y * scale)
      }.named("push"))
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

  private func follow(_ direction: CGPoint) {
    let before = stick.position
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stick.position = place(of: direction)
    CATransaction.commit()
    let wasAtEdge = isAtEdge
    isAtEdge = hypot(direction.x, direction.y) > 0.999
    if isAtEdge, !wasAtEdge { click.impactOccurred() }
    if direction == .zero { swingBack(from: before) }
    onChange?(direction)
  }

  private func swingBack(from place: CGPoint) {
    let spring = CASpringAnimation(keyPath: "position")
    spring.fromValue = place
    spring.toValue = stick.position
    spring.damping = 12
    spring.stiffness = 200
    spring.duration = spring.settlingDuration
    stick.add(spring, forKey: "back")
  }
}
