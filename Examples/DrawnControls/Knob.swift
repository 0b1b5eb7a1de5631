import UIKit

/// A round control that is turned; it clicks at its ends.
public final class Knob: UIControl {
  /// From 0 to 1.
  public var value: CGFloat = 0 {
    didSet {
      value = max(0, min(value, 1))
      turnPointer()
    }
  }

  private let track = CAShapeLayer()
  private let pointer = CAShapeLayer()
  private let click = UIImpactFeedbackGenerator(style: .light)
  private var grip: (angle: CGFloat, value: CGFloat)?

  /// The pointer goes round three quarters of a turn, from the lower left to the lower right.
  private static let start: CGFloat = 0.75 * .pi
  private static let sweep: CGFloat = 1.5 * .pi

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    for part in [track, pointer] {
      part.fillColor = nil
      part.lineCap = .round
      layer.addSublayer(part)
    }
    track.strokeColor = UIColor.systemGray4.cgColor
    track.lineWidth = 6
    pointer.strokeColor = UIColor.systemBlue.cgColor
    pointer.lineWidth = 6
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  public override func layoutSubviews() {
    let side = min(bounds.width, bounds.height)
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: side / 2, y: side / 2), radius: side / 2 - 6, startAngle: Self.start,
      endAngle: Self.start + Self.sweep, clockwise: true)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: side / 2 + side * 0.2, y: side / 2))
    line.addLine(to: CGPoint(x: side - 12, y: side / 2))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for part in [track, pointer] {
      part.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      part.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    track.path = circle.cgPath
    pointer.path = line.cgPath
    CATransaction.commit()
    turnPointer()
  }

  private func turnPointer() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let angle = Self.start + Self.sweep * value
    pointer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    CATransaction.commit()
  }

  // MARK: Turning

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = (angle(of: touch), value)
    click.prepare()
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip else { return false }
    var turn = angle(of: touch) - grip.angle
    // Through the half turn the angle jumps, but the finger does not.
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let old = value
    value = grip.value + turn / Self.sweep
    self.grip = (angle(of: touch), grip.value + turn / Self.sweep)
    if value != old {
      sendActions(for: .valueChanged)
      if value == 0 || value == 1 { click.impactOccurred() }
    }
    return true
  }

  private func angle(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    return atan2(place.y - bounds.midY, place.x - bounds.midX)
  }

  // MARK: Without seeing it

  public override var accessibilityValue: String? {
    get { "\(Int(exactly: (value * 100).rounded()) ?? 0)%" }
    set {}
  }

  public override func accessibilityIncrement() { step(0.1) }
  public override func accessibilityDecrement() { step(-0.1) }

  private func step(_ way: CGFloat) {
    value += way
    sendActions(for: .valueChanged)
  }
}
