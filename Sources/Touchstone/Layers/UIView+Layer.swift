import Foundation
import Pictures

/// A view and its layer.
extension UIView {
  func makeLayer() -> CALayer {
    let kind: AnyClass = Swift.type(of: self).layerClass
    let layer: CALayer =
      if kind is CAShapeLayer.Type {
        CAShapeLayer()
      } else if kind is CAGradientLayer.Type {
        CAGradientLayer()
      } else if kind is CATextLayer.Type {
        CATextLayer()
      } else {
        CALayer()
      }
    layer.owner = self
    layer.delegate = self
    madeLayer = layer
    return layer
  }

  /// Whether the layer has more to show than the view by itself.
  var hasOwnLook: Bool { madeLayer != nil || Swift.type(of: self).layerClass != CALayer.self }

  func stopOwnAnimations() {
    for change in motion ?? [] { change.run?.lose(change) }
    motion = nil
  }

  /// How many parts of a drawing are drawn anew before all of it is.
  private static let mostPatches = 32

  /// For an outlet, before it shows the view: has it draw what was asked for, and all of it the first
  /// time.
  package func prepareContent() {
    if owesFirstDisplay, !bounds.isEmpty {
      owesFirstDisplay = false
      dirtyRect = bounds
    }
    displayIfNeeded()
  }

  /// Records what `draw(_:)` draws. Outside of that rectangle, what was drawn before stays.
  func record(_ rect: CGRect) {
    let old = madeLayer?.drawing
    let isPart = old != nil && !rect.contains(bounds) && patches < Self.mostPatches
    let rect = isPart || old == nil ? rect : bounds
    let context = CGContext(size: bounds.size)
    context.clip(to: bounds)
    UIGraphicsPushContext(context)
    draw(rect)
    if let madeLayer { draw(madeLayer, in: context) }
    UIGraphicsPopContext()
    let isEmpty = context.picture.operations.count == 1
    guard !isEmpty || old != nil else { return }
    guard isPart, let old else {
      layer.drawing = isEmpty ? nil : context.picture
      patches = 0
      return
    }
    var around = Path(rect: bounds.union(rect))
    around.addRect(rect)
    var patched = Picture([.save, .clip(around, .evenOdd)])
    patched.add(old)
    patched.append(.restore)
    patched.append(.save)
    patched.append(.clip(Path(rect: rect), .winding))
    patched.add(context.picture)
    patched.append(.restore)
    layer.drawing = patched
    patches += 1
  }

  private var patches: Int {
    get { madeLayer?.patches ?? 0 }
    set { madeLayer?.patches = newValue }
  }

  /// The view and all below it as they look now, in its superview's space.
  package var wholePicture: Picture { layer.whole() }
}
