import Effort
import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchStories

/// What makes a picture of much fit on a page.
@Suite struct PictureFoldingTests {
  private func texts(_ picture: TouchPicture) -> [String] {
    ParsedXML(PictureSVG.text(picture)).texts["text"] ?? []
  }

  private let twoFingers = "0 down 1 100,100; down 2 200,100\n0.1 up 1; up 2\n1 end\n"

  @Test("recognizers to which the same happened have one lane, with their number")
  func lanes() throws {
    let taps = [3, 4, 5].map {
      #"{"type": "tap", "name": "tap of \#($0)", "numberOfTouchesRequired": \#($0)}"#
    }
    let scene = try scene(taps.joined(separator: ", "))
    let picture = try picture(twoFingers, in: scene)
    #expect(
      texts(picture).filter { $0.hasPrefix("tap of") } == ["tap of 3 and 2 alike"])
    // Each tells its own reason where it is pointed at.
    let tip = ParsedXML(PictureSVG.text(picture)).texts["title"]?.first {
      $0.hasPrefix("tap of 3: ")
    }
    #expect(tip?.contains("tap of 4: ") == true && tip?.contains("tap of 5: ") == true)
  }

  @Test("what was recognized has a lane of its own, even beside its like")
  func recognized() throws {
    let scene = try scene(
      #"{"type": "tap", "name": "one"}, {"type": "tap", "name": "two", "simultaneousWith": "one"}"#)
    let words = try texts(picture("0 down 1 9,9\n0.05 up 1\n", in: scene))
    #expect(words.filter { $0 == "one" }.count == 2 && words.filter { $0 == "two" }.count == 2)
  }

  @Test("of two taps that share the touches of one, the second has a lane only if it is recognized")
  func spares() throws {
    let steps = (1...20).map { "\(Double($0) / 20) move 1 \(100 + 10 * $0),100\n" }.joined()
    let drag = try picture("0 down 1 100,100\n\(steps)1.1 up 1\n", in: .usualWithTitles)
    #expect(drag.lanes.filter { $0.name == "tap" || $0.name == "double tap" }.count == 2)
    #expect(texts(drag).filter { $0.hasPrefix("tap and ") } == ["tap and 1 alike"])
    // The second of two quick taps at different locations is the second tap's.
    let taps = "0 down 1 9,9\n0.05 up 1\n0.1 down 2 300,700\n0.15 up 2\n"
    #expect(try picture(taps, in: .usualWithTitles).lanes.filter { $0.name == "tap" }.count == 2)
  }

  @Test("losses that differ in a moment alone are one line, also where others stand between")
  func losses() throws {
    let twice = (0..<3).map {
      "\($0) down 1 9,9\n\($0).05 up 1\n\($0).2 down 1 9,9\n\($0).25 up 1\n"
    }
    let words = try texts(picture(twice.joined()))
    #expect(words.contains("doubleTap × 3") && words.contains("tap × 3"))
    #expect(words.contains("0.250 – 2.250 s, prevented by doubleTap"))
  }

  @Test("touches have the same numbers in the scene and before lanes; those of one place are one")
  func numbers() throws {
    let taps = (0..<5).map { "\($0) down 1 200,300\n\($0).05 up 1\n" }.joined()
    let far = "6 down 1 50,600\n6.05 up 1\n"
    let picture = try picture(taps + far)
    let numbers = PictureSVG.text(picture).split(separator: "\n").filter {
      $0.contains("class=\"number\"")
    }
    #expect(numbers.count == 2)
    #expect(numbers.first?.contains(">1–5<") == true && numbers.last?.contains(">6<") == true)
    #expect(texts(picture).contains("touches 1–6"))
    #expect(TouchNumbers.words([7, 1, 2, 3, 5, 6]) == "1–3, 5–7")
    #expect(TouchNumbers.words([2, 1, 9]) == "1, 2, 9")
  }

  @Test("recognizers that are there for others to wait for are counted, and drawn if asked for")
  func forOthers() throws {
    let tap = try texts(picture("0 down 1 9,9\n0.05 up 1\n"))
    #expect(tap.contains("2 are there only for others to wait for: linger, rest"))
    #expect(!tap.contains("rest") && !tap.contains("linger"))
    // Too slow for a swipe: that is what `linger` found.
    let slow = try picture(drag(from: (50, 50), to: (300, 50), for: 0.6))
    #expect(!texts(slow).contains("linger"))
    #expect(texts(slow).contains("2 are there only for others to wait for: linger, rest"))
    var options = PictureSVG.Options()
    options.showsInner = true
    let inner = ParsedXML(PictureSVG.text(slow, options: options)).texts["text"] ?? []
    #expect(inner.contains { $0.hasPrefix("linger") })
  }

  @Test("ten fingers for a minute are one sheet of paper, and a lower one says what it leaves out")
  func sheet() throws {
    // In 12 seconds each finger has a lane as well.
    let (end, fewest) = Effort.isFull ? (59.0, 300) : (12.0, 50)
    var moments: [(time: Double, words: String)] = []
    for finger in 0..<10 {
      var time = Double(finger) / 9
      var turn = finger
      while time < end {
        let long = [0.1, 0.4, 1.2, 2.5][turn % 4]
        let x = 40 + finger * 30
        moments.append((time, "down \(finger) \(x),400"))
        for step in 1..<max(2, Int(long * 20)) {
          let moment = time + long * Double(step) / Double(max(2, Int(long * 20)))
          moments.append((moment, "move \(finger) \(x + step),\(400 + step * 2)"))
        }
        moments.append((time + long, "up \(finger)"))
        time += long + 0.3 + Double(turn % 3) / 5
        turn += 1
      }
    }
    moments.sort { $0.time < $1.time }
    let lines = moments.map { String(format: "%.6f ", $0.time) + $0.words }
    let picture = try picture(lines.joined(separator: "\n"))
    #expect(picture.cut == nil && picture.touches.count > fewest)
    let (text, frames) = PictureSVG.drawn(picture)
    #expect(frames.size.height <= frames.size.width * 1.414)
    #expect(text.contains("@page { size: 1000px"))
    #expect(!texts(picture).contains { $0.contains("no room on this page") })
    var options = PictureSVG.Options()
    options.height = 700
    let low = PictureSVG.drawn(picture, options: options)
    #expect(ParsedXML(low.text).texts["text"]?.contains { $0.contains("no room") } == true)
    // Of so many places none has a number, rather than a few of them.
    #expect(!low.text.contains("class=\"number\""))
  }

  @Test("a narrow picture whose height is open leaves nothing out")
  func narrow() throws {
    var options = PictureSVG.Options()
    let picture = try picture(drag(from: (50, 50), to: (300, 60), for: 1))
    let wide = texts(picture)
    options.width = 480
    let narrow = ParsedXML(PictureSVG.text(picture, options: options)).texts["text"] ?? []
    #expect(!narrow.contains { $0.contains("no room") })
    let nothing = wide.first { $0.contains("came to nothing") }?.prefix(3)
    #expect(narrow.first { $0.contains("came to nothing") }?.prefix(3) == nothing)
  }

  @Test("what is over since an earlier row has no lane in a later one")
  func over() throws {
    let scene = try scene(#"{"type": "pan"}, {"type": "tap"}"#)
    // The tap fails with the second finger, and is reset with the pan.
    let lines = (0...200).map { "\(Double($0) / 10) move 1 \(50 + $0),50\n" }.dropFirst().joined()
    let words = try texts(
      picture("0 down 1 50,50; down 2 300,50\n" + lines + "20.1 up 1; up 2\n", in: scene))
    #expect(words.filter { $0 == "tap" }.count == 1)
    #expect(words.filter { $0 == "pan" }.count > 3)
  }
}
