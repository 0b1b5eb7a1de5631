import Foundation

/// The insets of a button and of its parts.
struct ButtonInsets {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
}

extension UIEdgeInsets {
  /// Moves a part of a button away from the edge that it is aligned with; a centred part moves by half of the difference of
  /// both insets.
  func moved(
    _ rect: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    let x: CGFloat =
      switch horizontal {
      case .left, .leading: left
      case .right, .trailing: -right
      default: (left - right) / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top: top
      case .bottom: -bottom
      default: (top - bottom) / 2
      }
    return rect.offsetBy(dx: x, dy: y)
  }
}
