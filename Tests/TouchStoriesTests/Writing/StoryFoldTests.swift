import Foundation
import GestureCore
import Testing

@testable import TouchStories

@Suite("Folded stories") struct StoryFoldTests {
  private func tap(_ time: Double, x: CGFloat = 0) -> StoryEntry {
    .gesture(
      ToldGesture(
        kind: .tap, recognizer: "tap", fingers: 1, began: Timestamp(seconds: time),
        recognized: Timestamp(seconds: time + 0.1), ended: Timestamp(seconds: time + 0.1),
        isCancelled: false, location: CGPoint(x: x, y: 0), values: .none, extent: nil))
  }

  private func loss(_ time: Double, _ reason: String = "waited 0.35 s") -> StoryEntry {
    .loss(
      ToldLoss(
        time: Timestamp(seconds: time), kind: .doubleTap, recognizer: "doubleTap", reason: reason,
        winner: nil, cause: nil))
  }

  /// Each line as a word: the entry's time, or names, count and times of what came again.
  private func told(_ entries: [StoryEntry]) -> [String] {
    var fold = StoryFold()
    let lines = entries.flatMap { fold.take($0) } + fold.end()
    return lines.map { line in
      switch line {
      case .entry(let entry): "\(entry.time.seconds)"
      case .again(let names, let count, let from, let to):
        "\(names) × \(count) \(from.seconds)-\(to.seconds)"
      }
    }
  }

  @Test("what comes three times or more is told once and counted, wherever it lies")
  func single() {
    #expect(told([tap(0), tap(1)]) == ["0.0", "1.0"])
    let taps = (0..<15).map { tap(Double($0), x: CGFloat($0)) }
    #expect(told(taps) == ["0.0", "[\"tap\"] × 14 1.0-14.0"])
  }

  @Test("groups fold, and what is left of one at the end is told")
  func groups() {
    let rounds = (0..<4).flatMap { [tap(Double($0)), loss(Double($0) + 0.5, "waited \($0) s")] }
    #expect(
      told(rounds + [tap(4)])
        == ["0.0", "0.5", "[\"tap\", \"doubleTap\"] × 3 1.0-3.5", "4.0"])
    #expect(told(Array(rounds[..<4])) == ["0.0", "0.5", "1.0", "1.5"])
  }

  @Test("another reason is another line, and a run goes on behind it")
  func broken() {
    let entries = [tap(0), tap(1), tap(2), loss(3, "moved too far"), tap(4), tap(5), tap(6)]
    #expect(
      told(entries) == ["0.0", "[\"tap\"] × 2 1.0-2.0", "3.0", "4.0", "[\"tap\"] × 2 5.0-6.0"])
  }

  @Test("nothing is lost: the entries that are told and those that are counted are all there are")
  func counts() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let entries = (0..<Int.random(in: 0...30, using: &random)).map {
        Bool.random(using: &random) ? tap(Double($0)) : loss(Double($0))
      }
      var fold = StoryFold()
      let lines = entries.flatMap { fold.take($0) } + fold.end()
      let count = lines.reduce(0) { sum, line in
        if case .again(let names, let count, _, _) = line {
          sum + names.count * count
        } else {
          sum + 1
        }
      }
      #expect(count == entries.count)
    }
  }
}
