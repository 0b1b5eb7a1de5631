import Foundation

extension UIStackView {
  /// The attributes along the axis and across it.
  private struct Ways {
    let start, end, length, middle, crossStart, crossEnd, crossLength,
      crossMiddle: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      if axis == .horizontal {
        (start, end, length, middle) = (.leading, .trailing, .width, .centerX)
        (crossStart, crossEnd, crossLength, crossMiddle) = (.top, .bottom, .height, .centerY)
      } else {
        (start, end, length, middle) = (.top, .bottom, .height, .centerY)
        (crossStart, crossEnd, crossLength, crossMiddle) = (
          .leading, .trailing, .width, .centerX
        )
      }
    }
  }

  /// The priority of constraints that only resolve ambiguity.
  private static let leastPriority = UILayoutPriority(49)
  private static let nearlyRequired = UILayoutPriority(999)

  /// Replaces the stack's constraints by those of its current properties.
  func arrange() {
    NSLayoutConstraint.deactivate(made)
    for guide in gaps { removeLayoutGuide(guide) }
    made = []
    gaps = []
    let ways = Ways(axis)
    for view in arrangedSubviews where view.isHidden {
      add(view, ways.length, .equal, nil, .notAnAttribute, 0)
      add(view, ways.start, .equal, self, ways.start)
      align([view], ways)
    }
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return }
    let edge: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    add(first, ways.start, .equal, edge, ways.start)
    add(last, ways.end, .equal, edge, ways.end)
    distribute(views, ways)
    align(views, ways)
    NSLayoutConstraint.activate(made)
  }

  private func distribute(_ views: [UIView], _ ways: Ways) {
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in pairs { follow(view, next, .equal, ways) }
      if distribution == .fillEqually {
        for (view, next) in pairs { add(next, ways.length, .equal, view, ways.length) }
      } else if distribution == .fillProportionally {
        shareInProportion(views, ways)
      }
    case .equalSpacing:
      for (view, next) in pairs {
        follow(view, next, .greaterThanOrEqual, ways)
        addGap(from: view, ways.end, to: next, ways.start)
      }
      equalizeGaps(ways)
    case .equalCentering:
      for (view, next) in pairs {
        follow(view, next, .greaterThanOrEqual, ways)
        addGap(from: view, ways.middle, to: next, ways.middle)
      }
      equalizeGaps(ways)
    }
  }

  private func follow(
    _ view: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation, _ ways: Ways
  ) {
    let byBaseline = isBaselineRelativeArrangement && axis == .vertical
    add(
      next, byBaseline ? .firstBaseline : ways.start, relation, view,
      byBaseline ? .lastBaseline : ways.end, gap(after: view))
  }

  private func shareInProportion(_ views: [UIView], _ ways: Ways) {
    let lengths = views.map {
      axis == .horizontal ? $0.knownIntrinsicSize.width : $0.knownIntrinsicSize.height
    }
    guard let base = views.first, let length = lengths.first, length > 0 else { return }
    for (view, own) in zip(views, lengths).dropFirst() where own > 0 {
      add(
        view, ways.length, .equal, base, ways.length, times: own / length,
        priority: Self.nearlyRequired)
    }
  }

  private func addGap(
    from view: UIView, _ end: NSLayoutConstraint.Attribute, to next: UIView,
    _ start: NSLayoutConstraint.Attribute
  ) {
    let guide = UILayoutGuide()
    guide.identifier = "gap \(gaps.count + 1)"
    addLayoutGuide(guide)
    gaps.append(guide)
    let ways = Ways(axis)
    add(guide, ways.start, .equal, view, end)
    add(guide, ways.end, .equal, next, start)
    // Guides need a position across the stack as well.
    add(guide, ways.crossStart, .equal, self, ways.crossStart)
    add(guide, ways.crossLength, .equal, nil, .notAnAttribute, 0)
  }

  private func equalizeGaps(_ ways: Ways) {
    for (gap, next) in zip(gaps, gaps.dropFirst()) {
      add(
        next, ways.length, .equal, gap, ways.length,
        priority: distribution == .equalSpacing ? Self.nearlyRequired : UILayoutPriority(149))
    }
  }

  private func align(_ views: [UIView], _ ways: Ways) {
    let edge: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    let baseline: NSLayoutConstraint.Attribute? =
      axis == .vertical
      ? nil
      : alignment == .firstBaseline
        ? .firstBaseline : alignment == .lastBaseline ? .lastBaseline : nil
    for view in views {
      switch alignment {
      case .fill:
        add(view, ways.crossStart, .equal, edge, ways.crossStart)
        add(view, ways.crossEnd, .equal, edge, ways.crossEnd)
        continue
      case .leading: add(view, ways.crossStart, .equal, edge, ways.crossStart)
      case .trailing: add(view, ways.crossEnd, .equal, edge, ways.crossEnd)
      case .center: add(view, ways.crossMiddle, .equal, edge, ways.crossMiddle)
      case .firstBaseline, .lastBaseline:
        if let baseline, let first = views.first, first !== view {
          add(view, baseline, .equal, first, baseline)
        } else if baseline == nil {
          add(view, ways.crossStart, .equal, edge, ways.crossStart)
        }
      }
      add(view, ways.crossStart, .greaterThanOrEqual, edge, ways.crossStart)
      add(view, ways.crossEnd, .lessThanOrEqual, edge, ways.crossEnd)
      if baseline != nil {
        add(view, ways.crossStart, .equal, edge, ways.crossStart, priority: Self.leastPriority)
      }
    }
    // Across its axis, the stack is not larger than its views need.
    if alignment != .fill, !views.isEmpty {
      add(
        self, ways.crossLength, .equal, nil, .notAnAttribute, 0, priority: Self.leastPriority)
    }
  }

  private func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0,
    times multiplier: CGFloat = 1, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }
}
