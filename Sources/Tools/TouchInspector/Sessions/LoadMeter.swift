import Dispatch
import Foundation

/// Counts incoming messages and measures how long pages wait for the results.
package final class LoadMeter {
  package private(set) var messages = 0
  package private(set) var frames = 0
  package private(set) var contacts = 0
  package private(set) var refusals = 0
  /// Input messages that were lost or duplicated.
  package private(set) var gaps = 0
  /// Histogram in tenths of a millisecond of the time from a message's receipt until its effects were encoded for the page.
  package private(set) var latencies = [Int](repeating: 0, count: 10_000)
  private var sequences: [ObjectIdentifier: Int] = [:]
  private var waiting: [ObjectIdentifier: [UInt64]] = [:]

  package init() {}

  /// The latency in milliseconds that `percentile` percent of the messages did not exceed.
  package func latency(percentile: Double) -> Double {
    var rest = Double(latencies.reduce(0, +)) * percentile / 100
    for (index, count) in latencies.enumerated() {
      rest -= Double(count)
      if rest <= 0 { return Double(index + 1) / 10 }
    }
    return Double(latencies.count) / 10
  }

  func note(_ message: PageMessage, at arrival: UInt64, of viewer: Viewer, in session: Session) {
    guard case .input(let frames, let sequence) = message else { return }
    messages += 1
    let last = sequences.updateValue(sequence, forKey: ObjectIdentifier(viewer))
    if let last, sequence != last + 1 { gaps += 1 }
    self.frames += frames.count
    for frame in frames { contacts += frame.contacts?.count ?? 0 }
    waiting[ObjectIdentifier(session), default: []].append(arrival)
  }

  func noteRefusal() { refusals += 1 }

  func noteTold(_ session: Session) {
    guard let arrivals = waiting.removeValue(forKey: ObjectIdentifier(session)) else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    for arrival in arrivals {
      let tenths = Int((now - min(now, arrival)) / 100_000)
      latencies[min(tenths, latencies.count - 1)] += 1
    }
  }
}
