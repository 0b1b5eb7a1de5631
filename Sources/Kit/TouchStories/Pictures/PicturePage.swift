import Foundation
import GestureCore
import Touchstone

/// A picture as a self-contained HTML file: it can replay the fingers, and explains each recognizer below. It needs no server,
/// and its content policy forbids network access.
package struct PicturePage {
  package let text: String

  /// The data of the page's script.
  private struct Story: Encodable {
    struct Finger: Encodable {
      var id: Int
      /// Seconds, x and y in scene space.
      var stops: [[Double]]
    }

    struct Lane: Encodable {
      struct Bar: Encodable {
        var state: String
        var from: Double
        var to: Double
      }

      var name: String
      var bars: [Bar]
    }

    var frames: PictureFrames
    var from: Double
    var to: Double
    var fingers: [Finger]
    var lanes: [Lane]
  }

  /// The most answers on a page.
  private static let mostWhys = 60

  package init(
    _ picture: TouchPicture, whys: [WhyReport], options: PictureSVG.Options = PictureSVG.Options()
  ) {
    let (drawing, frames) = PictureSVG.drawn(picture, options: options)
    let story = Story(
      frames: frames, from: picture.span.lowerBound.seconds, to: picture.span.upperBound.seconds,
      fingers: picture.touches.map { touch in
        Story.Finger(
          id: touch.id,
          stops: touch.stops.map { [$0.time.seconds, $0.location.x, $0.location.y] })
      },
      lanes: picture.lanes.filter(\.isTold).map { lane in
        Story.Lane(
          name: lane.name,
          bars: lane.bars.map {
            Story.Lane.Bar(state: "\($0.kind)", from: $0.from.seconds, to: $0.to.seconds)
          })
      })
    let known = (try? JSONEncoder().encode(story)).map { String(decoding: $0, as: UTF8.self) }
    let title = picture.title.isEmpty ? "Touches" : picture.title
    let width = SVGMarkup.number(frames.size.width)
    let height = SVGMarkup.number(frames.size.height)
    let image = "data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())"
    text =
      LoneDocument(
        title: title, style: PicturePageParts.style, script: PicturePageParts.script,
        story: known ?? "null",
        content: """
          <main>
          <h1>\(SVGMarkup.escape(title))</h1>
          <div class="bar"><button id="play">Play</button>
          <input type="range" id="moment" step="any" aria-label="Moment"><output id="time"></output></div>
          <p id="states" aria-label="What holds at that moment"></p>
          <div class="picture"><img alt="Fingers over the scene, and a timeline of what became of them"
          width="\(width)" height="\(height)" src="\(image)">
          <svg id="now" viewBox="0 0 \(width) \(height)" aria-hidden="true"></svg></div>
          <h2>Why</h2>
          \(whys.prefix(Self.mostWhys).map(Self.answer).joined())</main>
          """
      ).text
  }

  private static func answer(_ report: WhyReport) -> String {
    var answer = report
    // Each attempt has its own answer.
    answer.attempts = []
    let lines = WhyText().lines(answer).split(separator: "\n")
    let causes = lines.dropFirst().map { line in
      "<li>\(SVGMarkup.escape(String(line.drop { $0 == " " })))</li>\n"
    }
    let button = report.time.map { "<button data-at=\"\($0.seconds)\">Show that moment</button>\n" }
    return """
      <details><summary>\(SVGMarkup.escape(String(lines.first ?? "")))</summary>
      <ol>
      \(causes.joined())</ol>
      \(button ?? "")</details>

      """
  }
}
