import Foundation
import Testing

@testable import TouchstoneCommand

@Suite struct NetstringTests {
  /// Reads all of a text, in pieces no longer than that.
  private func read(_ text: String, atMost limit: Int = 100) throws -> [Netstring.Read] {
    let folder = try Folder(["input": text])
    var input = try #require(InputTokens(opening: folder["input"]))
    var found: [Netstring.Read] = []
    while found.count < 10 {
      let next = Netstring.read(&input, atMost: limit)
      found.append(next)
      if next == .end || next == .broken { break }
    }
    return found
  }

  @Test("bytes behind their count, one after another")
  func whole() throws {
    #expect(
      try read("5:hello,0:,3:a,b,") == [
        .bytes(Array("hello".utf8)), .bytes([]), .bytes(Array("a,b".utf8)), .end,
      ])
    #expect(Netstring.encoded("a,b".utf8) == Array("3:a,b,".utf8))
  }

  @Test("what is too long is thrown away, and the next is read")
  func tooLong() throws {
    #expect(try read("5:hello,2:ab,", atMost: 4) == [.tooLong(5), .bytes(Array("ab".utf8)), .end])
  }

  @Test(
    "what is none is told",
    arguments: ["x", "5:hel", "5:hello;", "-1:,", ":,", "99999999999999999999:a,", " 1:a,"])
  func broken(text: String) throws {
    #expect(try read(text) == [.broken])
  }

  @Test("answers are taken when they are whole")
  func parts() {
    var bytes = ArraySlice(Array("3:abc,2:d".utf8))
    #expect(Netstring.take(from: &bytes).map(Array.init) == Array("abc".utf8))
    #expect(Netstring.take(from: &bytes) == nil)
    bytes += Array("e,".utf8)
    #expect(Netstring.take(from: &bytes).map(Array.init) == Array("de".utf8))
    #expect(bytes.isEmpty)
  }

  @Test("names of a list are ended by one byte, and a long one is cut")
  func names() throws {
    let folder = try Folder(["input": "one\n\nlonger than four\nlast"])
    var input = try #require(InputTokens(opening: folder["input"]))
    var names: [String] = []
    while let name = input.next(until: 0x0a, atMost: 4) {
      names.append(String(decoding: name, as: UTF8.self))
    }
    #expect(names == ["one", "", "long", "last"])
  }
}
