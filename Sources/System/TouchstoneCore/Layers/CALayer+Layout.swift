/// The layout of layers that are no view's. A view's layer is laid out by its view (COR-23).
extension CALayer {
  func requestLayout() {
    if let owner { return owner.setNeedsLayout() }
    owesLayout = true
    guard let host = hostView else { return }
    host.pendingLayout.isOwedBelow = true
    host.noteLayoutAbove()
  }

  /// Lays out the layers below that ask for it, from the top down.
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

  /// Draws the layers below that ask for it.
  func displayStrays() {
    for stray in strays {
      stray.layer.prepareContent()
      stray.layer.displayStrays()
    }
  }

  /// Whether it shows anything that its view by itself would not.
  var isChanged: Bool {
    !strays.isEmpty || drawing != nil || mask != nil || !motion.isEmpty || look.isOwn
      || !settings.isEmpty
  }
}
