import Foundation

/// One segment of a segmented control: a title or a picture, or an action that has either.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// 0 stands for as much as it gets.
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

  /// The width of the content, by the same rule of thumb as a label's, with room at both sides.
  var ownWidth: CGFloat {
    if width > 0 { return width }
    let letters = CGFloat(title?.count ?? 0) * SegmentRow.fontSize / 2
    return (image?.size.width ?? letters).rounded(.up) + 2 * SegmentRow.padding
  }
}

/// The segments side by side, and which one is selected.
struct SegmentRow {
  static let fontSize: CGFloat = 13
  fileprivate static let padding: CGFloat = 10

  var segments: [Segment] = []
  var selected: Int?

  /// The segment that was selected still is, wherever it stands then.
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

  /// The widths in a row of that length: what is left by fixed widths is shared, alike or in
  /// proportion to the content.
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
