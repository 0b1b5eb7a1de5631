import Foundation
import GestureCore
import Pictures

/// One drawing operation of a picture, with everything that determines its appearance.
struct PictureLeaf: Hashable {
  let operation: Picture.Operation
  let state: Extent.State
  /// Identifies the groups that contain it.
  let context: Int
}

extension Extent {
  /// The areas in which two pictures may differ; empty if they are equal.
  ///
  /// Equal operations at the beginning and the end are skipped. In between, an operation that only one picture contains, or
  /// whose order differs, changes the area that it covers.
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

  /// The drawing operations, back to front. The parts of a group that only applies an opacity are listed instead of the group.
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
        // Some blend modes change the surroundings of the operation.
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
      // An operation whose order relative to a kept one has changed counts as changed.
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

  /// The same area as few rectangles that do not overlap.
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
