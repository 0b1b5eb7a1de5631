import Foundation
import TouchRecordings

/// Limits for one recording of many.
struct FileLimits: Equatable {
  /// Time limit in seconds.
  var seconds: Double?
  /// Memory limit of a `--jobs` process, in bytes.
  var memory = 1 << 30
  /// The size limit of a framed recording in bytes, because it is held in memory.
  var bytes = 1 << 28

  /// Seconds after the time limit at which a process is killed if it has not noticed the limit
  /// itself.
  static let grace = 1.0

  /// The complaint about a recording that exceeded the time limit.
  func overtime(_ file: String) -> Complaint {
    Complaint(
      file: file, message: "took more than \(seconds ?? 0) s, and was given up",
      remedy: "--time-limit gives it more")
  }
}

/// Measures the time of one recording.
struct FileClock {
  private let start = ContinuousClock.now
  private let limits: FileLimits

  init(_ limits: FileLimits) { self.limits = limits }

  /// Throws if the recording has exceeded its time limit.
  func check(_ file: String) throws(RecordingError) {
    guard let seconds = limits.seconds, start.duration(to: .now) > .seconds(seconds) else { return }
    throw RecordingError(limits.overtime(file))
  }
}
