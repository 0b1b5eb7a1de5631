import Foundation
import JSONText
import Testing

@testable import TouchstoneCommand

@Suite("Names of others on a terminal")
struct HarmlessTests {
  /// Clears a screen, sets a title, turns a line round, ends it, and hides.
  private static let name = "a\u{1b}[2J\u{1b}]0;x\u{7}b\u{9b}31mc\u{202e}d\u{2066}e\u{85}f\u{200b}"

  @Test("signs of control are spelled as JSON spells them; lines and tabs stay")
  func spelling() {
    #expect(
      Self.name.harmless
        == #"a\u001b[2J\u001b]0;x\u0007b\u009b31mc\u202ed\u2066e\u0085f\u200b"#)
    #expect("a\n\tÖl 🖐 “x”\n".harmless == "a\n\tÖl 🖐 “x”\n")
    #expect("a\r\nb".harmless == "a\\u000d\nb")
    #expect("a\nb".harmlessName() == #"a\u000ab"#)
    #expect(String(repeating: "x", count: 500).harmlessName().count == 120)
    let long = String(repeating: "x", count: 5000)
    #expect("a\n\(long)\u{7}\nb\n".harmlessLines() == "a\n\(long.prefix(1999))…\nb\n")
  }

  @Test("a complaint of what has no end has one")
  func endless() throws {
    let long = String(repeating: "x", count: 100_000)
    let folder = try Folder([
      "key.json": #"{"\#(long)":1,"view":{}}"#, "name.json": #"{"view":{"name":"\#(long)"}}"#,
    ])
    for run in [
      Run("advise", folder["key.json"]), Run("advise", folder["name.json"]), Run("info", long),
      Run("explain", "--\(long)"),
    ] {
      let lines = run.errors.split(separator: "\n")
      #expect(run.code != 0 && !lines.isEmpty && lines.allSatisfy { $0.count <= 2000 })
    }
  }

  @Test("no verb lets them through")
  func verbs() throws {
    let hostile = Self.name.unicodeScalars.map {
      $0.value < 0x80
        ? ($0.value < 0x20 ? String(format: "\\u%04x", $0.value) : String($0))
        : String(format: "\\u%04x", $0.value)
    }.joined()
    let scene = #"""
      {"view":{"name":"\#(hostile)","recognizers":[{"type":"tap","name":"\#(hostile)"},
      {"type":"tap","name":"2\#(hostile)"}]}}
      """#
    let folder = try Folder([
      "scene.json": scene,
      "tap.touches": "touches 1\ndevice \(Self.name)\(String(repeating: "y", count: 9000))\n"
        + "size 400x800\n0 down 1 100,200\n0.05 up 1\n",
    ])
    let (file, path) = (folder["tap.touches"], folder["scene.json"])
    let runs = [
      Run("info", file), Run("info", "--json", file), Run("explain", file),
      Run("explain", "--json", file), Run("explain", "--scene", path, file),
      Run("explain", "--scene", path, "--json", file), Run("advise", path),
      Run("advise", "--json", path), Run("explain", "--scene", path, "--why", "x", file),
      Run("replay", "--fast", "--scene", path, file), Run("info", Self.name), Run(Self.name),
      Run("explain", "--\(Self.name)"),
    ]
    for run in runs {
      let text = run.output + run.errors
      let isHarmless = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && $0.value < 0x7f
          || $0.value > 0x9f && $0.value != 0x202e && $0.value != 0x2066 && $0.value != 0x200b
      }
      #expect(isHarmless && !text.isEmpty, "\(text.debugDescription.prefix(300))")
    }
    let first = runs[0].output.split(separator: "\n").first { $0.contains("device") }
    #expect((first?.count ?? 1000) < 200)
    for run in [runs[1], runs[3], runs[5], runs[7]] {
      for line in run.output.split(separator: "\n") {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      }
    }
  }
}
