import Foundation

extension UISegmentedControl {
  // MARK: - Inserting and removing

  /// Indices beyond the ends mean the ends.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    row.insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with a picture; beyond the last one it is added.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    row.insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that performs an action; beyond the last one it is added.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    row.insert(Segment(action), at: segment)
  }

  /// Removing the selected segment leaves none selected.
  public func removeSegment(at segment: Int, animated: Bool) {
    row.remove(at: segment)
  }

  /// Takes all segments away.
  public func removeAllSegments() { row = SegmentRow() }

  // MARK: - One segment

  /// Sets a segment's title; a segment that is not there is a line in the trace.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// A segment's title.
  public func titleForSegment(at segment: Int) -> String? { known(segment)?.title }

  /// Sets a segment's picture, which takes the place of its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// A segment's picture.
  public func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }

  /// Sets a segment's action, with its title and picture.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.take(action) }
  }

  /// A segment's action.
  public func actionForSegment(at segment: Int) -> UIAction? { known(segment)?.action }

  /// The segment with an action of that identifier, or `noSegment`.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    row.segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// A disabled segment cannot be selected by a finger.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  public func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }

  /// In points; 0 lets the control choose.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  /// A segment's width in points; 0 means that it is given one.
  public func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }

  /// Moves a segment's content, in points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// How far a segment's content is moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    known(segment)?.contentOffset ?? .zero
  }

  // MARK: - Titles

  /// How titles are written in a state; where nothing is said of one, as in the normal state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// What was set for a state, or for the normal one if nothing was.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  // MARK: - Geometry

  /// Left and right of a point's segment; what lies beyond the ends belongs to the outermost.
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
    for view in views { view.removeFromSuperview() }
    views = row.segments.indices.map { addDecoration(picture(of: $0, in: frames[$0])) }
  }

  private func state(of index: Int) -> UIControl.State {
    guard isEnabled, row.segments[index].isEnabled else { return .disabled }
    return index == pressed ? .highlighted : index == row.selected ? .selected : .normal
  }

  private func picture(of index: Int, in frame: CGRect) -> UIView {
    let segment = row.segments[index]
    let place = frame.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    let alpha: CGFloat = !isEnabled || !segment.isEnabled ? 0.3 : index == pressed ? 0.5 : 1
    if let image = segment.image {
      let view = UIImageView(image: image)
      view.center = CGPoint(x: place.midX, y: place.midY)
      view.alpha = alpha
      return view
    }
    let label = UILabel(frame: place)
    label.font = .systemFont(ofSize: SegmentRow.fontSize)
    if let attributes = titleAttributes[state(of: index)] {
      label.attributedText = NSAttributedString(string: segment.title ?? "", attributes: attributes)
    } else {
      label.text = segment.title
    }
    label.textAlignment = .center
    label.alpha = alpha
    return label
  }

  // MARK: - Private

  func isKnown(_ segment: Int) -> Bool { known(segment) != nil }

  /// UIKit raises for a segment that does not exist; here it changes nothing and the trace says so.
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
