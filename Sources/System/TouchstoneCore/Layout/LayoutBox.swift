import Foundation

/// What a view keeps for layout by constraints. A view that has to do with none has no box.
@MainActor final class LayoutBox {
  /// Whether mask and frame say where the view is, or constraints alone.
  var translatesMask = true
  /// The active constraints that the view keeps, in the order in which they came.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides that come with every view, made when they are asked for.
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// Asked for once, until the view says that it changed.
  var intrinsicSize: CGSize?
  var margins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// Of the tree's topmost view: the constraints of the whole tree at work.
  var engine: LayoutEngine?
  /// What went wrong before there was a scene to report it to.
  var complaints: [String] = []
}

extension UIView {
  /// The box, made if there is none.
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

  /// The engine of the tree, made if there is none.
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

  /// Says in the trace what is wrong, now or as soon as the view is in a scene.
  package func complain(_ words: String) {
    if let gestures = window?.touchSystem?.engine {
      gestures.diagnose(words)
    } else {
      ownLayoutBox.complaints.append(words)
      treeLayoutEngine.isStale = true
    }
  }
}
