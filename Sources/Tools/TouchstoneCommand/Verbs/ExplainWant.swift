import Foundation
import GestureCore
import JSONText
import TouchRecordings
import TouchStories
import Touchstone

/// `touchstone explain --want NAME`: finds the smallest change that would make a gesture
/// recognized.
struct ExplainWant {
  static let table: [OptionTable.Option] = [
    .init(
      name: "--want", value: "NAME",
      help: "finds instead the smallest change that would make that gesture recognized"),
    .init(
      name: "--against", value: "DIR",
      help: "counts the recordings in it whose gestures such a change alters"),
  ]

  private let name: String
  private let folder: String?
  private let asked: SceneFile?
  private let options: RecordingOptions
  private let style: StoryPrinter.Style
  private let output: (String) -> Void
  private let errors: (String) -> Void
  private let progress: ProgressLine?

  /// `nil` without the option.
  init?(
    _ arguments: ParsedArguments, _ asked: SceneFile?, _ options: RecordingOptions,
    _ style: StoryPrinter.Style, _ output: @escaping (String) -> Void,
    _ errors: @escaping (String) -> Void
  ) throws(UsageError) {
    folder = arguments.values["--against"]
    guard let name = arguments.values["--want"] else {
      guard folder == nil else { throw UsageError("--against goes with --want NAME") }
      return nil
    }
    guard arguments.values["--why"] == nil else {
      throw UsageError("--want and --why are two questions; ask one of them")
    }
    self.name = name
    self.asked = asked
    self.options = options
    self.style = style
    self.output = output
    self.errors = errors
    progress = arguments.progress
  }

  /// Prints the answer for each file; returns the exit code.
  func run(_ paths: [String]) throws(UsageError) -> Int32 {
    var code = Command.Exit.success
    progress?.expect(paths.count)
    for path in paths {
      progress?.begin(path)
      let recording: Recording
      do throws(RecordingError) {
        recording = try Recording(reading: path, options: options)
      } catch {
        errors("\(error)\n")
        code = Command.Exit.unreadable
        continue
      }
      let scene = SceneFile.meeting(recording.header, asked: asked, titled: false, errors)
      guard
        let wish = Wish(
          for: name, in: scene, of: recording.frames, size: recording.header.sceneSize)
      else { throw scene.noRecognizer(name) }
      wish.tried = { [progress] count in progress?.note("\(count) trials") }
      for complaint in recording.complaints { errors("\(complaint)\n") }
      StoryPrinter(style, file: path, scene: scene, output: output).printHeader(recording.header)
      if !answer(wish, scene, besides: path) { code = Command.Exit.unreadable }
    }
    return code
  }

  // MARK: - Private

  /// Prints the changes; returns false if the folder's other recordings could not be read.
  private func answer(_ wish: Wish, _ scene: SceneFile, besides path: String) -> Bool {
    if let present = wish.present {
      if style.isJSON {
        var line = JSONWriter(type: "wanted")
        line.field("recognizer", present.recognizer)
        line.field("recognized", seconds: present.recognized)
        output(line.line + "\n")
      } else {
        let time = StoryText.time(present.recognized)
        output("\(present.recognizer) is recognized already, at \(time)\n")
      }
      return true
    }
    let changes = wish.changes()
    var others: OtherStories?
    if let folder {
      do throws(RecordingError) {
        others = try OtherStories(
          in: folder, besides: path, options, scene, changes.map(\.scene)
        ) { [progress] done, count in
          progress?.note("\(done) of \(count) others", share: Double(done) / Double(max(count, 1)))
        }
      } catch {
        errors("\(error)\n")
        return false
      }
    }
    if style.isJSON {
      for (index, change) in changes.enumerated() { output(line(change, others, index) + "\n") }
    } else {
      tell(changes, others)
    }
    if wish.isCutShort {
      errors("not every change was tried: the recording is too long; cut out the gesture\n")
    }
    return true
  }

  private func tell(_ changes: [Wish.Change], _ others: OtherStories?) {
    guard !changes.isEmpty else {
      return output("\(name) is not recognized, nor with any one change that was tried\n")
    }
    output("\(name) is not recognized; with any one of these it would be\n")
    for (index, change) in changes.enumerated() {
      let kind = change.kind.rawValue
      let fixed = change.kind == .tuning ? " (fixed in UIKit)" : ""
      let effect = others?.words(index).map { "; \($0)" } ?? ""
      let gap = String(repeating: " ", count: 10 - kind.count)
      output("  \(kind)\(gap)\(change.words)\(fixed)\(effect)\n")
    }
  }

  private func line(_ change: Wish.Change, _ others: OtherStories?, _ index: Int) -> String {
    var line = JSONWriter(type: "change")
    line.field("wanted", name)
    line.field("kind", change.kind.rawValue)
    line.field("change", change.words)
    line.field("cost", change.cost, decimals: 3)
    if let others, let changed = others.changed[index] {
      line.field("others", others.count)
      line.field("changed", changed)
    }
    return line.line
  }
}

extension SceneFile {
  /// The error for a name that no recognizer has.
  func noRecognizer(_ name: String) -> UsageError {
    let hint =
      Spelling.nearest(to: name, among: recognizers.map(\.shownName))
      .map { "did you mean “\($0)”? " } ?? ""
    // Auxiliary recognizers cannot be asked about.
    let names = recognizers.filter { ![.linger, .rest].contains($0.kind) && $0.turn ?? 0 == 0 }
      .map(\.shownName)
    let there = hint.isEmpty ? "there" : "There"
    return UsageError(
      "no recognizer of the scene is called “\(name)”; \(hint)"
        + (names.isEmpty ? "\(there) is none." : "\(there) are \(names.joined(separator: ", ")).")
    )
  }
}
