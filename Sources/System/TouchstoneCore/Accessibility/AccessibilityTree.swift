import Foundation

extension UIWindowScene {
  /// The elements that a screen reader finds, from the front window to the back, in the order of
  /// the views. Views next to a modal view, and hidden ones, have none.
  package var accessibleElements: [UIResponder] {
    windowsFrontToBack.filter { !$0.isHidden }.flatMap { window in
      (window.modalView ?? window).accessibleElements
    }
  }
}

extension UIView {
  fileprivate var accessibleElements: [UIResponder] {
    if isHidden || alpha < 0.01 || accessibilityElementsHidden { return [] }
    if isAccessibilityElement { return [self] }
    if let elements = accessibilityElements {
      return elements.flatMap { element -> [UIResponder] in
        if let view = element as? UIView { return view.accessibleElements }
        return (element as? UIResponder).map { [$0] } ?? []
      }
    }
    return subviews.flatMap(\.accessibleElements)
  }

  /// The front modal view; `nil` for none.
  fileprivate var modalView: UIView? {
    for subview in subviews.reversed() where !subview.isHidden {
      if subview.accessibilityViewIsModal { return subview }
      if let inner = subview.modalView { return inner }
    }
    return nil
  }
}
