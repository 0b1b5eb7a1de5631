import Foundation

extension NSLayoutConstraint {
  /// Makes constraints from a visual format: `H:|-[name(>=40)]-20-[button]-|`.
  /// - Note: Differs from UIKit: an invalid format makes no constraints, and the trace reports the error, where UIKit raises an
  ///   exception.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Flaw) {
      var making = FormatConstraints(
        try VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
      return try making.constraints()
    } catch {
      let view = views.values.lazy.compactMap { $0 as? UIView }.first
      view?.complain("visual format '\(format)': \(error.words)")
      return []
    }
  }
}

/// Collects the constraints of a visual format.
@MainActor private struct FormatConstraints {
  typealias Flaw = VisualFormat.Flaw

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(Flaw) -> [NSLayoutConstraint] {
    for part in format.parts where part.name != nil {
      let item = try item(part)
      for limit in part.limits { try addLength(limit, of: item) }
    }
    for (part, next) in zip(format.parts, format.parts.dropFirst()) { try join(part, next) }
    try align()
    return made
  }

  private func item(_ part: VisualFormat.Part) throws(Flaw) -> AnyObject {
    if let name = part.name {
      guard let found = views[name] else { throw Flaw(words: "no view is called '\(name)'") }
      return found as AnyObject
    }
    for other in format.parts {
      guard let name = other.name, let view = views[name] else { continue }
      if let superview = (view as? UIView)?.superview { return superview }
      if let owner = (view as? UILayoutGuide)?.owningView { return owner }
    }
    throw Flaw(words: "'|' of views without a superview")
  }

  private mutating func addLength(
    _ limit: VisualFormat.Limit, of item: AnyObject
  ) throws(Flaw) {
    let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    if let number = number(limit.value) {
      try add(item, length, limit, nil, .notAnAttribute, number)
    } else if let other = views[limit.value] {
      try add(item, length, limit, other as AnyObject, length, 0)
    } else {
      throw Flaw(words: "'\(limit.value)' is no number, metric or view")
    }
  }

  private mutating func join(
    _ part: VisualFormat.Part, _ next: VisualFormat.Part
  ) throws(Flaw) {
    var (first, second) = (part, next)
    let isReversed = format.axis == .horizontal && options.contains(.directionRightToLeft)
    if isReversed { swap(&first, &second) }
    let (before, after) = (try item(first), try item(second))
    let isHorizontal = format.axis == .horizontal
    let isAbsolute = options.contains(.directionLeftToRight) || isReversed
    let start: NSLayoutConstraint.Attribute =
      isHorizontal ? (isAbsolute ? .left : .leading) : .top
    let end: NSLayoutConstraint.Attribute =
      isHorizontal ? (isAbsolute ? .right : .trailing) : .bottom
    // A gap to the superview uses its near edge, a gap to a neighbour its far edge.
    let beforeEdge = first.name == nil ? start : end
    let afterEdge = second.name == nil ? end : start
    let limits: [VisualFormat.Limit]
    switch next.gap {
    case .none: limits = [VisualFormat.Limit(value: "0")]
    case .standard:
      let spacing =
        first.name == nil || second.name == nil ? LayoutMetrics.margin : LayoutMetrics.spacing
      limits = [VisualFormat.Limit(value: "\(Double(spacing))")]
    case .limits(let given): limits = given
    }
    for limit in limits {
      guard let number = number(limit.value) else {
        throw Flaw(words: "'\(limit.value)' is no number or metric")
      }
      try add(after, afterEdge, limit, before, beforeEdge, number)
    }
  }

  private mutating func align() throws(Flaw) {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let named = format.parts.filter { $0.name != nil }
    for (option, attribute) in attributes where options.contains(option) {
      for (part, next) in zip(named, named.dropFirst()) {
        let pair = (try item(part), try item(next))
        try add(pair.0, attribute, VisualFormat.Limit(value: "0"), pair.1, attribute, 0)
      }
    }
  }

  private mutating func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ limit: VisualFormat.Limit,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) throws(Flaw) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: limit.relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    if let priority = limit.priority {
      guard let number = number(priority) else {
        throw Flaw(words: "'\(priority)' is no priority")
      }
      constraint.priority = UILayoutPriority(Float(number))
    }
    made.append(constraint)
  }

  /// A number, or the value of a metric.
  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
