import Foundation
import TouchRecordings
import TouchStories
import Touchstone

/// The story of a recording in Touchstone's own format, as its lines of text.
func told(_ recording: String, in scene: SceneFile = .usual) throws -> [String] {
  let writer = StoryText(names: scene.recognizers.map(\.name))
  return try entries(recording, in: scene).map(writer.line)
}

/// The story's gestures alone.
func gestures(_ recording: String, in scene: SceneFile = .usual) throws -> [ToldGesture] {
  try entries(recording, in: scene).compactMap { entry in
    if case .gesture(let gesture) = entry { gesture } else { nil }
  }
}

func entries(_ recording: String, in scene: SceneFile = .usual) throws -> [StoryEntry] {
  let recording = try Recording(text: "touches 1\nsize 400x800\n" + recording)
  var entries: [StoryEntry] = []
  let player = Player(scene, size: recording.header.sceneSize) { entries.append($0) }
  for frame in recording.frames { player.play(frame) }
  player.finish()
  return entries
}

/// A finger that goes evenly from one place to another, a line each 10 ms.
func drag(
  _ finger: Int = 1, from start: (Double, Double), to end: (Double, Double), at time: Double = 0,
  for seconds: Double
) -> String {
  let steps = Int((seconds * 100).rounded())
  var lines = ["\(time) down \(finger) \(start.0),\(start.1)"]
  for step in 1...steps {
    let part = Double(step) / Double(steps)
    let place = (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part)
    lines.append("\(rounded(time + 0.01 * Double(step))) move \(finger) \(place.0),\(place.1)")
  }
  lines.append("\(rounded(time + seconds + 0.01)) up \(finger)")
  return lines.joined(separator: "\n") + "\n"
}

private func rounded(_ time: Double) -> String { String(format: "%.3f", time) }

/// A scene of one view with recognizers as JSON.
func scene(_ recognizers: String, tuning: String = "{}") throws -> SceneFile {
  try SceneFile(
    json: Data("{\"tuning\": \(tuning), \"view\": {\"recognizers\": [\(recognizers)]}}".utf8))
}
