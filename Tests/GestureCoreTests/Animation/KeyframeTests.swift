import Foundation
import GestureCore
import Testing

@Suite struct KeyframeTests {
  private func progress(_ keyframe: Keyframe, _ wholes: [Double]) -> [Double] {
    wholes.map { keyframe.progress(at: SIMD2(repeating: $0)).x }
  }

  @Test("a keyframe happens in its part of the whole, and only the last overshoots")
  func part() {
    let middle = Keyframe(start: 0.25, duration: 0.5)
    #expect(progress(middle, [-0.1, 0, 0.25, 0.5, 0.75, 1, 1.2]) == [0, 0, 0, 0.5, 1, 1, 1])
    let last = Keyframe(start: 0.5, duration: 0.5)
    #expect(progress(last, [0.5, 0.75, 1, 1.25]) == [0, 0.5, 1, 1.5])
  }

  @Test("a discrete keyframe, and one without length, leap at their end")
  func leaps() {
    var discrete = Keyframe(start: 0.25, duration: 0.25)
    discrete.isDiscrete = true
    #expect(progress(discrete, [0.25, 0.49, 0.5, 1]) == [0, 0, 1, 1])
    #expect(progress(Keyframe(start: 0.5, duration: 0), [0.4, 0.5, 0.6]) == [0, 1, 1])
    #expect(progress(Keyframe(start: 1, duration: 1), [0, 0.9, 1]) == [0, 0, 1])
  }

  @Test("limits are held inside the whole; a keyframe inside another takes a part of it")
  func limits() {
    #expect(Keyframe(start: -1, duration: 9) == Keyframe(start: 0, duration: 1))
    #expect(Keyframe(start: .nan, duration: .nan) == Keyframe(start: 0, duration: 1))
    let inner = Keyframe(start: 0.5, duration: 0.5).inner(Keyframe(start: 0.5, duration: 0.5))
    #expect(inner == Keyframe(start: 0.75, duration: 0.25))
  }

  @Test("an even pace gives each step as much time as it has way")
  func pace() {
    var path = KeyframePath([step(0.5, 1, from: 0, to: 30), step(0, 0.5, from: 30, to: 40)])
    path.pace()
    // The second in the list comes first in time.
    #expect(path.steps[1].keyframe == Keyframe(start: 0, duration: 0.25))
    #expect(path.steps[0].keyframe == Keyframe(start: 0.25, duration: 0.75))
  }

  @Test("a curved path meets its key values with one speed on both sides")
  func curve() {
    var path = KeyframePath([step(0, 0.5, from: 0, to: 10), step(0.5, 1, from: 10, to: 40)])
    path.curve()
    func value(_ index: Int, _ progress: Double) -> Double {
      let step = path.steps[index]
      return [10.0, 40][index]
        + KeyframePath.remainder(
          of: step.difference, step.tangents, at: SIMD8(repeating: progress))[0]
    }
    #expect([value(0, 0), value(0, 1), value(1, 0), value(1, 1)] == [0, 10, 10, 40])
    let step = 1e-5
    let before = (value(0, 1) - value(0, 1 - step)) / step
    let after = (value(1, step) - value(1, 0)) / step
    #expect(abs(before - 20) < 0.01 && abs(after - 20) < 0.01)
    // Catmull and Rom between 0, 0, 10, 40: (-0 + 9 * 0 + 9 * 10 - 40) / 16.
    #expect(abs(value(0, 0.5) - 3.125) < 1e-12)
  }

  @Test("with uneven times, too, the speed at a key value is one")
  func unevenCurve() {
    var path = KeyframePath([step(0, 0.2, from: 0, to: 10), step(0.2, 1, from: 10, to: 40)])
    path.curve()
    let (first, second) = (path.steps[0], path.steps[1])
    // 40 in all the time there is.
    #expect(first.tangents?.end[0] == 40 * 0.2)
    #expect(second.tangents?.start[0] == 40 * 0.8)
    #expect(first.tangents?.start[0] == 5 && second.tangents?.end[0] == 15)
  }

  private func step(
    _ start: Double, _ end: Double, from old: Double, to new: Double
  ) -> KeyframePath.Step {
    var difference = SIMD8<Double>.zero
    difference[0] = old - new
    return .init(keyframe: Keyframe(start: start, duration: end - start), difference: difference)
  }
}
