import Foundation
import Testing
import TouchStories
import Touchstone

/// The pan's velocity against what Android's own tests expect of its estimators.
@Suite struct FlingVelocityTests {
  private struct Fling: Decodable {
    struct Expectation: Decodable {
      var axis: String
      /// Pixels a second.
      var expectedSpeed: Double

      enum CodingKeys: String, CodingKey {
        case axis
        case expectedSpeed = "expected_px_per_s"
      }
    }

    /// Nanoseconds, and a place for each finger.
    struct Point: Decodable {
      var time: Int64
      var places: [[Double]?]

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        time = try container.decode(Int64.self)
        places = try container.decode([[Double]?].self)
      }
    }

    var name: String
    var points: [Point]
    var expected: [Expectation]

    enum CodingKeys: String, CodingKey {
      case name, expected
      case points = "points_ns_xy"
    }
  }

  /// The folder beside the working copy, or wherever `TOUCHSTONE_RECORDINGS` says.
  nonisolated private static var file: URL? {
    let named = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORDINGS"]
    let beside = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/recordings").standardizedFileURL.path
    return [named, beside].compactMap(\.self)
      .map { URL(filePath: $0).appending(path: "aosp-velocitytracker/flings.jsonl") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  @Test(
    "a fling's velocity is within a fifth of what is expected [PAN-11, PAN-12]",
    .enabled(if: file != nil, "../shared/recordings is not there"))
  func flings() throws {
    let scene = try scene(#"{"type": "pan"}"#)
    let file = try #require(Self.file)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    var far: [String] = []
    for line in lines {
      let fling = try JSONDecoder().decode(Fling.self, from: Data(line.utf8))
      guard !fling.expected.isEmpty else { continue }
      let pan = try #require(gestures(touches(fling), in: scene).first)
      guard case .pan(_, let velocity) = pan.values else { continue }
      for axis in ["X", "Y"] {
        let ours = axis == "X" ? velocity.x : velocity.y
        let expected = fling.expected.filter { $0.axis == axis }.map(\.expectedSpeed)
        if !expected.isEmpty, !expected.contains(where: { abs(ours - $0) <= 0.2 * abs($0) }) {
          far.append("\(fling.name) \(axis): \(ours) instead of \(expected)")
        }
      }
    }
    #expect(far == [])
  }

  /// One pixel a point, from the middle of the scene; the last point repeats the one before, as the
  /// lift.
  private func touches(_ fling: Fling) -> String {
    let points = fling.points
    let start = points[0].places[0] ?? [0, 0]
    return points.indices.map { index in
      let verb = index == 0 ? "down" : index == points.count - 1 ? "up" : "move"
      let nanoseconds = points[index].time - points[0].time
      let now = points[index].places[0] ?? start
      let place = "\(now[0] - start[0] + 200),\(now[1] - start[1] + 400)"
      return String(format: "%.9f ", Double(nanoseconds) / 1e9) + "\(verb) 1 \(place)"
    }.joined(separator: "\n")
  }
}
