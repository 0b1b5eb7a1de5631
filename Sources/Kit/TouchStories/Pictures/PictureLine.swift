import Foundation
import GestureCore
import Touchstone

/// A line of text in a picture about a recognized gesture or a loss.
package struct PictureLine: Equatable {
  package var recognizer: String
  /// The time of recognition or loss.
  package var time: Timestamp
  /// The gesture's end; equal to `time` for discrete gestures.
  package var end: Timestamp
  package var words: String
  /// The text without the winner's time, to compare lines.
  var plain: String

  /// A line about a gesture of the story.
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
    words = [gesture.hands(gesture.fingers), values, gesture.isCancelled ? "cancelled" : nil]
      .compactMap(\.self)
      .joined(separator: ", ")
    plain = words
  }

  /// A line about a loss of the story.
  init(_ loss: ToldLoss) {
    recognizer = loss.recognizer
    time = loss.time
    end = loss.time
    words = loss.reason
    plain = loss.winner == nil ? words : loss.cause.map { "\($0)" } ?? words
  }

  /// A line from a lane, if there is no story.
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
  /// The gestures in the lane's bars.
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

  /// The gesture that has not ended at the picture's end.
  var gestureUnderWay: PictureLine? {
    guard isTold, let bar = bars.last, bar.kind == .began || bar.kind == .changed else {
      return nil
    }
    let start = bars.last { $0.kind == .began }?.from ?? bar.from
    var line = PictureLine(self, bar, since: start, "goes on")
    line.end = bar.to
    return line
  }

  /// The attempts that other recognizers or deadlines ended.
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
