import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Content under fingers that were recorded on phones.
@Suite("Recorded flings of a scroll view")
struct ScrollRecordedFlingTests {
  private struct Fling: Decodable {
    var name: String
    /// Nanoseconds, and a place for each finger.
    var points: [Point]

    struct Point: Decodable {
      var time: Int64
      var places: [[Double]?]

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        time = try container.decode(Int64.self)
        places = try container.decode([[Double]?].self)
      }
    }

    enum CodingKeys: String, CodingKey {
      case name
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
    "each goes as far as its speed at the lift says [PAN-11]",
    .enabled(if: file != nil, "../shared/recordings is not there"),
    arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func flings(rate: UIScrollView.DecelerationRate) throws {
    let lines = try String(contentsOf: #require(Self.file), encoding: .utf8).split(separator: "\n")
    var count = 0
    for line in lines {
      let fling = try JSONDecoder().decode(Fling.self, from: Data(line.utf8))
      let stage = Stage(size: CGSize(width: 4000, height: 4000))
      let (view, diary) = stage.addScrollView(
        frame: stage.view.bounds, content: CGSize(width: 80_000, height: 80_000))
      view.contentOffset = CGPoint(x: 38_000, y: 38_000)
      view.decelerationRate = rate
      var thrown: (velocity: CGPoint, from: CGPoint, target: CGPoint)?
      diary.retarget = { velocity, target in
        thrown = (velocity, view.contentOffset, target)
        return target
      }
      play(fling, on: stage)
      // One of them is a tap.
      guard let (velocity, start, target) = thrown else { continue }
      stage.wait(60)
      #expect(!view.isDecelerating)
      let reach = rate.rawValue / (1 - rate.rawValue)
      let moves = { (speed: CGFloat) in abs(speed) >= 0.01 ? speed * reach : 0 }
      let end = CGPoint(x: start.x + moves(velocity.x), y: start.y + moves(velocity.y))
      #expect(abs(end.x - target.x) < 1e-6 && abs(end.y - target.y) < 1e-6, "\(fling.name)")
      #expect(view.contentOffset == target, "\(fling.name)")
      #expect(hypot(velocity.x, velocity.y) > 0.3, "\(fling.name)")
      count += 1
    }
    #expect(count == 7)
  }

  /// One pixel a point, from the middle of the stage.
  private func play(_ fling: Fling, on stage: Stage) {
    let first = fling.points[0]
    let start = first.places[0] ?? [0, 0]
    for (index, point) in fling.points.enumerated() {
      let time = Timestamp(nanoseconds: point.time - first.time + 1_000_000_000)
      let place = point.places[0] ?? start
      let sample = ContactSample(
        time: time, location: CGPoint(x: place[0] - start[0] + 2000, y: place[1] - start[1] + 2000))
      let phase: Contact.Phase =
        index == 0 ? .began : index == fling.points.count - 1 ? .ended : .moved
      stage.scene.touchSystem.receive(
        InputFrame(
          time: time, contacts: [Contact(id: 1, phase: phase, kind: .direct, sample: sample)]))
    }
  }
}
