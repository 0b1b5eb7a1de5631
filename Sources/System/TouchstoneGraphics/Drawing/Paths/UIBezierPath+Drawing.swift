import Foundation
import Pictures

nonisolated extension UIBezierPath {
  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Draws in the current context, if there is one, with a blend mode and an opacity.
  func draw(
    _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isPlain = blendMode == .normal && alpha >= 1
    if isPlain { return body(context) }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body(context)
    context.restoreGState()
  }
}
