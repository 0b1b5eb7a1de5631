/// The layout of layers that do not belong to a view. A view's layer is laid out by its view
/// (COR-23).
extension CALayer {
  func requestLayout() {
    if let owner { return owner.setNeedsLayout() }
    owesLayout = true
    guard let host = hostView else { return }
    host.pendingLayout.isOwedBelow = true
    host.noteLayoutAbove()
  }

  /// Lays out the sublayers that need it, from the top down.
  func layOutStrays() {
    for stray in strays { stray.layer.layOutIfOwed() }
  }

  func layOutIfOwed() {
    if owesLayout {
      owesLayout = false
      layoutSublayers()
    }
    layOutStrays()
  }

  /// Draws the sublayers that need it.
  func displayStrays() {
    for stray in strays {
      stray.layer.prepareContent()
      stray.layer.displayStrays()
    }
  }

  /// Whether the layer shows anything that its view alone would not.
  var isChanged: Bool {
    !strays.isEmpty || drawing != nil || mask != nil || !motion.isEmpty || look.isOwn
      || !settings.isEmpty
  }
}
