import Foundation
import GestureCore
import TouchRecordings
import Touchstone

@testable import TouchStories

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The picture of a recording in Touchstone's own format, on a stage of 400 x 800 points.
func picture(
  _ recording: String, in scene: SceneFile = .usual,
  window: ClosedRange<Timestamp> = .zero...Timestamp(nanoseconds: .max),
  limits: PictureCollector.Limits = .init()
) throws -> TouchPicture {
  let recording = try Recording(text: "touches 1\nsize 400x800\n" + recording)
  let collector = PictureCollector(window: window, limits: limits)
  let player = Player(scene, size: recording.header.sceneSize) { collector.hear($0) }
  collector.listen(to: player.cast.scene)
  for frame in recording.frames where !collector.isComplete {
    collector.note(frame)
    player.play(frame)
  }
  player.finish()
  return collector.finish()
}

/// A lane in words: bars with their times, then marks.
func spelled(_ lane: RecognizerLane) -> [String] {
  lane.bars.map { bar in
    "\(bar.kind) \(StoryText.time(bar.from))-\(StoryText.time(bar.to))"
      + (bar.reason.isEmpty ? "" : " \(bar.reason)")
  }
    + lane.marks.map { mark in
      "\(mark.kind) at \(StoryText.time(mark.time)): \(mark.words)"
        + (mark.other.map { _ in " (other)" } ?? "")
    }
}

/// What an XML parser finds in a document: the texts of some elements, or why it is none.
struct ParsedXML {
  var texts: [String: [String]] = [:]
  var elements: [String: Int] = [:]
  var error: String?

  init(_ text: String) {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = Reader()
    parser.delegate = reader
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "no XML" }
    texts = reader.texts
    elements = reader.elements
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String: [String]] = [:]
    var elements: [String: Int] = [:]
    private var open: [(name: String, text: String)] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      open.append((name, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if let (name, text) = open.popLast() { texts[name, default: []].append(text) }
    }
  }
}
