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
  }

  /// For a renderer: has the view draw what it asked for, and forgets that it did.
  package func displayIfNeeded() {
    guard let rect = dirtyRect else { return }
    dirtyRect = nil
    record(rect)
  }
}
