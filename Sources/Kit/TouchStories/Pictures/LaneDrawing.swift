import Foundation
import Touchstone

/// One recognizer's lane in a row of the timeline.
struct LaneDrawing {
  let folded: FoldedLane
  let row: TimelineRow
  /// The vertical centre of its bars.
  let y: CGFloat

  private var lane: RecognizerLane { folded.lane }

  func draw(in markup: inout SVGMarkup) {
    row.drawLabel(folded.label, y: y, tip: tip, in: &markup)
    let bars = lane.bars.filter { $0.to.seconds >= row.row.from && $0.from.seconds <= row.row.to }
    for bar in bars { draw(bar, in: &markup) }
    for bar in bars where bar.kind.isTerminal && row.isShown(bar.from) {
      drawOutcome(bar, in: &markup)
    }
    drawMarks(in: &markup)
  }

  private func draw(_ bar: StateBar, in markup: inout SVGMarkup) {
    let start = row.x(bar.from)
    let end = row.x(bar.to)
    let tip = words(for: bar)
    switch bar.kind {
    case .possible: box("possible", start, end, height: 4, tip, in: &markup)
    case .waiting:
      // A recognizer that began immediately did not wait.
      guard bar.to > bar.from else { return }
      box("waiting", start, end, height: 8, tip, in: &markup)
    case .began: box("began", start, end, height: 10, tip, in: &markup)
    case .changed: box("changed", start, end, height: 10, tip, in: &markup)
    case .ended, .cancelled, .failed:
      guard end - start > 5 else { return }
      markup.shape(
        "path",
        [
          "class": "over",
          "d": "M\(SVGMarkup.number(start + 6)) \(SVGMarkup.number(y))H\(SVGMarkup.number(end))",
        ], tip: tip)
    }
  }

  private func box(
    _ style: String, _ start: CGFloat, _ end: CGFloat, height: CGFloat, _ tip: String,
    in markup: inout SVGMarkup
  ) {
    markup.shape(
      "rect",
      [
        "class": style, "x": SVGMarkup.number(start), "y": SVGMarkup.number(y - height / 2),
        "width": SVGMarkup.number(max(1.5, end - start)), "height": SVGMarkup.number(height),
      ], tip: tip)
  }

  /// Draws the outcome; a verdict that decided it replaces the cross.
  private func drawOutcome(_ bar: StateBar, in markup: inout SVGMarkup) {
    let verdict = lane.marks.first {
      ($0.kind == .prevented || $0.kind == .vetoed) && $0.time == bar.from
    }
    let glyph: PictureGlyph =
      switch bar.kind {
      case .ended: .ended
      case .cancelled: .cancelled
      default: verdict.map { PictureGlyph($0.kind) } ?? .failed
      }
    // The verdict also names the rule.
    let tip = verdict.map { "\(lane.name), \(StoryText.time($0.time)) s: \($0.words)" }
    glyph.draw(at: row.x(bar.from), y, in: &markup, tip: tip ?? words(for: bar))
  }

  /// Draws verdicts and actions above the bars. Marks without space are moved, or appear only in
  /// tooltips.
  private func drawMarks(in markup: inout SVGMarkup) {
    var free = -CGFloat.infinity
    for mark in lane.marks where row.isShown(mark.time) {
      guard mark.kind != .prevented, mark.kind != .vetoed else { continue }
      let x = row.x(mark.time)
      let place = max(x, free)
      guard place - x < 22 else { continue }
      PictureGlyph(mark.kind).draw(
        at: place, y - 11, in: &markup,
        tip: "\(lane.name), \(StoryText.time(mark.time)) s: \(mark.words)")
      free = place + 10
    }
  }

  /// The names of the merged recognizers, with the reason for each one's outcome.
  private var tip: String {
    guard !folded.alike.isEmpty else { return lane.name }
    return ([lane] + folded.alike).map { lane in
      let reasons = lane.bars.filter { row.isShown($0.from) && $0.kind.isTerminal }.map(\.reason)
      return reasons.isEmpty ? lane.name : "\(lane.name): \(reasons.joined(separator: "; "))"
    }.joined(separator: "\n")
  }

  private func words(for bar: StateBar) -> String {
    let time = "\(StoryText.time(bar.from)) – \(StoryText.time(bar.to)) s"
    let state =
      switch bar.kind {
      case .possible: "possible"
      case .waiting: "wants to go ahead and waits"
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed: "failed"
      }
    let changes = bar.changes > 0 ? ", \(bar.changes) changes" : ""
    let reason = bar.reason.isEmpty ? "" : ": \(bar.reason)"
    return "\(folded.names), \(time): \(state)\(changes)\(reason)"
  }
}
