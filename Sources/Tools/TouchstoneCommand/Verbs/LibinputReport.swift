import Foundation
import GestureCore
import JSONText
import TouchRecordings
import TouchStories

/// Prints the gestures that libinput recognized in a log without fingers.
struct LibinputReport {
  private let gestures: LibinputGestures
  private let style: StoryPrinter.Style

  init(_ gestures: LibinputGestures, _ style: StoryPrinter.Style) {
    (self.gestures, self.style) = (gestures, style)
  }

  /// Prints the gestures, and a complaint about what the log lacks.
  func print(
    _ name: String, _ error: RecordingError, output: (String) -> Void, errors: (String) -> Void
  ) {
    errors("\(error)\n")
    if !style.isJSON, !style.isQuiet {
      output("\(name): debug-events, gestures that libinput recognized, without fingers\n".harmless)
    }
    for gesture in gestures.gestures {
      output((style.isJSON ? object(gesture, name) : line(gesture)).harmless + "\n")
    }
  }

  private func seconds(_ time: Timestamp) -> Timestamp {
    Timestamp(seconds: time.seconds(since: gestures.first ?? time))
  }

  private func line(_ gesture: LibinputGesture) -> String {
    let (began, ended) = (seconds(gesture.began), seconds(gesture.ended))
    let time = StoryText.time(began)
    let gap = String(repeating: " ", count: max(0, 8 - time.count))
    let fingers = gesture.fingers == 1 ? "1 finger" : "\(gesture.fingers) fingers"
    let end = gesture.hasEnd ? gesture.isCancelled ? "cancelled" : "ended" : "still going on"
    return "\(gap)\(time)  libinput recognized a \(gesture.kind.rawValue), \(end) at "
      + "\(StoryText.time(ended)), \(fingers)\(gesture.valueText)"
  }

  private func object(_ gesture: LibinputGesture, _ name: String) -> String {
    var object = JSONWriter(type: "libinput")
    object.field("gesture", gesture.kind.rawValue)
    object.field("fingers", gesture.fingers)
    object.field("began", seconds: seconds(gesture.began))
    object.field("ended", seconds: seconds(gesture.ended))
    object.field(
      "state", gesture.hasEnd ? gesture.isCancelled ? "cancelled" : "ended" : "changed")
    object.field("translation", gesture.translation)
    object.field("velocity", gesture.speed)
    if gesture.kind == .pinch {
      object.field("scale", gesture.scale, decimals: 4)
      object.field("rotation", gesture.degrees * .pi / 180, decimals: 4)
    }
    if style.namesFiles { object.field("file", name) }
    return object.line
  }
}

extension LibinputGesture {
  /// A colon and the gesture's translation, speed, scale and rotation in libinput's units; empty if all are zero.
  var valueText: String {
    var words: [String] = []
    if translation != .zero {
      words.append(String(format: "moved (%.1f, %.1f)", translation.x, translation.y))
    }
    if speed != .zero {
      words.append(String(format: "at the end (%.0f, %.0f) a second", speed.x, speed.y))
    }
    if kind == .pinch {
      words.append(String(format: "scale %.2f, turned %.1f°", scale, degrees))
    }
    return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }
}
