import Foundation
import TouchstoneTesting
import UIKit

/// One recording with what is known of it: the same number makes the same to the last bit.
struct Session {
  static let head = "file,app_version,recorded,intent,posture\n"

  let number: Int
  let recording: Recording
  /// Its line in the list of labels.
  let line: String

  @MainActor init(_ number: Int, seed: UInt64) {
    var numbers = SplitMix64(seed: seed, stream: UInt64(number))
    let isWalking = numbers.chance(40)
    let intent = Intent.random(&numbers)
    let stage = Stage(size: CGSize(width: 390, height: 844))
    intent.act(isWalking ? .walking : .sitting, on: stage, &numbers)
    var recording = stage.recording
    recording.header.deviceName = numbers.chance(55) ? "Phone A" : "Phone B"
    // People walk to work and home.
    let hour = isWalking ? numbers.pick([7, 8, 8, 17, 18, 18]) : numbers.number(9...22)
    let moment = String(
      format: "2026-03-%02dT%02d:%02d:00Z", numbers.number(1...28), hour, numbers.number(0...59))
    self.number = number
    self.recording = recording
    let version = numbers.chance(30) ? "1.4" : "2.0"
    let posture = isWalking ? "walking" : "sitting"
    line = "\(Self.path(number)),\(version),\(moment),\(intent.rawValue),\(posture)\n"
  }

  /// A thousand in each folder.
  static func path(_ number: Int) -> String {
    String(format: "%03d/%06d.touches", number / 1000, number)
  }
}
