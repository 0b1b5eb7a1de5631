import Foundation
import Pictures

/// The drawn content of a layer.
extension CALayer {
  /// Draws the layer and its sublayers in the layer's coordinates, as they are currently shown.
  public func render(in ctx: CGContext) {
    _ = Pixels.renderer(for: "CALayer.render(in:)")
    record(in: ctx)
  }

  /// Records what `render(in:)` draws.
  func record(in ctx: CGContext) {
    let place = placementNow
    guard place.a * place.d != place.b * place.c else { return }
    ctx.saveGState()
    ctx.concatenate(place.inverted())
    ctx.record(whole())
    ctx.restoreGState()
  }

  func noteDisplay() {
    if let owner { return owner.setNeedsDisplay() }
    owesDisplay = true
    hostView?.queueDisplay()
  }

  /// Draws the requested content; called by an outlet before it shows a frame.
  func prepareContent() {
    if let owner { return owner.prepareContent() }
    guard owesDisplay else { return }
    owesDisplay = false
    display()
  }

  /// Records the drawing of the layer's `draw(in:)`.
  func drawContent() {
    if let owner { return owner.setNeedsDisplay() }
    delegate?.layerWillDraw(self)
    let context = CGContext(size: bounds.size)
    context.clip(to: bounds)
    UIGraphicsPushContext(context)
    draw(in: context)
    UIGraphicsPopContext()
    drawing = context.picture.operations.count > 1 ? context.picture : nil
  }
}
