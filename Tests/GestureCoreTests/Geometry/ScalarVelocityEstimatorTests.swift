import Foundation
import GestureCore
import Testing

@Suite("ScalarVelocityEstimator")
struct ScalarVelocityEstimatorTests {
  @Test("it mixes the last two moves as its two-dimensional kin does")
  func mix() {
    var estimator = ScalarVelocityEstimator()
    let readings: [(TimeInterval, CGFloat)] = [(0, 1), (0.5, 1.5), (1, 2.5), (1, 9)]
    let velocities = readings.map { time, scale in
      estimator.add(scale, at: Timestamp(seconds: time))
      return estimator.velocity
    }
    #expect(velocities == [0, 1, 1.75, 1.75])
  }

  @Test("a reset forgets the velocity and measures from the new value")
  func reset() {
    var estimator = ScalarVelocityEstimator()
    estimator.add(0, at: .zero)
    estimator.add(3, at: Timestamp(seconds: 1))
    estimator.reset(to: 1, at: Timestamp(seconds: 1))
    #expect(estimator.velocity == 0)
    estimator.add(0.5, at: Timestamp(seconds: 2))
    #expect(estimator.velocity == -0.5)
  }

  @Test("in another unit the motion goes on [REC-05]")
  func rescale() {
    var estimator = ScalarVelocityEstimator()
    for (time, value) in [(0.0, 1.0), (1, 2), (2, 4)] {
      estimator.add(value, at: Timestamp(seconds: time))
    }
    estimator.rescale(by: 0.25)
    #expect(estimator.velocity == 0.4375)
    estimator.add(2, at: Timestamp(seconds: 3))
    #expect(estimator.velocity == 0.875)
    estimator.rescale(by: .infinity)
    #expect(estimator == ScalarVelocityEstimator())
  }

  @Test("a value that is not finite is ignored")
  func notFinite() {
    var estimator = ScalarVelocityEstimator()
    estimator.add(0, at: .zero)
    let before = estimator
    estimator.add(.nan, at: Timestamp(seconds: 1))
    estimator.add(.infinity, at: Timestamp(seconds: 1))
    #expect(estimator == before)
  }
}
