import Foundation
import GestureCore
import Touchstone

/// What a picture says in words of a gesture that was recognized, or of one that was lost.
package struct PictureLine: Equatable {
  package var recognizer: String
  /// When it was recognized or lost.
  package var time: Timestamp
  /// When it was over; the same for gestures of one moment.
  package var end: Timestamp
  package var words: String
  /// The words without the winner's moment, by which equal lines are known.
  var plain: String

  /// A gesture of the story.
  init(_ gesture: ToldGesture) {
    recognizer = gesture.recognizer
    time = gesture.recognized
    end = gesture.ended
    let values: String? =
      switch gesture.values {
      case .none: nil
      case .taps(let count): "\(count) taps"
      case .direction(let direction, let degrees): StoryText.slope(direction, degrees)
      case .press(let way), .hover(let way):
        way == .zero
          ? nil : "then (\(StoryText.spell(way.x)),\u{A0}\(StoryText.spell(way.y)))\u{A0}pt"
      case .pan(let way, _):
        "moved (\(StoryText.spell(way.x)),\u{A0}\(StoryText.spell(way.y)))\u{A0}pt"
      case .pinch(let scale, _): "scale \(StoryText.spell(scale))"
      case .rotation(let angle, _): "turned \(StoryText.spell(angle * 180 / .pi))°"
      }
    words = [gesture.hands, values, gesture.isCancelled ? "cancelled" : nil].compactMap(\.self)
      .joined(separator: ", ")
    plain = words
  }

  /// A loss of the story.
  init(_ loss: ToldLoss) {
    recognizer = loss.recognizer
    time = loss.time
    end = loss.time
    words = loss.reason
    plain = loss.winner == nil ? words : loss.cause.map { "\($0)" } ?? words
  }

  /// Where there is no story: what a lane shows.
  fileprivate init(_ lane: RecognizerLane, _ bar: StateBar, since start: Timestamp, _ words: String)
  {
    recognizer = lane.name
    time = start
    end = bar.from
    self.words = words
    plain = words
  }
}

extension RecognizerLane {
  /// The gestures that its bars show.
  var gestures: [PictureLine] {
    var lines: [PictureLine] = []
    var start: Timestamp?
    for bar in bars where isTold {
      let touches = bar.touches == 1 ? "1 touch" : "\(bar.touches) touches"
      if bar.kind == .began || bar.kind == .changed {
        start = start ?? bar.from
      } else if bar.kind == .ended {
        lines.append(PictureLine(self, bar, since: start ?? bar.from, touches))
        start = nil
      } else if bar.kind == .cancelled {
        if let start { lines.append(PictureLine(self, bar, since: start, "\(touches), cancelled")) }
        start = nil
      }
    }
    return lines
  }

  /// What has begun and is not over where the picture ends.
  var gestureUnderWay: PictureLine? {
    guard isTold, let bar = bars.last, bar.kind == .began || bar.kind == .changed else {
      return nil
    }
    let start = bars.last { $0.kind == .began }?.from ?? bar.from
    var line = PictureLine(self, bar, since: start, "goes on")
    line.end = bar.to
    return line
  }

  /// The attempts that others or its own time put an end to.
  var losses: [PictureLine] {
    var lines: [PictureLine] = []
    for (index, bar) in bars.enumerated() where isTold && bar.kind == .failed {
      let isVerdict = marks.contains { $0.time == bar.from && $0.kind != .held }
      let hasAsked = index > 0 && bars[index - 1].kind == .waiting
      if isVerdict || hasAsked {
        lines.append(PictureLine(self, bar, since: bar.from, bar.reason))
      }
    }
    return lines
  }
}
