import Foundation
import GestureCore

/// Input of a pointer that comes without fingers: hovering, scrolling, a trackpad's pinch and turn.
@_spi(Kit) public final class PointerEvent: UIEvent {
  private(set) var change: Change
  /// The location of the pointer; a scroll or transform stays with the view that it began on.
  var view: UIView?
  var window: UIWindow?
  /// The serial numbers of the recognizers whose exclusion from a hovering pointer is in the trace: each once.
  var tracedExclusions: Set<Int> = []
  /// The input in the contest, which knows the recognizers that have received it.
  let input: Contest.Input

  init(_ change: Change, number: Int, in engine: GestureEngine) {
    self.change = change
    input = engine.contest.inputs.begin(.pointer)
    super.init(type: change.eventType, number: number, engine: engine)
  }

  /// Updates the event by a change. A hovering pointer also has a touch, for code that reads the event's touches
  /// (HOV-03).
  func update(_ change: Change, at time: Timestamp) {
    self.change = change
    guard case .hover(let hover) = change else { return }
    var sample = ContactSample(time: time, location: hover.location)
    sample.altitudeAngle = hover.altitudeAngle
    sample.azimuthAngle = hover.azimuthAngle
    sample.rollAngle = hover.rollAngle
    let contact = Contact(id: 0, phase: .moved, kind: hover.kind, sample: sample)
    let isNew = touches.isEmpty
    let touch = touches.first ?? UITouch(contact: contact, number: 0, tapCount: 0)
    touch.hover(
      contact, as: isNew ? .regionEntered : hover.phase.isOver ? .regionExited : .regionMoved)
    touch.hitView = view
    touch.hitWindow = window
    if isNew { touchList.append(touch) }
  }

  var traceInput: TraceInput {
    switch change {
    case .hover: .hover
    case .scroll: .scroll
    case .transform: .transform
    }
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }
}
