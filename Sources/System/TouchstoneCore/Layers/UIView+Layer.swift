import Foundation
import Pictures

/// A view and its layer.
extension UIView {
  /// The layer, which is made at the first access. As long as only layout has used it, it has no appearance of its own.
  var layerForLayout: CALayer { madeLayer ?? makeLayer() }

  private func makeLayer() -> CALayer {
    let layer = CALayer.made(of: Swift.type(of: self).layerClass)
    layer.owner = self
    layer.delegate = self
    layer.isForLayout = true
    madeLayer = layer
    return layer
  }

  /// Whether the layer shows more than the view alone.
  var hasOwnLook: Bool {
    madeLayer.map { !$0.isForLayout || $0.isChanged }
      ?? (Swift.type(of: self).layerClass != CALayer.self)
  }

  func stopOwnAnimations() {
    for change in motion ?? [] { change.run?.lose(change) }
    motion = nil
  }

  /// The number of partial redraws before a full one.
  private static let mostPatches = 32

  /// Draws the requested content, or everything the first time; called by an outlet before it shows the view.
  package func prepareContent() {
    if owesFirstDisplay, !bounds.isEmpty {
      owesFirstDisplay = false
      dirtyRect = bounds
    }
    displayIfNeeded()
  }

  /// Records the drawing of `draw(_:)`. Outside of the rectangle, the former drawing stays.
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
    if let merged = Picture.merging(old, context.picture, in: rect) {
      layer.drawing = merged.picture
      if merged.hasClips { patches += 1 }
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

  /// The view and its subviews as currently shown, in the superview's coordinates.
  package var wholePicture: Picture { layer.whole() }
}

extension CALayer {
  /// Makes a layer of a class. Swift cannot make an object of a class that is only known at run time: an app's class is used if
  /// a table of `ObjCMethods` contains it, as in ported sources; otherwise the layer has the nearest UIKit superclass.
  fileprivate static func made(of kind: AnyClass) -> CALayer {
    if kind == CALayer.self { return CALayer() }
    if let own: CALayer = ObjCRegistry.make(String(reflecting: kind)) { return own }
    return switch kind {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CATextLayer.Type: CATextLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    default: CALayer()
    }
  }
}
