import Foundation
import Testing
import TouchRecordings
import TouchStories

/// Scene files may come from strangers, and what is made of them is code that developers run.
@Suite struct StrangersCodeTests {
  private func lines(_ recognizers: String) throws -> [String] {
    let recording = try Recording(text: "touches 1\nsize 400x800\n0 down 1 9,9\n0.1 up 1\n")
    let text = try StageCode(recording, scene: scene(recognizers)).text
    // As a compiler reads it: a return or a separator of lines ends a comment as well.
    return text.split(whereSeparator: \.isNewline).dropFirst().prefix { !$0.hasPrefix("let a =") }
      .map(String.init)
  }

  @Test("a name ends no literal, also by a quote that a combining mark makes another character of")
  func literals() throws {
    #expect(
      try lines(#"{"type": "tap", "name": "ab\"\u0301) ; evil() // \\\n\r\n\u2028"}"#) == [
        #"let abevil = stage.add(UITapGestureRecognizer(), named: "#
          + "\"ab\\\"\u{301}) ; evil() // \\\\\\n\\u{d}\\n\\u{2028}\")"
      ])
  }

  @Test("a name ends no comment")
  func comments() throws {
    let told = try lines(
      #"{"type": "linger", "name": "rest\nevil()"},"#
        + #"{"type": "pan", "name": "pan\r\nevil()", "simultaneousWith": ["rest\nevil()"]}"#)
    #expect(
      told == [
        "// rest evil(): a recognizer of scene files alone.",
        #"let panevil = stage.add(UIPanGestureRecognizer(), named: "pan\u{d}\nevil()")"#,
        "// pan  evil() and rest evil() go together: a delegate says so.",
      ])
  }
}
