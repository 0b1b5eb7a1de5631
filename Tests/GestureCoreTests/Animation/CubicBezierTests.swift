import Foundation
import GestureCore
import Testing

@Suite struct CubicBezierTests {
  static let curves = [
    CubicBezier.easeInOut, .easeIn, .easeOut, .linear, CubicBezier(0.25, 0.1, 0.25, 1),
    CubicBezier(0.68, -0.55, 0.27, 1.55), CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 1, 0),
  ]

  @Test("the height over each place is the one that the same parameter gives", arguments: curves)
  func heights(of curve: CubicBezier) {
    for step in 0...50 {
      let t = Double(step) / 50
      func polynomial(_ first: Double, _ second: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
      }
      let place = polynomial(curve.first.x, curve.second.x)
      let height = polynomial(curve.first.y, curve.second.y)
      #expect(abs(curve.value(at: place) - height) < 1e-6)
    }
  }

  @Test("points that can be told by hand: t = 1/2 gives x and y in eighths")
  func known() {
    #expect(CubicBezier.easeInOut.value(at: 0.5) == 0.5)
    // x = 3/8 * 0.42 + 3/8 + 1/8, y = 3/8 + 1/8.
    #expect(abs(CubicBezier.easeIn.value(at: 0.6575) - 0.5) < 1e-9)
    #expect(abs(CubicBezier.easeOut.value(at: 0.3425) - 0.5) < 1e-9)
    #expect(CubicBezier.linear.value(at: 0.3) == 0.3)
  }

  @Test("it is 0 before and 1 after, and easing in and out is its own mirror")
  func ends() {
    let curve = CubicBezier.easeInOut
    #expect([-1, 0, 1, 2].map { curve.value(at: $0) } == [0, 0, 1, 1])
    for step in 1..<20 {
      let place = Double(step) / 20
      #expect(abs(curve.value(at: place) + curve.value(at: 1 - place) - 1) < 1e-9)
    }
  }

  @Test("controls that would fold the time back are held, and what is no number is a line's")
  func hostile() {
    #expect(CubicBezier(-3, 0, 7, 1) == CubicBezier(0, 0, 1, 1))
    let broken = CubicBezier(.nan, 0, .infinity, 1)
    #expect(broken.value(at: 0.25) == 0.25)
  }
}
