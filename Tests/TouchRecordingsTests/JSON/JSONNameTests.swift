import Foundation
import Testing

@testable import TouchRecordings

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

  @Test("no name is the beginning of another one; all that nobody asks for are one")
  func lengths() {
    let names = (0...JSONName.longest).map { JSONName(text, 0..<$0) }
    #expect(Set(names).count == names.count)
    #expect(JSONName(text, 0..<24) == JSONName(text, 1..<30))
  }

  @Test("a quote or a backslash is found at any place, and none behind the end")
  func signs() {
    var wrong: [Int] = []
    for place in 0..<40 {
      for sign in [UInt8.quote, .backslash] {
        var bytes = [UInt8](repeating: 0xa2, count: 40)
        bytes[place] = sign
        for start in 0...place where start % 3 == 0 {
          if JSONRecords.endOfPlain(bytes, from: start, to: 40) != place { wrong.append(place) }
          if JSONRecords.endOfPlain(bytes, from: start, to: place) != place { wrong.append(place) }
        }
      }
    }
    #expect(wrong == [])
  }
}
