/// The source of a failure requirement.
public enum RequirementRule: Sendable, Hashable, CustomStringConvertible {
  /// A call of `require(toFail:)`, for all attempts (FAI-01).
  case requireToFail
  /// The recognizer's delegate, for this attempt (API-D03).
  case delegateRequires
  /// The delegate of the other recognizer, for this attempt (API-D04).
  case delegateRequired
  /// The recognizer's class, for this attempt (FAI-20).
  case classRequires
  /// The class of the other recognizer, for this attempt (FAI-20).
  case classRequired

  public var description: String {
    switch self {
    case .requireToFail: "require(toFail:)"
    case .delegateRequires: "its delegate's shouldRequireFailureOf"
    case .delegateRequired: "the other's delegate's shouldBeRequiredToFailBy"
    case .classRequires: "its class's shouldRequireFailure(of:)"
    case .classRequired: "the other's class's shouldBeRequiredToFail(by:)"
    }
  }
}
