import Foundation
import InspectorNetwork

/// The server's messages (docs/notes/inspector-protocol.md). `nil` members are omitted.
enum ServerMessage {
  struct Welcome: Encodable {
    let type = "welcome"
    let version = 1
    var session: String
    /// The key with which the page resumes its session; `nil` for a shared scene.
    var key: String?
    var hand: Int
    var shared: Bool
    /// Whether the page is read-only.
    var readOnly: Bool?
    /// Whether a first visitor is shown the opening.
    var opening: Bool?
    var examples: [ExampleEntry]
    var tuning: [PropertySnapshot]
  }

  struct ExampleEntry: Encodable {
    var id: String
    var title: String
    var group: String
    var text: String
  }

  struct WholeScene: Encodable {
    let type = "scene"
    var at: Double
    var example: String?
    var title: String
    var text: String
    /// The address of the public thread that reported the problem.
    var report: String?
    var task: Task?
    var size: [Double]
    var views: [ViewSnapshot]
    var recognizers: [RecognizerSnapshot]
    var relations: [RelationSnapshot]
    var advice: [AdviceSnapshot]
    var tuning: [PropertySnapshot]
  }

  /// A lesson's task and the page that explains it.
  struct Task: Encodable {
    var text: String
    var page: String
    var reference: String
    var isDone: Bool
  }

  struct Update: Encodable {
    let type = "update"
    var at: Double
    var busy: Bool?
    var views: [ViewSnapshot]?
    var removedViews: [Int]?
    var order: [String: [Int]]?
    var recognizers: [RecognizerSnapshot]?
    var removedRecognizers: [Int]?
    var relations: [RelationSnapshot]?
    var advice: [AdviceSnapshot]?
    var touches: [TouchSnapshot]?
    var trace: [TraceEntry]?
    var story: [StoryLine]?
    /// Whether the lesson's task has been done.
    var isDone: Bool?

    /// Whether the update contains nothing but the time.
    var isEmpty: Bool {
      busy == nil && views == nil && removedViews == nil && order == nil && recognizers == nil
        && removedRecognizers == nil && relations == nil && advice == nil && touches == nil
        && trace == nil && story == nil && isDone == nil
    }
  }

  /// The latest lines of the trace, for a page that starts to show them.
  struct Trace: Encodable {
    let type = "trace"
    var entries: [TraceEntry]
  }

  struct Why: Encodable {
    let type = "why"
    var ask: Int
    var recognizer: Int
    var sentences: [String]
    /// The cures that can be tried.
    var cures: [Cure]
  }

  /// The changes made to the scene.
  struct Edits: Encodable {
    let type = "edits"
    var list: [Entry]

    struct Entry: Encodable {
      var id: Int
      var words: String
      var frame: Int
      var on: Bool
      var problem: String?
      /// The page sends it back unchanged and need not understand it.
      var change: SceneEdit.Change
    }
  }

  /// The outcome of the same fingers without and with a change; or why it is not known.
  struct Trial: Encodable {
    let type = "trial"
    var ask: Int
    var before: TouchInspector.Trial.Run?
    var after: TouchInspector.Trial.Run?
    /// Time of the last finger's activity, in seconds.
    var end: Double?
    var text: String?
  }

  /// Progress of a replay for an answer that takes long.
  struct Progress: Encodable {
    let type = "progress"
    /// The type of the pending answer.
    var of: String
    var percent: Int
  }

  /// A requested text: a recording or a test.
  nonisolated struct Text: Encodable {
    var type: String
    var ask: Int
    var name: String?
    var text: String?
  }

  /// A test that repeats a recording, and the expectations that can be chosen for it.
  struct Test: Encodable {
    let type = "code"
    var ask: Int
    var text: String
    var checks: [TestFile.Check]
    /// The file name of the recording that the test needs next to it.
    var companion: String?
    /// Observations that the test omits, because its scene behaves differently.
    var differences: [String]
  }

  struct Replay: Encodable {
    let type = "replay"
    var name: String?
    var at = 0.0
    var duration = 0.0
    var isPlaying = false
    var speed = 1.0
    var frame = 0
    var frameCount = 0
  }

  /// Whether a recording is running, and whether a finished one exists.
  struct Record: Encodable {
    let type = "record"
    var on: Bool
    var isThere: Bool
  }

  struct Recordings: Encodable {
    let type = "recordings"
    /// The folder's name; `nil` if there is no folder.
    var folder: String?
    var names: [String]
  }

  struct Pong: Encodable {
    let type = "pong"
    var stamp: Double
    var at: Double
  }

  struct Problem: Encodable {
    let type = "error"
    var text: String
    var of: String?
    /// Whether the request was carried out nevertheless.
    var isRemark: Bool?
  }

  /// Encodes a message for the socket.
  static func encode(_ message: some Encodable) -> [UInt8] {
    (message as? Update)?.json ?? encodeAny(message)
  }

  nonisolated static func encodeAny(_ message: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    // Scenes may contain infinite or NaN values, which JSON cannot represent; the page ignores
    // these strings.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(message) else { return [] }
    return Array(data)
  }
}

extension ServerMessage {
  /// A message on its way to a page.
  struct Envelope {
    var client: ClientID
    var bytes: [UInt8]
  }
}
