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
    let policy =
      "default-src 'none'; script-src \(SHA256.source(of: script)); "
      + "style-src \(SHA256.source(of: style)); img-src data:; base-uri 'none'; "
      + "form-action 'none'"
    text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(Self.escaped(title))</title>
      <style>\(style)</style>
      </head>
      <body class="kept" data-connection="open">
      <header class="bar"><h1 class="mark">\(Self.escaped(title))</h1></header>
      <main class="stage-area"><div class="stage-frame" id="stage-frame">
      <div class="stage" id="stage" role="img" aria-label="Stage"><div class="tree" id="tree"></div>
      <div class="overlay" id="overlay" aria-hidden="true"></div></div></div>
      <div class="replay" id="replay" role="group" aria-label="Replay"></div></main>
      <section class="thinking" aria-label="Thinking"><div class="lanes" id="lanes" tabindex="0"
      role="group" aria-label="Lanes"></div></section>
      <div class="why" id="why" role="dialog" aria-labelledby="why-title" hidden></div>
      <script type="application/json" id="story">\(story)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  private static func file(_ name: String) -> [UInt8] { PageFile.contents[name] ?? [] }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
