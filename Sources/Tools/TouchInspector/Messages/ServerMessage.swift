import Foundation
import InspectorNetwork

/// What the server says (docs/inspector-protocol.md). What is `nil` is left out.
enum ServerMessage {
  struct Welcome: Encodable {
    let type = "welcome"
    let version = 1
    var session: String
    /// With it the page comes back to its session; a scene that all share needs none.
    var key: String?
    var hand: Int
    var shared: Bool
    /// Whether the page may only look.
    var readOnly: Bool?
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
    /// The address of the thread that reported it.
    var report: String?
    var task: Task?
    var size: [Double]
    var views: [ViewSnapshot]
    var recognizers: [RecognizerSnapshot]
    var relations: [RelationSnapshot]
    var advice: [AdviceSnapshot]
    var tuning: [PropertySnapshot]
  }

  /// What a lesson asks for, and the page that explains it.
  struct Task: Encodable {
    var text: String
    var page: String
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

    /// Whether there is nothing to say but the time.
    var isEmpty: Bool {
      busy == nil && views == nil && removedViews == nil && order == nil && recognizers == nil
        && removedRecognizers == nil && relations == nil && advice == nil && touches == nil
        && trace == nil && story == nil && isDone == nil
    }
  }

  /// The last lines of the trace, for a page that begins to show them.
  struct Trace: Encodable {
    let type = "trace"
    var entries: [TraceEntry]
  }

  struct Why: Encodable {
    let type = "why"
    var ask: Int
    var recognizer: Int
    var sentences: [String]
    /// What can be tried.
    var cures: [Cure]
  }

  /// What has been changed of the scene.
  struct Edits: Encodable {
    let type = "edits"
    var list: [Entry]

    struct Entry: Encodable {
      var id: Int
      var words: String
      var frame: Int
      var on: Bool
      var problem: String?
      /// For the page to give back; it need not be understood there.
      var change: SceneEdit.Change
    }
  }

  /// What the same fingers do in the scene as it is, and with something changed; or why that is not
  /// known.
  struct Trial: Encodable {
    let type = "trial"
    var ask: Int
    var before: TouchInspector.Trial.Run?
    var after: TouchInspector.Trial.Run?
    /// When the last finger did something, in seconds.
    var end: Double?
    var text: String?
  }

  /// How much of a recording has been played for an answer that takes long.
  struct Progress: Encodable {
    let type = "progress"
    /// The type of the answer.
    var of: String
    var percent: Int
  }

  /// A text that was asked for: a recording or a test.
  nonisolated struct Text: Encodable {
    var type: String
    var ask: Int
    var name: String?
    var text: String?
  }

  /// A test that does what was recorded, and what can be chosen for it to expect.
  struct Test: Encodable {
    let type = "code"
    var ask: Int
    var text: String
    var checks: [TestFile.Check]
    /// The recording that has to stand beside it.
    var companion: String?
    /// What was seen, and is not in the test because its scene does something else.
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

  /// Whether what comes in is recorded, and whether there is a finished recording.
  struct Record: Encodable {
    let type = "record"
    var on: Bool
    var isThere: Bool
  }

  struct Recordings: Encodable {
    let type = "recordings"
    /// The folder's own name; `nil` without a folder.
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
    /// Whether what was asked for happened all the same.
    var isRemark: Bool?
  }

  /// One message as it goes over the socket.
  static func encode(_ message: some Encodable) -> [UInt8] {
    (message as? Update)?.json ?? encodeAny(message)
  }

  nonisolated static func encodeAny(_ message: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    // A scene may hold numbers that JSON has no words for; the page ignores these words.
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
