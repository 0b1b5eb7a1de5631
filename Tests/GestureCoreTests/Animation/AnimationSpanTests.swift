import Foundation
import GestureCore
import Testing

@Suite struct AnimationSpanTests {
  @Test("a span waits, runs once and is over")
  func once() {
    let span = AnimationSpan(delay: 1, duration: 2)
    #expect(span.end == 3)
    #expect([0, 1, 1.5, 2, 3, 9].map(span.fraction) == [0, 0, 0.25, 0.5, 1, 1])
  }

  @Test("there and back, it is over at what was set")
  func back() {
    let span = AnimationSpan(duration: 2, autoreverses: true)
    #expect(span.end == 4)
    #expect([0, 1, 2, 3, 3.5, 4].map(span.fraction) == [0, 0.5, 1, 0.5, 0.25, 1])
  }

  @Test("a repeated span starts anew each time, and may end in the middle")
  func repeats() {
    let span = AnimationSpan(duration: 2, repeatCount: 2.5)
    #expect(span.end == 5)
    #expect([1, 2.5, 4.5, 5].map(span.fraction) == [0.5, 0.25, 0.25, 1])
    let endless = AnimationSpan(duration: 2, repeatCount: .infinity, autoreverses: true)
    #expect(endless.end == nil)
    #expect([1, 2.5, 401, 403.5].map(endless.fraction) == [0.5, 0.75, 0.5, 0.25])
  }

  @Test("what takes no time is over at once, or after its delay")
  func instant() {
    #expect(AnimationSpan(duration: 0, repeatCount: .infinity).end == 0)
    #expect(AnimationSpan(duration: 0).isEmpty)
    let late = AnimationSpan(delay: 1, duration: 0)
    #expect(!late.isEmpty)
    #expect([0.5, 1].map(late.fraction) == [0, 1])
  }

  @Test("times that make no sense count as none", arguments: [-1, Double.nan, .infinity])
  func hostile(bad: Double) {
    #expect(AnimationSpan(delay: bad, duration: bad).end == 0)
  }
}
