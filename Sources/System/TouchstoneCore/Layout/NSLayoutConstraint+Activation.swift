import Foundation

extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    guard let first = firstItem as? any LayoutItem else {
      return (secondItem as? UIView)?.complain("a constraint of something that is no view") ?? ()
    }
    if let objection { return first.owningLayoutView?.complain("\(label): \(objection)") ?? () }
    var holder = first.owningLayoutView
    for item in [secondItem, starts.first?.item, starts.second?.item] {
      guard let item = item as? any LayoutItem else { continue }
      holder = holder?.commonAncestor(with: item.owningLayoutView)
    }
    guard let holder else {
      first.owningLayoutView?.complain("\(label): its items are in no common view; ignored")
      return
    }
    holder.hold(self)
  }

  func deactivate() { holder?.letGo(of: self) }

  /// The reason why the constraint is invalid; `nil` if it is valid.
  private var objection: String? {
    if hasSecondItem, secondAttribute == .notAnAttribute { return "it has no second attribute" }
    if firstAttribute == .notAnAttribute { return "it has no first attribute" }
    if !constant.isFinite || !multiplier.isFinite { return "its numbers are not finite" }
    let isLength = starts.first != nil || firstAttribute.kind == .length
    guard hasSecondItem else { return isLength ? nil : "a place needs a second item" }
    // Positions of different axes can be compared (COR-26).
    guard isLength == (starts.second != nil || secondAttribute.kind == .length) else {
      return "\(firstAttribute) cannot be compared with \(secondAttribute)"
    }
    return nil
  }

  /// Whether the constraint has an item that is the view, a descendant, or a guide of one of these.
  func mentions(below view: UIView) -> Bool {
    [firstItem, secondItem, starts.first?.item, starts.second?.item].contains { item in
      (item as? any LayoutItem)?.owningLayoutView?.isDescendant(of: view) == true
    }
  }

  // MARK: - Descriptions

  /// The identifier or, without one, the constraint as a formula.
  var label: String { identifier ?? formula }

  private var formula: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right: [String] = []
    if hasSecondItem {
      let factor = multiplier == 1 ? "" : "\(Self.spell(multiplier)) * "
      right.append(factor + Self.spell(secondItem, secondAttribute, from: starts.second))
    }
    if constant != 0 || !hasSecondItem { right.append(Self.spell(constant)) }
    let end = priority == .required ? "" : " @ \(Self.spell(CGFloat(priority.rawValue)))"
    return Self.spell(firstItem, firstAttribute, from: starts.first) + " \(sign) "
      + right.joined(separator: " + ") + end
  }

  private static func spell(
    _ item: AnyObject?, _ attribute: Attribute, from start: LayoutPlace?
  ) -> String {
    let end = "\(name(of: item)).\(attribute)"
    guard let start else { return end }
    return "(\(end) - \(name(of: start.item)).\(start.attribute))"
  }

  private static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.label
    case let guide as UILayoutGuide: guide.label
    default: "nothing"
    }
  }

  private static func spell(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(bounding: value))" : "\(value)"
  }
}
