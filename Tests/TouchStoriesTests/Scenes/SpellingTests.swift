import Testing
import TouchStories

@Suite struct SpellingTests {
  @Test(
    "the nearest word is suggested if one is near",
    arguments: [
      ("--jsn", "did you mean “--json”?"), ("--JSON", "did you mean “--json”?"),
      ("--quite", "did you mean “--quiet”?"), ("--zebra", "known are --json, --quiet"),
      ("", "known are --json, --quiet"),
    ])
  func suggestion(word: String, expected: String) {
    #expect(Spelling.suggestion(for: word, among: ["--json", "--quiet"]) == expected)
  }

  @Test("among no words there is nothing to suggest")
  func nothing() {
    #expect(Spelling.suggestion(for: "a", among: []) == "there are none")
  }
}
