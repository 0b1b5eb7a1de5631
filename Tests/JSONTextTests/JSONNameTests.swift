import JSONText
import Testing

@Suite("Names of JSON members")
struct JSONNameTests {
  private let text = Array("0123456789abcdefghijklmnopqrstuvwxyzäöü".utf8)

  @Test("a name is the same wherever it stands, also where the text ends with it")
  func places() {
    var wrong: [Range<Int>] = []
    for start in text.indices {
      for end in start...text.count {
        let bytes = Array(text[start..<end])
        let name = JSONName(String(decoding: bytes, as: UTF8.self))
        let isText = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
        if JSONName(text, start..<end) != JSONName(text[start..<end]) { wrong.append(start..<end) }
        if isText, JSONName(text, start..<end) != name { wrong.append(start..<end) }
      }
    }
    #expect(wrong == [])
  }

  @Test("no name equals the beginning of another, and long names differ as well")
  func lengths() {
    let names = text.indices.map { JSONName(text, 0..<$0) }
    #expect(Set(names).count == names.count)
    #expect(names.map(\.isLong) == text.indices.map { $0 > JSONName.longest })
    #expect(JSONName(text, 0..<24) != JSONName(text, 1..<25))
  }

  @Test("a quote or a backslash is found at any index, and none behind the end")
  func signs() {
    var wrong: [Int] = []
    for place in 0..<40 {
      for sign in [UInt8(ascii: "\""), UInt8(ascii: "\\")] {
        var bytes = [UInt8](repeating: 0xa2, count: 40)
        bytes[place] = sign
        for start in 0...place where start % 3 == 0 {
          if JSONReader.endOfPlain(bytes, from: start, to: 40) != place { wrong.append(place) }
          if JSONReader.endOfPlain(bytes, from: start, to: place) != place { wrong.append(place) }
        }
      }
    }
    #expect(wrong == [])
  }
}
