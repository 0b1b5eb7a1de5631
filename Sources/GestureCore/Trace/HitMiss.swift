/// Why a view that covers a point was not hit (HIT-02, HIT-03).
public enum HitMiss: Sendable, Hashable, CustomStringConvertible {
  /// It is hidden.
  case hidden
  /// It is too pale to be seen.
  case transparent(alpha: CGFloat)
  /// It takes no touches.
  case userInteractionDisabled
  /// The point is in it, but outside the bounds of a view above.
  case outside(superview: String)

  public var description: String {
    switch self {
    case .hidden: "it is hidden"
    case .transparent(let alpha): "its alpha is \(Reason.spell(alpha)), less than 0.01"
    case .userInteractionDisabled: "its isUserInteractionEnabled is false"
    case .outside(let superview): "the point is outside the bounds of \(superview)"
    }
  }
}
