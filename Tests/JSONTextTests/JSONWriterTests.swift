import JSONText
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("members, lists, nesting, and commas between them")
  func structure() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("type", "a")
      writer.field("absent", nil as Int?)
      writer.field("count", -120)
      writer.field("is", true)
      writer.field("names", ["b", "c"])
      writer.field("none", [] as [Int])
      writer.field("parts", [1, 2]) { part, writer in writer.field("n", part) }
      writer.key("own \"key\"" as String)
      writer.null()
      writer.key("written")
      writer.value(json: Array("{}".utf8))
      writer.key("nested")
      writer.array([[1, 2], []]) { writer, row in
        writer.array(row) { $0.value($1) }
      }
      writer.field("last", 0.5)
    }
    #expect(
      writer.text
        == #"{"type":"a","count":-120,"is":true,"names":["b","c"],"none":[],"#
        + #""parts":[{"n":1},{"n":2}],"own \"key\"":null,"written":{},"nested":[[1,2],[]],"last":0.5}"#
    )
  }

  @Test("strings are read as they were")
  func strings() throws {
    let texts = ["", "a\"b\\c/", "\n\t\r\u{0}\u{1f}\u{7f}", "🖐 Ölfaß \u{202e}"]
    var writer = JSONWriter()
    writer.array(texts) { $0.value($1) }
    let value = try JSONReader.value(
      of: writer.bytes, .strict, within: .init(depth: 2, values: 9))
    #expect(value.array?.map(\.string) == texts)
    #expect(writer.bytes.allSatisfy { $0 >= 0x20 })
  }

  @Test(
    "a number is rounded to so many decimals",
    arguments: [
      (1.0, 2, "1"), (0.005, 2, "0.01"), (-2.346, 2, "-2.35"), (1e20, 2, "1e+20"), (3.5, 0, "4"),
      (1234.5678, 6, "1234.5678"), (-0.0001, 2, "0"),
    ])
  func decimals(value: Double, decimals: Int, text: String) {
    #expect(JSONWriter.text(value, decimals: decimals) == text)
    var writer = JSONWriter()
    writer.value(value, decimals: decimals)
    #expect(writer.text == text)
  }

  @Test("a number that is not finite is null, or a word")
  func nonFinite() {
    let values = [Double.nan, .infinity, -.infinity, 1]
    var writer = JSONWriter()
    writer.array(values) { $0.value($1) }
    #expect(writer.text == "[null,null,null,1]")
    writer = JSONWriter(nonFinite: .words)
    writer.array(values) { $0.value($1) }
    #expect(writer.text == #"["nan","inf","-inf",1]"#)
    writer = JSONWriter()
    writer.array(values) { $0.value($1, decimals: 2) }
    #expect(writer.text == "[null,null,null,1]")
  }
}
