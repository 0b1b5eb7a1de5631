import Foundation
import InspectorNetwork
import TouchStories

/// A recording as one self-contained HTML file with stage, lanes, whys and replay. It needs no server, and its content policy
/// forbids network access.
nonisolated struct KeptPage: Sendable {
  /// The largest size of a page in bytes, so that it can be sent in a message.
  static let largest = 300_000
  /// Longer stories are compressed.
  private static let longestPlain = 120_000

  private let title: String
  private let style: String
  private let script: String

  @MainActor init(_ title: String) {
    func file(_ name: String) -> String { PageFile.contents[name] ?? "" }
    self.title = title
    style = file("style.css")
    script = ScriptBundle(startingAt: "kept.js", read: file).text
  }

  /// The page of a story, or of as much of its beginning as fits.
  func text(of story: KeptStory) -> String {
    func page(until seconds: Double) -> String {
      text(of: story.json(until: seconds), note: story.note(until: seconds))
    }
    var seconds = story.end
    var shown = page(until: seconds)
    while shown.utf8.count > Self.largest, seconds > 0.1 {
      // A page's length is roughly proportional to the recorded time, so shorten the time.
      seconds *= min(0.9, 0.95 * Double(Self.largest) / Double(shown.utf8.count))
      shown = page(until: seconds)
    }
    return shown
  }

  /// - Parameters:
  ///   - story: the messages for the page, as JSON.
  ///   - note: describes what was left out; empty if nothing was.
  private func text(of story: String, note: String) -> String {
    let packed = story.utf8.count > Self.longestPlain ? Gzip.pack(Array(story.utf8)) : nil
    let known =
      packed.map { bytes in
        let fields = ["packed": Data(bytes).base64EncodedString(), "note": note]
        return String(decoding: ServerMessage.encodeAny(fields), as: UTF8.self)
      } ?? story
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
    return document.text
  }
}
