/// What the way of one touch means to the control that tracks it.
///
/// ```
///            within the slop             beyond the slop
///        ┌──▶ inside: dragInside ──▶ dragExit, dragOutside ──┐
/// down ──┤                                                    ├──▶ upInside | upOutside
///        └─── dragEnter, dragInside ◀── outside: dragOutside ─┘
///                          within the bounds
/// ```
/// Leaving takes a wider way than coming in, so that a finger at the edge does not flicker (CTL-06).
struct ControlTracking {
  /// Where a touch is, seen from its control.
  enum Place {
    case within
    /// Outside, but no farther than the slop.
    case near
    case beyond
  }

  private(set) var isInside = true

  /// The events that a movement brings, in order: a crossing first (CTL-05).
  mutating func move(to place: Place) -> [UIControl.Event] {
    let wasInside = isInside
    isInside = place == .within || (place == .near && wasInside)
    let drag: UIControl.Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside == wasInside { return [drag] }
    return [isInside ? .touchDragEnter : .touchDragExit, drag]
  }

  /// The events that coming down brings (CTL-02).
  static func down(tapCount: Int) -> [UIControl.Event] {
    tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
  }

  /// The event that lifting brings (CTL-07).
  var up: UIControl.Event { isInside ? .touchUpInside : .touchUpOutside }
}
