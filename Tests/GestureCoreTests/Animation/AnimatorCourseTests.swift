import Foundation
import GestureCore
import Testing

@Suite struct AnimatorCourseTests {
  private func at(_ seconds: TimeInterval) -> Timestamp { Timestamp(seconds: seconds) }

  private func places(_ course: AnimatorCourse, _ times: [TimeInterval]) -> [Double] {
    times.map { (course.position(at: at($0)).x * 1e6).rounded() / 1e6 }
  }

  @Test("it waits, runs to its end along its curve and stays there")
  func runs() {
    var course = AnimatorCourse(curve: .bezier(.easeIn), duration: 2)
    course.run(from: at(1), delay: 0.5)
    #expect(course.end == at(3.5))
    #expect(course.position(at: at(1.2)).x == 0)
    #expect(course.position(at: at(2.5)).x == CubicBezier.easeIn.value(at: 0.5))
    #expect(course.position(at: at(9)).x == 1)
  }

  @Test("held in the middle, nothing leaps, and it goes on with what is left of the time")
  func holds() {
    var course = AnimatorCourse(curve: .bezier(.easeIn), duration: 2)
    course.run(from: at(0))
    course.hold(at: at(1))
    let place = CubicBezier.easeIn.value(at: 0.5)
    #expect(course.position(at: at(5)).x == place)
    #expect(course.fractionComplete(at: at(5)) == place)
    course.run(from: at(5))
    #expect(course.end == at(6))
    #expect(course.position(at: at(5.5)).x == CubicBezier.easeIn.value(at: 0.75))
  }

  @Test("turned round, it goes back along the same curve in the time it took")
  func turns() {
    var course = AnimatorCourse(curve: .bezier(.easeIn), duration: 2)
    course.run(from: at(0))
    course.reverse(at: at(1))
    #expect(course.end == at(2))
    #expect(course.position(at: at(1.5)).x == CubicBezier.easeIn.value(at: 0.25))
    #expect(course.position(at: at(2)).x == 0)
    #expect(course.fractionComplete(at: at(2)) == 1)
  }

  @Test("scrubbed straight, the fraction is the place, and it goes on from there on the curve")
  func scrubs() {
    var course = AnimatorCourse(curve: .bezier(.easeInOut), duration: 2)
    course.scrub(to: 0.3, at: at(0))
    #expect(places(course, [0, 9]) == [0.3, 0.3])
    let moment = course.curve.fraction(reaching: 0.3)
    course.run(from: at(0))
    #expect(abs((course.end?.seconds ?? 0) - 2 * (1 - moment)) < 1e-6)
    let half = CubicBezier.easeInOut.value(at: moment + 0.25)
    #expect(abs(course.position(at: at(0.5)).x - half) < 1e-6)
  }

  @Test("scrubbed along the curve, the fraction is that of the time")
  func scrubsAlong() {
    var course = AnimatorCourse(curve: .bezier(.easeIn), duration: 2)
    course.scrubsLinearly = false
    course.scrub(to: 0.5, at: at(0))
    #expect(course.position(at: at(0)).x == CubicBezier.easeIn.value(at: 0.5))
    #expect(course.fractionComplete(at: at(0)) == 0.5)
  }

  @Test("reversed, the fraction counts from the other end; what is no number is ignored")
  func reversed() {
    var course = AnimatorCourse(curve: .linear, duration: 2, isReversed: true)
    #expect(places(course, [0]) == [1])
    course.scrub(to: 0.25, at: at(0))
    course.scrub(to: .nan, at: at(0))
    #expect(places(course, [0]) == [0.75])
    course.scrub(to: 7, at: at(0))
    #expect(course.fractionComplete(at: at(0)) == 1)
  }

  @Test("it goes on along another curve for the rest of the time, or a part of the whole")
  func goesOn() {
    var course = AnimatorCourse(curve: .linear, duration: 2)
    course.scrub(to: 0.5, at: at(0))
    #expect(course.remainingSeconds(at: at(0), factor: 0) == 1)
    #expect(course.remainingSeconds(at: at(0), factor: 0.25) == 0.5)
    course.resume(from: at(0), along: .bezier(.easeIn), lasting: 1)
    #expect(course.end == at(1))
    #expect(course.position(at: at(0.5)).x == 0.5 + 0.5 * CubicBezier.easeIn.value(at: 0.5))
  }

  @Test("a share that starts late stays where it is when the course is taken by hand")
  func bends() {
    var course = AnimatorCourse(curve: .bezier(.easeInOut), duration: 1)
    var share = AnimatorShare(start: 0.4)
    course.run(from: at(0))
    #expect(share.progress(in: course, at: at(0.3)).x == 0)
    let before = share.progress(in: course, at: at(0.6)).x
    #expect(abs(before - CubicBezier.easeInOut.value(at: 1.0 / 3)) < 1e-12)
    course.hold(at: at(0.6))
    share.setAnchor(in: course, at: at(0.6))
    course.becomePositionBased(at: at(0.6))
    #expect(share.progress(in: course, at: at(0.6)).x == before)
    let fraction = course.fractionComplete(at: at(0.6))
    course.scrub(to: (1 + fraction) / 2, at: at(0.6))
    #expect(abs(share.progress(in: course, at: at(0.6)).x - (1 + before) / 2) < 1e-12)
    course.scrub(to: 0.4, at: at(0.6))
    #expect(share.progress(in: course, at: at(0.6)).x == 0)
  }
}
