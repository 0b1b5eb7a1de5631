import Foundation
import GestureCore

/// A drawing of which a part is drawn anew.
extension Picture {
  /// One list of operations for what `old` drew outside of a rectangle and `new` draws inside of
  /// it, and whether it took clips; `nil` where the two are no recordings of one view, which begin
  /// with the same clip.
  ///
  /// A view that draws a growing line asks for a small part again and again. Clips around all
  /// earlier parts would make its picture grow with the square of the line. So what both draw is
  /// drawn once, without a clip. What `old` alone drew is dropped inside of the rectangle, and what
  /// `new` alone draws counts there alone.
  package static func merging(
    _ old: Picture, _ new: Picture, in rect: CGRect
  ) -> (picture: Picture, hasClips: Bool)? {
    guard case .clip(let frame, _)? = old.operations.first,
      old.operations.first == new.operations.first, let before = old.units, let after = new.units
    else { return nil }
    var around = Path(rect: frame.bounds.union(rect))
    around.addRect(rect)
    var merged = Picture([old.operations[0]])
    var hasClips = false
    func add(_ unit: Unit, clip: Operation?) {
      guard let clip else {
        merged.operations += unit.operations
        return
      }
      hasClips = true
      merged.operations += [.save, clip] + unit.operations + [.restore]
    }
    var next = after.startIndex
    func addNew(before end: Int) {
      for unit in after[next..<end] where rect.intersects(unit.bounds) {
        add(unit, clip: rect.contains(unit.bounds) ? nil : .clip(Path(rect: rect), .winding))
      }
      next = end
    }
    for unit in before {
      let isOutside = !rect.intersects(unit.bounds)
      // Of many parts elsewhere none is searched for: without it the new drawing is the same.
      let end = isOutside ? min(next + 1, after.endIndex) : after.endIndex
      if let same = after[next..<end].firstIndex(where: { $0.operations == unit.operations }) {
        addNew(before: same)
        add(unit, clip: nil)
        next = same + 1
      } else if !rect.contains(unit.bounds) {
        add(unit, clip: isOutside ? nil : .clip(around, .evenOdd))
      }
    }
    addNew(before: after.endIndex)
    return (merged, hasClips)
  }

  /// What is drawn by itself: one operation, or all between a save and its restore.
  private struct Unit {
    var operations: ArraySlice<Operation>
    /// All that it may cover.
    var bounds: CGRect
  }

  /// The parts behind the first clip; `nil` if one of them changes the state for those after it.
  private var units: [Unit]? {
    var units: [Unit] = []
    var index = 1
    while index < operations.endIndex {
      let end: Int
      switch operations[index] {
      case .save:
        guard let restore = endOfBlock(from: index) else { return nil }
        end = restore + 1
      case .fill, .stroke, .text, .image, .group, .gradient: end = index + 1
      case .restore, .concat, .clip, .alpha, .blend, .shadow: return nil
      }
      let slice = operations[index..<end]
      units.append(Unit(operations: slice, bounds: Self.reach(of: slice)))
      index = end
    }
    return units
  }

  private func endOfBlock(from start: Int) -> Int? {
    var depth = 0
    for index in start..<operations.endIndex {
      if operations[index] == .save { depth += 1 }
      if operations[index] == .restore { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// All that operations may cover; everything where that is not known.
  private static func reach(of operations: ArraySlice<Operation>) -> CGRect {
    var bounds = CGRect.null
    var transforms = [CGAffineTransform.identity]
    var clips = [CGRect.infinite]
    func cover(_ rect: CGRect) { bounds = bounds.union(rect.intersection(clips[clips.count - 1])) }
    for operation in operations {
      let place = transforms[transforms.count - 1]
      switch operation {
      case .save:
        transforms.append(place)
        clips.append(clips[clips.count - 1])
      case .restore:
        if transforms.count > 1 {
          transforms.removeLast()
          clips.removeLast()
        }
      case .concat(let transform): transforms[transforms.count - 1] = transform.concatenating(place)
      case .clip(let path, _):
        let clip = path.bounds.applying(place)
        clips[clips.count - 1] = clips[clips.count - 1].intersection(clip)
      case .alpha: break
      case .fill(let path, _, _): cover(path.bounds.applying(place))
      case .stroke(let path, _, let style):
        let reach = style.reach(along: path)
        cover(path.bounds.insetBy(dx: -reach, dy: -reach).applying(place))
      case .image(_, let rect): cover(rect.applying(place))
      case .blend, .shadow, .gradient, .text, .group: return .infinite
      }
    }
    return bounds
  }
}

extension StrokeStyle {
  /// How far from its path a stroke may be seen.
  fileprivate func reach(along path: Path) -> CGFloat {
    var factor: CGFloat = cap == .square ? 2.0.squareRoot() : 1
    if join == .miter { factor = max(factor, miters(along: path)) }
    return width / 2 * factor
  }

  /// How far the sharpest corner reaches, in halves of the width.
  private func miters(along path: Path) -> CGFloat {
    var sharpest: CGFloat = 1
    var points: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let end): points = [end]
      case .line(let end):
        if points.last != end { points.append(end) }
      case .quad, .cubic, .close: return max(1, miterLimit)
      }
      guard points.count > 2 else { continue }
      let (a, b, c) = (points[points.count - 3], points[points.count - 2], points[points.count - 1])
      let turn = atan2(a.y - b.y, a.x - b.x) - atan2(c.y - b.y, c.x - b.x)
      let ratio = 1 / max(1e-6, abs(sin(turn / 2)))
      if ratio <= miterLimit { sharpest = max(sharpest, ratio) }
    }
    return sharpest
  }
}
