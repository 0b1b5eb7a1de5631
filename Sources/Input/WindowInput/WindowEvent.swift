import Foundation
import GestureCore

/// An event of a window system, as plain values.
package struct WindowEvent: Sendable {
  package enum Change: Sendable {
    /// A finger's change; the system may reuse the number after the lift.
    case touch(sequence: UInt, Contact.Phase)
    /// A pointer movement, with earlier readings that the system had coalesced, oldest first.
    case motion(earlier: [ContactSample])
    /// A pointer button, with its bit's index in UIKit's mask.
    case button(Int, isDown: Bool)
    /// The pointer has left the window. There is no event for entering: window systems also send one for fingers, so the first
    /// movement is used.
    case left
    /// Movement of a wheel or trackpad in points. A wheel has no end event.
    case scroll(dx: CGFloat, dy: CGFloat, isWheel: Bool)
    /// The scrolling fingers have lifted from the trackpad.
    case scrollEnded
    /// A pinch of two fingers on a trackpad.
    /// - Parameter scale: since the beginning.
    /// - Parameter rotation: since the last event, in radians, clockwise.
    case pinch(InputPhase, scale: CGFloat, rotation: CGFloat)
    /// A key, by the kernel's key code.
    case key(Int, isDown: Bool, characters: String, plain: String)
    /// Text that an input method has composed.
    case text(String)
    /// Active input will not be reported any more: the window is hidden, or its keyboard or devices have disappeared.
    case lost(Lost)
  }

  package enum Lost: Sendable {
    case everything
    case fingers
    case keys
  }

  package var time: Timestamp
  /// In points in window space.
  package var location: CGPoint
  /// UIKit's raw modifier flags.
  package var modifiers: Int
  package var change: Change

  package init(
    time: Timestamp, location: CGPoint = .zero, modifiers: Int = 0, _ change: Change
  ) {
    (self.time, self.location, self.modifiers, self.change) = (time, location, modifiers, change)
  }
}
