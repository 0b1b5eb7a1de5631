import Foundation
import GestureCore
import TouchStories

extension Rule {
  /// Whether it acts at moments of this phase.
  func hears(_ moment: GestureMoment) -> Bool {
    switch occasion(for: moment.kind) {
    case .began: moment.phase == .began
    case .ended: moment.phase == .ended
    case .cancelled: moment.phase == .cancelled
    // A cancelled gesture has no further step.
    case .progress, .back: moment.phase != .cancelled
    }
  }

  /// The first of its conditions that the gesture does not meet now; `nil` if it meets all.
  func miss(
    _ moment: GestureMoment, _ track: GestureTrack, _ surface: TouchSurface, edge: RuleLength
  ) -> RuleMiss? {
    if !gestures.isEmpty, !gestures.contains(where: { $0.kind == moment.kind }) {
      if let rival = moment.rivals.first(where: { rival in
        gestures.contains { $0.kind == rival.kind }
      }) {
        return .outmoved(rival, by: moment.kind)
      }
      return .gesture(moment.kind, wanted: gestures)
    }
    if !recognizers.isEmpty, !recognizers.contains(where: { $0.fits(moment.recognizer) }) {
      return .recognizer(moment.recognizer)
    }
    if moment.kind == .longPress, !meansPress(moment.recognizer) {
      return .pressTime(moment.recognizer, wanted: after)
    }
    if let fingers, !fingers.contains(moment.fingers) {
      return .fingers(moment.fingers, wanted: fingers)
    }
    let width = edge.points(on: surface)
    if !starts.isEmpty,
      !starts.contains(where: { $0.holds(moment.start, on: surface.size, edge: width) })
    {
      return .start(moment.start, wanted: starts, edge: width)
    }
    return missOfCourse(moment, surface) ?? missOfWindow(track.window)
  }

  /// Why it did not act at a gesture that has ended, given the results so far.
  func miss(
    _ moment: GestureMoment, after outcome: GestureTrack.Outcome, _ track: GestureTrack,
    _ surface: TouchSurface, edge: RuleLength
  ) -> RuleMiss? {
    if outcome.isOwner, let course = outcome.course {
      if occasion == .back, course.forward != nil { return .neverBack(step: step) }
      if let miss = outcome.miss { return miss }
      if moment.phase == .cancelled { return .cancelled }
      return .noStep(course.greatest, step: step)
    }
    if let miss = outcome.miss { return miss }
    return miss(moment, track, surface, edge: edge) ?? .occasion(occasion(for: moment.kind))
  }

  /// Why it does not act at the present leg of a course; `nil` if it does.
  func miss(_ course: GestureCourse) -> RuleMiss? {
    guard let direction = course.direction else { return .direction(nil, wanted: directions) }
    if occasion == .back, let forward = course.forward {
      return direction == forward.opposite ? nil : .neverBack(step: step)
    }
    // A rule without directions accepts that of the first step.
    if directions.isEmpty, let forward = course.forward, direction != forward {
      return .direction(direction, wanted: [forward])
    }
    return isFor(direction) ? nil : .direction(direction, wanted: directions)
  }

  private func missOfCourse(_ moment: GestureMoment, _ surface: TouchSurface) -> RuleMiss? {
    // Each leg of a gesture with steps has its own direction.
    if !directions.isEmpty, occasion?.isStep != true {
      let course = GestureHeading(moment)
      if !directions.contains(where: { course?.isTowards($0) ?? false }) {
        let isFine = directions.contains { $0.isBetween }
        return .direction(isFine ? course?.eighth : course?.quarter, wanted: directions)
      }
    }
    let way = hypot(moment.movement.x, moment.movement.y)
    if let least = least?.points(on: surface), way < least {
      return .tooShort(way, least: least)
    }
    if let most = most?.points(on: surface), way > most { return .tooLong(way, most: most) }
    return nil
  }

  private func missOfWindow(_ window: ActiveWindow) -> RuleMiss? {
    if !applications.isEmpty, !window.fits(applications) {
      return .application(window, wanted: applications)
    }
    if window.fits(otherApplications) { return .otherApplication(window) }
    return nil
  }
}
