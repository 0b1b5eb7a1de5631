import Foundation
import GestureCore

/// The lines of one section, with a header before them and a footer after them. Positions along the scroll direction count
/// from the section's start.
///
/// An item that changes its size breaks only its own line and its neighbours anew, in logarithmic time. If that changes the
/// number of lines, the positions of all lines are summed again.
struct FlowSection {
  /// The lengths and spacings that the layout and its delegate give.
  struct Metrics {
    let isVertical: Bool
    /// The length of a line with its insets, in points.
    let width: CGFloat
    let inset: UIEdgeInsets
    let header: CGFloat
    let footer: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat

    var before: CGFloat { isVertical ? inset.top : inset.left }
    var after: CGFloat { isVertical ? inset.bottom : inset.right }
    var near: CGFloat { isVertical ? inset.left : inset.top }
    var room: CGFloat { width - near - (isVertical ? inset.right : inset.bottom) }

    /// The length of an item along its line.
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  }

  let metrics: Metrics
  private var sizes: [CGSize]
  /// The items of each line.
  private var lines: [Range<Int>] = []
  /// The heights of the lines, with the spacing after each.
  private var heights = LengthTable()
  /// The position of each item in its line, along it and across it.
  private var offsets: [CGPoint]
  /// The number of items that have another size than the first one.
  private var others = 0

  init(_ metrics: Metrics, sizes: [CGSize]) {
    self.metrics = metrics
    self.sizes = sizes
    offsets = Array(repeating: .zero, count: sizes.count)
    countOthers()
    var first = 0
    var lengths: [CGFloat] = []
    while first < sizes.count {
      let line = line(from: first)
      lines.append(line)
      lengths.append(place(line))
      first = line.upperBound
    }
    heights = LengthTable(lengths)
  }

  var length: CGFloat {
    let spacing = lines.isEmpty ? 0 : metrics.lineSpacing
    return metrics.header + metrics.before + heights.total - spacing + metrics.after
      + metrics.footer
  }

  func frame(of item: Int) -> CGRect? {
    guard sizes.indices.contains(item) else { return nil }
    let y = metrics.header + metrics.before + heights.start(of: lineIndex(of: item))
    let offset = offsets[item]
    return CGRect(
      origin: metrics.isVertical
        ? CGPoint(x: offset.x, y: y + offset.y) : CGPoint(x: y + offset.y, y: offset.x),
      size: sizes[item])
  }

  /// The items of the lines that lie between two positions.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let top = metrics.header + metrics.before
    let first = heights.index(at: low - top)
    guard first < lines.count else { return 0..<0 }
    let last = min(heights.index(at: high - top), lines.count - 1)
    return last < first ? 0..<0 : lines[first].lowerBound..<lines[last].upperBound
  }

  private func lineIndex(of item: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].lowerBound <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Changing

  /// Changes the size of an item.
  mutating func resize(_ item: Int, to size: CGSize) {
    guard sizes.indices.contains(item), sizes[item] != size else { return }
    let wasUniform = others == 0
    if item == 0 {
      sizes[0] = size
      countOthers()
    } else {
      others += (size != sizes[0] ? 1 : 0) - (sizes[item] != sizes[0] ? 1 : 0)
      sizes[item] = size
    }
    // The item may fit into the line before its own.
    let firstLine = max(0, lineIndex(of: item) - 1)
    var new: [Range<Int>] = []
    var (first, last) = (lines[firstLine].lowerBound, firstLine)
    repeat {
      new.append(line(from: first))
      first = new[new.count - 1].upperBound
      while last < lines.count, lines[last].lowerBound < first { last += 1 }
    } while first < sizes.count
      && (first <= item || last == lines.count || lines[last].lowerBound != first)
    if new.count == last - firstLine {
      for (index, line) in new.enumerated() {
        lines[firstLine + index] = line
        heights.set(place(line), at: firstLine + index)
      }
    } else {
      lines.replaceSubrange(firstLine..<last, with: new)
      var lengths = heights.lengths
      lengths.replaceSubrange(firstLine..<last, with: new.map { place($0) })
      heights = LengthTable(lengths)
    }
    if wasUniform != (others == 0), let line = lines.last { _ = place(line) }
  }

  private mutating func countOthers() {
    others = sizes.count { $0 != sizes[0] }
  }

  /// The line that begins with an item.
  private func line(from first: Int) -> Range<Int> {
    var last = first
    var used: CGFloat = 0
    while last < sizes.count {
      let next = used + (last > first ? metrics.itemSpacing : 0) + metrics.along(sizes[last])
      if last > first, next > metrics.room + 0.001 { break }
      used = next
      last += 1
    }
    return first..<last
  }

  /// Places the items of a line, and returns the line's height with the spacing after it.
  ///
  /// A full line is spread from edge to edge. Items of one size keep these gaps in a line that is not full.
  private mutating func place(_ line: Range<Int>) -> CGFloat {
    let height = line.map { metrics.across(sizes[$0]) }.max() ?? 0
    let isLast = line.upperBound == sizes.count
    let side = metrics.along(sizes[line.lowerBound])
    let fullCount = isLast ? fullCount(side) : nil
    let count = fullCount ?? line.count
    let length =
      fullCount.map { side * CGFloat($0) } ?? line.reduce(0) { $0 + metrics.along(sizes[$1]) }
    let isSpread = !isLast || fullCount != nil
    let gap =
      isSpread && count > 1 ? (metrics.room - length) / CGFloat(count - 1) : metrics.itemSpacing
    var x = isSpread && count == 1 ? metrics.near + (metrics.room - length) / 2 : metrics.near
    for item in line {
      offsets[item] = CGPoint(x: x, y: (height - metrics.across(sizes[item])) / 2)
      x += metrics.along(sizes[item]) + gap
    }
    return height + metrics.lineSpacing
  }

  /// How many items of one size fill a line; `nil` for items of several sizes.
  private func fullCount(_ side: CGFloat) -> Int? {
    let fitting =
      ((metrics.room + metrics.itemSpacing) / (side + metrics.itemSpacing) + 0.001)
      .rounded(.down)
    guard others == 0, side > 0, fitting.isFinite else { return nil }
    return Int(bounding: max(1, min(fitting, 10_000)))
  }
}
