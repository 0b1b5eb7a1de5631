import GestureCore

extension UIGestureRecognizer {
  /// Makes this recognizer wait, in every gesture, until the other has failed (FAI-01). The other is
  /// not kept alive. Requiring oneself is ignored (FAI-13).
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self, !requiresFailure(of: otherGestureRecognizer) else {
      return
    }
    requiredFailures =
      requiredFailures.filter { $0.recognizer != nil }
      + [WeakRecognizer(recognizer: otherGestureRecognizer)]
    requiredIdentities = requiredIdentities + [ObjectIdentifier(otherGestureRecognizer)]
    course.environment?.link(self, waitsFor: otherGestureRecognizer)
  }

  /// Whether asking it for requirements could bring one: its hooks or its delegate may say "yes", or
  /// it has a standing one. Built-in hooks say "no", and those pairs need no questions.
  var mayRequireFailures: Bool {
    !isBuiltIn || !requiredFailures.isEmpty || (hasDelegate && delegate != nil)
  }

  /// Whether its hooks or its delegate may have an opinion; those of built-in classes have none, and
  /// asking nobody would be most of the work of a finger that comes down.
  var hasOpinion: Bool { !isBuiltIn || hasDelegate }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    guard requiredIdentities.contains(ObjectIdentifier(other)) else { return false }
    for required in requiredFailures where required.recognizer === other { return true }
    return false
  }

  /// How the trace calls the recognizer.
  var label: String { name ?? "\(Swift.type(of: self)) \(serial)" }

  /// Whom the trace speaks of.
  package var subject: Subject {
    if let knownSubject { return knownSubject }
    let subject = Subject(id: serial, name: label)
    knownSubject = subject
    return subject
  }

  /// Those that must fail before this one may begin, as far as they are still there.
  package var standingRequirements: [UIGestureRecognizer] {
    requiredFailures.compactMap(\.recognizer)
  }

  /// Takes back `require(toFail:)`, for tools; what the present attempt knows stays as it is.
  package func removeRequirement(_ other: UIGestureRecognizer) {
    requiredFailures = requiredFailures.filter { $0.recognizer !== other }
    requiredIdentities = requiredIdentities.filter { $0 != ObjectIdentifier(other) }
  }

  /// Class, name, state, view and relations, as one reads them in a debugger (API-X02).
  var descriptionText: String {
    var text = "<\(Swift.type(of: self)): \(serial)"
    if let name { text += "; name = \(name)" }
    text += "; state = \(state)"
    if let view { text += "; view = \(view)" }
    if !targets.isEmpty {
      text += "; target= <\(targets.map(\.descriptionText).joined(separator: ", "))>"
    }
    if let taps = (self as? UITapGestureRecognizer)?.numberOfTapsRequired, taps != 1 {
      text += "; numberOfTapsRequired = \(taps)"
    }
    let waitsFor = requiredFailures.compactMap { $0.recognizer?.label }
    if !waitsFor.isEmpty { text += "; must-fail = {\(waitsFor.joined(separator: ", "))}" }
    return text + ">"
  }
}
