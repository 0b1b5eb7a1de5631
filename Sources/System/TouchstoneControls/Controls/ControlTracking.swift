/// Translates the movement of a tracked touch into control events.
///
/// ```
///            within the slop             beyond the slop
///        ┌──▶ inside: dragInside ──▶ dragExit, dragOutside ──┐
/// down ──┤                                                    ├──▶ upInside | upOutside
///        └─── dragEnter, dragInside ◀── outside: dragOutside ─┘
///                          within the bounds
/// ```
/// The limit for leaving is wider than that for entering, so that a finger at the edge does not alternate (CTL-06).
struct ControlTracking {
  /// The location of a touch, relative to the control.
  enum Place {
    case within
    /// Outside the bounds, but within the slop.
    case near
    case beyond
  }

  private(set) var isInside = true

  /// The events of a movement, in order: those of a crossing first (CTL-05).
  mutating func move(to place: Place) -> [UIControl.Event] {
    let wasInside = isInside
    isInside = place == .within || (place == .near && wasInside)
    let drag: UIControl.Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside == wasInside { return [drag] }
    return [isInside ? .touchDragEnter : .touchDragExit, drag]
  }

  /// The events of a touch that comes down (CTL-02).
  static func down(tapCount: Int) -> [UIControl.Event] {
    tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
  }

  /// The event of a lift (CTL-07).
  var up: UIControl.Event { isInside ? .touchUpInside : .touchUpOutside }
}
