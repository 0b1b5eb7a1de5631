import Foundation

/// The shadow of text. It is stored and not drawn.
nonisolated open class NSShadow: NSObject, NSCopying {
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur of the shadow, in points.
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
