import Foundation
import GestureCore
import JSONText
import TouchRecordings
import TouchStories
import Touchstone

/// Prints the story of a recording while it is played.
final class StoryPrinter {
  struct Style {
    var isJSON: Bool
    /// Whether to print only gestures.
    var isQuiet: Bool
    /// Whether to name recognizers of the usual scene that never moved.
    var isFull = false
    /// Whether there are several files, so that each must be named.
    var namesFiles: Bool
    var manners = TerminalManners()
  }

  private let style: Style
  private let file: String
  private let text: StoryText
  private let json: StoryJSON
  private let output: (String) -> Void
  private let showsOthers: Bool
  private var gestureCount = 0
  private var fold = StoryFold()

  init(_ style: Style, file: String, scene: SceneFile, output: @escaping (String) -> Void) {
    self.style = style
    self.file = file
    self.output = output
    text = StoryText(scene)
    // Most recognizers of the usual scene are irrelevant for a recording, and no user chose them.
    showsOthers = style.isJSON || style.isFull || scene.recognizers.allSatisfy { $0.title == nil }
    json = StoryJSON(file: style.namesFiles ? file : nil)
  }

  func printHeader(_ header: RecordingHeader) {
    if style.isJSON {
      if !style.isQuiet { output(headerObject(header).harmless + "\n") }
    } else if style.isQuiet {
      if style.namesFiles { output("\(file):\n".harmless) }
    } else {
      output(headerLine(header).harmless + "\n")
    }
  }

  /// Prints the line before the story of a live panel.
  func printLiveHeader(_ name: String, size: CGSize) {
    guard !style.isQuiet else { return }
    if style.isJSON {
      var object = JSONWriter(type: "panel")
      object.field("path", file)
      object.field("device", name)
      object.field("size", CGPoint(x: size.width, y: size.height))
      output(object.line + "\n")
    } else {
      let size = "\(Int(bounding: size.width.rounded())) x \(Int(bounding: size.height.rounded()))"
      output("\(file): live, \(name.harmlessName()), \(size) points\n")
    }
  }

  func print(_ entry: StoryEntry) {
    if case .gesture = entry {
      gestureCount += 1
    } else if style.isQuiet {
      return
    }
    if case .others = entry, !showsOthers { return }
    if style.isJSON {
      output(json.line(entry).harmless + "\n")
    } else if style.manners.folds {
      for line in fold.take(entry) { write(line) }
    } else {
      write(.entry(entry))
    }
  }

  func print(_ report: WhyReport) {
    output((style.isJSON ? json.line(report) + "\n" : WhyText().lines(report)).harmless)
  }

  /// Ends the story. If the recording was not read to its end, missing gestures are not reported.
  func printEnd(isWhole: Bool = true) {
    for line in fold.end() { write(line) }
    if gestureCount == 0, isWhole, !style.isJSON, !style.isQuiet {
      output("no gesture was recognized\n")
    }
  }

  /// Names and reasons may come from untrusted sources, so they are escaped before colours are added.
  private func write(_ line: StoryFold.Line) {
    let words = text.line(line).harmless
    guard case .entry(let entry) = line else { return output(words + "\n") }
    output(style.manners.paint(words, of: entry) + "\n")
  }

  private func headerLine(_ header: RecordingHeader) -> String {
    let size =
      "\(Int(bounding: header.sceneSize.width.rounded())) x \(Int(bounding: header.sceneSize.height.rounded()))"
    var parts = [header.format.rawValue]
    if !header.deviceName.isEmpty { parts.append(header.deviceName.harmlessName()) }
    parts.append("\(size) points")
    if let axes = axes(of: header), axes != "recording" { parts.append("axes from \(axes)") }
    return "\(file): \(parts.joined(separator: ", "))"
  }

  private func headerObject(_ header: RecordingHeader) -> String {
    var object = JSONWriter(type: "recording")
    object.field("format", header.format.rawValue)
    if !header.deviceName.isEmpty { object.field("device", header.deviceName) }
    object.field("size", CGPoint(x: header.sceneSize.width, y: header.sceneSize.height))
    if let axes = axes(of: header) { object.field("axes", axes) }
    if style.namesFiles { object.field("file", file) }
    return object.line
  }

  /// The source of the device's axes; `nil` for recordings in points.
  private func axes(of header: RecordingHeader) -> String? {
    guard header.device != nil else { return nil }
    return switch header.axesSource {
    case .recording: "recording"
    case .file(let path): path
    case .assumption: "assumption"
    }
  }
}
