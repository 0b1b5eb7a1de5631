import Foundation

/// The shadow of text; kept and not drawn.
nonisolated open class NSShadow: NSObject, NSCopying {
  /// How far it is moved, in points.
  open var shadowOffset = CGSize.zero
  /// How blurred it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its `UIColor`.
  open var shadowColor: Any?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
