import Foundation

extension UITouch {
  /// Where a touch stands in the present event (API-E01).
  nonisolated public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger has moved, or has other news such as its force.
    case moved = 1
    /// Still down, and unchanged since the previous event.
    case stationary = 2
    /// The finger has lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
    /// A pointer that hovers came into the window.
    case regionEntered = 5
    /// A pointer that hovers has moved.
    case regionMoved = 6
    /// A pointer that hovers has left.
    case regionExited = 7
  }

  /// Which kind of device touches (API-E02).
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface elsewhere, such as a remote's.
    case indirect = 1
    /// A pencil on the screen.
    case pencil = 2
    /// The pointer of a mouse or a trackpad.
    case indirectPointer = 3

    /// Another name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// Values of a touch that may be estimates at first (API-E03).
  nonisolated public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it presses.
    public static let force = Properties(rawValue: 1)
    /// Where the pencil points.
    public static let azimuth = Properties(rawValue: 2)
    /// How steeply the pencil stands.
    public static let altitude = Properties(rawValue: 4)
    /// Where it is; estimated in predicted touches.
    public static let location = Properties(rawValue: 8)
    /// How far the pencil is turned about its axis.
    public static let roll = Properties(rawValue: 16)
  }
}
