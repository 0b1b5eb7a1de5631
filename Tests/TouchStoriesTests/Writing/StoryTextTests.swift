import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchStories

@MainActor @Suite("Stories as text")
struct StoryTextTests {
  @Test("times have three decimals, rounded as C does, ties and large numbers included")
  func times() {
    var state: UInt64 = 18
    func random() -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(truncatingIfNeeded: state >> 1)
    }
    var times: [Int64] = [0, 1, -1, -500_000, .max, .min, 1 << 50, 999_500_000, 999_499_999]
    for scale in [1_000_000, 10_000_000_000, 4_000_000_000_000, 1 << 52, .max] as [Int64] {
      for _ in 0..<400 {
        let time = random() % scale
        times += [time, time - time % 1_000_000 + 500_000]
      }
    }
    let wrong = times.filter {
      let time = Timestamp(nanoseconds: $0)
      return StoryText.time(time) != String(format: "%.3f", time.seconds)
    }
    #expect(wrong == [])
  }

  @Test("the names have a column, and one that is longer keeps a blank")
  func columns() {
    let text = StoryText(names: ["pan"])
    let lines = ["pan", "größer", "nameOfNineteenSigns"].map { name in
      text.line(
        .loss(ToldLoss(time: .zero, kind: .pan, recognizer: name, reason: "why", winner: nil)))
    }
    #expect(
      lines == [
        "   0.000  pan     failed: why", "   0.000  größer  failed: why",
        "   0.000  nameOfNineteenSigns failed: why",
      ])
    #expect(
      text.line(.again(names: ["pan"], count: 3, from: .zero, to: Timestamp(seconds: 12)))
        == "   0.000  pan × 3 as before, the last at 12.000")
  }
}
