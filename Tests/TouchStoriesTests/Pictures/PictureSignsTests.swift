import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchStories

/// What a picture says beside ways and lanes: where to, how fast, how long, how often.
@Suite struct PictureSignsTests {
  private func texts(_ picture: TouchPicture) -> [String] {
    ParsedXML(PictureSVG.text(picture)).texts["text"] ?? []
  }

  private func arrows(_ picture: TouchPicture) -> [String] {
    PictureSVG.text(picture).split(separator: "\n").filter { $0.contains("d=\"M-4.5 -5L5.5 0") }
      .map { line in
        let place = line.firstRange(of: "rotate(").map { line[$0.upperBound...] } ?? ""
        return String(place.prefix { $0 != ")" })
      }
  }

  @Test("equal lines are one, and tell how often and until when")
  func folded() throws {
    let taps = (0..<5).map { "\($0) down 1 9,9\n\(Double($0) + 0.05) up 1\n" }.joined()
    let texts = try texts(picture(taps))
    #expect(texts.contains("tap × 5") && texts.contains("0.400 – 4.400 s, 1 finger"))
    #expect(texts.contains("doubleTap × 5"))
    #expect(!texts.contains { $0.hasPrefix("and ") })
    // Another gesture between them keeps them apart.
    let swipe = drag(from: (50, 50), to: (300, 50), at: 2.2, for: 0.2)
    let lines = (taps + swipe).split(separator: "\n").sorted {
      Double($0.prefix { $0 != " " }) ?? 0 < Double($1.prefix { $0 != " " }) ?? 0
    }
    let apart = try self.texts(picture(lines.joined(separator: "\n") + "\n"))
    #expect(apart.contains("tap × 3") && apart.contains("swipeRight") && apart.contains("tap × 2"))
  }

  /// Lets a picture show the whole scene.
  private let farTap = "2 down 9 390,790\n2.05 up 9\n"

  @Test("fingers within less than a fifth of the scene are drawn larger, and the picture says so")
  func region() throws {
    let small = try picture(drag(from: (50, 50), to: (200, 50), for: 0.5))
    #expect(small.region == CGRect(x: 18, y: 0, width: 214, height: 140))
    #expect(texts(small).contains("214 × 140 of 400 × 800 points"))
    let whole = try picture(drag(from: (50, 50), to: (200, 50), for: 0.5) + farTap)
    #expect(whole.isWhole(whole.region))
    #expect(!texts(whole).contains { $0.hasSuffix("of 400 × 800 points") })
    // A moment of a page's replay is where the picture has the finger.
    let frames = PictureSVG.drawn(small).frames
    #expect(frames.zoom > 2 && frames.origin == CGPoint(x: 18, y: 0))
  }

  @Test("an arrow shows where a way goes, more of them a long one, and none a tap")
  func arrows() throws {
    #expect(try arrows(picture(drag(from: (50, 50), to: (200, 50), for: 0.5) + farTap)) == ["0"])
    #expect(
      try arrows(picture(drag(from: (50, 200), to: (50, 50), for: 0.5) + farTap)) == ["-90"])
    #expect(
      try arrows(picture(drag(from: (20, 20), to: (20, 780), for: 1.5))) == ["90", "90"])
    #expect(try arrows(picture("0 down 1 9,9\n0.05 up 1\n")) == [])
  }

  @Test("a length in millimetres stands below the scene of a panel alone")
  func ruler() throws {
    var picture = try picture(drag(from: (50, 50), to: (200, 50), for: 0.5) + farTap)
    #expect(!texts(picture).contains { $0.hasSuffix(" mm") })
    // 430 pixels for 800 points: 10 mm are 34 pixels, too few to compare with.
    picture.pointsPerMillimetre = 163 / 25.4
    #expect(texts(picture).filter { $0.hasSuffix(" mm") } == ["20 mm"])
    picture.pointsPerMillimetre = .nan
    #expect(!texts(picture).contains { $0.hasSuffix(" mm") })
  }

  @Test("a curve below a finger's bar is as deep as the finger is fast")
  func speed() throws {
    let half = drag(from: (50, 50), to: (100, 50), for: 0.5)
      .replacing("0.510 up 1\n", with: "")
    let fast = (1...50).map { "\(0.5 + Double($0) / 100) move 1 \(100 + $0 * 2),50\n" }.joined()
    let picture = try picture(half + fast + "1.01 up 1\n")
    let text = PictureSVG.text(picture)
    #expect(texts(picture).contains("speed, at most 200 pt/s"))
    // The first one is the legend's.
    let curve = text.split(separator: "\n").last { $0.contains("class=\"speed\"") } ?? ""
    // Half of the height first, then all of it.
    #expect(curve.contains("v4H") && curve.contains("v4H", after: "v4H"))
    #expect(
      try !texts(self.picture("0 down 1 9,9\n0.05 up 1\n")).contains { $0.hasPrefix("speed") })
  }

  private func picture(_ recording: String) throws -> TouchPicture {
    try TouchStoriesTests.picture(recording)
  }
}

extension Substring {
  fileprivate func contains(_ text: String, after first: String) -> Bool {
    firstRange(of: first).map { self[$0.upperBound...].contains(text) } ?? false
  }
}
