import Foundation
import Pictures

/// What a layer has drawn.
extension CALayer {
  /// Draws the layer and all below it, in its own space, as it looks now.
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

  /// Draws what was asked for; for an outlet, before a frame is shown.
  func prepareContent() {
    if let owner { return owner.prepareContent() }
    guard owesDisplay else { return }
    owesDisplay = false
    display()
  }

  /// Records what the layer's own `draw(in:)` draws.
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
