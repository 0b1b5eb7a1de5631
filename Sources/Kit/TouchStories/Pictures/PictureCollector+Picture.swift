import Foundation
import GestureCore
import Touchstone

/// Builds the picture.
extension PictureCollector {
  /// Ends the collection and returns the picture.
  package func finish() -> TouchPicture {
    endEpisode()
    var picture = TouchPicture()
    picture.size = size
    picture.views = views
    picture.drawing = drawing
    let end = max(window.lowerBound, min(last ?? .zero, window.upperBound))
    picture.touches = touches.prefix(limits.touches).compactMap { cropped($0, end) }
    simplify(&picture.touches)
    let rank = Dictionary(zip(names, 0...)) { first, _ in first }
    let ordered = lanes.enumerated().sorted {
      (rank[$0.element.name] ?? .max, $0.offset) < (rank[$1.element.name] ?? .max, $1.offset)
    }
    picture.lanes = ordered.map { cropped($0.element, end) }.filter {
      let isEmpty = $0.bars.isEmpty && $0.marks.isEmpty && $0.quietAttempts == 0
      return !isEmpty && ($0.hasGesture || !spares.contains($0.id))
    }
    picture.gestures = hasStory ? gestures : picture.lanes.flatMap(\.gestures)
    picture.losses = hasStory ? losses : picture.lanes.flatMap(\.losses)
    // The story may already know a later end of these gestures.
    picture.gestures += picture.lanes.compactMap(\.gestureUnderWay).filter { line in
      !gestures.contains { $0.recognizer == line.recognizer && $0.time == line.time }
    }
    picture.gestures.sort { ($0.time, $0.recognizer) < ($1.time, $1.recognizer) }
    picture.losses.sort { ($0.time, $0.recognizer) < ($1.time, $1.recognizer) }
    picture.remarks = remarks
    let known = Set(picture.lanes.map(\.name))
    picture.bystanders = names.filter { !known.contains($0) }
    picture.cut = cut
    let starts =
      picture.touches.map(\.began) + picture.lanes.compactMap(\.bars.first?.from)
      + picture.lanes.compactMap(\.marks.first?.time) + remarks.map(\.time)
    let ends =
      picture.touches.map(\.ended) + picture.lanes.compactMap(\.bars.last?.to)
      + picture.lanes.compactMap(\.marks.last?.time) + remarks.map(\.time)
    if let start = starts.min(), let end = ends.max() { picture.span = start...max(start, end) }
    return picture
  }

  private func cropped(_ touch: TouchPath, _ end: Timestamp) -> TouchPath? {
    guard touch.began <= end, touch.ending == .none || touch.ended >= window.lowerBound else {
      return nil
    }
    var touch = touch
    if let first = touch.stops.lastIndex(where: { $0.time <= window.lowerBound }) {
      touch.stops.removeFirst(first)
      touch.stops[0].time = max(touch.stops[0].time, window.lowerBound)
    }
    // The finger rested until the end of the picture.
    if touch.ending == .none, var stop = touch.stops.last, stop.time < end {
      (stop.time, stop.isLeap) = (end, false)
      touch.stops.append(stop)
    }
    return touch
  }

  private func cropped(_ lane: RecognizerLane, _ end: Timestamp) -> RecognizerLane {
    var lane = lane
    for index in lane.bars.indices {
      if lane.bars[index].isOpen {
        lane.bars[index].to = end
        lane.bars[index].touches = received[lane.id] ?? 0
      }
      lane.bars[index].from = max(lane.bars[index].from, window.lowerBound)
    }
    return lane
  }

  private func simplify(_ touches: inout [TouchPath]) {
    var share = 128
    for index in touches.indices { touches[index].simplify(to: share) }
    while touches.reduce(0, { $0 + $1.stops.count }) > limits.stops, share > 2 {
      share /= 2
      for index in touches.indices { touches[index].simplify(to: share) }
    }
  }
}
