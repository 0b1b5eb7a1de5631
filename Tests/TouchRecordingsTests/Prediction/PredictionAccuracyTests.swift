import Effort
import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Predictions against what the finger really did next, on recordings of real panels.
@Suite(
  "Predictions beat simpler guesses",
  .enabled(if: SharedRecordings.folder != nil, "../shared/recordings is not there"))
struct PredictionAccuracyTests {
  /// The ways to guess: the one that is tested, and the two that it must beat.
  private enum Guess: CaseIterable {
    case predictor, stays, straight
  }

  @Test("on flings of a phone: nearer than staying and than going straight on [API-V09]")
  func flings() throws {
    try expectBest(on: flingTracks(), named: "flings")
  }

  @Test("on drags, swipes and pinches of panels and trackpads alike [API-V09]")
  func drags() throws {
    try expectBest(on: evdevTracks(), named: "evdev drags")
  }

  private func expectBest(on tracks: [[TouchPredictor.Prediction]], named name: String) throws {
    var errors: [Guess: [CGFloat]] = [:]
    for track in tracks { measure(track, into: &errors) }
    let best = try #require(mean(errors[.predictor]))
    print("\(name), \(errors[.predictor]?.count ?? 0) predictions, mean and 95th percentile:")
    for guess in Guess.allCases {
      guard let all = errors[guess]?.sorted(), let mean = mean(all) else { continue }
      print(String(format: "  \(guess): %.2f pt, %.1f pt", mean, all[all.count * 95 / 100]))
      if guess != .predictor { #expect(best < mean) }
    }
  }

  /// The errors for the next three places at most 35 ms ahead, from the fourth place on.
  private func measure(
    _ track: [TouchPredictor.Prediction], into errors: inout [Guess: [CGFloat]]
  ) {
    var predictor = TouchPredictor()
    for (index, now) in track.enumerated() {
      predictor.add(now.location, at: now.time)
      guard index >= 3 else { continue }
      for next in track[(index + 1)...].prefix(3)
      where next.time > now.time && next.time.seconds(since: now.time) <= 0.035 {
        let straight = straightOn(from: track[index - 1], over: now, at: next.time)
        let guesses: [(Guess, CGPoint)] = [
          (.predictor, predictor.location(at: next.time) ?? now.location),
          (.stays, now.location), (.straight, straight),
        ]
        for (guess, place) in guesses {
          let miss = hypot(place.x - next.location.x, place.y - next.location.y)
          errors[guess, default: []].append(miss)
        }
      }
    }
  }

  private func straightOn(
    from start: TouchPredictor.Prediction, over now: TouchPredictor.Prediction, at time: Timestamp
  ) -> CGPoint {
    let seconds = now.time.seconds(since: start.time)
    guard seconds > 0 else { return now.location }
    let part = CGFloat(time.seconds(since: now.time) / seconds)
    return CGPoint(
      x: now.location.x + (now.location.x - start.location.x) * part,
      y: now.location.y + (now.location.y - start.location.y) * part)
  }

  private func mean(_ values: [CGFloat]?) -> CGFloat? {
    guard let values, !values.isEmpty else { return nil }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  // MARK: - Tracks

  /// The places of each finger from coming down to lifting, in gestures that go somewhere.
  private func evdevTracks() throws -> [[TouchPredictor.Prediction]] {
    let folder = try #require(SharedRecordings.folder)
    let table = try String(contentsOfFile: "\(folder)/labels.tsv", encoding: .utf8)
    var tracks: [[TouchPredictor.Prediction]] = []
    let known = Set(SharedRecordings.files)
    for line in Effort.sample(table.split(separator: "\n")) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1, ["pan", "swipe", "pinch"].contains(fields[1]),
        known.contains(fields[0])
      else { continue }
      let options = RecordingOptions(devicePath: SharedRecordings.description(for: fields[0]))
      let recording = try Recording(reading: "\(folder)/\(fields[0])", options: options)
      tracks += fingers(in: recording.frames)
    }
    return tracks
  }

  private func fingers(in frames: [InputFrame]) -> [[TouchPredictor.Prediction]] {
    var done: [[TouchPredictor.Prediction]] = []
    var down: [Int: [TouchPredictor.Prediction]] = [:]
    for contact in frames.flatMap(\.contacts) {
      let reading = TouchPredictor.Prediction(
        location: contact.sample.location, time: contact.sample.time)
      switch contact.phase {
      case .began: down[contact.id] = [reading]
      case .moved: down[contact.id]?.append(reading)
      case .ended, .cancelled: down.removeValue(forKey: contact.id).map { done.append($0) }
      }
    }
    return done + down.values
  }

  private struct Fling: Decodable {
    let name: String
    let places: [(time: Int64, x: Double, y: Double)]

    private enum Key: String, CodingKey {
      case name
      case places = "points_ns_xy"
    }

    init(from decoder: any Decoder) throws {
      let all = try decoder.container(keyedBy: Key.self)
      name = try all.decode(String.self, forKey: .name)
      var list = try all.nestedUnkeyedContainer(forKey: .places)
      var places: [(time: Int64, x: Double, y: Double)] = []
      while !list.isAtEnd {
        var entry = try list.nestedUnkeyedContainer()
        let time = try entry.decode(Int64.self)
        let fingers = try entry.decode([[Double]?].self)
        if let first = fingers.first ?? nil { places.append((time, first[0], first[1])) }
      }
      self.places = places
    }
  }

  /// The phone has three pixels to a point.
  private func flingTracks() throws -> [[TouchPredictor.Prediction]] {
    let folder = try #require(SharedRecordings.folder)
    let path = "\(folder)/aosp-velocitytracker/flings.jsonl"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").compactMap { line in
      let fling = try JSONDecoder().decode(Fling.self, from: Data(line.utf8))
      guard fling.name.contains("Fling") else { return nil }
      return fling.places.map { place in
        TouchPredictor.Prediction(
          location: CGPoint(x: place.x / 3, y: place.y / 3),
          time: Timestamp(nanoseconds: place.time))
      }
    }
  }
}
