import Foundation
import Testing
import Waiting

@testable import TouchInspector

/// A message of one page keeps all others waiting for as long as one turn of the main actor takes.
///
/// Turns of other tests would count, so that this runs alone: `make turns`.
@Suite(
  "The longest turn of the main actor", .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TOUCHSTONE_TURNS"] != nil))
struct LongestTurnTests {
  #if DEBUG
    /// Not optimized, and with the checks of debug builds.
    private static let longest = Duration.seconds(3)
  #else
    private static let longest = Duration.milliseconds(50)
  #endif

  @Test("is short, for the largest message of each kind", arguments: PageMessage.Kind.allCases)
  func isShort(kind: PageMessage.Kind) async throws {
    // A page says hello once.
    let page = kind == .hello ? Hall("tap").stranger() : Hall("tap").page()
    page.reads = false
    for message in try Self.preparation(for: kind) {
      page.send(message)
      await finish(page)
    }
    page.hall.pass(2000)
    page.drain()
    let ids = page.world.recognizers.keys.sorted()
    let message = Self.largest(kind, recognizers: ids, view: page.world.views.keys.max() ?? 0)
    #expect(message.utf8.count <= 1 << 20 || kind == .load)
    var turn = ProcessorTime.measure { page.send(message) }
    turn = max(turn, await finish(page))
    #expect(turn < Self.longest, "\(kind): \(turn)")
    page.drain()
    let problems = page.messages("error").filter { $0["isRemark"] == nil }
    #expect(problems.isEmpty)
  }

  /// Waits until nothing is left to do. Returns the longest turn: between two turns of this test others have at most one
  /// each.
  @discardableResult
  private func finish(_ page: Page) async -> Duration {
    await page.hall.lobby.reading?.value
    var (longest, idleTurns) = (Duration.zero, 0)
    while idleTurns < 30 {
      page.hall.tell(.drained(page.client))
      let start = ProcessorTime.now
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(1))
      let turn = ProcessorTime.now - start
      longest = max(longest, turn)
      idleTurns = turn < .milliseconds(1) ? idleTurns + 1 : 0
    }
    return longest
  }

  // MARK: - Messages

  /// What makes the message the largest: a scene as large as may be, and a recording as long as may be.
  private static func preparation(for kind: PageMessage.Kind) throws -> [String] {
    switch kind {
    case .hello, .load, .keep, .open, .recordings, .ping, .resize: []
    case .input, .tick, .interrupt, .set, .add, .remove, .relate, .edits, .collisions, .why,
      .source, .hit, .select, .trace, .perform, .attempt, .record:
      [largest(.open)]
    case .code, .strokes, .page: [recording(taps: 10_000)]
    case .replay: [recording(taps: 100_000), json(["type": "replay", "do": "pause"])]
    case .recording: [largest(.keep)]
    }
  }

  /// A message of each kind, as large as the limits in SECURITY.md let it be.
  private static func largest(
    _ kind: PageMessage.Kind, recognizers: [Int] = [], view: Int = 0
  ) -> String {
    let (one, other) = (recognizers.first ?? 0, recognizers.last ?? 0)
    return switch kind {
    case .hello: json(["type": "hello", "version": 1, "size": [4000, 4000], "edits": edits])
    case .input: json(["type": "input", "sequence": 1, "frames": frames])
    case .tick: json(["type": "tick", "stamp": 1e12])
    case .resize: json(["type": "resize", "size": [4000, 4000]])
    case .interrupt: json(["type": "interrupt", "stamp": 6000])
    case .open: json(["type": "open", "scene": scene])
    case .set:
      json(["type": "set", "target": "tuning", "property": "panHysteresis", "value": 20])
    case .add: json(["type": "add", "view": view, "kind": "tap", "name": longText])
    case .remove: json(["type": "remove", "recognizer": one])
    case .relate:
      json([
        "type": "relate", "recognizer": one, "other": other, "relation": "waitsFor", "on": true,
      ])
    case .edits: json(["type": "edits", "list": edits])
    case .attempt:
      json([
        "type": "try", "ask": 1, "fingers": fingers,
        "changes": edits.prefix(100).map { $0["change"]! },
      ])
    case .collisions: json(["type": "collisions", "ask": 1])
    case .perform: json(["type": "perform", "fingers": fingers])
    case .why: json(["type": "why", "recognizer": other, "ask": 1])
    case .source: json(["type": "source", "ask": 1])
    case .hit: json(["type": "hit", "x": 10, "y": 10, "ask": 1])
    case .select: json(["type": "select", "view": view])
    case .trace: json(["type": "trace", "on": true])
    case .record: json(["type": "record", "on": true])
    case .recording: json(["type": "recording", "ask": 1])
    case .code: json(["type": "code", "ask": 1])
    case .strokes: json(["type": "strokes", "ask": 1])
    case .page: json(["type": "page", "ask": 1])
    case .load: recording(taps: 150_000)
    case .keep:
      #"{"type":"keep","name":"a.touches","text":"\#(text(taps: 15_000))"}"#
    case .replay: json(["type": "replay", "do": "seek", "frame": 200_000, "at": 110_000])
    case .recordings: json(["type": "recordings"])
    case .ping: json(["type": "ping", "stamp": 1])
    }
  }

  private static func json(_ fields: [String: Any]) -> String {
    // As a page spells it: its type first.
    let rest = fields.filter { $0.key != "type" }
    let bytes = try! JSONSerialization.data(withJSONObject: rest, options: .withoutEscapingSlashes)
    let text = String(decoding: bytes, as: UTF8.self).dropFirst()
    return #"{"type":"\#(fields["type"]!)"\#(rest.isEmpty ? "" : ",")\#(text)"#
  }

  private static let longText = String(repeating: "a", count: 200_000)

  private static var edits: [[String: Any]] {
    (0..<1000).map { number in
      let change: [String: Any] = [
        "_0": ["path": [0, number % 2]], "property": "alpha", "value": number % 3,
      ]
      return ["on": true, "frame": 1000 - number, "change": ["setView": change]]
    }
  }

  /// Twelve fingers that move: as many frames as a message of 1 MB has.
  private static var frames: [[String: Any]] {
    (0..<1000).map { number in
      let phase = number == 0 ? "began" : "moved"
      let contacts = (1...12).map { finger -> [String: Any] in
        let sample = [6000 + number, 20 * finger + number % 7, 100 + number % 50]
        return ["id": finger, "phase": phase, "samples": [sample]]
      }
      return ["stamp": 6000 + number, "contacts": contacts]
    }
  }

  /// A thousand views with two hundred recognizers.
  private static var scene: [String: Any] {
    let kinds = ["tap", "pan", "pinch", "rotation", "swipe", "longPress"]
    let views = (0..<998).map { number -> [String: Any] in
      let kind = kinds[number % kinds.count]
      let recognizers = number < 200 ? [["type": kind, "name": "\(kind) \(number)"]] : []
      return ["frame": [number % 30 * 10, number / 30 * 10, 30, 30], "recognizers": recognizers]
    }
    return ["view": ["subviews": views]]
  }

  /// As many taps as a message of 256 kB has.
  private static var fingers: [String] {
    (0..<2500).flatMap { ["\(Double($0)) down 1 \($0 % 300),200", "\(Double($0) + 0.05) up 1"] }
  }

  private static func text(taps: Int) -> String {
    let lines = (0..<taps).map { #"\#($0) down 1 \#($0 % 300),200\n\#($0).05 up 1\n"# }
    return #"touches 1\nsize 400x600\n"# + lines.joined()
  }

  private static func recording(taps: Int) -> String {
    #"{"type":"load","name":"a.touches","text":"\#(text(taps: taps))"}"#
  }
}
