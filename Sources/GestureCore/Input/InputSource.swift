/// What hands out moments of input as they come: a panel, a pipe, a socket.
///
/// It is waited for at its descriptor, and never waits itself.
public protocol InputSource: AnyObject {
  /// Readable when there is something to take.
  var descriptor: Int32 { get }
  /// Nothing will come any more.
  var isOver: Bool { get }
  /// The moment of the system's monotonic clock that is zero in the frames' time; `nil` before the
  /// first event.
  var origin: Timestamp? { get }

  /// What has come since the last call, oldest first. `moment` is now, by the monotonic clock.
  func takeFrames(at moment: Timestamp) -> [InputFrame]
}
