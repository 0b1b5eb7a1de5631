import GestureCore

/// Marks gestures on a time line: a profiler's, a log's or a picture's. Attach it to a system with
/// `system.signposts`.
///
/// Each gesture that goes on is an interval, from its beginning to its end; taps and the like, failures
/// and waiting are events. Times are those of the input.
@preconcurrency @MainActor
public protocol GestureSignposts: AnyObject {
  /// A recognizer began. `id` distinguishes this interval from all others of the system.
  func beginInterval(_ name: String, id: Int, at time: Timestamp)
  /// Something happened at a moment, within the interval with that `id` if there is one.
  func event(_ name: String, id: Int?, at time: Timestamp, message: String)
  /// The recognizer ended or was cancelled.
  func endInterval(_ name: String, id: Int, at time: Timestamp)
}
