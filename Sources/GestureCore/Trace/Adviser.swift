/// Somebody whose opinion was asked, seen from the recognizer that the question is about.
public enum Adviser: Sendable, Hashable, CustomStringConvertible {
  case itsDelegate
  case otherDelegate
  /// An override of a hook in its class, or in the other's.
  case itsClass
  case otherClass
  case view(String)

  public var description: String {
    switch self {
    case .itsDelegate: "its delegate"
    case .otherDelegate: "the other's delegate"
    case .itsClass: "its class"
    case .otherClass: "the other's class"
    case .view(let name): name
    }
  }
}
