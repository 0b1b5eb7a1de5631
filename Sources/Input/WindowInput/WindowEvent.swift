import Foundation
import GestureCore

/// What a window system reports of its devices, as plain values.
package struct WindowEvent: Sendable {
  package enum Change: Sendable {
    /// A finger; the number is the system's own and may be used again after the lift.
    case touch(sequence: UInt, Contact.Phase)
    /// The pointer moved; with earlier readings that the system had put together, oldest first.
    case motion(earlier: [ContactSample])
    /// A button of the pointer, with the number of its bit in UIKit's mask, from 0.
    case button(Int, isDown: Bool)
    /// The pointer has left the window. That it has come is known by its first movement, since window systems
    /// also report it for a finger.
    case left
    /// Movement of a wheel or a trackpad in points. A wheel has no end of its own.
    case scroll(dx: CGFloat, dy: CGFloat, isWheel: Bool)
    /// The fingers that scrolled have lifted from the trackpad.
    case scrollEnded
    /// Two fingers on a trackpad.
    /// - Parameter scale: since the beginning.
    /// - Parameter rotation: since the last report, in radians, clockwise.
    case pinch(InputPhase, scale: CGFloat, rotation: CGFloat)
    /// A key, by the kernel's number.
    case key(Int, isDown: Bool, characters: String, plain: String)
    /// What is down will not be reported any more: the window is hidden, or its keyboard or devices are gone.
    case lost(Lost)
  }

  package enum Lost: Sendable {
    case everything
    case keys
  }

  package var time: Timestamp
  /// In points of the window.
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
