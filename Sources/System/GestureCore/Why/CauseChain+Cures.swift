/// The usual remedies.
extension CauseChain {
  /// The limits that are properties of a recognizer; clients cannot set the other limits.
  private static let settableLimits: Set<String> = ["allowableMovement", "minimumPressDuration"]

  func cure(
    forPreventionOf loser: String, by winner: String, _ requirement: RequirementRule?
  ) -> String {
    if let requirement {
      return cure(against: requirement, of: loser, on: winner)
        + ", and let one of the delegates answer true to shouldRecognizeSimultaneouslyWith"
    }
    return "let one of the delegates answer true to shouldRecognizeSimultaneouslyWith, or call "
      + "\(winner).require(toFail: \(loser)) if \(loser) should have its chance first"
  }

  func cure(
    forWaitOf name: String, on other: Subject, _ rule: RequirementRule, before index: Int
  ) -> String {
    let drop = cure(against: rule, of: name, on: other.name)
    guard let attempt = attempt(of: other.id, at: index), let finish = attempt.finish,
      case .over(_, _, _, let limit, _)? = reason(at: finish), Self.settableLimits.contains(limit)
    else { return "\(drop) if both may act" }
    return "\(drop) if both may act, or lower \(limit)"
  }

  private func cure(
    against rule: RequirementRule, of name: String, on other: String
  ) -> String {
    rule == .requireToFail ? "drop \(name).require(toFail: \(other))" : "answer no in \(rule)"
  }

  func cure(for reason: Reason?) -> String? {
    switch reason {
    case .over(_, _, _, let limit, _):
      Self.settableLimits.contains(limit) ? "raise \(limit) to allow it" : nil
    case .under(_, _, _, let limit, _):
      Self.settableLimits.contains(limit) ? "lower \(limit) to allow it" : nil
    case .tooManyFingers: "allow more fingers"
    case .keptByContent(let view, let scrollView, let rule):
      rule == "canCancelContentTouches"
        ? "set canCancelContentTouches = true on \(scrollView)"
        : "answer true from touchesShouldCancel(in: \(view)) of \(scrollView)"
    // The number is not a property of a pinch or a rotation.
    case .tooFewFingers:
      "use as many fingers as it needs, or lower their number where it is a property"
    case .fingersLate: "let the fingers come down closer together"
    default: nil
    }
  }

  func cure(forWithholdingBy name: String, from view: String) -> String {
    let scrollView = "delaysContentTouches of "
    if name.hasPrefix(scrollView) {
      return "set delaysContentTouches = false on \(name.dropFirst(scrollView.count)), or hold the "
        + "finger on \(view) before it moves"
    }
    return "set delaysTouchesBegan = false on \(name)"
  }

  func cure(for exclusion: Exclusion, of name: String) -> String? {
    switch exclusion {
    case .disabled: Self.cureForDisabled(name)
    case .isOver(let wait): wait.map { cure(for: $0, of: name) }
    case .addedLate: "add \(name) to its view before the finger comes down"
    case .touchType(let type): "add \(type) to allowedTouchTypes of \(name)"
    case .otherTouchType: "set requiresExclusiveTouchType = false on \(name)"
    case .pressType(let type): "add \(type) to allowedPressTypes of \(name)"
    case .scrollType: "set allowedScrollTypesMask = .all on \(name)"
    case .pointerKind, .touchless: nil
    case .event(let adviser): "let \(adviser) answer true to shouldReceive for the event"
    case .declined: "let its delegate answer true to shouldReceive"
    }
  }

  private func cure(for wait: ResetWait, of name: String) -> String {
    switch wait {
    case .inputs(let inputs):
      "lift \(TraceInput.list(inputs)) before the next finger comes down"
    case .unfinished(let other):
      "wait until \(other.name) has finished, or drop the requirement that links it with \(name)"
    case .inputsOf(let other, let inputs):
      "lift \(TraceInput.list(inputs)) before the next finger comes down, or drop the requirement "
        + "that links \(name) with \(other.name)"
    case .failure(let other):
      "wait until \(other.name) has failed, or drop \(name)'s requirement"
    }
  }

  func cure(for refusal: FrameRefusal) -> String? {
    guard case .whileInactive = refusal else { return nil }
    return "let the scene be active, and call endIgnoringInteractionEvents() as often as "
      + "beginIgnoringInteractionEvents()"
  }

  func cure(for miss: HitMiss, of view: String) -> String {
    switch miss {
    case .hidden: "show \(view)"
    case .transparent: "raise the alpha of \(view) above 0.01"
    case .userInteractionDisabled: "set isUserInteractionEnabled = true on \(view)"
    case .animated: "add .allowUserInteraction to the options of the animation of \(view)"
    case .flattened: "give \(view) a transform that has an inverse"
    case .outside(let superview): "make \(superview) large enough for what is in it"
    }
  }
}
