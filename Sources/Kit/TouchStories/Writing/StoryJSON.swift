import Foundation
import GestureCore
import JSONText
import Touchstone

/// Writes a story as JSON objects, one per line (`docs/story-json.md`).
package struct StoryJSON {
  /// The value of `"file"` in all objects; `nil` omits it.
  package var file: String?

  package init(file: String? = nil) { self.file = file }

  /// The entry's line, without a line break.
  package func line(_ entry: StoryEntry) -> String {
    var object: JSONWriter
    switch entry {
    case .gesture(let gesture): object = line(gesture)
    case .loss(let loss):
      object = JSONWriter(type: "lost")
      object.field("gesture", loss.kind.rawValue)
      object.field("recognizer", loss.recognizer)
      object.field("time", seconds: loss.time)
      object.field("reason", loss.reason)
      if let winner = loss.winner { object.field("winner", winner) }
    case .others(let others):
      object = JSONWriter(type: "others")
      object.field("time", seconds: others.time)
      object.field("wrongFingers", others.wrongFingers)
      object.field("still", others.still)
      object.field("notHalfway", others.notHalfway.map(\.recognizer))
    case .remark(let time, let words):
      object = JSONWriter(type: "remark")
      object.field("time", seconds: time)
      object.field("message", words)
    }
    if let file { object.field("file", file) }
    return object.line
  }

  /// An answer's line, without a line break.
  package func line(_ report: WhyReport) -> String {
    var object = JSONWriter(type: "why")
    object.field("recognizer", report.recognizer)
    object.field("outcome", report.outcome.rawValue)
    if let time = report.time { object.field("time", seconds: time) }
    object.field("causes", report.causes)
    if let cure = report.cure { object.field("cure", cure) }
    object.field("attempts", seconds: report.attempts)
    if let file { object.field("file", file) }
    return object.line
  }

  private func line(_ gesture: ToldGesture) -> JSONWriter {
    var object = JSONWriter(type: "gesture")
    object.field("gesture", gesture.kind.rawValue)
    object.field("recognizer", gesture.recognizer)
    object.field("fingers", gesture.fingers)
    object.field("began", seconds: gesture.began)
    object.field("recognized", seconds: gesture.recognized)
    object.field("ended", seconds: gesture.ended)
    object.field("state", gesture.isCancelled ? "cancelled" : "ended")
    object.field("location", gesture.location)
    switch gesture.values {
    case .none: break
    case .taps(let count): object.field("taps", count)
    case .direction(let direction, let degrees):
      object.field("direction", direction)
      object.field("angle", degrees, decimals: 1)
    case .press(let movement), .hover(let movement): object.field("movement", movement)
    case .pan(let translation, let velocity):
      object.field("translation", translation)
      object.field("velocity", velocity)
    case .pinch(let scale, let velocity):
      object.field("scale", scale, decimals: 4)
      object.field("velocity", velocity, decimals: 4)
    case .rotation(let angle, let velocity):
      object.field("rotation", angle, decimals: 4)
      object.field("velocity", velocity, decimals: 4)
    }
    if let extent = gesture.extent { object.field("extent", extent, decimals: 2) }
    if gesture.isBeside { object.field("beside", true) }
    if gesture.inputKind == .pencil { object.field("pen", true) }
    if gesture.inputKind == .indirectPointer { object.field("mouse", true) }
    if let wait = gesture.wait { object.field("waited", wait.seconds, decimals: 6) }
    return object
  }
}
