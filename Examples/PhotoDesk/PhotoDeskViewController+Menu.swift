import UIKit

extension PhotoDeskViewController {
  /// Puts a picture on top of the others; a menu stays above all of them.
  public func bringToFront(_ photo: PhotoView) {
    view.bringSubviewToFront(photo)
    if let menu { view.bringSubviewToFront(menu) }
  }

  /// Shows what can be done with a picture, beside a point of the view.
  public func openMenu(for photo: PhotoView, at point: CGPoint) {
    closeMenu()
    let menu = PhotoMenu(for: photo) { [weak self] choice in self?.take(choice, for: photo) }
    let room = view.bounds
    menu.center = CGPoint(
      x: Self.fit(point.x, menu.bounds.width, room.minX, room.maxX),
      y: Self.fit(point.y, menu.bounds.height, room.minY, room.maxY))
    self.menu = menu
    view.addSubview(menu)
    menu.alpha = 0
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { menu.alpha = 1 }
  }

  /// The menu fades, and takes no more touches.
  public func closeMenu() {
    guard let menu else { return }
    self.menu = nil
    menu.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: { menu.alpha = 0 }, completion: { _ in menu.removeFromSuperview() })
  }

  private func take(_ choice: PhotoMenu.Choice, for photo: PhotoView) {
    closeMenu()
    switch choice {
    case .toFront: bringToFront(photo)
    case .toBack: view.sendSubviewToBack(photo)
    case .straighten: photo.straighten()
    }
  }

  /// The middle, as near to a place as leaves something of that length inside.
  private static func fit(
    _ place: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat
  ) -> CGFloat {
    max(least + length / 2, min(place, most - length / 2))
  }
}
