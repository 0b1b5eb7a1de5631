import Foundation
import Touchstone

/// Maps times to positions on a page: idle times are folded, and long recordings are broken into rows.
package struct TimeScale: Equatable {
  /// A span of time that is drawn to scale.
  package struct Piece: Equatable {
    /// Seconds.
    package var from: Double
    package var to: Double
    /// Its start, relative to the row's left end.
    package var x: CGFloat
    /// Busy time before it, in all rows, in seconds.
    package var elapsed: Double
  }

  /// A row of the timeline.
  package struct Row: Equatable {
    /// The pieces, separated by folds.
    package var pieces: [Piece]

    package var from: Double { pieces[0].from }
    package var to: Double { pieces[pieces.count - 1].to }
  }

  package let rows: [Row]
  /// The pieces of all rows.
  private let pieces: [Piece]
  /// Points per second, equal in all rows.
  package let density: CGFloat
  /// Seconds without the folded times.
  package let busyTime: Double

  /// The width of a fold.
  package static let foldWidth: CGFloat = 42
  private static let mostRows = 8
  private static let mostFoldsInRow = 7
  /// Idle times shorter than this are not folded (seconds).
  private static let shortestFold = 0.8

  /// Creates a scale for rows of a width. A row contains at most `rowTime` seconds, unless there would be too many rows.
  package init(_ picture: TouchPicture, width: CGFloat, rowTime: Double = 6) {
    self.init(
      busy: Self.busyTimes(of: picture),
      span: picture.span.lowerBound.seconds...picture.span.upperBound.seconds, width: width,
      rowTime: rowTime)
  }

  /// `busy` contains intervals in seconds with movement or events, in any order.
  init(
    busy: [ClosedRange<Double>], span: ClosedRange<Double>, width: CGFloat, rowTime: Double = 6
  ) {
    let stretches = Self.stretches(busy, span, rowTime)
    let busyTime = max(stretches.reduce(0) { $0 + $1.upperBound - $1.lowerBound }, 1e-6)
    let capacity = max(rowTime, busyTime / Double(Self.mostRows) * 1.05)
    let lines = Self.lines(stretches, capacity)
    // The density that the fullest row allows.
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

  /// The position of a time in a row, clamped to the row.
  package func x(_ seconds: Double, in row: Row) -> CGFloat {
    var x: CGFloat = 0
    for piece in row.pieces {
      if seconds < piece.from { break }
      x = piece.x + CGFloat(min(seconds, piece.to) - piece.from) * density
    }
    return x
  }

  /// The fraction of the busy time until a time, from 0 to 1.
  package func part(_ seconds: Double) -> Double {
    var elapsed = 0.0
    for piece in pieces {
      if seconds < piece.from { break }
      elapsed = piece.elapsed + min(seconds, piece.to) - piece.from
    }
    return min(1, max(0, elapsed / busyTime))
  }

  /// The time at a fraction of the busy time.
  package func moment(_ part: Double) -> Double {
    let elapsed = part * busyTime
    guard let piece = pieces.last(where: { $0.elapsed <= elapsed }) else { return 0 }
    return min(piece.to, piece.from + elapsed - piece.elapsed)
  }

  // MARK: - Ticks

  /// An interval between ticks in seconds: one, two or five times a power of ten, with at least `least` points on the page.
  package func tickInterval(atLeast least: CGFloat) -> Double {
    let wanted = Double(least / density)
    // Limits the interval to between a microsecond and a century.
    let power = pow(10, min(9, max(-6, log10(wanted))).rounded(.down))
    return [1, 2, 5].map { $0 * power }.first { $0 >= wanted * 0.999 } ?? 10 * power
  }

  // MARK: - Private

  /// The spans between folds. If there are many idle times, only the longest are folded.
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
      // A margin separates events from the ends of a fold.
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
      // A span that is too long continues in the next row.
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

  /// Times of moving fingers and of events.
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
      // A reset may follow much later, so bars' ends are separate events.
      for bar in lane.bars { times += [bar.from, bar.to].map { $0.seconds...$0.seconds } }
      times += lane.marks.map { $0.time.seconds...$0.time.seconds }
    }
    return times + picture.remarks.map { $0.time.seconds...$0.time.seconds }
  }
}
