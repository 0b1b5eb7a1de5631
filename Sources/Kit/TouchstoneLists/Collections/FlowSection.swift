import Foundation
import GestureCore

/// The lines of one section.
struct FlowSection {
  let start: CGFloat
  let end: CGFloat
  let header: CGFloat
  let footer: CGFloat
  private var frames: [CGRect] = []
  private var lines: [(items: Range<Int>, low: CGFloat, high: CGFloat)] = []
  private let isVertical: Bool

  init(
    start: CGFloat, isVertical: Bool, width: CGFloat, inset: UIEdgeInsets, header: CGFloat,
    footer: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat, sizes: [CGSize]
  ) {
    self.start = start
    self.header = header
    self.footer = footer
    self.isVertical = isVertical
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = width - near - far
    var y = start + header + before
    let side = sizes.first.map { isVertical ? $0.width : $0.height } ?? 0
    // How many items of one size fill a line; `nil` for items of several sizes.
    let fitting = ((room + itemSpacing) / (side + itemSpacing) + 0.001).rounded(.down)
    let fullCount =
      side > 0 && fitting.isFinite && sizes.allSatisfy { $0 == sizes[0] }
      ? Int(bounding: max(1, min(fitting, 10_000))) : nil
    var first = 0
    while first < sizes.count {
      var last = first
      var used: CGFloat = 0
      while last < sizes.count {
        let length = isVertical ? sizes[last].width : sizes[last].height
        let next = used + (last > first ? itemSpacing : 0) + length
        if last > first, next > room + 0.001 { break }
        used = next
        last += 1
      }
      let line = sizes[first..<last]
      let height = line.map { isVertical ? $0.height : $0.width }.max() ?? 0
      // A full line is spread from edge to edge. Items of one size keep these gaps in a line that is not full.
      let isLast = last == sizes.count
      let count = isLast ? fullCount ?? (last - first) : last - first
      let length =
        isLast && fullCount != nil ? side * CGFloat(count) : used - itemSpacing * CGFloat(count - 1)
      let isSpread = !isLast || fullCount != nil
      let gap = isSpread && count > 1 ? (room - length) / CGFloat(count - 1) : itemSpacing
      var x = isSpread && count == 1 ? near + (room - length) / 2 : near
      for size in line {
        let across = isVertical ? size.height : size.width
        let along = isVertical ? size.width : size.height
        let shift = (height - across) / 2
        frames.append(
          isVertical
            ? CGRect(x: x, y: y + shift, width: size.width, height: size.height)
            : CGRect(x: y + shift, y: x, width: size.width, height: size.height))
        x += along + gap
      }
      lines.append((first..<last, y, y + height))
      y += height + lineSpacing
      first = last
    }
    if !sizes.isEmpty { y -= lineSpacing }
    end = y + after + footer
  }

  func frame(of item: Int) -> CGRect? { frames.indices.contains(item) ? frames[item] : nil }

  /// The items of the lines that lie between two places.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    var (left, right) = (0, lines.count)
    while left < right {
      let middle = (left + right) / 2
      if lines[middle].high < low { left = middle + 1 } else { right = middle }
    }
    guard left < lines.count else { return 0..<0 }
    var last = left
    while last < lines.count, lines[last].low <= high { last += 1 }
    guard last > left else { return 0..<0 }
    return lines[left].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
