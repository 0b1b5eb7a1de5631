import Foundation
import TouchRecordings

/// What one recording of many may cost.
struct FileLimits: Equatable {
  /// How long it may take, in seconds.
  var seconds: Double?
  /// The memory that a process of `--jobs` may have, in bytes.
  var memory = 1 << 30
  /// The most bytes that a recording in a frame may have, since it is kept whole.
  var bytes = 1 << 28

  /// How much later a process is ended that does not notice by itself (seconds).
  static let grace = 1.0

  /// Why a recording was given up.
  func overtime(_ file: String) -> Complaint {
    Complaint(
      file: file, message: "took more than \(seconds ?? 0) s, and was given up",
      remedy: "--time-limit gives it more")
  }
}

/// A clock for one recording.
struct FileClock {
  private let start = ContinuousClock.now
  private let limits: FileLimits

  init(_ limits: FileLimits) { self.limits = limits }

  /// Throws when the recording has had its time.
  func check(_ file: String) throws(RecordingError) {
    guard let seconds = limits.seconds, start.duration(to: .now) > .seconds(seconds) else { return }
    throw RecordingError(limits.overtime(file))
  }
}
