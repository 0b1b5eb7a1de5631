import Foundation
import Pictures

/// Drawing in the current context, if there is one.
nonisolated extension UIBezierPath {
  /// Fills the path with the context's fill colour.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the path with the context's stroke colour.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    let rule: CGPathFillRule = usesEvenOddFillRule ? .evenOdd : .winding
    draw(blendMode, alpha) { $0.fill(self.path, rule) }
  }

  /// Strokes the path with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.stroke(self.path, self.strokeStyle) }
  }

  /// Clips the context to the path until its state is restored.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(
      to: path, usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(
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
