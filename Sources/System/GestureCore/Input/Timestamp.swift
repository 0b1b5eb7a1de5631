/// A moment of the input's clock, in integer nanoseconds.
///
/// The source chooses the origin (boot, first event, start of a test), so only differences have a
/// meaning. With integers, live, replayed and scripted input give exactly equal results.
public struct Timestamp: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// Nanoseconds since the origin.
  public var nanoseconds: Int64

  /// Makes a moment from its nanoseconds.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Rounds to the nearest nanosecond. NaN becomes zero, and a number out of range the nearest limit,
  /// so that invalid input cannot trap here.
  public init(seconds: TimeInterval) {
    let scaled = (seconds * 1e9).rounded()
    if scaled.isNaN {
      nanoseconds = 0
    } else {
      nanoseconds = Int64(exactly: scaled) ?? (scaled > 0 ? .max : .min)
    }
  }

  /// The origin of the clock.
  @inlinable
  public static var zero: Timestamp { Timestamp(nanoseconds: 0) }

  /// Seconds since the origin.
  @inlinable
  public var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  @inlinable
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The moment that many seconds later (earlier, if negative), clamped to the representable range.
  public func advanced(by seconds: TimeInterval) -> Timestamp {
    let step = Timestamp(seconds: seconds).nanoseconds
    let (sum, overflow) = nanoseconds.addingReportingOverflow(step)
    return Timestamp(nanoseconds: overflow ? (step > 0 ? .max : .min) : sum)
  }

  /// Seconds from `earlier` to this moment; negative when `earlier` is later.
  @inlinable
  public func seconds(since earlier: Timestamp) -> TimeInterval {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? seconds - earlier.seconds : TimeInterval(difference) / 1e9
  }
}

#if !hasFeature(Embedded)
  extension Timestamp: Codable {}
#endif
