import Foundation

extension UITouch {
  /// The phase of a touch in the current event (API-E01).
  nonisolated public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger has moved, or has another change such as its force.
    case moved = 1
    /// The finger is down, and unchanged since the previous event.
    case stationary = 2
    /// The finger has lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
    /// A hovering pointer has entered the window.
    case regionEntered = 5
    /// A hovering pointer has moved.
    case regionMoved = 6
    /// A hovering pointer has left the window.
    case regionExited = 7
  }

  /// The kind of a touch (API-E02).
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another surface, such as a remote control's.
    case indirect = 1
    /// A pencil on the screen.
    case pencil = 2
    /// The pointer of a mouse or a trackpad.
    case indirectPointer = 3

    /// Another name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The properties of a touch whose values may be estimates at first (API-E03).
  nonisolated public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The azimuth of a pencil.
    public static let azimuth = Properties(rawValue: 2)
    /// The altitude of a pencil.
    public static let altitude = Properties(rawValue: 4)
    /// The location; estimated in predicted touches.
    public static let location = Properties(rawValue: 8)
    /// The rotation of a pencil about its own axis.
    public static let roll = Properties(rawValue: 16)
  }
}
