import Testing
import Waiting

@testable import TouchRecordings

@Suite struct GlobPatternTests {
  @Test(
    "what a shell's pattern means",
    arguments: [
      ("", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false),
      ("*", "", true), ("a*c", "abbc", true), ("a*c", "abcb", false),
      ("*Touch*", "A Touchpad", true),
      ("a?c", "abc", true), ("a?c", "ac", false), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false),
      ("[^a]x", "bx", true), ("[]]x", "]x", true), ("[ab", "[ab", true), ("a\\*c", "a*c", true),
      ("a\\*c", "abc", false), ("[a-]", "-", true), ("ELAN*:pvr[0-3]*", "ELAN 1:pvr2", true),
    ])
  func meaning(pattern: String, text: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(text) == expected)
  }

  @Test("a stranger's pattern takes no time")
  func hostile() throws {
    func time(stars: Int, letters: Int) -> Duration {
      let pattern = GlobPattern(String(repeating: "*a", count: stars) + "b")
      return ProcessorTime.measure {
        #expect(!pattern.matches(String(repeating: "a", count: letters)))
      }
    }
    // Trying each way in which the letters can be shared out takes minutes here, and for ever below.
    try #require(time(stars: 8, letters: 50) < .seconds(1))
    #expect(time(stars: 1000, letters: 2000) < .seconds(60))
  }
}
