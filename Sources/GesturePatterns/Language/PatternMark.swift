/// Where the state of the recognizer changes: at the end of the element that bears the mark.
public enum PatternMark: Sendable, Hashable {
  /// A continuous gesture begins. What else was possible until then is given up.
  case began
  /// It says that it changed. Once begun, it does so with every movement too.
  case changed
  /// The gesture is complete, as it is at the end of a pattern in any case.
  case recognized
}
