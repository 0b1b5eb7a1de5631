import Foundation
import GestureCore
import Testing
import TouchRecordings

@Suite("What a recording holds")
struct SummaryTests {
  private func summary(_ text: String) throws -> RecordingSummary {
    let recording = try Recording(text: text, named: "test")
    var summary = RecordingSummary(recording.header)
    for frame in recording.frames { summary.take(frame) }
    return summary
  }

  @Test("frames, fingers, rates and reach")
  func numbers() throws {
    let moves = (1...100).map { "\(Double($0) / 100) move 1 \(100 + $0),50\n" }.joined()
    let summary = try summary("touches 1\nsize 400x800\n0 down 1 100,50 radius 4\n\(moves)2 up 1\n")
    #expect(summary.frameCount == 102)
    #expect(summary.contactCount == 1)
    #expect(abs(summary.touched - 2) < 1e-9)
    #expect((98...101).contains(summary.intervals.rate ?? 0))
    #expect(summary.tellsRadius && !summary.tellsForce)
    #expect(summary.highest == CGPoint(x: 200, y: 50))
    #expect(summary.suspicions == [])
  }

  @Test("leaps, ghosts, standstills and silences are suspicious")
  func suspicions() throws {
    let text = """
      touches 1
      size 400x800
      0     down 1 10,10
      0.001 move 1 110,10
      0.011 move 1 111,10; down 2 5,5
      0.011 move 1 112,10
      0.021 up 2
      0.030 move 1 113,10
      0.530 move 1 213,10
      0.6   up 1

      """
    #expect(
      try summary(text).suspicions.map { "\($0.kind) \($0.contact) \($0.words)" } == [
        "leap 1 leaps 100 points in 1 ms", "standstill 1 moves while no time passes",
        "ghost 2 is gone after 10 ms",
        "silence 1 is not reported for 500 ms and then is 100 points away",
      ])
  }
}
