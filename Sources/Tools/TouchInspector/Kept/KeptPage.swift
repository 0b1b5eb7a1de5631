import Foundation
import InspectorNetwork
import TouchStories

/// A recording as one self-contained HTML file with stage, lanes, whys and replay. It needs no server, and its content policy
/// forbids network access.
struct KeptPage {
  /// The largest size of a page in bytes, so that it can be sent in a message.
  static let largest = 300_000
  /// Longer stories are compressed.
  private static let longestPlain = 120_000

  let text: String

  /// - Parameter course: a recording that has been played.
  init(_ title: String, _ course: KeptCourse) {
    func page(until seconds: Double) -> String {
      KeptPage(title, story: course.story(until: seconds), note: course.note(until: seconds)).text
    }
    var seconds = course.end
    var text = page(until: seconds)
    while text.utf8.count > Self.largest, seconds > 0.1 {
      // A page's length is roughly proportional to the recorded time, so shorten the time.
      seconds *= min(0.9, 0.95 * Double(Self.largest) / Double(text.utf8.count))
      text = page(until: seconds)
    }
    self.text = text
  }

  /// - Parameters:
  ///   - story: the messages for the page, as JSON.
  ///   - note: describes what was left out; empty if nothing was.
  init(_ title: String, story: String, note: String) {
    let packed = story.utf8.count > Self.longestPlain ? Gzip.pack(Array(story.utf8)) : nil
    let known =
      packed.map { bytes in
        let fields = ["packed": Data(bytes).base64EncodedString(), "note": note]
        return String(decoding: ServerMessage.encodeAny(fields), as: UTF8.self)
      } ?? story
    let script = ScriptBundle(startingAt: "kept.js") {
      String(decoding: Self.file($0), as: UTF8.self)
    }.text
    let style = String(decoding: Self.file("style.css"), as: UTF8.self)
    var document = LoneDocument(
      title: title, style: style, script: script, story: known,
      content: """
        <header class="bar"><h1 class="mark">\(SVGMarkup.escape(title))</h1>
        <p id="note">\(SVGMarkup.escape(note))</p></header>
        <main class="stage-area"><div class="stage-frame" id="stage-frame">
        <div class="stage" id="stage" role="img" aria-label="Stage"><div class="tree" id="tree"></div>
        <div class="overlay" id="overlay" aria-hidden="true"></div></div></div>
        <div class="replay" id="replay" role="group" aria-label="Replay"></div></main>
        <section class="thinking" aria-label="Thinking"><div class="lanes" id="lanes" tabindex="0"
        role="group" aria-label="Lanes"></div></section>
        <div class="why" id="why" role="dialog" aria-labelledby="why-title" hidden></div>
        """)
    document.attributes = " class=\"kept\" data-connection=\"open\""
    text = document.text
  }

  private static func file(_ name: String) -> [UInt8] { PageFile.contents[name] ?? [] }
}
