import Foundation
import GestureCore
import Pictures

/// One operation of a picture that draws, with all that decides how it looks.
struct PictureLeaf: Hashable {
  let operation: Picture.Operation
  let state: Extent.State
  /// Of the groups in which it is drawn.
  let context: Int
}

extension Extent {
  /// The pixels in which two pictures may differ; none where they are equal.
  ///
  /// Equal operations at the two ends are passed over. Between them, an operation that only one picture has
  /// changes the area that it covers, and so does one whose order is another.
  func damage(from old: Picture, to new: Picture, _ transform: CGAffineTransform) -> [PixelRect] {
    if old == new { return [] }
    let (before, after) = (leaves(of: old, transform), leaves(of: new, transform))
    var (first, last) = (0, 0)
    let shorter = min(before.count, after.count)
    while first < shorter, before[first].leaf == after[first].leaf { first += 1 }
    while last < shorter - first,
      before[before.count - 1 - last].leaf == after[after.count - 1 - last].leaf
    {
      last += 1
    }
    let (gone, come) = (before[first..<before.count - last], after[first..<after.count - last])
    return Self.merged(Self.changes(from: gone, to: come))
  }

  typealias Placed = (leaf: PictureLeaf, area: PixelRect)

  /// What is drawn, back to front. Parts of a group stand for the group where it only fades them.
  func leaves(of picture: Picture, _ transform: CGAffineTransform) -> [Placed] {
    var leaves: [Placed] = []
    collect(
      picture, State(transform: transform, clip: page), context: 0, depth: 0, spread: { $0 },
      add: { leaves.append($0) })
    return leaves
  }

  private func collect(
    _ picture: Picture, _ state: State, context: Int, depth: Int,
    spread: (PixelRect) -> PixelRect, add: (Placed) -> Void
  ) {
    guard depth < Painter.deepest else { return }
    walk(picture, state) { operation, state in
      if case .group(let inner, let alpha, let blend, let mask) = operation {
        var hasher = Hasher()
        hasher.combine(context)
        hasher.combine(state)
        hasher.combine(alpha)
        hasher.combine(blend)
        hasher.combine(mask)
        let inside = State(transform: state.transform, clip: page, clips: hasher.finalize())
        let reachesAll = blend != .normal || state.blend != .normal
        collect(
          inner, inside, context: inside.clips, depth: depth + 1,
          spread: { area in
            spread(reachesAll ? state.clip : withShadow(area, state).intersection(state.clip))
          }, add: add)
      } else {
        // Some blend modes change what lies around the operation.
        let own = state.blend == .normal ? area(of: operation, state, depth: depth) : state.clip
        let area = spread(own)
        if !area.isEmpty {
          add((PictureLeaf(operation: operation, state: state, context: context), area))
        }
      }
    }
  }

  private static func changes(
    from old: ArraySlice<Placed>, to new: ArraySlice<Placed>
  ) -> [PixelRect] {
    var places: [PictureLeaf: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index].leaf, default: []].append(index) }
    var areas: [PixelRect] = []
    var kept: Set<Int> = []
    var furthest = old.startIndex - 1
    for (leaf, area) in new {
      // An operation that was below one that it is above now counts as changed.
      if let index = places[leaf]?.popLast(), index > furthest {
        furthest = index
        kept.insert(index)
      } else {
        areas.append(area)
      }
    }
    for index in old.indices where !kept.contains(index) { areas.append(old[index].area) }
    return areas
  }

  /// The same pixels in a few rectangles that do not overlap.
  static func merged(_ areas: [PixelRect]) -> [PixelRect] {
    var merged: [PixelRect] = []
    for area in areas where !area.isEmpty {
      var area = area
      while let index = merged.firstIndex(where: { !$0.intersection(area).isEmpty }) {
        area = area.union(merged.remove(at: index))
      }
      merged.append(area)
      if merged.count > mostRects {
        merged = [merged.reduce(merged[0]) { $0.union($1) }]
      }
    }
    return merged
  }

  private static let mostRects = 16
}
