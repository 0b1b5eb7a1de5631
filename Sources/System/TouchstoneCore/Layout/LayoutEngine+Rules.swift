import Foundation
import LayoutSolver

extension LayoutEngine {
  /// The rules of an item that are not constraints.
  func rules(of node: LayoutNode) -> [LinearConstraint] {
    if let view = node.view {
      if view === root { return rules(ofRoot: view, node) }
      return view.translatesAutoresizingMaskIntoConstraints
        ? frameRules(of: view, node) : sizeRules(of: view, node)
    }
    guard let guide = node.guide, let owner = guide.owningView else { return [] }
    return rules(of: guide, owner, node)
  }

  private func rules(ofRoot view: UIView, _ node: LayoutNode) -> [LinearConstraint] {
    let place = [equal(node.left, 0), equal(node.top, 0)]
    guard let fitting else {
      return place + [
        equal(node.width, view.bounds.width), equal(node.height, view.bounds.height),
      ]
    }
    return place + sizeRules(of: view, node) + [
      equal(node.width, fitting.target.width, fitting.horizontal),
      equal(node.height, fitting.target.height, fitting.vertical),
    ]
  }

  private func frameRules(of view: UIView, _ node: LayoutNode) -> [LinearConstraint] {
    let rect = view.uprightFrame.inset(by: view.alignmentRectInsets)
    return [
      equal(node.left, rect.minX), equal(node.top, rect.minY), equal(node.width, rect.width),
      equal(node.height, rect.height),
    ]
  }

  /// Lengths are not negative; the content resists compression and hugs its size.
  private func sizeRules(of view: UIView, _ node: LayoutNode) -> [LinearConstraint] {
    let size = view.knownIntrinsicSize
    let insets = view.alignmentRectInsets
    let box = view.layoutBox
    return lengthRules(node)
      + contentRules(
        node.width, size.width, less: insets.left + insets.right,
        hugging: box?.hugging.horizontal ?? .defaultLow,
        resistance: box?.resistance.horizontal ?? .defaultHigh)
      + contentRules(
        node.height, size.height, less: insets.top + insets.bottom,
        hugging: box?.hugging.vertical ?? .defaultLow,
        resistance: box?.resistance.vertical ?? .defaultHigh)
  }

  private func contentRules(
    _ variable: Variable, _ length: CGFloat, less insets: CGFloat, hugging: UILayoutPriority,
    resistance: UILayoutPriority
  ) -> [LinearConstraint] {
    guard length != UIView.noIntrinsicMetric, length.isFinite else { return [] }
    let wanted = -Double(max(0, length - insets))
    return [
      LinearConstraint(
        [.init(variable)], plus: wanted, .lessOrEqual, strength: Strength(hugging)),
      LinearConstraint(
        [.init(variable)], plus: wanted, .greaterOrEqual, strength: Strength(resistance)),
    ]
  }

  private func lengthRules(_ node: LayoutNode) -> [LinearConstraint] {
    [node.width, node.height].map { LinearConstraint([.init($0)], plus: 0, .greaterOrEqual) }
  }

  private func rules(
    of guide: UILayoutGuide, _ owner: UIView, _ node: LayoutNode
  ) -> [LinearConstraint] {
    switch guide.role {
    case .free: return lengthRules(node)
    case .scrolledContent:
      return lengthRules(node) + [equal(node.left, 0), equal(node.top, 0)]
    case .scrollFrame:
      return inside(self.node(of: owner), node, .zero, at: owner.bounds.origin)
    case .margins, .readable:
      return inside(self.node(of: owner), node, owner.layoutMargins, at: .zero)
    case .safeArea:
      return inside(self.node(of: owner), node, owner.safeAreaInsets, at: .zero)
    }
  }

  /// A rectangle with fixed insets from the owner's.
  private func inside(
    _ owner: LayoutNode, _ node: LayoutNode, _ insets: UIEdgeInsets, at origin: CGPoint
  ) -> [LinearConstraint] {
    [
      equal(node.left, origin.x + insets.left), equal(node.top, origin.y + insets.top),
      LinearConstraint(
        [.init(node.width), .init(owner.width, times: -1)],
        plus: Double(insets.left + insets.right), .equal),
      LinearConstraint(
        [.init(node.height), .init(owner.height, times: -1)],
        plus: Double(insets.top + insets.bottom), .equal),
    ]
  }

  private func equal(
    _ variable: Variable, _ value: CGFloat, _ priority: UILayoutPriority = .required
  ) -> LinearConstraint {
    let value = value.isFinite ? value : 0
    return LinearConstraint(
      [.init(variable)], plus: -Double(value), .equal, strength: Strength(priority))
  }
}

extension Strength {
  init(_ priority: UILayoutPriority) {
    self = priority.rawValue >= 1000 ? .required : Strength(Double(priority.rawValue))
  }
}
