/// A change of scale around a point of the content, while that point moves linearly in the view.
///
/// `anchor` is in content coordinates at scale 1; `startPoint` and `endPoint` are in the view, from its
/// corner.
package struct ZoomMove: Sendable, Hashable {
  package let startScale: CGFloat
  package let endScale: CGFloat
  package let anchor: CGPoint
  package let startPoint: CGPoint
  package let endPoint: CGPoint

  package init(
    from startScale: CGFloat, to endScale: CGFloat, around anchor: CGPoint, at startPoint: CGPoint,
    movingTo endPoint: CGPoint
  ) {
    self.startScale = startScale
    self.endScale = endScale
    self.anchor = anchor
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// The scale and the content offset at a progress from 0 to 1.
  package func state(at progress: CGFloat) -> (scale: CGFloat, offset: CGPoint) {
    let scale = startScale + (endScale - startScale) * progress
    let location = startPoint + (endPoint - startPoint) * progress
    return (scale, Self.offset(showing: anchor, at: location, scale: scale))
  }

  /// The content offset at which a point of the content is at a location in the view.
  package static func offset(
    showing point: CGPoint, at location: CGPoint, scale: CGFloat
  ) -> CGPoint {
    point * scale - location
  }
}
