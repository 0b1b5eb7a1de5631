/// The object that answered a question, relative to the recognizer that the question is about.
public enum Adviser: Sendable, Hashable, CustomStringConvertible {
  /// The recognizer's delegate.
  case itsDelegate
  /// The delegate of the other recognizer.
  case otherDelegate
  /// An override of a hook in the recognizer's class.
  case itsClass
  /// An override of a hook in the class of the other recognizer.
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
