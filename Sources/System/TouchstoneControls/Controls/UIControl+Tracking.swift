import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// Carries out the decisions of `ControlTracking`. Client code that is called here may disable or remove the control or end the
/// tracking, so each step checks that the touch is still tracked.
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
    // From here on nothing can be cancelled, whatever the actions do.
    self.tracked = nil
    guard isTracking else { return highlight(false) }
    // The location of the lift may differ from that of the last move (CTL-07).
    var tracking = tracked.tracking
    _ = tracking.move(to: place(of: tracked.touch, event))
    isTouchInside = tracking.isInside
    if !isTouchInside { highlight(false) }
    endTracking(tracked.touch, with: event)
    sendUp(tracking.up, with: event)
    // The actions of the lift see the highlight, but cannot keep it (COR-18).
    guard self.tracked == nil else { return }
    highlight(false)
    isTouchInside = false
  }

  /// Ends tracking without a lift: the touch was cancelled (CTL-08), or the cause is not an input and there is no event
  /// (CTL-09).
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

  /// Forgets a touch whose scene was deallocated during the touch without reporting its end.
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

  /// The location in the control's coordinates, and whether it is inside (CTL-06).
  private func place(of touch: UITouch, _ event: UIEvent?) -> ControlTracking.Place {
    let point = touch.location(in: self)
    if self.point(inside: point, with: event) { return .within }
    let slop = (window?.touchSystem?.tuning ?? GestureTuning()).controlTouchSlop
    return bounds.insetBy(dx: -slop, dy: -slop).contains(point) ? .near : .beyond
  }
}
