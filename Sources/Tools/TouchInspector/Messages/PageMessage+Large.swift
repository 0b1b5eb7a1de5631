import Foundation
import JSONText
import TouchStories

/// Decodes potentially large messages without the general decoder.
nonisolated extension PageMessage {
  /// The beginning of a message with a dropped recording, which may be large.
  static let largeOpening = #"{"type":"load","#
  /// The size limit of all other messages, in bytes.
  static let longest = 256 << 10

  /// Whether a message begins like one of those that contain a scene or a recording.
  static func mayBeLong(_ bytes: [UInt8]) -> Bool {
    let openings = [largeOpening, #"{"type":"open","#, #"{"type":"keep","#]
    return openings.contains { bytes.starts(with: $0.utf8) }
  }

  static func isLarge(_ bytes: [UInt8]) -> Bool { bytes.starts(with: largeOpening.utf8) }

  static func value(_ bytes: [UInt8]) throws -> JSONValue {
    let limits = SceneLimits.page.json
    do throws(JSONFault) {
      return try JSONReader.value(of: bytes, .strict, within: limits)
    } catch {
      throw wrong("it \(error.sentence(limits)).")
    }
  }

  static func open(_ fields: JSONObject) throws -> PageMessage {
    let example = try string("example", of: fields)
    var scene = fields["scene"]
    if case .null? = scene { scene = nil }
    guard (example == nil) != (scene == nil) else {
      throw wrong("either an example or a scene is opened")
    }
    return .open(example: example, scene: scene)
  }

  static func load(_ fields: JSONObject) throws -> PageMessage {
    let (name, bytes) = try file(fields)
    return .load(name: name, bytes: bytes)
  }

  static func keep(_ fields: JSONObject) throws -> PageMessage {
    let (name, bytes) = try file(fields)
    return .keep(name: name, bytes: bytes)
  }

  private static func file(_ fields: JSONObject) throws -> (name: String, bytes: Data) {
    guard let name = try string("name", of: fields) else { throw wrong("“name” is missing.") }
    let text = try string("text", of: fields).map { Data($0.utf8) }
    let base64 = try string("base64", of: fields).flatMap { Data(base64Encoded: $0) }
    guard let bytes = text ?? base64 else { throw wrong("neither text nor base64 can be read") }
    return (name, bytes)
  }

  static func wrong(_ words: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: words))
  }

  private static func string(_ name: StaticString, of fields: JSONObject) throws -> String? {
    switch fields[JSONName(stringLiteral: name)] {
    case nil, .null: return nil
    case .string(let string): return string
    default: throw wrong("“\(name)” is of the wrong kind.")
    }
  }
}
