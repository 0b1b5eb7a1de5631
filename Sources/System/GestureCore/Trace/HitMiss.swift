/// Why a view that contains a point was not hit (HIT-02, HIT-03).
public enum HitMiss: Sendable, Hashable, CustomStringConvertible {
  /// It is hidden.
  case hidden
  /// Its alpha is not more than 0.01.
  case transparent(alpha: CGFloat)
  /// Its `isUserInteractionEnabled` is `false`.
  case userInteractionDisabled
  /// It is animated, and the animation does not allow user interaction (HIT-10).
  case animated
  /// Its transform leaves it no area, so that no point of it can be found (HIT-05).
  case flattened
  /// The view contains the point, but the bounds of a superview do not.
  case outside(superview: String)

  public var description: String {
    switch self {
    case .hidden: "it is hidden"
    case .transparent(let alpha):
      // Two decimals would make 0.01 of 0.005.
      "its alpha is \(alpha > 0 && alpha < 0.01 ? "\(alpha)" : Reason.spell(alpha)), not more than 0.01"
    case .userInteractionDisabled: "its isUserInteractionEnabled is false"
    case .animated: "it is animated without .allowUserInteraction"
    case .flattened: "its transform leaves it no area"
    case .outside(let superview): "the point is outside the bounds of \(superview)"
    }
  }
}
