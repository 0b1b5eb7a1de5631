extension UIControl {
  /// The events of a control (API-E15).
  nonisolated public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch with a tap count above 1 came down.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control or near it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that was outside moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that was inside moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted inside the control or near it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended, for any reason.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended because of the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for an application's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, a combination of flags (API-E16).
  nonisolated public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is enabled and has no other state.
    public static let normal: State = []
    /// A finger is on the control, or code has set it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled and ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for an application's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's content (API-E17).
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// Aligned with the top.
    case top = 1
    /// Aligned with the bottom.
    case bottom = 2
    /// Fills the height.
    case fill = 3
  }

  /// The horizontal alignment of a control's content (API-E17).
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// Aligned with the left edge.
    case left = 1
    /// Aligned with the right edge.
    case right = 2
    /// Fills the width.
    case fill = 3
    /// Aligned with the leading edge, which is the left one here.
    case leading = 4
    /// Aligned with the trailing edge, which is the right one here.
    case trailing = 5
  }
}
