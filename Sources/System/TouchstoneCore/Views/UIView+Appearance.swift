import Foundation

extension UIView {
  func setTint(_ color: UIColor?) {
    let old = tintColor
    ownTintColor = color
    if tintColor != old { announceTint() }
  }

  /// Views with their own tint colour are not notified, and neither are their subviews.
  private func announceTint() {
    tintColorDidChange()
    for subview in children where subview.ownTintColor == nil { subview.announceTint() }
  }

  // MARK: - Display

  func requestDisplay(_ rect: CGRect) {
    dirtyRect = dirtyRect?.union(rect) ?? rect
    queueDisplay()
  }

  /// Queues the view to be drawn at the end of the frame. Outside a window, it is queued by its first layout in one.
  func queueDisplay() {
    guard !isDisplayQueued, madeLayer != nil || !isOfOwnClass,
      let system = window?.touchSystem
    else { return }
    isDisplayQueued = true
    system.viewsToDisplay.append(self)
  }

  /// Whether neither the view nor a superview is hidden or transparent.
  fileprivate var isSeen: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha == 0 { return false }
      view = current.superview
    }
    return true
  }

  /// Draws the view's dirty rectangle, and clears it. Called by renderers.
  package func displayIfNeeded() {
    guard let rect = dirtyRect else { return }
    dirtyRect = nil
    record(rect)
  }
}

extension TouchSystem {
  /// Draws the queued views, also without a renderer (COR-23). A view that asks again meanwhile is drawn at the end of the next
  /// frame.
  func displayViews() {
    for view in viewsToDisplay.take() {
      // Invisible views stay queued until they are visible.
      if view.window?.touchSystem === self, !view.isSeen {
        viewsToDisplay.append(view)
        continue
      }
      view.isDisplayQueued = false
      guard view.window?.touchSystem === self else { continue }
      view.prepareContent()
      view.madeLayer?.displayStrays()
    }
  }
}
