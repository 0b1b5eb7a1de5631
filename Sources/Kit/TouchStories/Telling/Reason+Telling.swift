import GestureCore

extension Reason {
  /// Whether there were too many or too few fingers, or they landed too late.
  var isAboutFingers: Bool {
    switch self {
    case .tooFewFingers, .tooManyFingers, .fingersLate: true
    default: false
    }
  }

  /// The recognizer that prevented it.
  var winner: Subject? {
    switch self {
    case .prevented(let winner), .requirementRecognized(let winner): winner
    default: nil
    }
  }
}
