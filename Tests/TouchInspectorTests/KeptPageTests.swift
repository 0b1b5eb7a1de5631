import Foundation
import Testing
import TouchStories
import Waiting

@testable import TouchInspector

@Suite("A page to keep")
struct KeptPageTests {
  @Test(
    "digests are those of the standard's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func digest(text: String, expected: String) {
    let digits = SHA256.digest(of: Array(text.utf8)).map { String(format: "%02x", $0) }
    #expect(digits.joined() == expected)
  }

  @Test("modules become one script in the order of their needs, each once")
  func bundle() {
    let files = [
      "main.js": "import { two } from \"./b.js\";\nimport { one } from \"./a.js\";\nuse(one, two);",
      "b.js": "import { one } from \"./a.js\";\nexport const two = one + 1;",
      "a.js": "export async function one() {}\nexport class Other {}",
    ]
    let text = ScriptBundle(startingAt: "main.js") { files[$0] ?? "" }.text
    #expect(
      text == """
        "use strict";
        (() => {
        const modules = {};
        modules["a.js"] = (() => {
        async function one() {}
        class Other {}
        return { one, Other };
        })();
        modules["b.js"] = (() => {
        const { one } = modules["a.js"];
        const two = one + 1;
        return { two };
        })();
        modules["main.js"] = (() => {
        const { two } = modules["b.js"];
        const { one } = modules["a.js"];
        use(one, two);
        return {  };
        })();
        })();

        """)
  }

  @Test("it holds what was told and the whys, reaches nothing, and no name ends its script")
  func whole() async throws {
    let page = Hall("pan-beats-swipe").page()
    _ = page.record {
      page.drag(from: (150, 270), by: (14, 0))
      page.wait(600)
    }
    page.say("page", ["ask": 8])
    #expect(await Waiting.until { !page.messages("page").isEmpty })
    let answer = page.last("page")
    let text = try #require(answer["text"] as? String)
    let story = try #require(
      text.split(separator: "id=\"story\">").last?.split(separator: "</script>").first)
    let known = try JSONSerialization.jsonObject(with: Data(story.utf8)) as? [String: Any]
    let whys = known?["whys"] as? [[String: Any]] ?? []
    #expect(answer["name"] as? String == "pan-beats-swipe.html")
    #expect(!story.contains("<") && text.contains("default-src 'none'; script-src 'sha256-"))
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(whys.contains { ($0["sentences"] as? [String])?.first?.contains("swipe") == true })
  }
}
