import Foundation
import GestureCore
import Touchstone

/// Maps the page's clock to the scene's.
///
/// A page's stamps keep their distances, whatever the network does to them on their way. The quickest
/// message so far says how far apart the two clocks are; that estimate is only taken over while no
/// finger is down, so that no gesture is stretched.
struct PageClock {
  /// Scene time minus page time, in nanoseconds.
  private var offset: Int64?

  /// The scene's time of a stamp: never before `now`, never after `arrival` unless `now` is.
  /// - Parameters:
  ///   - stamp: milliseconds of the page's clock.
  ///   - arrival: the scene's time when the message came in.
  ///   - now: the scene's time, which others may have carried on.
  ///   - mayAdjust: whether no finger of the page is down.
  mutating func time(
    ofStamp stamp: Double, arrival: Timestamp, notBefore now: Timestamp, mayAdjust: Bool
  ) -> Timestamp {
    hear(of: stamp, arrival: arrival, mayAdjust: mayAdjust)
    let page = Self.nanoseconds(of: stamp)
    if mayAdjust, let offset, let behind = Self.behind(page, offset, now) {
      // The page's clock stood still, as it does in a laptop that sleeps; without this, the scene's
      // would from now on as well.
      self.offset = offset + behind
    }
    let (time, isFarther) = page.addingReportingOverflow(offset ?? 0)
    // A clock that runs ahead of ours does not carry the scene into the future.
    return max(now, isFarther ? arrival : min(Timestamp(nanoseconds: time), arrival))
  }

  /// Learns from a stamp how far apart the clocks are. Of several that came together the newest, which
  /// was on its way for the shortest time, is to be received first.
  mutating func hear(of stamp: Double, arrival: Timestamp, mayAdjust: Bool) {
    let page = Self.nanoseconds(of: stamp)
    let (difference, isFar) = arrival.nanoseconds.subtractingReportingOverflow(page)
    if !isFar, offset.map({ mayAdjust && difference < $0 }) ?? true { offset = difference }
  }

  private static func nanoseconds(of stamp: Double) -> Int64 {
    Timestamp(seconds: stamp / 1000).nanoseconds
  }

  /// How far a mapped stamp is before the scene's time.
  private static func behind(_ page: Int64, _ offset: Int64, _ now: Timestamp) -> Int64? {
    let (time, isFar) = page.addingReportingOverflow(offset)
    guard !isFar, time < now.nanoseconds else { return nil }
    let (gap, isWide) = now.nanoseconds.subtractingReportingOverflow(time)
    let (_, isTooFar) = offset.addingReportingOverflow(gap)
    return isWide || isTooFar ? nil : gap
  }
}
