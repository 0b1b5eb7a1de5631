/// A self-contained HTML file: its content policy allows only its own style and script, and no network access.
///
/// A random number identifies them in the policy; injected markup cannot contain it.
package nonisolated struct LoneDocument {
  /// The title as plain text, which is escaped.
  package var title: String
  package var style: String
  package var script: String
  /// The script's data as JSON.
  package var story: String
  /// The body's attributes as markup.
  package var attributes = ""
  /// The page's content as markup.
  package var content: String
  /// 128 random bits.
  private let nonce = (0..<2).map { _ in String(UInt64.random(in: 0...(.max)), radix: 36) }.joined()

  package init(title: String, style: String, script: String, story: String, content: String) {
    self.title = title
    self.style = style
    self.script = script
    self.story = story
    self.content = content
  }

  package var text: String {
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(SVGMarkup.escape(title))</title>
      <style nonce="\(nonce)">\(style)</style>
      </head>
      <body\(attributes)>
      \(content)
      <script type="application/json" id="story">\(story.replacing("<", with: "\\u003c"))</script>
      <script nonce="\(nonce)">\(script)</script>
      </body>
      </html>

      """
  }
}
