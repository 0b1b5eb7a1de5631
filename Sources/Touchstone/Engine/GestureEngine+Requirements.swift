import GestureCore

/// Finds failure requirements, when a recognizer comes in.
extension GestureEngine {
  /// Finds the requirements between a new recognizer and the present ones, both ways (FAI-20, FAI-23). A recognizer that
  /// cannot have one by itself is compared only with those that can.
  func linkRequirements(of recognizer: UIGestureRecognizer) {
    // A snapshot, because client code that is asked may bring in others.
    let mayRequire = recognizer.mayHaveRequirements
    guard mayRequire || contest.hasRequirers else { return }
    let indices = contest.openSnapshot(requirersOnly: !mayRequire)
    for index in indices {
      guard let member = contest.snapshotMember(at: index), let other = roster[member] else {
        continue
      }
      other.with { other in
        let mayLink =
          mayRequire
          ? other.mayHaveRequirement(with: recognizer) : recognizer.mayHaveRequirement(with: other)
        if mayLink { linkRequirements(of: recognizer, and: other) }
      }
    }
    contest.closeSnapshot(indices)
  }

  private func linkRequirements(of one: UIGestureRecognizer, and other: UIGestureRecognizer) {
    guard one !== other else { return }
    if requires(one, other) { link(one, waitsFor: other) }
    if requires(other, one) { link(other, waitsFor: one) }
  }

  /// Whether a recognizer requires another to fail. One "yes" of five makes the requirement for this attempt (FAI-21); its
  /// rule is kept for the verdict.
  private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.requiresFailure(of: other) { return true }
    guard recognizer.mayRequire || other.mayRequire,
      let rule = foundRequirement(of: recognizer, on: other)
    else { return false }
    recognizer.attemptLists.foundRequirements =
      recognizer.attemptLists.foundRequirements + [(other.serial, rule)]
    return true
  }

  private func foundRequirement(
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

  /// The rule of a requirement.
  func requirementRule(of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer)
    -> RequirementRule
  {
    for (serial, rule) in recognizer.attemptLists.foundRequirements where serial == other.serial {
      return rule
    }
    return .requireToFail
  }
}
