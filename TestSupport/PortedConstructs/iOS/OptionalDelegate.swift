import CoreGraphics
import UIKit

@objc public protocol DialDelegate {
  func dialDidTurn(_ dial: Dial)
  @objc optional func dial(_ dial: Dial, didTurnTo angle: CGFloat)
  @objc optional func dialShouldStop(_ dial: Dial) -> Bool
  @objc optional var dialName: String { get }
}

@IBDesignable
open class Dial: UIControl {
  @IBInspectable public var step: CGFloat = 10
  public weak var delegate: DialDelegate?
  public private(set) var heard: [String] = []

  public func turn() {
    delegate?.dialDidTurn(self)
    delegate?.dial?(self, didTurnTo: step)
    if let stops = delegate?.dialShouldStop?(self) { heard.append("stops \(stops)") }
    if delegate?.dialShouldStop == nil { heard.append("cannot stop") }
    heard.append(delegate?.dialName ?? "nameless")
  }
}

public class QuietOwner: NSObject, DialDelegate {
  public var log: [String] = []
  public func dialDidTurn(_ dial: Dial) { log.append("turned") }
}

public class FullOwner: TalkativeOwner {
  public override func dialShouldStop(_ dial: Dial) -> Bool { false }
}

public class TalkativeOwner: NSObject, DialDelegate {
  public var log: [String] = []
  public let dialName = "volume"
  public func dialDidTurn(_ dial: Dial) { log.append("turned") }
}

extension TalkativeOwner {
  public func dial(_ dial: Dial, didTurnTo angle: CGFloat) { log.append("to \(angle)") }
  public func dialShouldStop(_ dial: Dial) -> Bool { true }
}

open class PatientView: UIView, UIGestureRecognizerDelegate {
  public let pan = UIPanGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required public init?(coder: NSCoder) { nil }
}

public class SharingView: PatientView {
  public var asked = 0
}

extension SharingView {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    asked += 1
    return true
  }
}
