import Foundation
import TouchRecordings
import TouchStories
import Touchstone

/// A recording as a complete test in Swift: its scene, its fingers, and the expected results.
nonisolated struct TestFile: Sendable {
  /// Something that can be expected.
  struct Check: Encodable, Equatable, Sendable {
    var id: String
    /// Text for display: "pan: began, ended".
    var words: String
    var isChosen: Bool
  }

  /// Recordings with more frames get no expectations, because playing them takes too long.
  static let mostFrames = 20_000
  /// Recordings with more frames are not converted to code.
  private static let mostFramesInCode = 4000
  /// If the code for the fingers is longer, the test reads the recording from a file.
  private static let mostLines = 150

  let checks: [Check]
  /// The name of the recording's file if the test reads it.
  let companion: String?
  /// Observations that the test omits, because its scene behaves differently.
  let differences: [String]

  private let title: String
  /// The body of the test, before unused variables are removed.
  private let lines: [String]
  /// What was changed in the scene, as comments.
  private let comments: [String]
  private let hasPairs: Bool

  /// An unfinished test: its recording is played first, in time slices.
  @MainActor final class Draft {
    private let source: NamedRecording
    private let example: Example?
    private let wanted: Set<String>?
    private let scene: SceneFile?
    /// The recording in the test's scene, and in its original scene.
    private let played: (inTest: Rehearsal, seen: Rehearsal)?
    /// The expectations, once both have been played.
    private var checks: CheckCode?

    /// - Parameter wanted: the chosen checks; states and order by default.
    init(_ source: NamedRecording, on example: Example?, choosing wanted: Set<String>? = nil) {
      (self.source, self.example, self.wanted) = (source, example, wanted)
      let size = source.header.sceneSize
      let scene = example.flatMap { TestFile.scene(of: $0, size: size, with: source.edits) }
      self.scene = scene
      if let scene, let example, source.frames.count <= TestFile.mostFrames {
        played = (
          Rehearsal(source.frames, in: scene, size: size),
          Rehearsal(source, on: example, size: size)
        )
      } else {
        played = nil
      }
    }

    /// Progress of both replays, in percent; under 100 until the test is written.
    var percent: Int {
      guard let played, source.frames.count > 0 else { return 0 }
      return 49 * (played.inTest.playedCount + played.seen.playedCount) / source.frames.count
    }

    /// Plays for one time slice, or to the end if `atOnce`.
    /// - Returns: the test, once both replays are complete.
    func play(atOnce: Bool = false) -> TestFile? {
      guard played?.inTest.play(atOnce: atOnce) != false,
        played?.seen.play(atOnce: atOnce) != false
      else { return nil }
      if let played, let scene, checks == nil {
        checks = CheckCode(played.inTest, of: scene, seen: played.seen)
        if !atOnce { return nil }
      }
      return TestFile(source, on: example, in: scene, checks, choosing: wanted)
    }
  }

  @MainActor private init(
    _ source: NamedRecording, on example: Example?, in scene: SceneFile?, _ offers: CheckCode?,
    choosing wanted: Set<String>?
  ) {
    var recording = source.recording
    let isMuch = recording.frames.count > Self.mostFramesInCode
    if isMuch { recording.frames = [] }
    differences = offers.map { Self.explain($0.differences, edits: source.edits) } ?? []
    let offered = Set((offers?.checks ?? []).map(\.id))
    let chosen = wanted?.intersection(offered) ?? offers?.usual ?? []
    checks = (offers?.checks ?? []).map {
      Check(id: $0.id, words: $0.words, isChosen: chosen.contains($0.id))
    }
    var parts = StageCode(recording, scene: scene).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
    let fingers = parts.firstIndex { Self.beginsFingers($0) } ?? parts.count
    let isLong = isMuch || parts.count - fingers > Self.mostLines
    companion = isLong ? source.name : nil
    if isLong {
      parts[fingers...] = [
        "let recording = URL(filePath: #filePath).deletingLastPathComponent()",
        "  .appending(path: \(StageCode.quoted(source.name)))",
        "stage.play(try Recording(reading: recording.path))",
      ]
    }
    let setup =
      (scene.map { TuningTable.code(of: $0.tuning) } ?? [])
      + (offers?.setup(of: chosen, in: parts) ?? [])
    parts.insert(contentsOf: setup, at: fingers)
    parts.append("stage.wait(\(Rehearsal.tailSeconds == 1 ? "1" : "\(Rehearsal.tailSeconds)"))")
    parts +=
      offers?.lines(of: chosen, in: parts) ?? [
        scene == nil
          ? "// This scene cannot be written as code: add its views and recognizers, and what you expect."
          : "// The recording is too long to be looked through: add what you expect."
      ]
    title = example?.title ?? source.name
    lines = parts
    comments = source.edits.map(\.comment)
    hasPairs = setup.contains { $0.contains("Together(") }
  }

  /// The test as Swift code; it takes long for a long recording.
  var text: String {
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let suite = type.first?.isLetter == true ? "\(type)Tests" : "RecordedTests"
    let body = Self.tidy(lines).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    return """
      \(comments.map { "\($0)\n" }.joined())import Foundation
      import Testing
      import TouchstoneTesting
      import UIKit

      @MainActor @Suite(\(StageCode.quoted(title)))
      struct \(suite) {
        @Test("what was recorded happens again")
        func happensAgain() \(companion == nil ? "" : "throws "){
      \(body)
        }
      }
      \(hasPairs ? CheckCode.pairs : "")
      """
  }

  /// The differences with their cause.
  private static func explain(_ differences: [String], edits: [SceneEdit]) -> [String] {
    guard !differences.isEmpty else { return [] }
    if let late = edits.first(where: { $0.frame > 0 }) {
      return differences + [
        "\(late.words.inOneLine) came while it was recorded, and is there from the start of the "
          + "test."
      ]
    }
    return differences + [
      "The test has the views and recognizers of the scene. What its classes, delegates and "
        + "actions do, such as moving a view, is not in the test."
    ]
  }

  /// The scene with all its changes; `nil` if a scene file cannot describe it.
  @MainActor fileprivate static func scene(
    of example: Example, size: CGSize, with edits: [SceneEdit]
  ) -> SceneFile? {
    let stage = StagedScene(example, size: size)
    for edit in edits where stage.apply(edit.change) != nil { return nil }
    return stage.scene.windows.first.flatMap { SceneFile(describing: $0) }
  }

  private static func beginsFingers(_ line: String) -> Bool {
    line.hasPrefix("stage.finger") || line.hasPrefix("stage.wait") || line.hasPrefix("stage.hand")
      || line.hasPrefix("stage.together") || line.hasPrefix("let a = stage.")
      || line.hasPrefix("stage.press") || line.hasPrefix("stage.pencil")
      || line.hasPrefix("stage.key") || line.hasPrefix("stage.input")
      || line.hasPrefix("stage.pointer")
  }

  /// Removes variables that are not used, because the compiler would warn of them.
  private static func tidy(_ lines: [String]) -> [String] {
    var uses: [String: Int] = [:]
    for line in lines { for name in variables(in: line) { uses[name, default: 0] += 1 } }
    return lines.map { line in
      guard line.hasPrefix("let "), line.contains(" = stage.add("),
        let name = line.dropFirst(4).split(separator: " ").first
      else { return line }
      return uses[String(name)] == 1 ? String(line.dropFirst("let \(name) = ".count)) : line
    }
  }

  /// The variables that a line of code names, outside of strings and not as members.
  private static func variables(in line: String) -> Set<String> {
    var (isQuoted, isEscaped) = (false, false)
    let words = line.utf8.split { byte in
      let isQuote = byte == UInt8(ascii: "\"") && !isEscaped
      isEscaped = isQuoted && !isEscaped && byte == UInt8(ascii: "\\")
      if isQuote { isQuoted.toggle() }
      return isQuoted || !isPartOfName(byte)
    }
    return Set(words.compactMap { String($0.prefix { $0 != UInt8(ascii: ".") }) })
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
