import Foundation

extension UIView {
  /// Adds a part of a control's picture. Fingers pass through it.
  func addDecoration<Part: UIView>(_ part: Part) -> Part {
    part.isUserInteractionEnabled = false
    addSubview(part)
    return part
  }
}
