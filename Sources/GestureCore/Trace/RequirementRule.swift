/// By what one recognizer waits until another fails.
public enum RequirementRule: Sendable, Hashable, CustomStringConvertible {
  /// A standing requirement (FAI-01).
  case requireToFail
  /// Its delegate said so, for this attempt (API-D03).
  case delegateRequires
  /// The other's delegate said so (API-D04).
  case delegateRequired
  /// Its class said so, or the other's (FAI-20).
  case classRequires
  /// The class of the other one said so.
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
