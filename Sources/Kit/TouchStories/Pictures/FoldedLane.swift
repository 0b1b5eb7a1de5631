import Foundation
import GestureCore

/// A recognizer's lane in a row of the timeline, together with equal lanes.
struct FoldedLane {
  let lane: RecognizerLane
  /// Equal lanes, listed after it in the picture.
  private(set) var alike: [RecognizerLane] = []

  /// The lanes with content in a row, in order. Lanes without a gesture whose content has the same
  /// times are merged; lanes with a gesture are separate.
  static func folded(_ lanes: [RecognizerLane], in row: TimeScale.Row) -> [FoldedLane] {
    var folded: [FoldedLane] = []
    var seen: [(signs: Signs, place: Int)] = []
    for lane in lanes {
      let signs = Signs(lane, in: row)
      guard !signs.isEmpty else { continue }
      if !lane.hasGesture, let same = seen.first(where: { $0.signs == signs }) {
        folded[same.place].alike.append(lane)
        continue
      }
      if !lane.hasGesture { seen.append((signs, folded.count)) }
      folded.append(FoldedLane(lane: lane))
    }
    return folded
  }

  var ids: [Int] { [lane.id] + alike.map(\.id) }

  var label: String {
    alike.isEmpty ? lane.name : "\(lane.name) and \(alike.count) alike"
  }

  /// The names of all merged lanes.
  var names: String { ([lane] + alike).map(\.name).joined(separator: ", ") }

  /// The content of a lane in a row, without texts.
  private struct Signs: Equatable {
    struct Bar: Equatable {
      var kind: StateBar.Kind
      var from: Timestamp
      var to: Timestamp
    }

    struct Mark: Equatable {
      var kind: VerdictMark.Kind
      var time: Timestamp
      var other: Int?
    }

    var bars: [Bar]
    var marks: [Mark]

    /// Whether there is nothing to draw, or only that the lane ended in an earlier row.
    let isEmpty: Bool

    init(_ lane: RecognizerLane, in row: TimeScale.Row) {
      let (from, to) = (Timestamp(seconds: row.from), Timestamp(seconds: row.to))
      bars = lane.bars.filter { $0.from <= to && $0.to >= from }.map {
        Bar(kind: $0.kind, from: $0.from, to: $0.to)
      }
      marks = lane.marks.filter { (from...to).contains($0.time) }.map {
        Mark(kind: $0.kind, time: $0.time, other: $0.kind == .held ? nil : $0.other)
      }
      isEmpty = marks.isEmpty && bars.allSatisfy { $0.kind.isTerminal && $0.from < from }
    }
  }
}
