import Foundation
import GestureCore
import Touchstone

/// Maps the page's clock to the scene's.
///
/// The distances between a page's stamps are kept, whatever delays the network adds. The message with the least delay gives the
/// best estimate of the clocks' offset. The estimate is applied only while no finger is down, so that gestures are not
/// stretched.
struct PageClock {
  /// Scene time minus page time, in nanoseconds.
  private var offset: Int64?

  /// Converts a stamp to scene time: never before `now`, and not after `arrival` unless `now` is.
  /// - Parameters:
  ///   - stamp: milliseconds of the page's clock.
  ///   - arrival: the scene time of the message's arrival.
  ///   - now: the current scene time, which other clients may have advanced.
  ///   - mayAdjust: whether no finger of the page is down.
  mutating func time(
    ofStamp stamp: Double, arrival: Timestamp, notBefore now: Timestamp, mayAdjust: Bool
  ) -> Timestamp {
    hear(of: stamp, arrival: arrival, mayAdjust: mayAdjust)
    let page = Self.nanoseconds(of: stamp)
    if mayAdjust, let offset, let behind = Self.behind(page, offset, now) {
      // The page's clock stopped, as in a sleeping laptop; without this correction the scene's clock would stop too.
      self.offset = offset + behind
    }
    let (time, isFarther) = page.addingReportingOverflow(offset ?? 0)
    // A page's clock that runs fast must not advance the scene into the future.
    return max(now, isFarther ? arrival : min(Timestamp(nanoseconds: time), arrival))
  }

  /// Updates the offset of the clocks from a stamp. Of several stamps in one message, pass the newest first, because it had the
  /// shortest delay.
  mutating func hear(of stamp: Double, arrival: Timestamp, mayAdjust: Bool) {
    let page = Self.nanoseconds(of: stamp)
    let (difference, isFar) = arrival.nanoseconds.subtractingReportingOverflow(page)
    if !isFar, offset.map({ mayAdjust && difference < $0 }) ?? true { offset = difference }
  }

  private static func nanoseconds(of stamp: Double) -> Int64 {
    Timestamp(seconds: stamp / 1000).nanoseconds
  }

  /// Nanoseconds by which a mapped stamp precedes `now`; `nil` if it does not.
  private static func behind(_ page: Int64, _ offset: Int64, _ now: Timestamp) -> Int64? {
    let (time, isFar) = page.addingReportingOverflow(offset)
    guard !isFar, time < now.nanoseconds else { return nil }
    let (gap, isWide) = now.nanoseconds.subtractingReportingOverflow(time)
    let (_, isTooFar) = offset.addingReportingOverflow(gap)
    return isWide || isTooFar ? nil : gap
  }
}
