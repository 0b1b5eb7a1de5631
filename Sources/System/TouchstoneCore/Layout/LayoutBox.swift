import Foundation

/// The state of a view for layout by constraints. A view without constraints has no box.
@MainActor final class LayoutBox {
  /// Whether the frame and the autoresizing mask position the view, and not only constraints.
  var translatesMask = true
  /// The active constraints that the view holds, in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The predefined guides of the view, which are made at the first access.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// Cached until the view invalidates it.
  var intrinsicSize: CGSize?
  var margins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The engine of the view tree; only the topmost view has one.
  var engine: LayoutEngine?
  /// The problems that were found before there was a scene to report them to.
  var complaints: [String] = []
}

extension UIView {
  /// The box, which is made at the first access.
  var ownLayoutBox: LayoutBox {
    if let layoutBox { return layoutBox }
    let box = LayoutBox()
    layoutBox = box
    return box
  }

  var topmostView: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  var layoutEngine: LayoutEngine? { topmostView.layoutBox?.engine }

  /// The engine of the view tree, which is made at the first access.
  var treeLayoutEngine: LayoutEngine {
    let top = topmostView
    if let engine = top.layoutBox?.engine { return engine }
    let engine = LayoutEngine(of: top)
    top.ownLayoutBox.engine = engine
    return engine
  }

  func commonAncestor(with other: UIView?) -> UIView? {
    var candidate = other
    while let view = candidate {
      if isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  /// Reports a problem in the trace, now or when the view is in a scene.
  package func complain(_ words: String) {
    if let gestures = window?.touchSystem?.engine {
      gestures.diagnose(words)
    } else {
      ownLayoutBox.complaints.append(words)
      treeLayoutEngine.isStale = true
    }
  }
}
