import Foundation
import GestureCore
import Testing

@Suite("The last readings of a touch")
struct TouchTrailTests {
  private func place(_ index: Int) -> CGPoint {
    CGPoint(x: CGFloat(index * index), y: CGFloat(index % 3))
  }

  private func trail(_ range: Range<Int>) -> TouchTrail {
    var trail = TouchTrail()
    for index in range { trail.add(place(index), at: Timestamp(seconds: Double(index) / 100)) }
    return trail
  }

  private func predictor(_ range: Range<Int>) -> TouchPredictor {
    var predictor = TouchPredictor()
    for index in range { predictor.add(place(index), at: Timestamp(seconds: Double(index) / 100)) }
    return predictor
  }

  @Test("they say what a predictor says that read them [API-V09]", arguments: [0, 1, 5, 32])
  func same(count: Int) {
    #expect(trail(0..<count).predictor == predictor(0..<count))
  }

  @Test("of many it has the last thirty-two [API-V09]", arguments: [33, 50, 64, 100])
  func last(count: Int) {
    #expect(trail(0..<count).predictor == predictor(count - 32..<count))
  }

  @Test("started anew it knows nothing of before")
  func anew() {
    var trail = trail(0..<40)
    trail.startAnew()
    #expect(trail.predictor == TouchPredictor())
    trail.add(place(1), at: Timestamp(seconds: 0.01))
    trail.add(place(2), at: Timestamp(seconds: 0.02))
    #expect(trail.predictor == predictor(1..<3))
  }
}
