/// A live source of input frames: a panel, a pipe, a socket.
///
/// The caller polls `descriptor`. The source itself never blocks.
public protocol InputSource: AnyObject {
  /// A file descriptor that is readable when frames are available.
  var descriptor: Int32 { get }
  /// Whether the source has ended and no frames will come.
  var isOver: Bool { get }
  /// The time of the system's monotonic clock at which the frames' time is zero; `nil` before the
  /// first event.
  var origin: Timestamp? { get }

  /// Returns the frames since the last call, oldest first. `moment` is now, by the monotonic clock.
  func takeFrames(at moment: Timestamp) -> [InputFrame]
}
