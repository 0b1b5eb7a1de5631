/// A change of scale around a point of the content, while that point goes straight across the view.
///
/// Points of the content are those at scale 1; places are measured from the view's corner.
package struct ZoomMove: Sendable, Hashable {
  package let startScale: CGFloat
  package let endScale: CGFloat
  package let anchor: CGPoint
  package let startPlace: CGPoint
  package let endPlace: CGPoint

  package init(
    from startScale: CGFloat, to endScale: CGFloat, around anchor: CGPoint, at startPlace: CGPoint,
    movingTo endPlace: CGPoint
  ) {
    self.startScale = startScale
    self.endScale = endScale
    self.anchor = anchor
    self.startPlace = startPlace
    self.endPlace = endPlace
  }

  /// The scale, and how far the content is scrolled, after a part of the way from 0 to 1.
  package func state(at part: CGFloat) -> (scale: CGFloat, offset: CGPoint) {
    let scale = startScale + (endScale - startScale) * part
    let place = startPlace + (endPlace - startPlace) * part
    return (scale, Self.offset(showing: anchor, at: place, scale: scale))
  }

  /// How far content must be scrolled for one of its points to be at a place of the view.
  package static func offset(
    showing point: CGPoint, at place: CGPoint, scale: CGFloat
  ) -> CGPoint {
    point * scale - place
  }
}
