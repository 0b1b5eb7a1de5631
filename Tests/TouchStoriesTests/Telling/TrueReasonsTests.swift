import Effort
import Foundation
import GestureCore
import Testing
import TouchRecordings
import TouchStories
import Touchstone

/// Whatever fingers do, the numbers in a reason satisfy the comparison that it makes of them.
@Suite struct TrueReasonsTests {
  /// More than the quick suite plays: `TOUCHSTONE_REASON_SCRIPTS=10000`.
  private static let scripts =
    ProcessInfo.processInfo.environment["TOUCHSTONE_REASON_SCRIPTS"].flatMap(Int.init)
    ?? Effort.rounds(300)

  private static let recordings = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/recordings").standardizedFileURL

  @Test("reasons of random scripts are true")
  func scripts() throws {
    var reasons: Set<String> = []
    for seed in 0..<Self.scripts {
      let recording = try Recording(text: Script(seed: UInt64(seed)).text)
      reasons.formUnion(self.reasons(recording))
    }
    #expect(reasons.count > 20)
    #expect(reasons.filter { !isTrue($0) } == [])
  }

  @Test("reasons of real recordings are true")
  func recordings() throws {
    let all = FileManager.default.enumerator(at: Self.recordings, includingPropertiesForKeys: nil)
    let files = (all?.compactMap { $0 as? URL } ?? []).filter {
      ["events", "dat", "jsonl", "txt"].contains($0.pathExtension)
    }
    var untrue: Set<String> = []
    for file in Effort.sample(files.sorted { $0.path < $1.path }) {
      guard let recording = try? Recording(reading: file.path) else { continue }
      untrue.formUnion(reasons(recording).filter { !isTrue($0) })
    }
    #expect(untrue == [])
  }

  @Test("a lift that carries the movement, and numbers that differ by less than they show")
  func spelling() throws {
    let lift = try Recording(text: "touches 1\nsize 400x800\n0 down 1 100,100\n0.3 up 1 300,100\n")
    let told = reasons(lift)
    #expect(told.contains("moved 200 pt, but not before the lift"))
    #expect(told.filter { !isTrue($0) } == [])
    let near = Reason.under("changed", 7.9996, unit: "pt", limit: "pinchHysteresis", 8)
    #expect("\(near)" == "changed 7.9996 pt, less than pinchHysteresis 8")
    let even = Reason.over("held", 0.75, unit: "s", limit: "tapDuration", 0.75)
    #expect("\(even)" == "held 0.75 s, the whole of tapDuration 0.75")
    #expect(!isTrue("moved 8 pt, less than panHysteresis 8"))
    #expect(!isTrue("moved 200 pt, less than panHysteresis 10"))
  }

  // MARK: - Private

  /// Every reason that any recognizer of the usual scene had.
  private func reasons(_ recording: Recording) -> Set<String> {
    let cast = SceneCast(.usual, size: recording.header.sceneSize)
    var reasons: Set<String> = []
    cast.scene.touchSystem.trace = { event in
      if case .state(_, _, _, let reason) = event.kind { reasons.insert("\(reason)") }
    }
    for frame in recording.frames { cast.scene.touchSystem.receive(frame) }
    cast.scene.touchSystem.advance(to: cast.scene.touchSystem.now.advanced(by: 2))
    return reasons
  }

  private func isTrue(_ reason: String) -> Bool {
    let pattern = /(-?[0-9.]+) [^,]*, (more|less) than (?:[A-Za-z ]+ )?(-?[0-9.]+)/
    guard let match = reason.firstMatch(of: pattern), let left = Double(match.1),
      let right = Double(match.3)
    else { return true }
    return match.2 == "more" ? left > right : left < right
  }
}

/// One to three fingers that rest, creep, flick and lift, often at the very limits of recognizers.
private struct Script {
  var text = "touches 1\nsize 400x800\n"

  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    var time = 0.0
    for finger in 0..<Int(1 + random.next() % 3) {
      var place = (x: Double(50 + random.next() % 300), y: Double(50 + random.next() % 700))
      text += "\(time) down \(finger) \(place.x),\(place.y)\n"
      for _ in 0..<(random.next() % 6) {
        time += random.pick([0.004, 0.016, 0.1, 0.35, 0.5])
        let step = random.pick([0.5, 2, 5, 8, 9.999, 10, 10.001, 45, 50, 120])
        let angle = Double(random.next() % 16) * .pi / 8
        place = (place.x + step * cos(angle), place.y + step * sin(angle))
        text += "\(time) move \(finger) \(place.x),\(place.y)\n"
      }
      time += random.pick([0, 0.01, 0.3, 0.75])
      let isCarried = random.next() % 4 == 0
      text += "\(time) up \(finger)" + (isCarried ? " \(place.x + 200),\(place.y)\n" : "\n")
      time += random.pick([0.01, 0.1, 0.35, 0.6])
    }
  }
}

/// Numbers that are the same on every machine.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }

  mutating func pick(_ values: [Double]) -> Double { values[Int(next() % UInt64(values.count))] }
}
