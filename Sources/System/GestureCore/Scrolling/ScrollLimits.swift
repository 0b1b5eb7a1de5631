/// The ranges of the content offset in both directions.
package struct ScrollLimits: Sendable, Hashable {
  package let x: ScrollRange
  package let y: ScrollRange

  package init(x: ScrollRange, y: ScrollRange) {
    self.x = x
    self.y = y
  }

  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y))
  }

  package func contains(_ offset: CGPoint) -> Bool {
    x.contains(offset.x) && y.contains(offset.y)
  }

  /// The content offset for the offset to which a finger has pulled it.
  package func shown(_ pulled: CGPoint) -> CGPoint {
    CGPoint(x: x.shown(pulled.x), y: y.shown(pulled.y))
  }

  /// The offset to which a finger would have to pull the content for a content offset.
  package func pulled(_ shown: CGPoint) -> CGPoint {
    CGPoint(x: x.pulled(shown.x), y: y.pulled(shown.y))
  }
}
