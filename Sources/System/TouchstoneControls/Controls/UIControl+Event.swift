extension UIControl {
  /// What can happen to a control (API-E15).
  nonisolated public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch with a tap count above 1 came down.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside, or near it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that was outside has come back.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that was inside has left.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted inside, or near it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// Its value was changed by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing is over, by whatever way.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing is over by its own key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for an application's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is; several at once may hold (API-E16).
  nonisolated public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and nothing else.
    public static let normal: State = []
    /// A finger holds it, or code says so.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an application's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content lies in a control's height (API-E17).
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where content lies in a control's width (API-E17).
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// Where reading begins; here the left.
    case leading = 4
    /// Where reading ends; here the right.
    case trailing = 5
  }
}
