import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// Carries out what `ControlTracking` decides. Whatever is called here may disable the control, remove
/// it or end the tracking itself, so each step looks whether the touch is still tracked.
extension UIControl {
  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    forgetLostTouch()
    guard isEnabled, tracked == nil,
      let touch = touches.min(by: { $0.landingOrder < $1.landingOrder })
    else {
      return
    }
    tracked = Tracked(touch: touch)
    isTouchInside = true
    isTracking = false
    let begins = beginTracking(touch, with: event)
    guard tracks(touch) else { return }
    guard begins else {
      tracked = nil
      isTouchInside = false
      return
    }
    isTracking = true
    highlight(true)
    send(ControlTracking.down(tapCount: touch.tapCount), with: event, while: touch)
    if tracks(touch) { pressBegan(with: event) }
  }

  func followTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked?.touch, touches.contains(touch), isTracking else { return }
    let place = place(of: touch, event)
    let events = tracked?.tracking.move(to: place) ?? []
    isTouchInside = tracked?.tracking.isInside ?? false
    highlight(isTouchInside)
    guard tracks(touch) else { return }
    let goesOn = continueTracking(touch, with: event)
    guard tracks(touch) else { return }
    guard goesOn, isTracking else {
      tracked = nil
      if isTracking { endTracking(touch, with: event) }
      highlight(false)
      isTouchInside = false
      return
    }
    send(events, with: event, while: touch)
  }

  func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let tracked, touches.contains(tracked.touch) else { return }
    // From here on there is nothing to break off, whatever an action of the end may do.
    self.tracked = nil
    guard isTracking else { return highlight(false) }
    // A lift may be elsewhere than the last move (CTL-07).
    var tracking = tracked.tracking
    _ = tracking.move(to: place(of: tracked.touch, event))
    isTouchInside = tracking.isInside
    if !isTouchInside { highlight(false) }
    endTracking(tracked.touch, with: event)
    sendUp(tracking.up, with: event)
    // The actions of the lift see the highlight, and cannot keep it (COR-18).
    guard self.tracked == nil else { return }
    highlight(false)
    isTouchInside = false
  }

  /// Ends tracking without a lift: the touch was taken away, or there is no reason in the input at all
  /// and thus no event (CTL-08, CTL-09).
  func abandonTracking(with event: UIEvent? = nil) {
    guard tracked != nil else { return }
    let wasTracking = isTracking
    tracked = nil
    guard wasTracking else { return highlight(false) }
    cancelTracking(with: event)
    highlight(false)
    isTouchInside = false
    send(.touchCancel, with: event)
  }

  /// A scene that went in the middle of a touch did not report its end.
  private func forgetLostTouch() {
    guard let touch = tracked?.touch else { return }
    let isKnown = window?.touchSystem?.engine.touches.contains { $0 === touch } ?? false
    if !isKnown { abandonTracking() }
  }

  private func tracks(_ touch: UITouch) -> Bool { tracked?.touch === touch }

  private func highlight(_ isOn: Bool) {
    if isHighlighted != isOn { isHighlighted = isOn }
  }

  private func send(_ events: [Event], with event: UIEvent?, while touch: UITouch) {
    for each in events where tracks(touch) { send(each, with: event) }
  }

  /// In the control's own space (CTL-06).
  private func place(of touch: UITouch, _ event: UIEvent?) -> ControlTracking.Place {
    let point = touch.location(in: self)
    if self.point(inside: point, with: event) { return .within }
    let slop = (window?.touchSystem?.tuning ?? GestureTuning()).controlTouchSlop
    return bounds.insetBy(dx: -slop, dy: -slop).contains(point) ? .near : .beyond
  }
}
