/// Where content may be scrolled to, in both directions.
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

  /// Where content is that a finger has pulled somewhere.
  package func shown(_ pulled: CGPoint) -> CGPoint {
    CGPoint(x: x.shown(pulled.x), y: y.shown(pulled.y))
  }

  /// Where a finger would have pulled content that is somewhere.
  package func pulled(_ shown: CGPoint) -> CGPoint {
    CGPoint(x: x.pulled(shown.x), y: y.pulled(shown.y))
  }
}
