import GestureCore
import TouchRecordings
import TouchStories
import Touchstone

/// The current scene as Swift code, line by line, with the recognizer of each line.
struct SceneSource {
  struct Line: Encodable, Equatable {
    var text: String
    var recognizer: Int?
  }

  private(set) var lines: [Line] = []
  /// Recognizers by their variable name in the code.
  private var variables: [String: Int] = [:]

  init(of stage: StagedScene) {
    let recognizers = stage.recognizers.filter { $0.isApps && !$0.isOfListOrText }
    if let window = stage.scene.windows.first, stage.scene.windows.count == 1,
      let file = SceneFile(describing: window)
    {
      let header = RecordingHeader(deviceName: "", sceneSize: stage.size)
      let code = StageCode(Recording(header: header, frames: []), scene: file).text
      add(
        code.split(separator: "\n").map(String.init) + TuningTable.code(of: stage.system.tuning),
        recognizers)
    } else {
      add(
        Self.summary(of: stage, recognizers) + TuningTable.code(of: stage.system.tuning),
        recognizers)
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

  /// How lines create a recognizer: added ones, and a scroll view's own.
  private static let makers = ["stage.add(", ".panGestureRecognizer", ".pinchGestureRecognizer!"]

  /// For a scene with its own classes or delegates: each view's recognizers, the properties of both that are not the default,
  /// and failure requirements.
  private static func summary(
    of stage: StagedScene, _ recognizers: [UIGestureRecognizer]
  ) -> [String] {
    func name(_ recognizer: UIGestureRecognizer) -> String {
      SwiftName.variable(
        stage.census.nicknames.name(
          of: recognizer, kind: RecognizerSnapshot.kind(of: recognizer)))
    }
    var lines = ["// Classes and delegates of this scene are its own; what it adds to its views:"]
    var described: Set<ObjectIdentifier> = []
    for recognizer in recognizers {
      let label =
        recognizer.view.map { $0.accessibilityIdentifier ?? "\(Swift.type(of: $0))" } ?? "view"
      let variable = SwiftName.variable(label)
      let type = "\(Swift.type(of: recognizer))"
      lines.append("let \(name(recognizer)) = \(type)()")
      lines += SceneProperty.statements(for: recognizer, called: name(recognizer))
      lines.append("\(variable).addGestureRecognizer(\(name(recognizer)))")
      if let view = recognizer.view, described.insert(ObjectIdentifier(view)).inserted {
        lines += SceneProperty.statements(for: view, called: variable)
      }
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

extension UIGestureRecognizer {
  /// Whether its class is a part of the classes of lists and texts, such as what selects by two fingers.
  fileprivate var isOfListOrText: Bool {
    let module = String(reflecting: Swift.type(of: self)).prefix { $0 != "." }
    return ["TouchstoneLists", "TouchstoneText"].contains(module)
  }
}

extension Session {
  func tellSource(_ ask: Int, to viewer: Viewer) {
    tell(
      viewer.client, ServerMessage.Source(ask: ask, lines: SceneSource(of: stage).lines))
  }
}

extension ServerMessage {
  /// The scene as Swift code.
  struct Source: Encodable {
    let type = "source"
    var ask: Int
    var lines: [SceneSource.Line]
  }
}
