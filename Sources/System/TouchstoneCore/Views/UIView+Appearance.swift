import Foundation

extension UIView {
  func setTint(_ color: UIColor?) {
    let old = tintColor
    ownTintColor = color
    if tintColor != old { announceTint() }
  }

  /// Views with a tint of their own do not notice, nor does what is below them.
  private func announceTint() {
    tintColorDidChange()
    for subview in children where subview.ownTintColor == nil { subview.announceTint() }
  }

  // MARK: - Display

  func requestDisplay(_ rect: CGRect) {
    dirtyRect = dirtyRect?.union(rect) ?? rect
    queueDisplay()
  }

  /// Has the view drawn at the end of the frame. In no window it waits for its layout in one.
  func queueDisplay() {
    guard !isDisplayQueued, madeLayer != nil || !isOfOwnClass,
      let system = window?.touchSystem
    else { return }
    isDisplayQueued = true
    system.viewsToDisplay.append(self)
  }

  /// Whether neither it nor a view above it is hidden or transparent.
  fileprivate var isSeen: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha == 0 { return false }
      view = current.superview
    }
    return true
  }

  /// For a renderer: has the view draw what it asked for, and forgets that it did.
  package func displayIfNeeded() {
    guard let rect = dirtyRect else { return }
    dirtyRect = nil
    record(rect)
  }
}

extension TouchSystem {
  /// Draws what asked for it, also where no renderer looks (COR-23). A view that asks again meanwhile is drawn at the end
  /// of the next frame.
  func displayViews() {
    for view in viewsToDisplay.take() {
      // What cannot be seen waits until it can.
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
