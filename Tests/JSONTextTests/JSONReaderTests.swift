import Effort
import Foundation
import JSONText
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  // MARK: - Values

  @Test(
    "numbers keep what is written, or are none",
    arguments: [
      ("0", .integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)),
      ("9007199254740993", .integer(9_007_199_254_740_993)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      ("0.1", .number(0.1)), ("-0.0", .number(-0.0)), ("1e2", .number(100)),
      ("1E-2", .number(0.01)), ("2.5e+1", .number(25)),
      ("123456789.123456789", .number(123456789.123456789)),
      ("0.30000000000000004", .number(0.30000000000000004)),
      ("1700000000000.123", .number(1700000000000.123)),
      ("5e-324", .number(.leastNonzeroMagnitude)),
    ] as [(String, JSONValue)])
  func numbers(text: String, value: JSONValue) {
    #expect(strict(text) == value)
    #expect(strict("[\(text)]") == .array([value]))
    #expect(strict("{\"a\":\(text) }")?["a"] == value)
    #expect(lenient(text) == value)
  }

  @Test("any Double is read as it is printed")
  func doubles() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let short = Double("\(value.significand)".prefix(9)) ?? 0
      for value in [value, short] where value.description.contains(".") {
        #expect(strict("\(value)")?.number == value)
      }
    }
  }

  @Test(
    "what is no number",
    arguments: [
      ("+1", .integer(1)), ("01", .integer(1)), ("1.", .number(1)), (".5", .number(0.5)),
      ("1e999", .number(.infinity)), ("NaN", .null), ("-01.5", .number(-1.5)),
      ("1e", nil), ("-", nil), ("1-2", nil), ("1.2.3", nil), ("0x1", nil), ("Infinity", nil),
      (".", nil), ("1e+", nil),
    ] as [(String, JSONValue?)])
  func oddNumbers(text: String, value: JSONValue?) {
    #expect(strict(text) == nil)
    #expect(lenient(text) == value)
  }

  @Test(
    "what a console prints in place of a value is null in a log",
    arguments: [
      "Circular", "Circular *1", "Object", "Object: null prototype", "Array", "undefined",
    ])
  func foldedValues(text: String) {
    #expect(strict(text) == nil)
    #expect(lenient(text) == .null)
    #expect(lenient("[[\(text)], 1]") == .array([.array([.null]), .integer(1)]))
    #expect(lenient("\(text.dropLast())") == nil)
  }

  @Test(
    "strings: escapes, surrogates, text of any script",
    arguments: [
      (#""""#, ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e4ä""#, "ää"),
      (#""\ud83d\udd90!""#, "🖐!"), (#""\uD83D\uDD90""#, "🖐"), (#""\u0000""#, "\0"),
      (#""🖐 Ölfaß""#, "🖐 Ölfaß"),
    ])
  func strings(text: String, value: String) {
    #expect(strict(text) == .string(value))
    #expect(lenient(text) == .string(value))
    #expect(strict("{\(text):1}")?.members == ["\(value)=1"])
  }

  @Test(
    "strings that only logs have",
    arguments: [
      (#""\ud83d""#, "\u{fffd}"), (#""\udd90\ud83d""#, "\u{fffd}\u{fffd}"),
      (#""\ud83dA""#, "\u{fffd}A"), (#""\ud83d\u0041""#, "\u{fffd}A"), (#""\x\'""#, "x'"),
      ("\"a\tb\u{1}\"", "a\tb\u{1}"),
    ])
  func oddStrings(text: String, value: String) {
    #expect(strict(text) == nil)
    #expect(lenient(text) == .string(value))
  }

  @Test("bytes that are no UTF-8 are refused or replaced")
  func malformedUTF8() {
    let bytes: [UInt8] = [0x22, 0x61, 0xff, 0xc3, 0x22]
    #expect(throws: JSONFault(.unexpected, at: 1)) { try read(bytes, .strict) }
    #expect(lenient(bytes) == .string("a\u{fffd}\u{fffd}"))
    let name = Array("{\"".utf8) + [0xff] + Array("\":1}".utf8)
    #expect(throws: JSONFault(.unexpected, at: 2)) { try read(name, .strict) }
  }

  @Test("arrays, objects, words and blanks")
  func containers() {
    #expect(
      strict(" [ true , false,null ,[ ],{ } ]\r\n\t")
        == .array([.bool(true), .bool(false), .null, .array([]), .object(JSONObject())]))
    #expect(strict(#"{"a":{"b":[1,{"c":2}]},"d":null}"#)?["a"]?["b"]?.array?[1]["c"] == .integer(2))
    #expect(strict(#"{"a":1,"b":2,"a":3}"#)?.members == ["a=1", "b=2", "a=3"])
    #expect(strict(#"{"a":1,"b":2,"a":3}"#)?["a"] == .integer(3))
  }

  @Test("a comma may end a list of a log, and no other one", arguments: ["[1,]", "{\"a\":1 , }"])
  func trailingCommas(text: String) {
    #expect(strict(text) == nil)
    #expect(lenient(text) != nil)
    #expect(lenient(text.replacingOccurrences(of: "1", with: "")) == nil)
  }

  @Test("names of any length are kept and found")
  func longNames() throws {
    let long = String(repeating: "name", count: 6)
    let value = try #require(strict(#"{"\#(long)s":1,"a":2,"\#(long)":3,"\#(long)s":4}"#))
    #expect(value.members == ["\(long)s=1", "a=2", "\(long)=3", "\(long)s=4"])
    #expect(value[JSONName(long)] == .integer(3))
    #expect(value[JSONName(long + "s")] == .integer(4))
    #expect(value[JSONName(long + "t")] == nil)
  }

  @Test("members that are missing or null, numbers in strings, lists as objects")
  func accessors() {
    let value = strict(#"{"n":null,"s":"1.5","i":"7","o":{"0":1,"1":2,"length":2},"e":{}}"#)
    #expect(value?["n"] == nil && value?["x"] == nil && value?["s"]?["x"] == nil)
    #expect(value?["s"]?.double == 1.5 && value?["s"]?.number == nil)
    #expect(value?["i"]?.integer == 7 && value?[first: ["x", "n", "i"]] == .string("7"))
    #expect(value?["o"]?.elements == [.integer(1), .integer(2)])
    #expect(value?["e"]?.elements == [] && value?.elements == nil)
    #expect(lenient("1e999")?.double == nil)
  }

  // MARK: - Faults

  @Test(
    "a fault says what is wrong and at which byte",
    arguments: [
      ("{\n  \"a\": {,}\n}", .unexpected, 10), ("{} {}", .unexpected, 3),
      ("[1 2]", .unexpected, 3), ("{\"a\": }", .unexpected, 6), ("{1:2}", .unexpected, 1),
      ("[tru]", .unexpected, 4), ("\"a\u{1}\"", .unexpected, 2), ("\"\\x\"", .unexpected, 2),
      ("\"\\u12g4\"", .unexpected, 5), ("\"\\ud83d \"", .unexpected, 7),
      ("\"\\ud83d\\u0041\"", .unexpected, 3), ("[01]", .unexpected, 2),
      ("[1.x]", .unexpected, 3), ("[1e999]", .unexpected, 1), ("]", .unexpected, 0),
      ("", .cutOff, 0), (" \n", .cutOff, 2), ("[", .cutOff, 1), ("[1,", .cutOff, 3),
      ("{\"a\"", .cutOff, 4), ("{\"a\":", .cutOff, 5), ("{\"a\":1", .cutOff, 6),
      ("\"abc", .cutOff, 4), ("\"a\\", .cutOff, 3), ("\"a\\u00", .cutOff, 6),
      ("\"\\ud83d", .cutOff, 7), ("tru", .cutOff, 3), ("-", .cutOff, 1), ("1.", .cutOff, 2),
      ("[2e", .cutOff, 3),
    ] as [(String, JSONFault.Kind, Int)])
  func faults(text: String, kind: JSONFault.Kind, offset: Int) {
    #expect(throws: JSONFault(kind, at: offset)) { try read(Array(text.utf8), .strict) }
  }

  @Test("a string that is cut off after an escape ends with the text, whatever bytes it holds")
  func cutOffAfterEscape() {
    let text = Array(#"{"a\" {"#.utf8) + [0xff, 0x2c]
    #expect(throws: JSONFault(.cutOff, at: text.count)) { try read(text, .strict) }
  }

  @Test("a text that is cut off anywhere is said to be, strict and lenient")
  func truncations() {
    let text = Array(#"{"a":[1,-2.5e+3,"x\n\u00e4\ud83d\udd90",true,null],"b":{"c":"ä"}}"#.utf8)
    for syntax in [JSONReader.Syntax.strict, .lenient] {
      for count in text.indices {
        #expect(throws: JSONFault(.cutOff, at: count), "\(count)") {
          try read(Array(text[..<count]), syntax)
        }
      }
    }
  }

  @Test("a position has line and column, both from 1, columns in bytes")
  func positions() {
    let bytes = Array("ab\n\nä[\r\n".utf8)
    let all = (0...bytes.count).map { "\(TextPosition(of: $0, in: bytes))" }
    #expect(all == ["1:1", "1:2", "1:3", "2:1", "3:1", "3:2", "3:3", "3:4", "3:5", "4:1"])
    #expect(JSONFault(.cutOff, at: 6).position(in: bytes) == TextPosition(line: 3, column: 3))
  }

  // MARK: - Limits

  @Test("depth is limited, and a text of a million brackets costs no stack")
  func depth() {
    let limits = JSONReader.Limits(depth: 3, values: 100)
    #expect(throws: Never.self) { try read("[[1]]", .strict, limits) }
    #expect(throws: Never.self) { try read("{\"a\":{}}", .strict, limits) }
    #expect(throws: JSONFault(.tooDeep, at: 3)) { try read("[[[1]]]", .strict, limits) }
    #expect(throws: JSONFault(.tooDeep, at: 11)) {
      try read("{\"a\":[{\"b\":1}]}", .strict, limits)
    }
    for bracket in ["[", "{\"a\":"] {
      let many = String(repeating: bracket, count: 1_000_000)
      #expect(throws: JSONFault(.tooDeep, at: 64 * bracket.count)) {
        try read(many, .lenient, .init(depth: 64, values: .max))
      }
    }
  }

  @Test("the number of values is limited")
  func values() {
    let limits = JSONReader.Limits(depth: 9, values: 4)
    #expect(throws: Never.self) { try read("[1,[2],{}]", .strict, .init(depth: 9, values: 5)) }
    #expect(throws: JSONFault(.tooMany, at: 7)) { try read("[1,[2],{}]", .strict, limits) }
  }

  @Test("what is wrong, in words")
  func sentences() {
    let limits = JSONReader.Limits(depth: 5, values: 10)
    let kinds: [JSONFault.Kind] = [.unexpected, .cutOff, .tooDeep, .tooMany]
    #expect(
      kinds.map { JSONFault($0, at: 0).sentence(limits) } == [
        "is no JSON", "is no JSON", "is nested deeper than 5 levels", "holds more than 10 values",
      ])
  }

  // MARK: - Member by member

  @Test("an object is read member by member, in a part of some bytes")
  func parts() throws {
    let bytes = Array(#"log {"type" : "move", "xs": [1, 2.5], "rest": {"a": [{}]}} more"#.utf8)
    let limits = JSONReader.Limits(depth: 8, values: 100)
    var reader = JSONReader(bytes, in: 4..<bytes.count, .lenient, within: limits)
    var log: [String] = []
    try reader.object { reader throws(JSONFault) in
      switch try reader.name() {
      case "type": log.append("type \(try reader.word() == "move")")
      case "xs":
        try reader.array { reader throws(JSONFault) in log.append("\(try reader.number())") }
      default: log.append("\(reader.next() == UInt8(ascii: "{")) \(try reader.value().kind)")
      }
    }
    #expect(log == ["type true", "1.0", "2.5", "true an object"])
    #expect(bytes[reader.offset...].elementsEqual(" more".utf8))
    #expect(throws: JSONFault(.unexpected, at: bytes.count - 4)) { try reader.finish() }
  }

  @Test(
    "a whole number is asked for where none stands", arguments: ["1.0", "1e0", "\"1\"", "x", ""])
  func integers(text: String) {
    var reader = JSONReader(
      Array(text.utf8), in: 0..<text.utf8.count, .strict, within: .init(depth: 8, values: 100))
    #expect(throws: JSONFault.self) { try reader.integer() }
  }

  // MARK: - Paths

  @Test(
    "the offset of the value at a path, or of the last one on the way",
    arguments: [
      ("$", 0), ("$.a", 6), ("$.a[1]", 10), ("$.a[1].b", 16), ("$.a[1].x", 10), ("$.a[9]", 6),
      ("$.c.d", 32), ("$.x", 0), ("$.long", 54),
    ])
  func paths(path: String, offset: Int) {
    let text = #"{"a": [1, {"b": "]"}], "c":{"d":2}, "long":3, "long": "last"}"#
    #expect(JSONReader.offset(of: path, in: Array(text.utf8)) == offset)
  }

  // MARK: - Agreement

  /// Foundation's reader lets a comma end a list, which RFC 8259 does not.
  @Test("strict is what Foundation understands, and lenient understands it as well")
  func agreement() {
    let texts = [
      #"{"a":[1,-2.5e+3,"x\n\u00e4",true,null],"b":{"c":"ä"},"d":0.25}"#,
      #"[{"id":12,"name":"a \"b\""},[],[[0]],false]"#,
    ]
    let signs = Array("{}[],:\"0123456789.-+eE\\untrfals \n".utf8)
    var generator = SeededGenerator(state: 42)
    var (read, refused) = (0, 0)
    for round in 0..<Effort.rounds(20_000) {
      var bytes = Array(texts[round % 2].utf8)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[index] = signs.randomElement(using: &generator) ?? 0
        case 1: bytes.remove(at: index)
        default: bytes.insert(signs.randomElement(using: &generator) ?? 0, at: index)
        }
      }
      let known = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: [.fragmentsAllowed])
      let value = strict(bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      let isTrailing = text.contains(/,[ \n\r\t]*[\]}]/)
      #expect(isTrailing ? value == nil : (value == nil) == (known == nil), "\(text)")
      if let value {
        read += 1
        #expect(lenient(bytes) == value, "\(text)")
        #expect(value.foundation as? NSObject == known as? NSObject, "\(text)")
      } else {
        refused += 1
      }
    }
    #expect(read > Effort.rounds(5000) && refused > Effort.rounds(5000))
  }

  // MARK: - Private

  private func read(
    _ bytes: [UInt8], _ syntax: JSONReader.Syntax,
    _ limits: JSONReader.Limits = .init(depth: 64, values: 1000)
  ) throws(JSONFault) -> JSONValue {
    try JSONReader.value(of: bytes, syntax, within: limits)
  }

  private func read(
    _ text: String, _ syntax: JSONReader.Syntax, _ limits: JSONReader.Limits
  ) throws(JSONFault) -> JSONValue {
    try read(Array(text.utf8), syntax, limits)
  }

  private func strict(_ bytes: [UInt8]) -> JSONValue? { try? read(bytes, .strict) }
  private func strict(_ text: String) -> JSONValue? { strict(Array(text.utf8)) }
  private func lenient(_ bytes: [UInt8]) -> JSONValue? { try? read(bytes, .lenient) }
  private func lenient(_ text: String) -> JSONValue? { lenient(Array(text.utf8)) }
}

extension JSONValue {
  /// Names and whole numbers of an object's members.
  fileprivate var members: [String] {
    guard case .object(let object) = self else { return [] }
    return object.members.map { "\($0.name)=\($0.value.integer ?? 0)" }
  }

  /// What Foundation's reader makes of it.
  fileprivate var foundation: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let text): text as NSString
    case .array(let values): values.map(\.foundation) as NSArray
    case .object(let object):
      Dictionary(object.members.map { ($0.name, $0.value.foundation) }) { _, last in last }
        as NSDictionary
    }
  }
}

/// A linear congruential generator, so that a failure repeats.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
