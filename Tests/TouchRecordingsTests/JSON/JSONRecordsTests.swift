import Foundation
import Testing

@testable import TouchRecordings

@Suite("JSON records")
struct JSONRecordsTests {
  /// The records of a text: their `n`, or “damaged”, with their lines.
  private func records(_ text: String) throws -> [String] {
    var source = ByteSource(bytes: Array(text.utf8), named: "test")
    var splitter = JSONRecords()
    var found: [String] = []
    func note(_ record: JSONRecords.Record) {
      let number = record.value.map { $0["n"]?.integer.map { "\($0)" } ?? "other" } ?? "damaged"
      found.append("\(record.line):\(number)")
    }
    while let line = try source.nextPiece() { splitter.read(line, note) }
    splitter.finish(note)
    return found
  }

  @Test("an object a line, an array on one line or many, a list as a member")
  func shapes() throws {
    #expect(try records("{\"n\":1}\n{\"n\":2}\n") == ["1:1", "2:2"])
    #expect(try records("[{\"n\":1},{\"n\":2}]") == ["1:1", "1:2"])
    #expect(
      try records("[\n  {\n    \"n\": 1,\n    \"m\": {}\n  },\n  {\"n\": 2}\n]") == ["2:1", "6:2"])
    #expect(
      try records("{\"v\":{\"w\":3},\"events\":[{\"n\":1},{\"n\":2}],\"end\":{\"n\":3}}")
        == ["1:other", "1:1", "1:2", "1:3"])
    #expect(try records("{\"log\":{\"entries\":[{\"n\":1}]}}") == ["1:1"])
  }

  @Test("a list counts by its member's name as it stands, in a record's own members alone")
  func listsByName() throws {
    #expect(try records("{\"n\":1,\"touches\":[{\"n\":2}]}") == ["1:1"])
    #expect(try records("{\"n\":1,\"m\":{\"events\":[{\"n\":2}]}}") == ["1:1"])
    #expect(try records("{\"n\":1,\"ev\\u0065nts\":[{\"n\":2}]}") == ["1:1"])
    #expect(try records("{\"n\":1,\"events\" : [ {\"n\":2} ]}") == ["1:1", "1:2"])
    #expect(try records("{\"n\":1,\"events\":3}{\"n\":2,}") == ["1:1", "1:2"])
    #expect(try records("{\"n\":1,\"m\":{\"x\":}}{\"n\":2}") == ["1:damaged", "1:2"])
  }

  @Test("prose, times and braces of programs around them")
  func around() throws {
    let text = """
      It said [oops] { this is bad } and "then:
      12:00:01 LOG {"n": 1, "s": "a } \\" b"}
      function f() { return 1 }
      ```json
      {"n": 2}
      ```
      """
    #expect(try records(text) == ["2:1", "5:2"])
  }

  @Test("a record that is cut off ends where the next begins")
  func cutOff() throws {
    #expect(
      try records("{\"n\":1,\"s\":\"abc\n{\"n\":2}\n{\"n\":") == ["1:damaged", "2:2", "3:damaged"])
    #expect(try records("[\n  {\"n\":1,\n  {\"n\":2}\n]\n") == ["2:damaged", "3:2"])
    #expect(try records("{\"n\":01x}\n{\"n\":2}") == ["1:damaged", "2:2"])
  }

  @Test("a record larger than any event is left out, in constant memory")
  func large() throws {
    let junk = String(repeating: "x", count: JSONRecords.largestRecord)
    #expect(try records("{\"s\":\"\(junk)\"}\n{\"n\":2}") == ["1:damaged", "2:2"])
    let many = (0..<20_000).map { "{\"n\":\($0)}" }.joined(separator: ",")
    #expect(try records("[\(many)]").count == 20_000)
  }
}
