import GestureCore

extension UIGestureRecognizer {
  func wait(forFailureOf other: UIGestureRecognizer) {
    guard other !== self, !requiresFailure(of: other) else { return }
    setRequirements(requiredFailures.filter { !$0.isGone } + [StandingRequirement(on: other)])
    other.life.note(waiting: self)
    course.environment?.link(self, waitsFor: other)
  }

  private func setRequirements(_ requirements: [StandingRequirement]) {
    requiredFailures = requirements
    requiredSerials = requirements.map(\.serial)
    requiredBits = requiredSerials.reduce(0) { $0 | Self.bit(of: $1) }
  }

  /// Whether asking it for requirements could bring one: its hooks or its delegate may say "yes", or
  /// it has a standing one. Built-in hooks say "no", and those pairs need no questions.
  var mayRequireFailures: Bool {
    !isBuiltIn || !requiredFailures.isEmpty || (hasDelegate && delegate != nil)
  }

  /// Whether its hooks or its delegate may have an opinion; those of built-in classes have none, and
  /// asking nobody would be most of the work of a finger that comes down.
  var hasOpinion: Bool { !isBuiltIn || hasDelegate }

  /// Finds out whether its hooks or its delegate may have an opinion about requirements.
  func noteWishes() {
    mayWantRequirements =
      !isBuiltIn || hasDelegate && !delegateLeavesOut.isSuperset(of: [.requires, .required])
  }

  /// Whether asking could bring a requirement between the two, at little cost; "no" is certain.
  @inline(__always)
  func mayHaveRequirement(with other: UIGestureRecognizer) -> Bool {
    mayWantRequirements || other.mayWantRequirements
      || (requiredBits & other.serialBit) | (other.requiredBits & serialBit) != 0
  }

  /// One of the bits of a word, by which few of those who are required are taken for another.
  fileprivate var serialBit: UInt64 { Self.bit(of: serial) }

  private static func bit(of serial: Int) -> UInt64 { 1 << UInt64(serial & 63) }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    guard requiredBits & other.serialBit != 0 else { return false }
    for serial in requiredSerials where serial == other.serial { return true }
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
    setRequirements(requiredFailures.filter { !$0.isGone && $0.serial != other.serial })
    other.knownLife?.forget(waiting: self)
  }

  /// Class, name, state, view and relations, as one reads them in a debugger (API-X02, COR-06).
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
    let waitsFor = requiredFailures.compactMap(\.label)
    if !waitsFor.isEmpty { text += "; must-fail = {\(waitsFor.joined(separator: ", "))}" }
    let waiting = knownLife?.waitingLabels ?? []
    if !waiting.isEmpty { text += "; must-fail-for = {\(waiting.joined(separator: ", "))}" }
    return text + ">"
  }
}
