import Foundation
import Pictures

/// What a layer has drawn.
extension CALayer {
  func noteDisplay() {
    if let owner { owner.setNeedsDisplay() } else { owesDisplay = true }
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
