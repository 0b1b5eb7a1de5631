import Foundation
import GestureCore
import Testing

@Suite("Guessing where a place will be")
struct TouchPredictorTests {
  /// A predictor that has read a place every 10 ms.
  private func predictor(
    after places: [CGPoint], every interval: TimeInterval = 0.01
  ) -> TouchPredictor {
    var predictor = TouchPredictor()
    for (index, place) in places.enumerated() {
      predictor.add(place, at: Timestamp(seconds: Double(index) * interval))
    }
    return predictor
  }

  private func line(_ count: Int, by step: CGFloat) -> [CGPoint] {
    (0..<count).map { CGPoint(x: CGFloat($0) * step, y: 7) }
  }

  @Test("nothing is guessed of nothing, nor of one place [API-V09]")
  func tooLittle() {
    #expect(TouchPredictor().predictions() == [])
    #expect(predictor(after: [CGPoint(x: 3, y: 4)]).predictions() == [])
    #expect(predictor(after: [CGPoint(x: 3, y: 4)]).location(at: Timestamp(seconds: 1)) == nil)
  }

  @Test("even motion goes on, for the next three readings [API-V09]", arguments: [2, 3, 4, 20])
  func even(count: Int) {
    let predictions = predictor(after: line(count, by: 5)).predictions()
    #expect(predictions.count == 3)
    for (index, prediction) in predictions.enumerated() {
      #expect(abs(prediction.location.x - CGFloat(count + index) * 5) < 1e-9)
      #expect(abs(prediction.location.y - 7) < 1e-9)
      #expect(prediction.time == Timestamp(seconds: Double(count + index) * 0.01))
    }
  }

  @Test("never more than 35 ms ahead, and not at all for slower readings [API-V09]")
  func horizon() {
    #expect(predictor(after: line(4, by: 5), every: 0.004).predictions().count == 3)
    #expect(predictor(after: line(4, by: 5), every: 0.016).predictions().count == 2)
    #expect(predictor(after: line(4, by: 5), every: 0.03).predictions().count == 1)
    #expect(predictor(after: line(4, by: 5), every: 0.04).predictions().count == 0)
  }

  @Test("a place that has been speeding up is seen to go on speeding up [API-V09]")
  func acceleration() throws {
    let places = (0..<8).map { CGPoint(x: CGFloat($0 * $0) * 2, y: 0) }
    let next = try #require(predictor(after: places).location(at: Timestamp(seconds: 0.08)))
    // 98 was the last place and 26 the last step; the next step is 30.
    #expect(next.x > 125.5 && next.x < 129)
  }

  @Test("a tremor around even motion is not taken for acceleration [API-V09]")
  func tremor() throws {
    let places = (0..<20).map { CGPoint(x: CGFloat($0) * 10 + ($0 % 2 == 0 ? 1 : -1), y: 0) }
    let next = try #require(predictor(after: places).location(at: Timestamp(seconds: 0.2)))
    // On the line it would be at 200; from the last two places alone, at 197.
    #expect(abs(next.x - 199) < 1.01)
  }

  @Test("what was before a rest says nothing about now [API-V09]")
  func rest() throws {
    var predictor = predictor(after: line(5, by: 20))
    predictor.add(CGPoint(x: 81, y: 7), at: Timestamp(seconds: 1))
    #expect(predictor.predictions() == [])
    predictor.add(CGPoint(x: 82, y: 7), at: Timestamp(seconds: 1.01))
    let next = try #require(predictor.location(at: Timestamp(seconds: 1.02)))
    #expect(abs(next.x - 83) < 1e-9)
  }

  @Test("readings that are not later or not finite are ignored")
  func nonsense() {
    let plain = predictor(after: line(4, by: 5))
    var other = plain
    other.add(CGPoint(x: 99, y: 99), at: Timestamp(seconds: 0.03))
    other.add(CGPoint(x: 99, y: 99), at: Timestamp(seconds: 0.01))
    other.add(CGPoint(x: CGFloat.nan, y: 0), at: Timestamp(seconds: 0.04))
    #expect(other == plain)
  }

  @Test("numbers beyond all measure give no guess instead of a wrong one")
  func overflow() {
    var predictor = TouchPredictor()
    for index in 0..<5 {
      let far = CGFloat.greatestFiniteMagnitude * (index % 2 == 0 ? 1 : -1)
      predictor.add(CGPoint(x: far, y: 0), at: Timestamp(nanoseconds: Int64(index)))
    }
    #expect(predictor.predictions() == [])
  }
}
