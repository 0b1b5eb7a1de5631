import GestureCore
import WindowInput

/// The window's input for `LiveTouches`. It has no descriptor: the loop that waits for the window system also notices its
/// frames.
final class WindowSource: InputSource {
  private(set) var gatherer = FrameGatherer()
  /// Arrival of the oldest pending input, on the monotonic clock; `nil` if none is pending.
  private(set) var waitingSince: Timestamp?
  var isOver = false
  private let start: Timestamp

  init(start: Timestamp) { self.start = start }

  var descriptor: Int32 { -1 }
  var origin: Timestamp? { start }

  /// - Parameter moment: time of the monotonic clock.
  func sceneTime(of moment: Timestamp) -> Timestamp {
    Timestamp(nanoseconds: max(0, moment.nanoseconds - start.nanoseconds))
  }

  /// When a wheel's scrolling ends, on the monotonic clock; `nil` if it does not scroll.
  var nextDue: Timestamp? {
    gatherer.nextDue.map { Timestamp(nanoseconds: $0.nanoseconds + start.nanoseconds) }
  }

  /// - Parameter now: time of the monotonic clock.
  func receive(_ event: WindowEvent, now: Timestamp) {
    gatherer.receive(event)
    if !gatherer.isEmpty, waitingSince == nil { waitingSince = now }
  }

  func takeFrames(at moment: Timestamp) -> [InputFrame] {
    waitingSince = nil
    return gatherer.removeFrames(until: sceneTime(of: moment))
  }
}
