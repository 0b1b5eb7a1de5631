import UIKit

/// A slider with two thumbs, drawn by itself. The thumb that is nearer to the finger follows it, and
/// neither passes the other.
public final class RangeSlider: UIControl {
  /// From 0 to 1.
  public private(set) var lower: CGFloat = 0.25
  public private(set) var upper: CGFloat = 0.75
  private var held: (isUpper: Bool, offset: CGFloat)?

  private static let thumb: CGFloat = 28

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  private func place(of value: CGFloat) -> CGFloat {
    Self.thumb / 2 + value * (bounds.width - Self.thumb)
  }

  // MARK: Touches

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let (toLower, toUpper) = (abs(x - place(of: lower)), abs(x - place(of: upper)))
    guard min(toLower, toUpper) <= Self.thumb else { return false }
    // Thumbs on one place part the way the finger goes.
    let isUpper = toUpper < toLower || (toUpper == toLower && x > place(of: upper))
    held = (isUpper, x - place(of: isUpper ? upper : lower))
    setNeedsDisplay()
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let held else { return false }
    let x = touch.location(in: self).x - held.offset
    let value = max(0, min((x - Self.thumb / 2) / (bounds.width - Self.thumb), 1))
    if held.isUpper { upper = max(value, lower) } else { lower = min(value, upper) }
    setNeedsDisplay()
    sendActions(for: .valueChanged)
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo() }
  public override func cancelTracking(with event: UIEvent?) { letGo() }

  private func letGo() {
    held = nil
    setNeedsDisplay()
  }

  // MARK: Drawing

  public override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = CGRect(
      x: Self.thumb / 2, y: bounds.midY - 2, width: bounds.width - Self.thumb, height: 4)
    UIColor.systemGray4.setFill()
    UIBezierPath(roundedRect: line, cornerRadius: 2).fill()
    UIColor.systemBlue.setFill()
    let chosen = CGRect(
      x: place(of: lower), y: line.minY, width: place(of: upper) - place(of: lower), height: 4)
    context.fill(chosen)
    for value in [lower, upper] {
      let box = CGRect(
        x: place(of: value) - Self.thumb / 2, y: bounds.midY - Self.thumb / 2, width: Self.thumb,
        height: Self.thumb
      ).insetBy(dx: 2, dy: 2)
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 0, height: 1), blur: 4,
        color: UIColor.black.withAlphaComponent(0.3).cgColor)
      UIColor.white.setFill()
      context.fillEllipse(in: box)
      context.restoreGState()
    }
  }
}
