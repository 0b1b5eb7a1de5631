import Foundation
import GestureCore

/// A gesture of a touchpad that `libinput debug-events` told of, from its beginning to its end.
package struct LibinputGesture: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable { case swipe, pinch, hold }

  package var kind: Kind
  package var fingers: Int
  package var began: Timestamp
  package var ended: Timestamp
  package var isCancelled = false
  /// How far the fingers' middle went, in libinput's units; a factor; and degrees, clockwise.
  package var way = CGPoint.zero
  package var scale = 1.0
  package var degrees = 0.0
}

/// The gestures in what `libinput debug-events` printed.
///
///     -event9   GESTURE_SWIPE_BEGIN    +1.284s	3
///      event9   GESTURE_SWIPE_UPDATE 3 +1.291s	3 10.00/ 0.00 (20.00/ 0.00 unaccelerated)
///      event9   GESTURE_PINCH_UPDATE   +1.300s	2  0.10/ 0.00 ( 0.10/ 0.00 unaccelerated)  1.05 @  2.30
///      event9   GESTURE_SWIPE_END      +1.500s	3 cancelled
package struct LibinputGestures: Sendable, Hashable {
  package private(set) var gestures: [LibinputGesture] = []
  /// The time of the first line that has one.
  package private(set) var first: Timestamp?
  /// By the device's node.
  private var open: [String: LibinputGesture] = [:]
  private static let most = 100_000

  /// Reads a file, or standard input for `-`.
  package init(reading path: String) throws(RecordingError) {
    var source = try ByteSource(opening: path)
    let format = try FormatSniffer.find(in: source.preview(bytes: RecordingOpening.headBytes))
    while var line = try source.nextLine() {
      format?.prefix.strip(&line.cursor)
      take(line.cursor)
    }
    // One that the log does not see the end of ends with it.
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
      open[node] = LibinputGesture(kind: kind, fingers: fingers, began: time, ended: time)
    case "UPDATE":
      guard var gesture = open[node], gesture.kind == kind else { return }
      gesture.ended = time
      Self.note(line.rest, &gesture)
      open[node] = gesture
    case "END":
      guard var gesture = open.removeValue(forKey: node), gestures.count < Self.most else { return }
      gesture.ended = time
      gesture.isCancelled = line.contains("cancelled")
      gestures.append(gesture)
    default: break
    }
  }

  /// `10.00/ 0.00 (20.00/ 0.00 unaccelerated)`, and of a pinch `1.05 @ 2.30`.
  private static func note(_ text: String, _ gesture: inout LibinputGesture) {
    if let way = text.prefixMatch(of: /\s*(-?[\d.]{1,12})\s*\/\s*(-?[\d.]{1,12})/),
      let x = LogFields.number(way.1), let y = LogFields.number(way.2)
    {
      gesture.way.x += x
      gesture.way.y += y
    }
    if let turn = text.firstMatch(of: /(-?[\d.]{1,12})\s*@\s*(-?[\d.]{1,12})/),
      let scale = LogFields.number(turn.1), let degrees = LogFields.number(turn.2)
    {
      gesture.scale = scale
      gesture.degrees += degrees
    }
  }
}
