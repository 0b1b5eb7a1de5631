import GestureCore
import WindowInput

/// The clock of a scene in a window or on a display, and the window's input for `LiveTouches`. It has no descriptor: the loop
/// that waits for the window system also notices its frames.
package final class WindowSource: InputSource {
  private(set) var gatherer = FrameGatherer()
  /// Arrival of the oldest pending input, on the monotonic clock; `nil` if none is pending.
  private var waitingSince: Timestamp?
  package var isOver = false
  private let start: Timestamp

  init(start: Timestamp) { self.start = start }

  package var descriptor: Int32 { -1 }
  package var origin: Timestamp? { start }

  /// Seconds that movement waits for a frame if the display server requests none.
  private static let longestWait = 0.05

  /// - Parameter moment: time of the monotonic clock.
  package func sceneTime(of moment: Timestamp) -> Timestamp {
    Timestamp(nanoseconds: max(0, moment.nanoseconds - start.nanoseconds))
  }

  /// When input must be delivered, on the monotonic clock: a press at once, movement soon, the end of a wheel's scrolling later;
  /// `nil` if none is pending.
  var nextDue: Timestamp? {
    if gatherer.isUrgent { return .zero }
    let wheel = gatherer.nextDue.map {
      Timestamp(nanoseconds: $0.nanoseconds + start.nanoseconds)
    }
    return [wheel, waitingSince?.advanced(by: Self.longestWait)].compactMap(\.self).min()
  }

  /// - Parameter now: time of the monotonic clock.
  package func receive(_ event: WindowEvent, now: Timestamp) {
    gatherer.receive(event)
    if !gatherer.isEmpty, waitingSince == nil { waitingSince = now }
  }

  package func takeFrames(at moment: Timestamp) -> [InputFrame] {
    waitingSince = nil
    return gatherer.removeFrames(until: sceneTime(of: moment))
  }
}
