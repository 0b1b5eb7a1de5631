import Foundation
import LayoutSolver

extension LayoutEngine {
  /// Requests layout of the superviews of items whose rectangle has changed.
  func oweLayoutWhereMoved() {
    for node in nodeOrder {
      if let view = node.view, let superview = view.superview, isMoved(view, node) {
        superview.setNeedsLayout()
      } else if let guide = node.guide, guide.role == .scrolledContent,
        let scrollView = guide.owningView, let known = scrollView.scrolledContentSize,
        known != node.rect(in: solver).size
      {
        scrollView.setNeedsLayout()
      }
    }
  }

  private func isMoved(_ view: UIView, _ node: LayoutNode) -> Bool {
    guard view !== root, !view.translatesAutoresizingMaskIntoConstraints else { return false }
    let (wanted, known) = (frame(of: view, node), view.uprightFrame)
    return
      !(abs(wanted.minX - known.minX) < 1e-6 && abs(wanted.minY - known.minY) < 1e-6
      && abs(wanted.width - known.width) < 1e-6 && abs(wanted.height - known.height) < 1e-6)
  }

  /// Sets the frames of a view's subviews to the solution of the constraints.
  func place(subviewsOf superview: UIView) {
    refresh()
    for view in superview.subviews {
      guard let node = nodes[ObjectIdentifier(view)], isMoved(view, node) else { continue }
      view.take(uprightFrame: frame(of: view, node))
    }
    guard let known = superview.scrolledContentSize,
      let guide = superview.layoutBox?.systemGuides[.scrolledContent],
      let node = nodes[ObjectIdentifier(guide)]
    else { return }
    let size = node.rect(in: solver).size
    if known != size { superview.scrolledContentSize = size }
  }

  /// The frame of the view, with its edges rounded to pixels.
  private func frame(of view: UIView, _ node: LayoutNode) -> CGRect {
    let insets = view.alignmentRectInsets
    let rect = node.rect(in: solver)
    let scale = view.window?.screen.scale ?? UIScreen.main.scale
    func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let left = snapped(rect.minX - insets.left)
    let top = snapped(rect.minY - insets.top)
    return CGRect(
      x: left, y: top, width: snapped(rect.maxX + insets.right) - left,
      height: snapped(rect.maxY + insets.bottom) - top)
  }

  /// Reports the views with ambiguous layout, once for each change of the constraints.
  func tellAmbiguity() {
    guard structureChanged, isInScene else { return }
    structureChanged = false
    for node in nodeOrder {
      guard let view = node.view, view !== root, isAmbiguous(view) else { continue }
      let names = entryOrder.compactMap { entries[$0]?.constraint }
        .filter { $0.firstItem === view || $0.secondItem === view }.map { "'\($0.label)'" }
      let text =
        "the layout of \(view.label) is ambiguous: "
        + ambiguities(of: node).joined(separator: ", ") + " not settled by "
        + names.joined(separator: ", ")
      if told.insert(text).inserted { root?.complain(text) }
    }
  }

  func isAmbiguous(_ view: UIView) -> Bool {
    guard let node = nodes[ObjectIdentifier(view)],
      !view.translatesAutoresizingMaskIntoConstraints
    else { return false }
    return !ambiguities(of: node).isEmpty
  }

  private func ambiguities(of node: LayoutNode) -> [String] {
    [("left", node.left), ("top", node.top), ("width", node.width), ("height", node.height)]
      .filter { solver.isAmbiguous($0.1) }.map(\.0)
  }
}

extension UIView {
  /// The frame that the view would have without its transform; constraints see only this one.
  package var uprightFrame: CGRect {
    CGRect(
      x: center.x - bounds.width * anchorPoint.x, y: center.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  fileprivate func take(uprightFrame rect: CGRect) {
    if bounds.size != rect.size { bounds.size = rect.size }
    let middle = CGPoint(
      x: rect.minX + rect.width * anchorPoint.x, y: rect.minY + rect.height * anchorPoint.y)
    if center != middle { center = middle }
  }
}
