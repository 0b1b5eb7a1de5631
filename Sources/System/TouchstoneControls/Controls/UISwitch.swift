import Foundation
import GestureCore

/// A control that is on or off. A tap toggles it, and a drag moves its thumb.
///
/// ```
/// released ─down─▶ pressed ─moved sideways past the hysteresis─▶ dragged
/// pressed ─up inside─▶ turned over          dragged ─up─▶ as the knob lies
/// ```
@preconcurrency @MainActor
open class UISwitch: UIControl {
  // MARK: Value

  /// Whether the switch is on. Setting it sends no event (API-C15, CTL-15).
  open var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off; no event is sent (API-C15).
  open func setOn(_ on: Bool, animated: Bool) {
    isTurnedOn = on
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The colour of the switch when it is on.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the thumb.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// An image for the state on. It is stored but not shown, as on iOS.
  open var onImage: UIImage?
  /// An image for the state off. It is stored but not shown, as on iOS.
  open var offImage: UIImage?

  // MARK: Tuning

  override class var fixedSize: CGSize? { CGSize(width: 51, height: 31) }
  /// The distance of the thumb between off and on, in points: the width minus the height.
  private static let travel: CGFloat = 20
  private static let knobInset: CGFloat = 2

  // MARK: Progress

  private struct Drag {
    var start: CGFloat
    var isOnKnob: Bool
    var way: CGFloat = 0
    var hasBegun = false
  }

  private var isTurnedOn = false
  private var drag: Drag?
  private lazy var track = addDecoration(UIView(frame: bounds))
  private lazy var knob = addDecoration(UIView(frame: .zero))

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let place = touch.location(in: self)
    drag = Drag(start: place.x, isOnKnob: knobRegion.contains(place))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    if var drag {
      drag.way = touch.location(in: self).x - drag.start
      let hysteresis = (window?.touchSystem?.tuning ?? GestureTuning()).panHysteresis
      drag.hasBegun = drag.hasBegun || abs(drag.way) >= hysteresis
      self.drag = drag
      setNeedsLayout()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    let turnsOn = drag.hasBegun ? knobOffset > Self.travel / 2 : isOn != isTouchInside
    self.drag = nil
    setNeedsLayout()
    guard turnsOn != isOn else { return }
    setOn(turnsOn, animated: true)
    sendValue(with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag = nil
    setNeedsLayout()
  }

  package override var gestureRule: ControlGestureRule { [.singleTap, .panAlongKnob] }

  override func knobHolds(_ touch: UITouch) -> Bool {
    if tracked?.touch === touch, let drag { return drag.isOnKnob }
    return knobRegion.contains(touch.beginning(in: self))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .systemFill
    knob.frame = CGRect(x: bounds.minX + knobOffset, y: bounds.minY, width: 31, height: 31)
      .insetBy(dx: Self.knobInset, dy: Self.knobInset)
    knob.backgroundColor = thumbTintColor ?? .white
    track.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Private

  /// The distance of the thumb from its position at off, in points.
  private var knobOffset: CGFloat {
    let start: CGFloat = isOn ? Self.travel : 0
    guard let drag, drag.hasBegun else { return start }
    return min(max(start + drag.way, 0), Self.travel)
  }

  private var knobRegion: CGRect {
    CGRect(x: bounds.minX + knobOffset, y: bounds.minY, width: 31, height: bounds.height)
  }
  nonisolated deinit {}
}
