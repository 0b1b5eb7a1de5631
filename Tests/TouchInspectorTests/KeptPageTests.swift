import Effort
import Foundation
import Testing
import TouchRecordings
import TouchStories
import Waiting

@testable import TouchInspector

@Suite("A page to keep")
struct KeptPageTests {
  @Test("a page's own random number names its style and its script in its policy, and nothing else")
  func policy() throws {
    let texts = (0..<2).map { _ in
      LoneDocument(
        title: "<script>", style: "p {}", script: "run()", story: "{\"a\":\"<script>\"}",
        content: ""
      ).text
    }
    var nonces: Set<Substring> = []
    for text in texts {
      let policy = try #require(
        text.firstMatch(of: /script-src 'nonce-(\w+)'; style-src 'nonce-(\w+)'/))
      #expect(policy.1 == policy.2 && policy.1.count > 16)
      #expect(text.contains("<style nonce=\"\(policy.1)\">p {}</style>"))
      #expect(text.contains("<script nonce=\"\(policy.1)\">run()</script>"))
      #expect(text.ranges(of: policy.1).count == 4)
      nonces.insert(policy.1)
    }
    #expect(nonces.count == 2)
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
    #expect(!story.contains("<") && text.contains("default-src 'none'; script-src 'nonce-"))
    #expect(text.components(separatedBy: "</script>").count == 3)
    #expect(whys.contains { ($0["sentences"] as? [String])?.first?.contains("swipe") == true })
  }
}

@Suite("A page to keep: what it weighs")
struct KeptPageSizeTests {
  /// Ten fingers that move without a pause, as a recording.
  private func fingers(seconds: Int) -> String {
    var lines = ["touches 1", "device playground pinch-and-rotation", "size 400x600"]
    func place(_ finger: Int, _ frame: Int) -> String {
      let angle = Double(frame) / 9 + Double(finger)
      return "\(200 + Int(120 * cos(angle))),\(300 + Int(150 * sin(angle * 1.3)))"
    }
    for finger in 0..<10 { lines.append("0 down \(finger) \(place(finger, 0))") }
    for frame in 1..<(seconds * 60) {
      for finger in 0..<10 {
        lines.append("\(Double(frame) / 60) move \(finger) \(place(finger, frame))")
      }
    }
    for finger in 0..<10 { lines.append("\(seconds) up \(finger)") }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("a minute of ten fingers is at most 300 kB, and it is said what was left out")
  func minute() throws {
    // Movement of more than 1200 frames is thinned out.
    let seconds = Effort.isFull ? 60 : 21
    let text = fingers(seconds: seconds)
    let name = "<b>hands.touches"
    let source = try NamedRecording.reading(
      RecordingReader(bytes: Array(text.utf8), named: name), named: name, of: Data(text.utf8),
      room: KeptFrames.mostOfServer)
    let example = try #require(Gallery.all.first { $0.id == "pinch-and-rotation" })
    let course = KeptCourse(source, on: example)
    while !course.run() {}
    let story = course.story
    let page = KeptPage(source.name).text(of: story)
    #expect(page.utf8.count <= KeptPage.largest)
    #expect(page.contains("Movement is shown 20 times a second."))
    #expect(page.contains("&lt;b&gt;hands") && !page.contains("<b>hands"))
    print("\(seconds) s of ten fingers as a page: \(page.utf8.count) bytes; \(story.end) s")
  }
}
