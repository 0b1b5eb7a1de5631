import Foundation
import ModelCheck

/// Script after script, each with the next seed, until the time is up or one is at fault.
struct Soak {
  private var minutes = 60.0
  private var first = UInt64.random(in: 1...1_000_000_000)
  private var count = UInt64.max
  private var note: SeedNote?

  /// `nil` if a word is not understood.
  init?(words: [String]) {
    guard words.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: words.count, by: 2) {
      let value = words[index + 1]
      switch words[index] {
      case "--minutes": guard take(Double(value), as: \.minutes) else { return nil }
      case "--seed": guard take(UInt64(value), as: \.first) else { return nil }
      case "--count": guard take(UInt64(value), as: \.count) else { return nil }
      case "--note": note = SeedNote(path: value)
      default: return nil
      }
    }
  }

  /// Whether all went well.
  func run() async -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    let end = start + .seconds(minutes * 60)
    var nextReport = start + .seconds(10)
    var played: UInt64 = 0
    let bound = count == .max ? "" : " or \(count) scripts"
    say("from seed \(first), for \(minutes) minutes\(bound)")
    while played < count, clock.now < end {
      let seed = first &+ played
      note?.write(seed)
      if let fault = await fault(ofSeed: seed) {
        say("FAULT at seed \(seed):\n\(fault)")
        return false
      }
      played += 1
      if clock.now >= nextReport {
        say("\(played) scripts in \(seconds(start.duration(to: clock.now))) s, \(Memory.now)")
        nextReport = nextReport + .seconds(10)
      }
    }
    say("\(played) scripts in \(seconds(start.duration(to: clock.now))) s, \(Memory.now): clean")
    return true
  }

  /// A script for the oracle, an ordeal, and now and then listeners on other threads.
  private func fault(ofSeed seed: UInt64) async -> String? {
    if let fault = ModelCheck.fault(ofSeed: seed) { return fault }
    if let fault = Ordeal.fault(ofSeed: seed) { return fault }
    return seed.isMultiple(of: 16) ? await Eavesdroppers.fault(ofSeed: seed) : nil
  }

  private mutating func take<Value>(_ value: Value?, as place: WritableKeyPath<Soak, Value>) -> Bool
  {
    guard let value else { return false }
    self[keyPath: place] = value
    return true
  }

  private func seconds(_ duration: Duration) -> Int64 { duration.components.seconds }

  private func say(_ words: String) {
    print("soak: \(words)")
    fflush(nil)
  }
}
