import Foundation
import Touchstone

/// Maps the page's clock to the scene's.
///
/// A page's stamps keep their distances, whatever the network does to them on their way. The quickest
/// message so far tells how far apart the two clocks are; that estimate is only taken over while no
/// finger is down, so that no gesture is stretched.
struct PageClock {
  /// Scene time minus page time, in nanoseconds.
  private var offset: Int64?

  /// The scene's time of a stamp.
  /// - Parameters:
  ///   - stamp: milliseconds of the page's clock.
  ///   - arrival: the scene's time when the message came in.
  ///   - mayAdjust: whether no finger of the page is down.
  mutating func time(ofStamp stamp: Double, arrival: Timestamp, mayAdjust: Bool) -> Timestamp {
    let page = Timestamp(seconds: stamp / 1000).nanoseconds
    let (difference, overflow) = arrival.nanoseconds.subtractingReportingOverflow(page)
    guard !overflow else { return arrival }
    if offset.map({ difference < $0 && mayAdjust }) ?? true { offset = difference }
    let (time, isTooFar) = page.addingReportingOverflow(offset ?? difference)
    // A clock that runs ahead of ours does not carry the scene into the future.
    return isTooFar ? arrival : min(Timestamp(nanoseconds: time), arrival)
  }
}
