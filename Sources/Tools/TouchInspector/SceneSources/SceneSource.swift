import GestureCore
import TouchRecordings
import TouchStories
import Touchstone

/// A scene in Swift as it is now, line by line, with the recognizer of each line.
struct SceneSource {
  struct Line: Encodable, Equatable {
    var text: String
    var recognizer: Int?
  }

  private(set) var lines: [Line] = []
  /// Names in code of those that lines may be about.
  private var variables: [String: Int] = [:]

  init(of stage: StagedScene) {
    let recognizers = stage.recognizers.filter(\.isApps)
    if let window = stage.scene.windows.first, stage.scene.windows.count == 1,
      let file = SceneFile(describing: window)
    {
      let header = RecordingHeader(deviceName: "", sceneSize: stage.size)
      let code = StageCode(Recording(header: header, frames: []), scene: file).text
      add(
        code.split(separator: "\n").map(String.init) + TuningTable.code(of: stage.system.tuning),
        recognizers)
    } else {
      add(Self.summary(of: stage, recognizers), recognizers)
    }
  }

  private mutating func add(_ code: [String], _ recognizers: [UIGestureRecognizer]) {
    var rest = recognizers[...]
    for line in code {
      if line.hasPrefix("let "),
        line.hasSuffix("()") || Self.makers.contains(where: { line.contains($0) }),
        let recognizer = rest.popFirst(), let name = line.dropFirst(4).split(separator: " ").first
      {
        variables[String(name)] = recognizer.subject.id
      }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      lines.append(Line(text: line, recognizer: words.compactMap { variables[$0] }.first))
    }
  }

  /// How lines name a recognizer for the first time: one that is added, and those that a scroll view has itself.
  private static let makers = ["stage.add(", ".panGestureRecognizer", ".pinchGestureRecognizer!"]

  /// Of a scene with classes or delegates of its own: the recognizers of each view, and their
  /// failure requirements.
  private static func summary(
    of stage: StagedScene, _ recognizers: [UIGestureRecognizer]
  ) -> [String] {
    func name(_ recognizer: UIGestureRecognizer) -> String {
      SwiftName.variable(
        stage.census.nicknames.name(
          of: recognizer, kind: RecognizerSnapshot.kind(of: recognizer)))
    }
    var lines = ["// Classes and delegates of this scene are its own; what it adds to its views:"]
    for recognizer in recognizers {
      let view =
        recognizer.view.map { $0.accessibilityIdentifier ?? "\(Swift.type(of: $0))" } ?? "view"
      let type = "\(Swift.type(of: recognizer))"
      lines.append("let \(name(recognizer)) = \(type)()")
      lines.append("\(SwiftName.variable(view)).addGestureRecognizer(\(name(recognizer)))")
      if let delegate = recognizer.delegate, delegate !== stage.companions {
        lines.append("\(name(recognizer)).delegate = \(Swift.type(of: delegate))")
      }
    }
    for recognizer in recognizers {
      for other in recognizer.standingRequirements {
        lines.append("\(name(recognizer)).require(toFail: \(name(other)))")
      }
    }
    return lines
  }
}

extension Session {
  func tellSource(_ ask: Int, to viewer: Viewer) {
    tell(
      viewer.client, ServerMessage.Source(ask: ask, lines: SceneSource(of: stage).lines))
  }
}

extension ServerMessage {
  /// The scene in Swift.
  struct Source: Encodable {
    let type = "source"
    var ask: Int
    var lines: [SceneSource.Line]
  }
}
