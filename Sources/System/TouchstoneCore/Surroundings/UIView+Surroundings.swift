import Foundation
import Pictures

/// Whether and how a view's content follows the layout direction.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the layout direction.
  case unspecified = 0
  /// Playback controls, which have the same direction everywhere.
  case playback = 1
  /// Spatial controls, whose left and right never change.
  case spatial = 2
  /// From left to right in any case.
  case forceLeftToRight = 3
  /// From right to left in any case.
  case forceRightToLeft = 4
}

/// The layout direction of a view's content.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UIView {
  /// The effective layout direction of the view's content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of content of that kind; here from left to right unless it is forced.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of content of that kind, in surroundings of that direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: layoutDirection
    }
  }

  /// Has the first responder give up its place, if it is this view or one below it.
  /// - Parameter force: whether it is asked at all.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = window ?? (self as? UIWindow), let first = window.firstResponder else {
      return true
    }
    let place = (first as? any ViewOwner)?.viewIfLoaded ?? first as? UIView
    guard place?.isDescendant(of: self) == true else { return true }
    if first.resignFirstResponder() { return true }
    if force { window.changeFirstResponder(to: nil) }
    return force
  }

  // MARK: - Pictures of views

  /// Makes a view of the current content of this view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    _ = Pixels.renderer(for: "UIView.snapshotView(afterScreenUpdates:)")
    let copy = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    copy.layer.contents = UIGraphicsImageRenderer(bounds: bounds).drawnImage { context in
      layer.record(in: context.cgContext)
    }
    return copy
  }

  /// Makes a view of a part of this view's current content, with end caps that are not stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    _ = Pixels.renderer(for: "UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)")
    let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
    copy.layer.contents = UIGraphicsImageRenderer(bounds: rect).drawnImage { context in
      layer.record(in: context.cgContext)
    }
    let middle = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
    copy.layer.contentsCenter = CGRect(
      x: middle.minX / rect.width, y: middle.minY / rect.height,
      width: middle.width / rect.width, height: middle.height / rect.height)
    return copy
  }

  /// Draws the view and its subviews into the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    _ = Pixels.renderer(for: "UIView.drawHierarchy(in:afterScreenUpdates:)")
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.record(in: context)
    context.restoreGState()
    return true
  }
}
