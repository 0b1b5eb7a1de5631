import Foundation
import GestureCore
import Touchstone

/// The scan times of a panel, with small deviations from equal intervals.
struct ScanClock {
  let seed: UInt64
  /// Scans per second.
  let rate: Double
  /// The deviation from equal intervals, as a fraction of the interval.
  let unrest: Quantiles

  /// The first scan at or after a time.
  func next(from time: Timestamp) -> Timestamp {
    moment(first(from: time))
  }

  /// The scans after `start`, until `end` inclusive.
  func moments(after start: Timestamp, through end: Timestamp) -> [Timestamp] {
    var found: [Timestamp] = []
    var number = first(from: Timestamp(nanoseconds: start.nanoseconds + 1))
    var time = moment(number)
    while time <= end {
      found.append(time)
      number += 1
      time = moment(number)
    }
    return found
  }

  private func first(from time: Timestamp) -> Int64 {
    var number = Int64(bounding: max(0, time.seconds * rate - 1))
    while moment(number) < time { number += 1 }
    return number
  }

  private func moment(_ number: Int64) -> Timestamp {
    var random = SplitMix64(seed: seed, stream: UInt64(bitPattern: number))
    // Less than half of the interval, so that scans stay in order.
    let late = min(max(unrest.draw(&random), -0.45), 0.45)
    return Timestamp(seconds: max(0, (Double(number) + late) / rate))
  }
}
