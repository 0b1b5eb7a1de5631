/// A moment on the input's own time line, in whole nanoseconds.
///
/// The origin is the source's business (boot, first event, start of a test): only differences have
/// meaning. Whole nanoseconds make live, replayed and scripted input agree to the last event;
/// `TimeInterval` is a view of it.
public struct Timestamp: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// Whole nanoseconds since the beginning of the time line.
  public var nanoseconds: Int64

  /// A moment by its nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Rounds to the nearest nanosecond. What is not a number becomes zero, and what is out of range
  /// the nearest end of it, so that hostile input cannot trap here.
  public init(seconds: TimeInterval) {
    let scaled = (seconds * 1e9).rounded()
    if scaled.isNaN {
      nanoseconds = 0
    } else {
      nanoseconds = Int64(exactly: scaled) ?? (scaled > 0 ? .max : .min)
    }
  }

  /// The beginning of the time line.
  public static let zero = Timestamp(nanoseconds: 0)

  /// The same in seconds.
  public var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The moment that many seconds later (earlier, if negative), held inside the representable range.
  public func advanced(by seconds: TimeInterval) -> Timestamp {
    let step = Timestamp(seconds: seconds).nanoseconds
    let (sum, overflow) = nanoseconds.addingReportingOverflow(step)
    return Timestamp(nanoseconds: overflow ? (step > 0 ? .max : .min) : sum)
  }

  /// Seconds from `earlier` to here; negative when `earlier` is later.
  public func seconds(since earlier: Timestamp) -> TimeInterval {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? seconds - earlier.seconds : TimeInterval(difference) / 1e9
  }
}

#if !hasFeature(Embedded)
  extension Timestamp: Codable {}
#endif
