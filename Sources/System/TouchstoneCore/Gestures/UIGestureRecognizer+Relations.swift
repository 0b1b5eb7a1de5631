import GestureCore

extension UIGestureRecognizer {
  func addRequirement(on other: UIGestureRecognizer) {
    guard other !== self, !requiresFailure(of: other) else { return }
    requirements = RequirementList(
      requirements.entries.filter { !$0.isGone } + [StandingRequirement(on: other)])
    other.anchor.addRequirer(self)
    attempt.engine?.link(self, waitsFor: other)
  }

  /// Whether it may have a failure requirement: by an overridden method, by its delegate, or by `require(toFail:)`.
  var mayHaveRequirements: Bool {
    !isBuiltIn || !requirements.entries.isEmpty || (hasDelegate && delegate != nil)
  }

  /// Whether its overridden methods or its delegate may have an opinion. Recognizers of UIKit's classes without a delegate
  /// are not asked, which would be most of the work when a touch begins.
  var hasOpinion: Bool { !isBuiltIn || hasDelegate }

  func updateMayRequire() {
    mayRequire =
      !isBuiltIn || hasDelegate && !delegateLeavesOut.isSuperset(of: [.requires, .required])
  }

  /// Whether the two may have a requirement; a fast check.
  @inline(__always)
  func mayHaveRequirement(with other: UIGestureRecognizer) -> Bool {
    mayRequire || other.mayRequire || requiresFailure(of: other) || other.requiresFailure(of: self)
  }

  package func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains(other.serial)
  }

  /// The recognizer's name in the trace.
  var label: String { name ?? traceName }

  package var subject: Subject {
    if let knownSubject { return knownSubject }
    let subject = Subject(id: serial, name: label)
    knownSubject = subject
    return subject
  }

  /// The recognizers that must fail before this one may begin, as far as they still exist.
  package var standingRequirements: [UIGestureRecognizer] {
    requirements.entries.compactMap(\.recognizer)
  }

  /// Removes a requirement of `require(toFail:)`, for tools; the present attempt keeps it.
  package func removeRequirement(_ other: UIGestureRecognizer) {
    requirements = RequirementList(
      requirements.entries.filter { !$0.isGone && $0.serial != other.serial })
    other.madeAnchor?.removeRequirer(self)
  }

  /// Class, name, state, view and relations, for a debugger (API-X02, COR-06).
  var descriptionText: String {
    var text = "<\(Swift.type(of: self)): \(serial)"
    if let name { text += "; name = \(name)" }
    text += "; state = \(state)"
    if let view { text += "; view = \(view)" }
    if !targets.entries.isEmpty {
      text += "; target= <\(targets.entries.map(\.descriptionText).joined(separator: ", "))>"
    }
    if let taps = (self as? UITapGestureRecognizer)?.numberOfTapsRequired, taps != 1 {
      text += "; numberOfTapsRequired = \(taps)"
    }
    let waitsFor = requirements.entries.compactMap(\.label)
    if !waitsFor.isEmpty { text += "; must-fail = {\(waitsFor.joined(separator: ", "))}" }
    let requirers = madeAnchor?.requirerLabels ?? []
    if !requirers.isEmpty { text += "; must-fail-for = {\(requirers.joined(separator: ", "))}" }
    return text + ">"
  }
}

/// Serial numbers, in the order in which recognizers are made and added to views.
extension UIGestureRecognizer {
  private static var lastSerial = 0

  static func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }
}

// Accessors for the targets above: a stored property that another module sees has its exclusivity checked at run time.
extension UIGestureRecognizer {
  package var traceLabel: String { label }

  /// Sets the reason why it may not begin, which is nearer than the answer of its view.
  package func setVetoReason(_ reason: Reason) { vetoReason = reason }
  package var ownEngine: GestureEngine? { engine }
  package var limitsInUse: GestureTuning { tuning }
  package var inputTime: Timestamp { now }
  package var rankAmongMembers: Int { rank }
  /// Those that have lifted included.
  package var touchesOfAttempt: [UITouch] { attempt.allTouches }
}
