import Foundation

extension UISegmentedControl {
  // MARK: - Inserting and removing

  /// Inserts a segment with a title; the index is limited to the existing positions.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    row.insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; the index is limited to the existing positions.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    row.insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that performs an action; the index is limited to the existing positions.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    row.insert(Segment(action), at: segment)
  }

  /// Removes a segment; if it was selected, none is selected afterwards.
  public func removeSegment(at segment: Int, animated: Bool) {
    row.remove(at: segment)
  }

  /// Removes all segments.
  public func removeAllSegments() { row = SegmentRow() }

  // MARK: - One segment

  /// Sets the title of a segment; an invalid index is reported in the trace.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment.
  public func titleForSegment(at segment: Int) -> String? { known(segment)?.title }

  /// Sets the image of a segment, which replaces its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment.
  public func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }

  /// Sets the action of a segment, with its title and image.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.take(action) }
  }

  /// The action of a segment.
  public func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.action }

  /// The index of the segment whose action has the identifier; otherwise `noSegment`.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    row.segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Enables or disables a segment. A touch cannot select a disabled segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment is enabled.
  public func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }

  /// Sets the width of a segment in points; 0 for an automatic width.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  /// The width of a segment in points; 0 for an automatic width.
  public func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }

  /// Sets the offset of a segment's content, in points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// The offset of a segment's content, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    known(segment)?.contentOffset ?? .zero
  }

  // MARK: - Titles

  /// Sets the text attributes of the titles for a state; other states have those of `.normal`
  /// unless they have their own.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// The text attributes for a state; those of `.normal` if the state has none.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  // MARK: - Geometry

  /// The index of the segment at x; beyond the ends, that of the outermost segment.
  func segment(at x: CGFloat) -> Int? {
    guard !row.segments.isEmpty else { return nil }
    return frames.firstIndex { x < $0.maxX } ?? row.segments.count - 1
  }

  private var frames: [CGRect] {
    var x = bounds.minX
    return row.widths(in: bounds.width, alike: !apportionsSegmentWidthsByContent).map { width in
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  func showSegments() {
    let frames = frames
    selection.isHidden = row.selected == nil
    if let selected = row.selected { selection.frame = frames[selected].insetBy(dx: 2, dy: 2) }
    selection.backgroundColor = selectedSegmentTintColor ?? .white
    // Views are kept: adding one asks for another layout.
    while views.count > row.segments.count { views.removeLast().removeFromSuperview() }
    for index in row.segments.indices { show(index, in: frames[index]) }
  }

  private func state(of index: Int) -> UIControl.State {
    guard isEnabled, row.segments[index].isEnabled else { return .disabled }
    return index == pressed ? .highlighted : index == row.selected ? .selected : .normal
  }

  private func show(_ index: Int, in frame: CGRect) {
    let segment = row.segments[index]
    let place = frame.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    if let image = segment.image {
      let view = view(of: index) { UIImageView(frame: .zero) }
      if view.image !== image { view.image = image }
      view.bounds.size = image.size
      view.center = CGPoint(x: place.midX, y: place.midY)
    } else {
      let label: UILabel = view(of: index) {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: SegmentRow.fontSize)
        label.textAlignment = .center
        return label
      }
      label.frame = place
      if let attributes = titleAttributes[state(of: index)] {
        label.attributedText = NSAttributedString(
          string: segment.title ?? "", attributes: attributes)
      } else {
        label.text = segment.title
      }
    }
    let isDimmed = !isEnabled || !segment.isEnabled
    views[index].alpha = isDimmed ? 0.3 : index == pressed ? 0.5 : 1
  }

  /// The view that shows a segment, or a new one if there is none of this class.
  private func view<View: UIView>(of index: Int, make: () -> View) -> View {
    if index < views.count {
      if let view = views[index] as? View { return view }
      views.remove(at: index).removeFromSuperview()
    }
    let view = addDecoration(make())
    views.insert(view, at: index)
    return view
  }

  // MARK: - Private

  func isKnown(_ segment: Int) -> Bool { known(segment) != nil }

  /// UIKit raises an exception for an invalid index; here nothing changes, and the trace reports
  /// it.
  private func known(_ segment: Int) -> Segment? {
    guard row.segments.indices.contains(segment) else {
      diagnose("segment \(segment) is none of its \(row.segments.count) segments")
      return nil
    }
    return row.segments[segment]
  }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    if isKnown(segment) { change(&row.segments[segment]) }
  }
}
