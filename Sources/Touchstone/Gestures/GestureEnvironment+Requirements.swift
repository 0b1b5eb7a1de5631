import GestureCore

/// Who waits for whom to fail: asked when a recognizer comes in, of all who are in.
extension GestureEnvironment {
  /// Asks for the requirements between a recognizer that has just come in and all with whom it may have
  /// one, both ways (FAI-20, FAI-23): everybody, if it may demand one itself, or else those who may.
  func linkRequirements(of recognizer: UIGestureRecognizer) {
    // Those who are there now: code that is asked may bring others in. Most pairs have nothing to do with each
    // other, and finding that out must be next to nothing.
    let mayDemand = recognizer.mayRequireFailures
    guard mayDemand || contest.hasDemands else { return }
    let places = contest.meet(demandingAlone: !mayDemand)
    for place in places {
      guard let member = contest.met(at: place), let other = roster[member] else { continue }
      other.with { other in
        let mayLink =
          mayDemand
          ? other.mayHaveRequirement(with: recognizer) : recognizer.mayHaveRequirement(with: other)
        if mayLink { linkRequirements(of: recognizer, and: other) }
      }
    }
    contest.part(places)
  }

  private func linkRequirements(of one: UIGestureRecognizer, and other: UIGestureRecognizer) {
    guard one !== other else { return }
    if requires(one, other) { link(one, waitsFor: other) }
    if requires(other, one) { link(other, waitsFor: one) }
  }

  /// Whether a recognizer waits for another one. One "yes" of five makes the requirement for this
  /// attempt (FAI-21), and is remembered so that the verdict can name it.
  private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.requiresFailure(of: other) { return true }
    guard recognizer.mayWantRequirements || other.mayWantRequirements,
      let rule = wantedRequirement(of: recognizer, on: other)
    else { return false }
    recognizer.courseLists.wantedRequirements =
      recognizer.courseLists.wantedRequirements + [(other.serial, rule)]
    return true
  }

  private func wantedRequirement(
    of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer
  ) -> RequirementRule? {
    if recognizer.shouldRequireFailure(of: other) {
      record(.waitsFor, to: .itsClass, about: recognizer, other: other, answer: true)
      return .classRequires
    }
    if other.shouldBeRequiredToFail(by: recognizer) {
      record(.waitsFor, to: .otherClass, about: recognizer, other: other, answer: true)
      return .classRequired
    }
    if recognizer.hasOpinion, delegateRequires(recognizer, other) { return .delegateRequires }
    if other.hasOpinion, delegateRequired(recognizer, other) { return .delegateRequired }
    return nil
  }

  private func delegateRequires(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    ask(recognizer, .requires, .waitsFor, to: .itsDelegate, about: recognizer, other: other) {
      $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    } ?? false
  }

  private func delegateRequired(
    _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    ask(other, .required, .waitsFor, to: .otherDelegate, about: recognizer, other: other) {
      $0.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
    } ?? false
  }

  /// The rule of a requirement that stands.
  func rule(by recognizer: UIGestureRecognizer, on other: UIGestureRecognizer) -> RequirementRule {
    for (serial, rule) in recognizer.courseLists.wantedRequirements where serial == other.serial {
      return rule
    }
    return .requireToFail
  }
}
