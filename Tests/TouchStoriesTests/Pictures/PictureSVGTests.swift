import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchStories

@Suite struct PictureSVGTests {
  private let pinch =
    "0 down 1 150,300; down 2 250,300\n"
    + (1...30).map { "\(Double($0) / 50) move 1 \(150 - $0 * 3),300; move 2 \(250 + $0 * 3),300\n" }
    .joined() + "0.7 up 1; up 2\n"

  @Test("a picture is well-formed, says what was recognized, and draws each way, lane and name")
  func wellFormed() throws {
    var picture = try picture(pinch)
    picture.title = "A pinch"
    let xml = ParsedXML(PictureSVG.text(picture))
    #expect(xml.error == nil)
    let words = xml.texts["text"] ?? []
    for word in ["A pinch", "window › view", "touch 1", "touch 2", "pinch", "How to read it"] {
      #expect(words.contains(word), "\(word)")
    }
    #expect(words.contains { $0.hasSuffix("2 fingers, scale 2.5") })
    #expect(xml.elements["script"] == nil)
    #expect(xml.elements["image"] == nil)
  }

  @Test("names in the lists are whole, however narrow their column", arguments: [640, 720, 1000])
  func wholeNames(width: Int) throws {
    let lines = (1...40).map { step in
      let (time, y) = (Double(step) / 50, 100 + step * 9)
      return "\(time) move 1 100,\(y); move 2 300,\(y)\n"
    }
    let recording = "0 down 1 100,100; down 2 300,100\n" + lines.joined() + "0.9 up 1; up 2\n"
    let picture = try picture(recording, in: .usualWithTitles)
    var options = PictureSVG.Options()
    options.width = CGFloat(width)
    let words = ParsedXML(PictureSVG.text(picture, options: options)).texts["text"] ?? []
    #expect(words.contains("swipe down (2 fingers)"))
    #expect(words.filter { $0.hasPrefix("swipe") && $0.hasSuffix("…") } == [])
  }

  @Test("hostile names are shown as text and cannot break the document")
  func hostile() throws {
    let names = [
      "<script>alert(1)</script>", "a\"b'c&amp;]]>", "\u{0}\u{1b}[31m\u{fffe}\u{7f}", "--><!--",
      "\u{202e}evil", String(repeating: "long ", count: 20_000), "捏合 😀", "</style></svg>", "",
    ]
    let scene = UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 90, height: 90)))
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let collector = PictureCollector()
    for (id, name) in names.enumerated() {
      let view = UIView(frame: CGRect(x: 0, y: 10 * id, width: 90, height: 9))
      view.accessibilityIdentifier = name
      window.addSubview(view)
    }
    collector.look(at: scene)
    for (id, name) in names.enumerated() {
      let subject = Subject(id: id, name: name)
      collector.hear(TraceEvent(time: .zero, .receives(subject, .touch(1))))
      let time = Timestamp(seconds: 1)
      collector.hear(
        TraceEvent(time: time, .state(subject, from: .possible, to: .ended, .because(name))))
      collector.hear(TraceEvent(time: time, .diagnostic(name)))
    }
    var picture = collector.finish()
    picture.title = names.joined()
    picture.details = names
    let text = PictureSVG.text(picture)
    let xml = ParsedXML(text)
    #expect(xml.error == nil)
    #expect(xml.elements["script"] == nil)
    #expect(xml.elements["svg"] == 2)
    #expect(xml.texts["title"]?.contains { $0.contains("<script>alert(1)</script>") } == true)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202e}" })
    #expect(text.utf8.count < 100_000)
  }

  @Test("places and times without sense do no harm")
  func senseless() throws {
    var picture = try picture(pinch)
    picture.size = CGSize(width: 0, height: CGFloat.nan)
    picture.views.append(
      OutlinedView(name: "far", corners: Array(repeating: CGPoint(x: 1e300, y: -1e300), count: 4)))
    picture.touches[0].stops[1].location = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
    picture.touches[1].stops[1].time = Timestamp(nanoseconds: .max)
    picture.lanes[0].marks.append(
      VerdictMark(kind: .held, time: Timestamp(nanoseconds: .min), words: "", other: 99))
    for width in [0, 480, CGFloat.infinity] {
      var options = PictureSVG.Options()
      options.width = width
      #expect(ParsedXML(PictureSVG.text(picture, options: options)).error == nil)
    }
    #expect(ParsedXML(PictureSVG.text(TouchPicture())).error == nil)
  }

  @Test("a recording of many minutes and ten busy fingers stays a picture of bounded size")
  func bounded() throws {
    var lines: [String] = []
    for step in 0..<4800 {
      let time = Double(step) / 4
      // Every ten seconds all fingers lift and come down again.
      let verb = step % 40 == 0 ? "down" : "move"
      if step % 40 == 39 {
        lines.append("\(time) " + (1...10).map { "up \($0)" }.joined(separator: "; "))
        continue
      }
      let places = (1...10).map { finger in
        let angle = time * (1 + Double(finger) / 7)
        let (x, y) = (200 + 150 * cos(angle), 400 + 300 * sin(angle * 1.3))
        return "\(verb) \(finger) \(String(format: "%.1f,%.1f", x, y))"
      }
      lines.append("\(time) " + places.joined(separator: "; "))
    }
    let scene = try scene(#"{"type": "pan"}, {"type": "pinch", "simultaneousWith": "pan"}"#)
    let picture = try picture(lines.joined(separator: "\n"), in: scene)
    #expect(picture.touches.count == 600)
    #expect(picture.cut == Timestamp(seconds: 600))
    #expect(picture.touches.reduce(0) { $0 + $1.stops.count } <= 6000)
    let text = PictureSVG.text(picture)
    #expect(ParsedXML(text).error == nil)
    #expect(text.utf8.count < 1_500_000)
  }

  @Test("the same recording is the same picture")
  func deterministic() throws {
    #expect(try PictureSVG.text(picture(pinch)) == PictureSVG.text(picture(pinch)))
  }

  @Test("a low page keeps the lanes that were recognized, and tells what it has no room for")
  func importance() throws {
    let picture = try picture(drag(from: (50, 50), to: (300, 60), for: 1))
    var options = PictureSVG.Options()
    options.height = 500
    let texts = ParsedXML(PictureSVG.text(picture, options: options)).texts["text"] ?? []
    #expect(texts.contains("pan"))
    let nothing = texts.first { $0.contains("came to nothing") } ?? ""
    #expect(!nothing.contains(" pan,"))
    #expect(picture.lanes.first { $0.name == "pan" }?.bars.isEmpty == false)
  }

  @Test("a page that is not high leaves out lanes and counts them")
  func height() throws {
    let picture = try picture(drag(from: (50, 50), to: (300, 60), for: 1))
    var options = PictureSVG.Options()
    let all = ParsedXML(PictureSVG.text(picture, options: options)).texts["text"] ?? []
    options.height = 600
    let few = ParsedXML(PictureSVG.text(picture, options: options)).texts["text"] ?? []
    #expect(all.contains { $0.hasPrefix("24 others received touches") })
    #expect(few.contains { $0.hasPrefix("25 others received touches") })
  }

  @Test("pressure makes ways broader only when it is asked for")
  func pressure() throws {
    let press = "0 down 1 10,20 force 0.2\n0.1 move 1 90,20 force 1\n0.2 up 1\n"
    var options = PictureSVG.Options()
    #expect(
      !(try PictureSVG.text(picture(press), options: options).contains("style=\"stroke-width")))
    options.showsPressure = true
    #expect(
      try PictureSVG.text(picture(press), options: options).contains("style=\"stroke-width:7\""))
  }
}
