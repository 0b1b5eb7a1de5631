import Foundation
import JSONText
import TouchStories

/// The messages of a page (docs/notes/inspector-protocol.md).
nonisolated enum PageMessage: Decodable {
  case hello(Hello)
  case input([PageFrame], sequence: Int)
  case tick(stamp: Double)
  case resize(width: Double, height: Double)
  case interrupt(stamp: Double)
  case open(example: String?, scene: JSONValue?)
  case set(Change)
  case add(view: Int, kind: String, name: String?)
  case remove(recognizer: Int)
  case relate(Relation)
  case edits([Edit])
  case attempt([SceneEdit.Change], fingers: [String]?, ask: Int)
  case collisions(ask: Int)
  case perform([String])
  case why(recognizer: Int, at: Double?, ask: Int)
  case source(ask: Int)
  case hit(x: Double, y: Double, ask: Int)
  case select(view: Int?)
  case trace(isOn: Bool)
  case record(isOn: Bool)
  case recording(ask: Int)
  case code(ask: Int, checks: [String]?)
  case strokes(ask: Int, names: [String], drawn: [[Double]]?)
  case page(ask: Int)
  case load(name: String, bytes: Data)
  case keep(name: String, bytes: Data)
  case replay(ReplayOrder)
  case recordings
  case ping(stamp: Double)

  struct Hello: Decodable {
    var version: Int
    var size: [Double]
    /// The name of a recording to open first.
    var recording: String?
    /// Key of the session that the page had before its connection broke.
    var key: String?
    /// The page's current example and its changes, in case that session has ended.
    var example: String?
    var edits: [Edit]?
    /// Whether some edits cannot be decoded: a link may have been truncated.
    var hasBrokenEdits = false

    private enum CodingKeys: String, CodingKey {
      case version, size, recording, key, example, edits
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      version = try fields.decode(Int.self, forKey: .version)
      size = try fields.decode([Double].self, forKey: .size)
      recording = try fields.decodeIfPresent(String.self, forKey: .recording)
      key = try fields.decodeIfPresent(String.self, forKey: .key)
      example = try fields.decodeIfPresent(String.self, forKey: .example)
      do {
        edits = try fields.decodeIfPresent([Edit].self, forKey: .edits)
      } catch {
        hasBrokenEdits = true
      }
      if let count = edits?.count, count > SceneEdit.most { (edits, hasBrokenEdits) = (nil, true) }
    }
  }

  /// A property that was changed on the page.
  struct Change: Decodable {
    enum Target: String, Decodable { case recognizer, view, tuning }

    var target: Target
    var id: Int?
    var property: String
    var value: PropertyValue
  }

  /// One of the scene's changes, as the page requests it.
  struct Edit: Decodable {
    var change: SceneEdit.Change
    var on: Bool
    var frame: Int?
    var words: String?
  }

  struct Relation: Decodable {
    enum Kind: String, Codable { case waitsFor, simultaneous }

    var recognizer: Int
    var other: Int
    var relation: Kind
    var on: Bool
  }

  struct ReplayOrder: Decodable {
    enum Verb: String, Decodable { case open, play, pause, step, seek, close }

    var `do`: Verb
    var name: String?
    var speed: Double?
    var at: Double?
    var by: Int?
    /// The number of played frames to which `seek` moves.
    var frame: Int?
  }

  /// The message types, as a page spells them.
  enum Kind: String, CaseIterable {
    case hello, input, tick, resize, interrupt, open, set, add, remove, relate, edits, collisions
    case attempt = "try"
    case perform, why, source, hit, select, trace, record, recording, code, strokes, page, load
    case keep, replay, recordings, ping
  }

  private enum Key: String, CodingKey {
    case type, frames, stamp, view, kind, name, recognizer, at, ask, on, sequence
    case list, changes, checks, fingers, names, drawn, size, x, y
  }

  /// Throws if the input is not a valid message, with the path of the error.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func read<Value: Decodable>(_ key: Key) throws -> Value {
      try fields.decode(Value.self, forKey: key)
    }
    func find<Value: Decodable>(_ key: Key) throws -> Value? {
      try fields.decodeIfPresent(Value.self, forKey: key)
    }
    let type: String = try read(.type)
    switch Kind(rawValue: type) {
    case .input:
      let frames: [PageFrame] = try read(.frames)
      if let fault = Self.fault(frames) {
        throw DecodingError.dataCorruptedError(
          forKey: .frames, in: fields, debugDescription: fault)
      }
      self = .input(frames, sequence: try read(.sequence))
    case .resize:
      let size: [Double] = try read(.size)
      guard size.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .size, in: fields, debugDescription: "a size is a width and a height")
      }
      self = .resize(width: size[0], height: size[1])
    case .tick: self = .tick(stamp: try read(.stamp))
    case .hello:
      let hello = try Hello(from: decoder)
      guard hello.size.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: fields, debugDescription: "a size is a width and a height")
      }
      self = .hello(hello)
    case .interrupt: self = .interrupt(stamp: try read(.stamp))
    case .set: self = .set(try Change(from: decoder))
    case .add: self = .add(view: try read(.view), kind: try read(.kind), name: try find(.name))
    case .remove: self = .remove(recognizer: try read(.recognizer))
    case .relate: self = .relate(try Relation(from: decoder))
    case .edits:
      let list: [Edit] = try read(.list)
      guard list.count <= SceneEdit.most else {
        throw DecodingError.dataCorruptedError(
          forKey: .list, in: fields,
          debugDescription: "a scene takes at most \(SceneEdit.most) changes")
      }
      self = .edits(list)
    case .attempt:
      let changes: [SceneEdit.Change] = try read(.changes)
      let mostTried = 100
      guard changes.count <= mostTried else {
        throw DecodingError.dataCorruptedError(
          forKey: .changes, in: fields,
          debugDescription: "a message tries at most \(mostTried) changes")
      }
      self = .attempt(changes, fingers: try find(.fingers), ask: try read(.ask))
    case .collisions: self = .collisions(ask: try read(.ask))
    case .perform: self = .perform(try read(.fingers))
    case .why:
      self = .why(recognizer: try read(.recognizer), at: try find(.at), ask: try read(.ask))
    case .source: self = .source(ask: try read(.ask))
    case .hit:
      let (x, y): (Double, Double) = (try read(.x), try read(.y))
      guard abs(x) <= 1e9, abs(y) <= 1e9 else {
        throw DecodingError.dataCorruptedError(
          forKey: .x, in: fields, debugDescription: "that is no place")
      }
      self = .hit(x: x, y: y, ask: try read(.ask))
    case .select: self = .select(view: try find(.view))
    case .trace: self = .trace(isOn: try read(.on))
    case .record: self = .record(isOn: try read(.on))
    case .recording: self = .recording(ask: try read(.ask))
    case .code: self = .code(ask: try read(.ask), checks: try find(.checks))
    case .strokes:
      self = .strokes(
        ask: try read(.ask), names: try find(.names) ?? [], drawn: try find(.drawn))
    case .page: self = .page(ask: try read(.ask))
    case .replay: self = .replay(try ReplayOrder(from: decoder))
    case .recordings: self = .recordings
    case .ping: self = .ping(stamp: try read(.stamp))
    // Messages that may be large are decoded without the general decoder.
    case .open, .load, .keep, nil:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: fields, debugDescription: "“\(type.prefix(40))” is no message")
    }
  }
}

nonisolated extension PageMessage {
  /// Decodes a page's message.
  /// - Throws: `DecodingError` with the path of the error.
  init(json bytes: [UInt8]) throws {
    if let (frames, sequence) = InputReader.read(bytes), Self.fault(frames) == nil {
      self = .input(frames, sequence: sequence)
      return
    }
    // The general decoder is slow on nested or long input, so such input is rejected before.
    guard bytes.count <= Self.longest || Self.mayBeLong(bytes) else {
      throw Self.wrong("That message is too long.")
    }
    guard case .object(let fields) = try Self.value(bytes) else { throw Self.wrong("no object") }
    var kind: Kind?
    if case .string(let type)? = fields["type"] { kind = Kind(rawValue: type) }
    switch kind {
    case .open: self = try .open(fields)
    case .load: self = try .load(fields)
    case .keep: self = try .keep(fields)
    default:
      guard bytes.count <= Self.longest else { throw Self.wrong("That message is too long.") }
      self = try JSONDecoder().decode(PageMessage.self, from: Data(bytes))
    }
  }

  private static func fault(_ frames: [PageFrame]) -> String? {
    if frames.count > PageFrame.most { return "a message has at most \(PageFrame.most) frames" }
    for frame in frames {
      if let fault = frame.fault { return fault }
    }
    return nil
  }
}
