import GestureCore

extension Reason {
  /// Whether there were too many fingers, too few, or too late.
  var isAboutFingers: Bool {
    switch self {
    case .tooFewFingers, .tooManyFingers, .fingersLate: true
    default: false
    }
  }

  /// Who kept it out.
  var winner: Subject? {
    switch self {
    case .prevented(let winner), .requirementRecognized(let winner): winner
    default: nil
    }
  }
}
