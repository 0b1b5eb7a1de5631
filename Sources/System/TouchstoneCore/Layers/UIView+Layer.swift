import Foundation
import Pictures

/// A view and its layer.
extension UIView {
  /// The layer, made if need be. It is no look of the view's as long as only layout has asked for it.
  var layerForLayout: CALayer { madeLayer ?? makeLayer() }

  private func makeLayer() -> CALayer {
    let layer = CALayer.made(of: Swift.type(of: self).layerClass)
    layer.owner = self
    layer.delegate = self
    layer.isForLayout = true
    madeLayer = layer
    return layer
  }

  /// Whether the layer has more to show than the view by itself.
  var hasOwnLook: Bool {
    madeLayer.map { !$0.isForLayout || $0.isChanged }
      ?? (Swift.type(of: self).layerClass != CALayer.self)
  }

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

  /// The view and all below it as they look now, in its superview's space.
  package var wholePicture: Picture { layer.whole() }
}

extension CALayer {
  /// A layer of that class. Swift makes no object of a class that it knows at run time alone: of a class
  /// of the app's own there is one if the class is in a table of `ObjCMethods`, as ported sources write
  /// it down; else the layer is of the class of UIKit's that it is derived from.
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
