/// The one whose opinion was asked, seen from the recognizer that the question is about.
public enum Adviser: Sendable, Hashable, CustomStringConvertible {
  /// Its delegate.
  case itsDelegate
  /// The delegate of the other one.
  case otherDelegate
  /// An override of a hook in its class, or in the other's.
  case itsClass
  /// An override in the class of the other one.
  case otherClass
  /// A view, by its name.
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
