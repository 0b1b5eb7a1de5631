import Foundation
import GestureCore

/// A touchpad gesture in the output of `libinput debug-events`.
package struct LibinputGesture: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable { case swipe, pinch, hold }

  package var kind: Kind
  package var fingers: Int
  package var began: Timestamp
  package var ended: Timestamp
  package var isCancelled = false
  /// Whether the log contains its end.
  package var hasEnd = false
  /// Translation of the fingers' centre in libinput's units, scale factor, and clockwise rotation in degrees.
  package var translation = CGPoint.zero
  package var scale = 1.0
  package var degrees = 0.0
  /// Speed of the fingers' centre over the last 0.1 s, in libinput's units per second.
  package var speed = CGPoint.zero
  /// The updates of the last 0.1 s, oldest first.
  private var recent: [Update] = []

  init(_ kind: Kind, _ fingers: Int, at time: Timestamp) {
    (self.kind, self.fingers, began, ended) = (kind, fingers, time, time)
  }

  private struct Update: Sendable, Hashable {
    var time: Timestamp
    var translation: CGPoint
  }

  /// Adds a movement of the fingers' centre.
  mutating func move(by translation: CGPoint, at time: Timestamp) {
    self.translation = self.translation + translation
    // Updates within a millisecond are one, so that the list has a hundred at most.
    if let last = recent.last, time.seconds(since: last.time) < 0.001 {
      recent[recent.count - 1].translation = last.translation + translation
    } else {
      recent.append(Update(time: time, translation: translation))
    }
    recent.removeAll { time.seconds(since: $0.time) > 0.1 }
    // The first update's movement happened before its time.
    guard let first = recent.first, time > first.time else { return }
    let sum = recent.dropFirst().reduce(CGPoint.zero) { $0 + $1.translation }
    speed = sum / CGFloat(time.seconds(since: first.time))
  }
}

/// The gestures in the output of `libinput debug-events`.
///
///     -event9   GESTURE_SWIPE_BEGIN    +1.284s	3
///      event9   GESTURE_SWIPE_UPDATE 3 +1.291s	3 10.00/ 0.00 (20.00/ 0.00 unaccelerated)
///      event9   GESTURE_PINCH_UPDATE   +1.300s	2  0.10/ 0.00 ( 0.10/ 0.00 unaccelerated)  1.05 @  2.30
///      event9   GESTURE_SWIPE_END      +1.500s	3 cancelled
package struct LibinputGestures: Sendable, Hashable {
  package private(set) var gestures: [LibinputGesture] = []
  /// The time of the first line with a time.
  package private(set) var first: Timestamp?
  /// Active gestures by device node.
  private var open: [String: LibinputGesture] = [:]
  /// The kind of each device's last ended gesture.
  private var ended: [String: LibinputGesture.Kind] = [:]
  private static let most = 100_000

  package init(in file: WholeFile) throws(RecordingError) {
    var source = ByteSource(bytes: file.bytes, named: file.name)
    let format = try FormatSniffer.find(in: source.preview(bytes: RecordingOpening.headBytes))
    try self.init(in: source, format?.prefix ?? .none)
  }

  init(in source: ByteSource, _ prefix: LinePrefix) throws(RecordingError) {
    var source = source
    while var line = try source.nextLine() {
      prefix.strip(&line.cursor)
      take(line.cursor)
    }
    // A gesture without an end in the log is complete at the log's end.
    gestures += open.values.sorted { $0.began < $1.began }
  }

  // MARK: - Private

  private mutating func take(_ line: ByteCursor) {
    var line = line
    guard let node = DebugEventsReader.node(&line) else { return }
    line.skipBlanks()
    let name = line.text(line.word())
    guard let time = DebugEventsReader.time(&line) else { return }
    if first == nil { first = time }
    let parts = name.split(separator: "_")
    guard parts.count == 3, parts[0] == "GESTURE",
      let kind = LibinputGesture.Kind(rawValue: parts[1].lowercased())
    else { return }
    line.skipBlanks()
    let fingers = Int(line.decimal() ?? 0)
    switch parts[2] {
    case "BEGIN":
      ended[node] = nil
      open[node] = LibinputGesture(kind, fingers, at: time)
    case "UPDATE":
      // An excerpt may begin during a gesture.
      if open[node]?.kind != kind, ended[node] != kind {
        open[node] = LibinputGesture(kind, fingers, at: time)
      }
      guard var gesture = open[node], gesture.kind == kind else { return }
      gesture.ended = time
      Self.note(line.rest, &gesture, at: time)
      open[node] = gesture
    case "END":
      ended[node] = kind
      guard var gesture = open.removeValue(forKey: node), gestures.count < Self.most else { return }
      gesture.ended = time
      gesture.hasEnd = true
      gesture.isCancelled = line.contains("cancelled")
      gestures.append(gesture)
    default: break
    }
  }

  /// `10.00/ 0.00 (20.00/ 0.00 unaccelerated)`, and for a pinch `1.05 @ 2.30`.
  private static func note(
    _ text: String, _ gesture: inout LibinputGesture, at time: Timestamp
  ) {
    if let way = text.prefixMatch(of: /\s*(-?[\d.]{1,12})\s*\/\s*(-?[\d.]{1,12})/),
      let x = LogFields.number(way.1), let y = LogFields.number(way.2)
    {
      gesture.move(by: CGPoint(x: x, y: y), at: time)
    }
    if let turn = text.firstMatch(of: /(-?[\d.]{1,12})\s*@\s*(-?[\d.]{1,12})/),
      let scale = LogFields.number(turn.1), let degrees = LogFields.number(turn.2)
    {
      gesture.scale = scale
      gesture.degrees += degrees
    }
  }
}
