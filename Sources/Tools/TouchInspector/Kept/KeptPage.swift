import Foundation
import InspectorNetwork
import TouchStories

/// A recording as a page to keep: one file with its stage, lanes, whys and replay, which needs no server
/// and no network and is allowed to reach none.
struct KeptPage {
  let text: String

  /// - Parameter story: what a page would have been told, as JSON.
  init(_ title: String, story: String) {
    let script = ScriptBundle(startingAt: "kept.js") {
      String(decoding: Self.file($0), as: UTF8.self)
    }.text
    let style = String(decoding: Self.file("style.css"), as: UTF8.self)
    var document = LoneDocument(
      title: title, style: style, script: script, story: story,
      content: """
        <header class="bar"><h1 class="mark">\(SVGMarkup.escape(title))</h1></header>
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
