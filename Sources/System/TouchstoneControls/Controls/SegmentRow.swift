import Foundation

/// A segment of a segmented control: a title or an image, or an action that has one of these.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The width in points; 0 for an automatic width.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  init(_ action: UIAction) {
    take(action)
  }

  mutating func take(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
    isEnabled = !action.attributes.contains(.disabled)
  }

  /// The estimated width of the content as for a label, with padding on both sides.
  var ownWidth: CGFloat {
    if width > 0 { return width }
    let letters = CGFloat(title?.count ?? 0) * SegmentRow.fontSize / 2
    return (image?.size.width ?? letters).rounded(.up) + 2 * SegmentRow.padding
  }
}

/// The segments in order, and the selected one.
struct SegmentRow {
  static let fontSize: CGFloat = 13
  fileprivate static let padding: CGFloat = 10

  var segments: [Segment] = []
  var selected: Int?

  /// Inserts a segment; the selected segment stays selected at its new index.
  mutating func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if let old = selected, old >= place { selected = old + 1 }
  }

  mutating func remove(at index: Int) {
    guard !segments.isEmpty else { return }
    let place = min(max(index, 0), segments.count - 1)
    segments.remove(at: place)
    guard let old = selected else { return }
    if old == place { selected = nil } else if old > place { selected = old - 1 }
  }

  func ownWidth(alike areAlike: Bool) -> CGFloat {
    let fixed = segments.filter { $0.width > 0 }.map(\.width).reduce(0, +)
    let free = segments.filter { $0.width <= 0 }.map(\.ownWidth)
    return fixed
      + (areAlike ? (free.max() ?? 0) * CGFloat(free.count) : free.reduce(0, +))
  }

  /// The widths of the segments in a row: the space that fixed widths leave is distributed equally
  /// or in proportion to the content.
  func widths(in length: CGFloat, alike areAlike: Bool) -> [CGFloat] {
    let fixed = segments.filter { $0.width > 0 }.map(\.width).reduce(0, +)
    let free = segments.filter { $0.width <= 0 }
    let room = max(0, length - fixed)
    let total = free.map(\.ownWidth).reduce(0, +)
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      return areAlike ? room / CGFloat(free.count) : room * segment.ownWidth / total
    }
  }
}
