import UIKit

/// A stick in a ring, which is pushed and swings back. What pushes it is its subclasses' business.
open class StickView: UIView {
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

  /// Pushes the stick that far from the middle, in points, but not out of the ring, which clicks.
  public func push(by way: CGPoint) {
    let length = hypot(way.x, way.y)
    let scale = 1 / max(reach, length)
    point(to: CGPoint(x: way.x * scale, y: way.y * scale))
    if length >= reach, !isAtEdge { click.impactOccurred() }
    isAtEdge = length >= reach
  }

  /// Lets the stick swing back to the middle.
  public func letGo() {
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

  private func point(to direction: CGPoint) {
    self.direction = direction
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stick.position = place(of: direction)
    CATransaction.commit()
    onChange?(direction)
  }
}
