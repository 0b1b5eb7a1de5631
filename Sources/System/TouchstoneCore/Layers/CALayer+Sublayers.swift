import Foundation

/// A sublayer that does not belong to a view.
struct StrayLayer {
  let layer: CALayer
  /// The number of views' layers behind it.
  var place: Int
}

/// The tree of layers. A layer's sublayers include the layers of its view's subviews; the other
/// layers are stored with their positions between these.
extension CALayer {
  var ownSublayers: [CALayer]? {
    get {
      if let source { return source.sublayers?.map { $0.presentation() ?? $0 } }
      let views = owner?.subviews.map(\.layer) ?? []
      var all: [CALayer] = []
      for index in 0...views.count {
        all += strays.filter { min($0.place, views.count) == index }.map(\.layer)
        if index < views.count { all.append(views[index]) }
      }
      return all.isEmpty ? nil : all
    }
    set {
      for stray in strays { stray.layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
    }
  }

  var ownSuperlayer: CALayer? {
    if let source { return source.superlayer.map { $0.presentation() ?? $0 } }
    return owner.map { $0.superview?.layer } ?? parent
  }

  func append(_ layer: CALayer) {
    insert(layer, at: strays.count, behindViews: owner?.subviews.count ?? 0)
  }

  /// Inserts a layer at an index of `sublayers`, which are sorted from back to front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    leave(layer)
    insert(layer, above: (sublayers ?? []).prefix(Int(idx)))
  }

  /// Inserts a layer just behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    leave(layer)
    let all = sublayers ?? []
    let place = all.firstIndex { $0 === sibling } ?? 0
    insert(layer, above: all.prefix(place))
  }

  /// Inserts a layer just in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    leave(layer)
    let all = sublayers ?? []
    let place = all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count
    insert(layer, above: all.prefix(place))
  }

  /// Replaces a sublayer by another layer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = strays.firstIndex(where: { $0.layer === oldLayer }) else { return }
    let views = strays[place].place
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place, behindViews: views)
  }

  func leaveSuperlayer() {
    if let owner { return owner.removeFromSuperview() }
    stopAnimations()
    parent?.strays.removeAll { $0.layer === self }
    parent = nil
    arrival = nil
  }

  /// Removes the layer first, because indices are counted without it.
  private func leave(_ layer: CALayer) {
    if layer.parent === self { layer.removeFromSuperlayer() }
  }

  private func insert(_ layer: CALayer, above behind: ArraySlice<CALayer>) {
    let views = behind.count { $0.owner != nil }
    insert(layer, at: behind.count - views, behindViews: views)
  }

  private func insert(_ layer: CALayer, at place: Int, behindViews views: Int) {
    if let view = layer.owner {
      owner?.insertSubview(view, at: views)
      return
    }
    // A layer cannot be added below itself, nor deeper than views can.
    var above = 0
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return }
      above += 1
      ancestor = current.superlayer
    }
    guard above + layer.levelsBelow <= UIView.mostLevels else {
      let most = UIView.mostLevels
      return NSLog("\(type(of: layer)) was not added: a tree has at most \(most) levels of layers")
    }
    layer.removeFromSuperlayer()
    strays.insert(StrayLayer(layer: layer, place: views), at: min(place, strays.count))
    layer.parent = self
    layer.arrival = system?.now
    if owner == nil { requestLayout() }
    if layer.owesLayout { layer.requestLayout() }
    if layer.owesDisplay { layer.hostView?.queueDisplay() }
  }

  /// The number of levels of sublayers.
  private var levelsBelow: Int {
    var layer = self
    var count = 0
    while layer.strays.count == 1 {
      layer = layer.strays[0].layer
      count += 1
    }
    var level = layer.strays.map(\.layer)
    while !level.isEmpty {
      count += 1
      level = level.flatMap { $0.strays.map(\.layer) }
    }
    return count
  }

  // MARK: - Location

  /// The nearest view above the layer.
  var hostView: UIView? {
    var layer: CALayer? = source ?? self
    while let current = layer {
      if let owner = current.owner { return owner }
      layer = current.parent
    }
    return nil
  }

  /// The system whose clock its animations use.
  var system: TouchSystem? { hostView?.window?.touchSystem }
}
