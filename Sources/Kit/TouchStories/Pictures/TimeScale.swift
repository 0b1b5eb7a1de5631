import Foundation
import Touchstone

/// Where moments are on a page: quiet times folded away, and long times broken into rows.
package struct TimeScale: Equatable {
  /// A stretch of time that is drawn to scale.
  package struct Piece: Equatable {
    /// Seconds.
    package var from: Double
    package var to: Double
    /// Where it starts, from the row's left end.
    package var x: CGFloat
    /// How much busy time was before, in all rows.
    package var elapsed: Double
  }

  /// A line of the timeline.
  package struct Row: Equatable {
    /// With folds between them.
    package var pieces: [Piece]

    package var from: Double { pieces[0].from }
    package var to: Double { pieces[pieces.count - 1].to }
  }

  package let rows: [Row]
  /// Those of all rows.
  private let pieces: [Piece]
  /// Points on the page for a second, the same in all rows.
  package let density: CGFloat
  /// Seconds without the folded ones.
  package let busyTime: Double

  /// The width of a fold.
  package static let foldWidth: CGFloat = 42
  private static let mostRows = 8
  private static let mostFoldsInRow = 7
  /// Shorter times without an event are not worth a fold.
  private static let shortestFold = 0.8

  /// A scale for a picture's times on rows of a width. More seconds than `rowTime` do not go into one
  /// row, unless there would be too many rows.
  package init(_ picture: TouchPicture, width: CGFloat, rowTime: Double = 6) {
    self.init(
      busy: Self.busyTimes(of: picture),
      span: picture.span.lowerBound.seconds...picture.span.upperBound.seconds, width: width,
      rowTime: rowTime)
  }

  /// `busy` are intervals in seconds in which something moves or happens, in any order.
  init(
    busy: [ClosedRange<Double>], span: ClosedRange<Double>, width: CGFloat, rowTime: Double = 6
  ) {
    let stretches = Self.stretches(busy, span, rowTime)
    let busyTime = max(stretches.reduce(0) { $0 + $1.upperBound - $1.lowerBound }, 1e-6)
    let capacity = max(rowTime, busyTime / Double(Self.mostRows) * 1.05)
    let lines = Self.lines(stretches, capacity)
    // The same for all rows: as much as the fullest of them allows.
    let density =
      lines.map { line in
        let time = line.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        return (width - CGFloat(line.count - 1) * Self.foldWidth) / CGFloat(max(time, 1e-3))
      }.min() ?? width
    var elapsed = 0.0
    rows = lines.map { line in
      var x: CGFloat = 0
      let pieces = line.map { range in
        let piece = Piece(from: range.lowerBound, to: range.upperBound, x: x, elapsed: elapsed)
        let time = range.upperBound - range.lowerBound
        elapsed += time
        x += CGFloat(time) * density + Self.foldWidth
        return piece
      }
      return Row(pieces: pieces)
    }
    self.pieces = rows.flatMap(\.pieces)
    self.density = density
    self.busyTime = busyTime
  }

  // MARK: - Looking up

  /// Where a moment is in a row, held inside of it.
  package func x(_ seconds: Double, in row: Row) -> CGFloat {
    var x: CGFloat = 0
    for piece in row.pieces {
      if seconds < piece.from { break }
      x = piece.x + CGFloat(min(seconds, piece.to) - piece.from) * density
    }
    return x
  }

  /// How much of the busy time is over, from 0 to 1.
  package func part(_ seconds: Double) -> Double {
    var elapsed = 0.0
    for piece in pieces {
      if seconds < piece.from { break }
      elapsed = piece.elapsed + min(seconds, piece.to) - piece.from
    }
    return min(1, max(0, elapsed / busyTime))
  }

  /// The moment at which a part of the busy time is over.
  package func moment(_ part: Double) -> Double {
    let elapsed = part * busyTime
    guard let piece = pieces.last(where: { $0.elapsed <= elapsed }) else { return 0 }
    return min(piece.to, piece.from + elapsed - piece.elapsed)
  }

  // MARK: - Ticks

  /// A tick interval in seconds, one, two or five of a power of ten, no narrower than `least` points
  /// on the page.
  package func tickInterval(atLeast least: CGFloat) -> Double {
    let wanted = Double(least / density)
    // Times on a page are neither shorter than a microsecond nor longer than a century.
    let power = pow(10, min(9, max(-6, log10(wanted))).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= wanted * 0.999 } ?? 10 * power
  }

  // MARK: - Private

  /// The stretches between folds. Only the longest quiet times are folded if there are many.
  private static func stretches(
    _ busy: [ClosedRange<Double>], _ span: ClosedRange<Double>, _ rowTime: Double
  ) -> [ClosedRange<Double>] {
    var merged = [span.lowerBound...span.lowerBound]
    for range in busy.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let (from, to) = (merged[merged.count - 1].lowerBound, merged[merged.count - 1].upperBound)
      if range.lowerBound > to {
        merged.append(range)
      } else {
        merged[merged.count - 1] = from...max(to, range.upperBound)
      }
    }
    merged.append(span.upperBound...span.upperBound)
    let gaps = zip(merged, merged.dropFirst()).map { max(0, $1.lowerBound - $0.upperBound) }
    let whole = span.upperBound - span.lowerBound
    let time = whole - gaps.filter { $0 > shortestFold }.reduce(0, +)
    let longest = gaps.sorted(by: >)
    let limit = mostRows * mostFoldsInRow
    let least = max(
      shortestFold, 0.12 * min(time, rowTime), longest.count > limit ? longest[limit] : 0)
    var pieces: [ClosedRange<Double>] = []
    var start = span.lowerBound
    for (gap, (before, after)) in zip(gaps, zip(merged, merged.dropFirst())) where gap > least {
      // What happens at the ends of a fold stands clear of it.
      let margin = min(0.05, gap / 8)
      pieces.append(start...(before.upperBound + margin))
      start = after.lowerBound - margin
    }
    pieces.append(start...max(start, span.upperBound))
    return pieces
  }

  private static func lines(
    _ pieces: [ClosedRange<Double>], _ capacity: Double
  ) -> [[ClosedRange<Double>]] {
    var lines: [[ClosedRange<Double>]] = [[]]
    var time = 0.0
    for piece in pieces {
      let length = piece.upperBound - piece.lowerBound
      let line = lines[lines.count - 1]
      if !line.isEmpty, time + length > capacity || line.count > mostFoldsInRow {
        lines.append([])
        time = 0
      }
      // What is too long for any row goes on in the next.
      let parts = max(1, Int(bounding: (length / capacity).rounded(.up)))
      for part in 0..<parts {
        if part > 0 { lines.append([]) }
        let from = piece.lowerBound + length * Double(part) / Double(parts)
        let to =
          part == parts - 1
          ? piece.upperBound : piece.lowerBound + length * Double(part + 1) / Double(parts)
        lines[lines.count - 1].append(from...max(from, to))
      }
      time = (parts > 1 ? 0 : time) + length / Double(parts)
    }
    return lines
  }

  /// Fingers that move, and moments at which anything happens.
  private static func busyTimes(of picture: TouchPicture) -> [ClosedRange<Double>] {
    var times: [ClosedRange<Double>] = []
    for touch in picture.touches {
      for (one, next) in zip(touch.stops, touch.stops.dropFirst()) {
        let way = hypot(next.location.x - one.location.x, next.location.y - one.location.y)
        let (from, to) = (one.time.seconds, next.time.seconds)
        if way > 1 || to - from < 0.05 {
          times.append(from...max(from, to))
        } else {
          times += [from...from, to...to]
        }
      }
    }
    for lane in picture.lanes {
      // A fold may be in the reset that follows long after.
      for bar in lane.bars { times += [bar.from, bar.to].map { $0.seconds...$0.seconds } }
      times += lane.marks.map { $0.time.seconds...$0.time.seconds }
    }
    return times + picture.remarks.map { $0.time.seconds...$0.time.seconds }
  }
}
