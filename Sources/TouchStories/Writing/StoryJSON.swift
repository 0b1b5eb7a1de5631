import Foundation
import GestureCore
import Touchstone

/// Writes a story as JSON objects, one a line; `docs/explain.md` has the schema.
package struct StoryJSON {
  /// The `"file"` of every object; `nil` leaves it out.
  package var file: String?

  package init(file: String? = nil) { self.file = file }

  /// The entry's line, without its end.
  package func line(_ entry: StoryEntry) -> String {
    var object: JSONLine
    switch entry {
    case .gesture(let gesture): object = line(gesture)
    case .loss(let loss):
      object = JSONLine(type: "lost")
      object.add("gesture", loss.kind.rawValue)
      object.add("recognizer", loss.recognizer)
      object.add("time", seconds: loss.time)
      object.add("reason", loss.reason)
      if let winner = loss.winner { object.add("winner", winner) }
    case .others(let others):
      object = JSONLine(type: "others")
      object.add("time", seconds: others.time)
      object.add("wrongFingers", others.wrongFingers)
      object.add("still", others.still)
    case .remark(let time, let words):
      object = JSONLine(type: "remark")
      object.add("time", seconds: time)
      object.add("message", words)
    }
    if let file { object.add("file", file) }
    return object.text
  }

  /// An answer's line, without its end.
  package func line(_ report: WhyReport) -> String {
    var object = JSONLine(type: "why")
    object.add("recognizer", report.recognizer)
    object.add("outcome", report.outcome.rawValue)
    if let time = report.time { object.add("time", seconds: time) }
    object.add("causes", report.causes)
    if let cure = report.cure { object.add("cure", cure) }
    object.add("attempts", seconds: report.attempts)
    if let file { object.add("file", file) }
    return object.text
  }

  private func line(_ gesture: ToldGesture) -> JSONLine {
    var object = JSONLine(type: "gesture")
    object.add("gesture", gesture.kind.rawValue)
    object.add("recognizer", gesture.recognizer)
    object.add("fingers", gesture.fingers)
    object.add("began", seconds: gesture.began)
    object.add("recognized", seconds: gesture.recognized)
    object.add("ended", seconds: gesture.ended)
    object.add("state", gesture.isCancelled ? "cancelled" : "ended")
    object.add("location", gesture.location)
    switch gesture.values {
    case .none: break
    case .taps(let count): object.add("taps", count)
    case .direction(let direction, let degrees):
      object.add("direction", direction)
      object.add("angle", degrees, decimals: 1)
    case .press(let movement), .hover(let movement): object.add("movement", movement)
    case .pan(let translation, let velocity):
      object.add("translation", translation)
      object.add("velocity", velocity)
    case .pinch(let scale, let velocity):
      object.add("scale", scale, decimals: 4)
      object.add("velocity", velocity, decimals: 4)
    case .rotation(let angle, let velocity):
      object.add("rotation", angle, decimals: 4)
      object.add("velocity", velocity, decimals: 4)
    }
    if let extent = gesture.extent { object.add("extent", extent, decimals: 2) }
    return object
  }
}
