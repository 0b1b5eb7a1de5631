import Foundation
import Testing

@testable import TouchStories

@Suite struct TimeScaleTests {
  @Test("quiet time is folded; what is around it keeps to scale")
  func fold() {
    let scale = TimeScale(busy: [0...1, 5...6], span: 0...6, width: 442)
    #expect(scale.rows.count == 1)
    let row = scale.rows[0]
    #expect(row.pieces.map(\.from) == [0, 4.95])
    #expect(row.pieces.map(\.to) == [1.05, 6])
    #expect(abs(scale.density - 400 / 2.1) < 0.001)
    #expect(abs(scale.x(1, in: row) - scale.density) < 0.001)
    // In the fold time stands still.
    #expect(scale.x(2, in: row) == scale.x(3, in: row))
    #expect(abs(scale.x(6, in: row) - 442) < 0.001)
    #expect(abs(scale.part(5.5) - 1.6 / 2.1) < 0.001)
    #expect(abs(scale.moment(1.6 / 2.1) - 5.5) < 0.001)
  }

  @Test("short pauses are not folded")
  func pause() {
    #expect(TimeScale(busy: [0...1, 1.7...2], span: 0...2, width: 400).rows[0].pieces.count == 1)
  }

  @Test("long times go on in further rows of one scale, and there are never many")
  func rows() {
    let minute = TimeScale(busy: [0...60], span: 0...60, width: 400)
    #expect(minute.rows.count == 8)
    #expect(minute.rows.allSatisfy { abs($0.to - $0.from - 7.5) < 0.001 })
    let taps = (0..<3000).map { index -> ClosedRange<Double> in
      let start = Double(index) * 10
      return start...start + 0.1
    }
    let hours = TimeScale(busy: taps, span: 0...30_000, width: 400)
    #expect(hours.rows.count <= 16)
    #expect(hours.rows.allSatisfy { $0.pieces.count <= 8 })
  }

  @Test(
    "ticks are at one, two or five of a power of ten",
    arguments: [(400.0, 0.0001), (20, 0.01), (4, 0.05), (0.2, 1), (0.011, 20), (0.0001, 2000)])
  func ticks(secondsPart: Double, expected: Double) {
    // The width is such that 76 points are a part of the time.
    let scale = TimeScale(busy: [0...1 / secondsPart], span: 0...1 / secondsPart, width: 400)
    let interval = scale.tickInterval(atLeast: 76)
    let mantissa = interval / pow(10, log10(interval).rounded(.down))
    #expect([1, 2, 5].contains { abs(mantissa - $0) < 1e-6 })
    #expect(CGFloat(interval) * scale.density >= 75.9)
    #expect(CGFloat(interval) * scale.density < 76 * 2.6)
  }

  @Test("a picture without time has a scale all the same")
  func nothing() {
    let scale = TimeScale(busy: [], span: 3...3, width: 400)
    #expect(scale.rows.count == 1)
    #expect(scale.x(3, in: scale.rows[0]).isFinite)
    #expect(scale.part(3).isFinite)
  }
}
