import Testing
import TouchstoneTesting
import UIKit

/// The same tests under the hands of people, and under all circumstances.
@MainActor @Suite struct HandTests {
  private let place = CGPoint(x: 200, y: 400)

  @Test("a hand of flesh and blood")
  func human() {
    // snippet.human
    let stage = Stage()
    stage.hands = .human(seed: 7)
    // snippet.end
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.add(double, named: "double")
    stage.finger(at: place).doubleTap()
    #expect(stage.expect(double).recognized() == .met)
  }

  @Test("one hand that is human, among steady ones")
  func single() {
    let stage = Stage()
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    // snippet.single
    let hand = stage.add(Hand(.human(seed: 7), fingers: 2, spread: 120), at: place)
    hand.down().pinch(to: 2).up()
    // snippet.end
    #expect(stage.expect(pinch).ended() == .met)
  }

  @Test("almost everybody can do it")
  func everybody() {
    // snippet.everybody
    let rate = Matrix(hands: HandStyle.humans(1...100)).rate { stage in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      stage.add(double, named: "double")
      stage.finger(at: place).doubleTap()
      return stage.expect(double).recognized()
    }
    #expect(rate.atLeast(0.95) == .met)
    // snippet.end
  }

  @Test("orders, hands and frame rates")
  func matrix() {
    // snippet.matrix
    let matrix = Matrix(hands: [.steady, .human(seed: 1)], frameRates: [60, 120, 240])
    let report = matrix.run { stage in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      stage.add(double, named: "double")
      stage.add(UITapGestureRecognizer(), named: "single").require(toFail: double)
      stage.finger(at: CGPoint(x: 200, y: 400)).doubleTap()
    }
    #expect(report.outcome == .met)
    // snippet.end
  }

  @Test("what depends on the order is told with the difference")
  func order() {
    let report = Matrix().run { stage in
      stage.add(UITapGestureRecognizer(), named: "one")
      stage.add(UITapGestureRecognizer(), named: "two")
      stage.finger(at: CGPoint(x: 200, y: 400)).tap()
    }
    // snippet.order-output
    #expect(
      "\(report.outcome)" == """
        1 of 2 runs differ from hands .steady, 60 Hz
        recognizers added in the order 2 1, hands .steady, 60 Hz:
        − two ended
        + one ended
        """)
    // snippet.end
  }
}
