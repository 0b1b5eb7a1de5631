import Effort
import Foundation
import GestureCore
import Testing
import TouchRecordings
import TouchstoneFuzz

@Suite("What the fuzzers make of a text whose grammar they know")
struct GrammarTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzz/Corpus").standardizedFileURL

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 31) &* 0x9e37_79b9_7f4a_7c15
    }
  }

  /// Different texts, each made of a part of the corpus.
  private func made(of target: FuzzTarget, from file: String, _ count: Int = 400) throws
    -> [[UInt8]]
  {
    let seed = try Array(Data(contentsOf: Self.folder.appending(path: "\(target.name)/\(file)")))
    let grammar = try #require(target.grammar)
    var random = Numbers(state: 7)
    let texts = (0..<count).map { _ in grammar.mutated(seed, atMost: 8192, with: &random) }
    #expect(texts.allSatisfy { $0.count <= 8192 } && Set(texts).count > count / 2)
    return texts
  }

  @Test("a scene stays JSON, with other members, values and depths")
  func scene() throws {
    let texts = try made(of: .scene, from: "photo")
    let readable = texts.filter { (try? JSONSerialization.jsonObject(with: Data($0))) != nil }
    #expect(readable.count > texts.count * 9 / 10, "\(readable.count)")
  }

  @Test(
    "JSON stays such, and its readers and its writer agree on it", arguments: ["values", "lenient"])
  func json(file: String) throws {
    let texts = try made(of: .json, from: file)
    #expect(texts.flatMap { FuzzTarget.json.problems(with: $0) } == [])
    let readable = texts.filter { (try? JSONSerialization.jsonObject(with: Data($0))) != nil }
    #expect(file == "lenient" || readable.count > texts.count * 9 / 10, "\(readable.count)")
  }

  @Test("what a page says stays a message a line")
  func messages() throws {
    let lines = try made(of: .messages, from: "changes").flatMap { $0.split(separator: 0x0a) }
    let readable = lines.filter { (try? JSONSerialization.jsonObject(with: Data($0))) != nil }
    #expect(readable.count > lines.count * 9 / 10, "\(readable.count) of \(lines.count)")
  }

  @Test(
    "a recording stays one of its format, with touches in it",
    arguments: [(RecordingFormat.touches, "fingers"), (.libinput, "two-devices")])
  func recordings(format: RecordingFormat, file: String) throws {
    let texts = try made(of: .recording(format), from: file, Effort.rounds(400))
    let alive = texts.filter { FuzzTarget.recording(format).touchCount(in: $0) > 0 }
    // Of few texts, more than half may have no touches by chance.
    #expect(alive.count > texts.count / (Effort.isFull ? 2 : 4), "\(alive.count)")
  }

  @Test(
    "many rules stay such, and none does what no rule may",
    arguments: ["touchpad.yaml", "touchscreen.yaml", "everything.yaml"])
  func rules(file: String) throws {
    let texts = try made(of: .rules, from: file, Effort.isFull ? 100 : 20)
    let alive = texts.filter { FuzzTarget.rules.touchCount(in: $0) > 0 }
    #expect(alive.count > (Effort.isFull ? 10 : 0), "\(alive.count)")
    #expect(texts.flatMap { FuzzTarget.rules.problems(with: $0) } == [])
  }

  @Test("a descriptor's lengths fit what is behind them, and most screens are screens still")
  func descriptor() throws {
    let texts = try made(of: .descriptor, from: "one-finger")
    let whole = texts.filter { text in
      var rest = text[...]
      while let length = rest.popFirst() {
        guard rest.count >= Int(length) else { return false }
        rest = rest.dropFirst(Int(length))
      }
      return true
    }
    #expect(whole.count == texts.count)
    let alive = texts.filter { FuzzTarget.descriptor.touchCount(in: $0) > 0 }
    #expect(alive.count > texts.count / 3, "\(alive.count)")
  }

  @Test(
    "what is no text of the grammar is changed, too, or left alone",
    arguments: [
      Grammar.json, .jsonLines, .blocks, .items,
    ])
  func anything(grammar: Grammar) {
    var random = Numbers(state: 3)
    for bytes in [[], [0], Array("}{][,:\"\\".utf8), [UInt8](0...255), Array("{\"a\":".utf8)] {
      for _ in 0..<200 {
        #expect(grammar.mutated(bytes, atMost: 300, with: &random).count <= 300)
      }
    }
  }
}
