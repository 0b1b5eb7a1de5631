import Foundation
import GestureCore
import Testing

@Suite struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .linear, .bezier(.easeInOut), .spring(dampingRatio: 0.3, duration: 0.8),
    .spring(dampingRatio: 1, duration: 0.8, velocity: SIMD2(4, -4)),
    .composed(.bezier(.easeIn), over: .bezier(.easeOut)),
    .part(of: .bezier(.easeIn), from: 0.3, to: 1),
  ]

  @Test("every curve is 0 at the start and before, 1 at the end and after", arguments: curves)
  func ends(of curve: TimingCurve) {
    #expect([-1, 0, 1, 2].map { curve.progress(at: $0) } == [.zero, .zero, .one, .one])
  }

  @Test("the moment of a progress is the first at which it is reached", arguments: curves)
  func inverse(of curve: TimingCurve) {
    for goal in [0.1, 0.35, 0.5, 0.8, 0.99] {
      let moment = curve.fraction(reaching: goal)
      #expect(abs(curve.progress(at: moment).x - goal) < 1e-9)
      #expect(curve.progress(at: moment * 0.99).x < goal)
    }
    #expect([-1, 0, 1, 2].map { curve.fraction(reaching: $0) } == [0, 0, 1, 1])
  }

  @Test("a spring thrown along y moves there as its own spring does")
  func directions() {
    let (x, y) = (
      Spring(frequency: 9, dampingRatio: 1), Spring(frequency: 9, dampingRatio: 1, velocity: 6)
    )
    let curve = TimingCurve.spring(x: x, y: y, duration: 2)
    #expect(curve.progress(at: 0.1) == SIMD2(x.value(at: 0.2), y.value(at: 0.2)))
  }

  @Test("a part of a curve is its stretch, there or back")
  func part() {
    let whole = TimingCurve.bezier(.easeInOut)
    func height(_ place: Double) -> Double { whole.progress(at: place).x }
    let there = TimingCurve.part(of: whole, from: 0.25, to: 0.75)
    let back = TimingCurve.part(of: whole, from: 0.75, to: 0)
    let way = height(0.75) - height(0.25)
    #expect(abs(there.progress(at: 0.5).x - (height(0.5) - height(0.25)) / way) < 1e-12)
    #expect(abs(back.progress(at: 0.5).x - (height(0.75) - height(0.375)) / height(0.75)) < 1e-12)
    let none = TimingCurve.part(of: whole, from: 1, to: 1)
    #expect(none.progress(at: 0.5) == SIMD2(0.5, 0.5))
  }
}
