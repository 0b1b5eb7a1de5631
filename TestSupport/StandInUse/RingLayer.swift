import CoreGraphics
import QuartzCore

/// Written as for iOS, against the modules that layers and paths have there, and no UIKit.
@MainActor public final class RingLayer: CAShapeLayer {
  public override init() {
    super.init()
    fillColor = nil
    strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    lineWidth = 4
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func fit(into size: CGSize) {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    self.path = path
    transform = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
    CATransaction.commit()
  }
}
