import Testing

@testable import SourcePort

/// Sources can come from anybody.
@Suite struct StrangerTests {
  @Test(
    "a file's name leads nowhere",
    arguments: [
      ("/app/A.swift", "A.swift"), ("../../etc/passwd.swift", "passwd.swift"),
      ("/app/...swift", "Source.swift"), ("/app/a:b|c.swift", "a_b_c.swift"),
      ("/app/", "Source.swift"),
    ])
  func names(path: String, expected: String) {
    let target = TargetPort([PortSource(path: path, text: "")]).ported()
    #expect(target.files.map(\.name) == [expected, "_Port.swift"])
  }

  @Test("files of one name lie beside each other")
  func namesakes() {
    let sources = ["/a/V.swift", "/b/v.swift"].map { PortSource(path: $0, text: "") }
    #expect(
      TargetPort(sources).ported().files.map(\.name) == ["V.swift", "v-2.swift", "_Port.swift"])
  }

  @Test("files can be called otherwise than their sources, but not what starts the program")
  func apart() {
    let sources = ["/a/V.swift", "/b/main.swift"].map { PortSource(path: $0, text: "") }
    let files = TargetPort(sources, PortSettings(namesFilesApart: true)).ported().files
    #expect(files.map(\.name) == ["V.ported.swift", "main.swift", "_Port.swift"])
  }

  @Test(
    "a path cannot end the directive that names it",
    // With a combining mark behind it a quote is another character, and the compiler's quote still.
    arguments: ["/a\", line: 1)\n/V.swift", "/a\"\u{301}, line: 1) /V.swift", "/a\u{2028}/V.swift"])
  func hostilePath(path: String) {
    let target = TargetPort([PortSource(path: path, text: "let a = 1")]).ported()
    #expect(target.files[0].text == "")
    #expect(target.hasErrors)
  }

  @Test("what is too deep or too long is refused, and the rest is ported")
  func bounds() {
    let deep = "let a = b" + String(repeating: ".c()", count: 20_000)
    let long = String(repeating: " ", count: (4 << 20) + 1)
    let target = TargetPort([
      PortSource(path: "/app/Deep.swift", text: deep),
      PortSource(path: "/app/Long.swift", text: long),
      PortSource(path: "/app/Good.swift", text: "import UIKit\n@objc class C {}"),
    ]).ported()
    #expect(target.files.map(\.name) == ["Deep.swift", "Long.swift", "Good.swift", "_Port.swift"])
    #expect(own(lines: target.files[2].text) == "      class C {}")
    #expect(
      target.notes.map(\.description) == [
        "/app/Deep.swift:1:1: error: the source is not ported: it is nested deeper than 1000 levels",
        "/app/Long.swift:1:1: error: the source is not ported: it has more than 4194304 bytes",
      ])
  }

  @Test(
    "brackets that the parser would look at for hours are refused",
    arguments: [
      "publ@ic func stop()", "let v = @1", "([", "a<[", "inout [", "[@a ", "[\n", "[any ",
      "a<b, [", "(a, [", "([a], [", "[() -> [", "[a: [", "/\"/ + @", ##"#"\"# + (a, ["##,
    ])
  func brackets(pattern: String) {
    let many = 40
    let text =
      pattern.contains("@") && !pattern.contains("@a")
      ? pattern.replacing("@", with: String(repeating: "[", count: many))
      : "let v = " + String(repeating: pattern, count: many)
    let target = TargetPort([
      PortSource(path: "/app/A.swift", text: "class C {\n  \(text)\n}\n")
    ]).ported()
    #expect(
      target.notes.map(\.description) == [
        "/app/A.swift:1:1: error: the source is not ported: its brackets are nested too deeply for the "
          + "parser; name the parts"
      ])
  }

  @Test("brackets that do not belong together take no more time than their number")
  func unbalanced() {
    let many = 300_000
    for (open, closing) in [("(", "}"), ("[,", ")"), ("{", ")"), ("\"", "}"), ("/*", "*")] {
      let text = String(repeating: open, count: many) + String(repeating: closing, count: many)
      #expect(!BracketTries.areTooMany(in: text))
    }
  }

  @Test("brackets that people write are not counted together")
  func usualBrackets() {
    let point = "[10.5, -3], "
    let shapes = "[[[[[" + String(repeating: point, count: 2_000) + "]]]]]"
    let words = String(repeating: "let a = \"[\" + #\"[\"# // [\n/* [ */", count: 500)
    let texts = String(repeating: "let a = \"\"\"\n[ \\\"\"\" [\n\"\"\"\n", count: 500)
    let calls = String(repeating: "f([[1: [a]]], b[c[d[0]]]) { [x] in [[y]] }\n", count: 2_000)
    let deep = "[\"a\": [\"b\": [\"c\": [\"d\": [\"e\": [\"f\": [\"g\": [1, [2], [3]]]]]]]]]\n"
    for text in [shapes, words, texts, calls, String(repeating: "_ = " + deep, count: 100)] {
      let target = TargetPort([PortSource(path: "/app/A.swift", text: text)]).ported()
      #expect(!target.hasErrors, "\(text.prefix(40))")
    }
  }

  @Test("text that is not Swift comes out as it went in")
  func noise() {
    for text in [
      "@objc", "#selector(", "class {{{", "\"\\(\u{0}", "#if os(iOS", "extension { override",
    ] {
      let target = TargetPort([PortSource(path: "/app/A.swift", text: text)]).ported()
      #expect(target.files.count == 2)
    }
  }
}
