import Foundation
import LayoutSolver

extension LayoutEngine {
  /// A sum of variables and a constant.
  private struct Sum {
    var terms: [LinearConstraint.Term] = []
    var constant = 0.0
    var isVolatile = false

    mutating func add(_ variable: Variable, times factor: Double = 1) {
      if let index = terms.firstIndex(where: { $0.variable == variable }) {
        terms[index].coefficient += factor
        if terms[index].coefficient == 0 { terms.remove(at: index) }
      } else if factor != 0 {
        terms.append(.init(variable, times: factor))
      }
    }

    mutating func add(_ other: Sum, times factor: Double) {
      for term in other.terms { add(term.variable, times: term.coefficient * factor) }
      constant += other.constant * factor
      isVolatile = isVolatile || other.isVolatile
    }
  }

  /// The constraint as a linear constraint of the solver; `nil` if one of its items is gone.
  func linear(
    _ constraint: NSLayoutConstraint
  ) -> (constraint: LinearConstraint, isVolatile: Bool)? {
    guard let first = constraint.firstItem as? any LayoutItem, var holder = constraint.holder
    else { return nil }
    // Attributes of different axes of one view differ by the view's origin in its superview.
    if holder === first, constraint.firstAttribute.axis != constraint.secondAttribute.axis,
      let superview = holder.superview
    {
      holder = superview
    }
    var sum = Sum()
    if constraint.hasSecondItem {
      guard let second = constraint.secondItem as? any LayoutItem else { return nil }
      sum.add(
        side(second, constraint.secondAttribute, in: holder, facing: first),
        times: -constraint.multiplier)
      sum.add(side(first, constraint.firstAttribute, in: holder, facing: second), times: 1)
      if let start = constraint.starts.second {
        guard let item = start.item as? any LayoutItem else { return nil }
        sum.add(
          side(item, start.attribute, in: holder, facing: first), times: constraint.multiplier)
      }
    } else {
      sum.add(side(first, constraint.firstAttribute, in: holder, facing: nil), times: 1)
    }
    if let start = constraint.starts.first {
      guard let item = start.item as? any LayoutItem else { return nil }
      sum.add(side(item, start.attribute, in: holder, facing: first), times: -1)
    }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let linear = LinearConstraint(
      sum.terms, plus: sum.constant - Double(constraint.constant), relation,
      strength: Strength(constraint.priority))
    return (linear, sum.isVolatile)
  }

  /// An attribute of an item, in the holder's coordinates.
  private func side(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView,
    facing other: (any LayoutItem)?
  ) -> Sum {
    // For its subviews, a scroll view's edges are those of its content.
    if let scrollView = item as? UIView, scrollView.isScrollView,
      let inner = other?.owningLayoutView, inner.isDescendant(of: scrollView), other !== item,
      attribute.isEdge,
      (other as? UILayoutGuide)?.owningView !== scrollView
    {
      return side(scrollView.systemGuide(.scrolledContent), attribute, in: holder, facing: nil)
    }
    let node = node(of: item)
    var sum = Sum()
    if attribute.kind == .length {
      sum.add(attribute == .width ? node.width : node.height)
      return sum
    }
    let isHorizontal = attribute.axis == .horizontal
    sum.add(origin(of: item, node, isHorizontal: isHorizontal, in: holder), times: 1)
    let extent = isHorizontal ? node.width : node.height
    let (share, inset) = attribute.position(in: item)
    sum.add(extent, times: share)
    sum.constant += Double(inset.value)
    sum.isVolatile = sum.isVolatile || inset.isVolatile
    return sum
  }

  /// The origin of an item in the holder's coordinates: the sum of the origins up to the holder.
  private func origin(
    of item: any LayoutItem, _ node: LayoutNode, isHorizontal: Bool, in holder: UIView
  ) -> Sum {
    var sum = Sum()
    if item === holder { return sum }
    sum.add(isHorizontal ? node.left : node.top)
    var space = item.layoutSpace
    while let view = space, view !== holder {
      let viewNode = self.node(of: view)
      sum.add(isHorizontal ? viewNode.left : viewNode.top)
      let scrolled = isHorizontal ? view.bounds.origin.x : view.bounds.origin.y
      if scrolled != 0 || view.isScrollView {
        sum.constant -= Double(scrolled)
        sum.isVolatile = true
      }
      space = view.superview
    }
    return sum
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge, with or without margins.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }

  /// The position as a fraction of the item's length, and an offset in points.
  @MainActor fileprivate func position(
    in item: any LayoutItem
  ) -> (share: Double, inset: (value: CGFloat, isVolatile: Bool)) {
    let view = item as? UIView
    let margins = view?.layoutMargins ?? .zero
    switch self {
    case .left, .leading, .top: return (0, (0, false))
    case .right, .trailing, .bottom: return (1, (0, false))
    case .centerX, .centerY: return (0.5, (0, false))
    case .firstBaseline, .lastBaseline:
      if let own = view?.baselinesBelowMiddle {
        return (0.5, (self == .firstBaseline ? own.first : own.last, true))
      }
      guard self == .firstBaseline else {
        return (1, (-(view?.lastBaselineOffset ?? 0), view != nil))
      }
      return (0, (view?.firstBaselineOffset ?? 0, view != nil))
    case .leftMargin, .leadingMargin: return (0, (margins.left, true))
    case .topMargin: return (0, (margins.top, true))
    case .rightMargin, .trailingMargin: return (1, (-margins.right, true))
    case .bottomMargin: return (1, (-margins.bottom, true))
    case .centerXWithinMargins: return (0.5, ((margins.left - margins.right) / 2, true))
    case .centerYWithinMargins: return (0.5, ((margins.top - margins.bottom) / 2, true))
    case .width, .height, .notAnAttribute: return (0, (0, false))
    }
  }
}
