import Foundation
import GestureCore
import Testing

@Suite("RubberBand")
struct RubberBandTests {
  @Test(
    "a stretch is x·c·d / (d + c·x)",
    arguments: [
      (100, 400, 48.351_648_351_648_35), (-100, 400, -48.351_648_351_648_35), (0, 400, 0),
      (400, 400, 141.935_483_870_967_74), (1, 1, 0.354_838_709_677_419_4), (50, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func numbers(distance: CGFloat, length: CGFloat, stretch: CGFloat) {
    #expect(abs(RubberBand(length: length).stretch(for: distance) - stretch) < 1e-9)
  }

  @Test("it never shows a whole length, and grows with the pull")
  func bound() {
    let band = RubberBand(length: 300)
    let shown = [1, 10, 1e3, 1e5, 1e8].map { band.stretch(for: $0) }
    #expect(shown == shown.sorted() && shown.allSatisfy { $0 < 300 })
    #expect(band.stretch(for: .greatestFiniteMagnitude) <= 300)
    #expect(band.stretch(for: -.greatestFiniteMagnitude) >= -300)
  }

  @Test("the distance of a stretch gives it back, and the slope is its difference")
  func inverse() {
    let band = RubberBand(length: 250)
    for distance in stride(from: -900.0, through: 900, by: 37) {
      #expect(abs(band.distance(for: band.stretch(for: distance)) - distance) < 1e-9)
      let step = (band.stretch(for: distance + 1e-4) - band.stretch(for: distance - 1e-4)) / 2e-4
      #expect(abs(band.slope(at: distance) - step) < 1e-6)
    }
  }

  @Test("lengths that are none stretch nothing", arguments: [-5, .nan, .infinity] as [CGFloat])
  func nonsense(length: CGFloat) {
    let band = RubberBand(length: length)
    #expect(band.stretch(for: 10) == 0 && band.distance(for: 10) == 0 && band.slope(at: 3) == 0)
  }
}
