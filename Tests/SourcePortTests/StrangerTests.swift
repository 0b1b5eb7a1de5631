import Testing
import Waiting

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

  // MARK: Work that grows

  /// Far more than it takes, and far less than the square of the input does.
  private static let patience = Duration.seconds(20)

  private func port(_ text: String, suffix: String = "swift") -> (notes: [String], time: Duration) {
    var notes: [String] = []
    let time = ProcessorTime.measure {
      notes = TargetPort([PortSource(path: "/app/A.\(suffix)", text: text)]).ported()
        .notes.map(\.description)
    }
    return (notes, time)
  }

  @Test("a circle of classes is an error with a line")
  func circle() {
    #expect(
      port("class A: B {}\nclass B: C {}\nclass C: A {}").notes == [
        "/app/A.swift:1:1: error: A inherits from itself: A from B from C, 3 types in a circle; "
          + "inherit from fewer, and from none that inherits from this one"
      ])
    let large = (0..<4000).map { "class C\($0): C\(($0 + 1) % 4000) {}" }
    let (notes, time) = port(large.joined(separator: "\n"))
    #expect(
      notes.first?.contains("4000 types in a circle") == true && time < Self.patience, "\(time)")
  }

  @Test("a line of descent that no app has is an error where it is too long")
  func line() {
    let classes = (0..<4000).map { "class C\($0)\($0 == 0 ? "" : ": C\($0 - 1)") {}" }
    let (notes, time) = port(classes.joined(separator: "\n"))
    #expect(
      notes.first
        == "/app/A.swift:257:1: error: C256 inherits from more than 255 types; "
        + "inherit from fewer, and from none that inherits from this one")
    #expect(time < Self.patience, "\(time)")
    #expect(port(classes.prefix(200).joined(separator: "\n")).notes == [])
  }

  @Test("thousands of selectors, and of methods with one name, are found at once")
  func selectors() {
    let uses = (0..<4000).map { "  let s\($0) = Selector(\"m\")" }.joined(separator: "\n")
    let one = port("class C: NSObject {\n  @objc func m() {}\n\(uses)\n}")
    #expect(one.notes == [] && one.time < Self.patience, "\(one.time)")
    let many = (0..<2000).map {
      "class C\($0): NSObject {\n  @objc func m() {}\n  let s = Selector(\"m\")\n}"
    }
    let all = port(many.joined(separator: "\n"))
    #expect(all.notes == [] && all.time < Self.patience, "\(all.time)")
  }

  @Test("thousands of wrong constraints are found at once")
  func constraints() {
    let wrong = (0..<4000).map {
      "<constraint firstItem=\"nowhere\($0)\" firstAttribute=\"top\" id=\"c\($0)\"/>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><constraints>\(wrong.joined(separator: "\n"))</constraints></view>
      </objects></document>
      """
    let (notes, time) = port(text, suffix: "xib")
    #expect(notes.count == 4000 && time < Self.patience, "\(notes.count), \(time)")
  }

  @Test("a document type is refused in whatever encoding the file says it is")
  func encodings() {
    let type = "<!DOCTYPE document [<!ENTITY e \"x\">]>"
    func wide(_ text: String) -> String { text.unicodeScalars.map { "\0\($0)" }.joined() }
    let texts = [
      type + "<document/>", "\u{feff}" + type + "<document/>", wide(type + "<document/>"),
      "<?xml version=\"1.0\" encoding=\"UTF-7\"?>+ADwAIQ-DOCTYPE d +AFsAPAAh-ENTITY e +ACI-x+ACIAPgBdAD4-<d/>",
    ]
    for text in texts {
      let notes = port(text, suffix: "xib").notes
      #expect(
        notes.count == 1 && notes[0].contains(":1: error: the file is left out: it "), "\(notes)")
    }
    let declared =
      "<?xml version=\"1.0\"\n encoding=\"UTF-8\"?>\n<document><objects><q id=\"a\"/></objects></document>"
    #expect(port(declared, suffix: "xib").notes.allSatisfy { $0.hasPrefix("/app/A.xib:3:") })
  }

  @Test("a nib's names cannot forge a diagnostic")
  func forged() {
    let name = "a&#10;/app/Other.swift:1:1: error: gone&#27;[2J&#x202e;"
    let notes = port(
      "<document><objects><view id=\"v\" customClass=\"V\"><connections>"
        + "<outlet property=\"x\" destination=\"\(name)\" id=\"o\"/><action selector=\"\(name)\" destination=\"v\"/>"
        + "</connections></view></objects></document>", suffix: "xib"
    ).notes
    #expect(!notes.isEmpty)
    for note in notes {
      #expect(
        note.unicodeScalars.allSatisfy {
          (0x20...0x7e).contains($0.value) || $0.value > 0xa0 && $0.value != 0x202e
        })
    }
  }
}
