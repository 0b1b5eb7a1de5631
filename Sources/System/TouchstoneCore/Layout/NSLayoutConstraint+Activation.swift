import Foundation

extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    guard let first = firstItem as? any LayoutItem else {
      return (secondItem as? UIView)?.complain("a constraint of something that is no view") ?? ()
    }
    if let objection { return first.owningLayoutView?.complain("\(label): \(objection)") ?? () }
    guard let second = secondItem as? any LayoutItem else {
      first.owningLayoutView?.hold(self)
      return
    }
    guard let common = first.owningLayoutView?.commonAncestor(with: second.owningLayoutView) else {
      first.owningLayoutView?.complain("\(label): its items are in no common view; ignored")
      return
    }
    common.hold(self)
  }

  func deactivate() { holder?.letGo(of: self) }

  /// What makes the constraint meaningless, in words.
  private var objection: String? {
    if hasSecondItem, secondAttribute == .notAnAttribute { return "it has no second attribute" }
    if firstAttribute == .notAnAttribute { return "it has no first attribute" }
    if !constant.isFinite || !multiplier.isFinite { return "its numbers are not finite" }
    guard hasSecondItem else {
      return firstAttribute.kind == .length ? nil : "a place needs a second item"
    }
    guard firstAttribute.kind == secondAttribute.kind else {
      return "\(firstAttribute) cannot be compared with \(secondAttribute)"
    }
    return nil
  }

  /// Whether the constraint is about a view, its guides, or what lies below it.
  func mentions(below view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      (item as? any LayoutItem)?.owningLayoutView?.isDescendant(of: view) == true
    }
  }

  // MARK: - Words

  /// The identifier, or else the constraint as a formula.
  var label: String { identifier ?? formula }

  private var formula: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right: [String] = []
    if hasSecondItem {
      let factor = multiplier == 1 ? "" : "\(Self.spell(multiplier)) * "
      right.append("\(factor)\(Self.name(of: secondItem)).\(secondAttribute)")
    }
    if constant != 0 || !hasSecondItem { right.append(Self.spell(constant)) }
    let end = priority == .required ? "" : " @ \(Self.spell(CGFloat(priority.rawValue)))"
    return "\(Self.name(of: firstItem)).\(firstAttribute) \(sign) "
      + right.joined(separator: " + ") + end
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
