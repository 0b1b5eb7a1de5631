import Foundation
import GestureCore
import Testing
import Touchstone

@testable import TouchStories

@Suite struct PictureCollectorTests {
  @Test("states are bars and verdicts are marks, exactly as the trace has them")
  func lanes() throws {
    let scene = try scene(
      """
      {"type": "tap", "requiresFailureOf": "doubleTap"},
      {"type": "tap", "name": "doubleTap", "numberOfTapsRequired": 2},
      {"type": "longPress"}
      """)
    let picture = try picture("0 down 1 100,200\n0.05 up 1\n1 down 1 100,200\n1.8 up 1", in: scene)
    #expect(picture.lanes.map(\.name) == ["tap", "doubleTap", "longPress"])
    #expect(
      picture.lanes.map(spelled) == [
        [
          "possible 0.000-0.050", "waiting 0.050-0.400 1 finger tapped once",
          "ended 0.400-0.400 1 finger tapped once", "possible 1.000-1.500",
          "failed 1.500-1.800 prevented by longPress",
          "held at 0.050: held: waits until doubleTap fails (require(toFail:)) (other)",
          "action at 0.400: action ended",
          "prevented at 1.500: prevented by longPress (first to decide) (other)",
        ],
        [
          "possible 0.000-0.400",
          "failed 0.400-0.400 waited 0.35 s for the next tap, the whole of tapInterval 0.35",
          "possible 1.000-1.500", "failed 1.500-1.800 prevented by longPress",
          "deadline at 0.400: deadline",
          "prevented at 1.500: prevented by longPress (first to decide) (other)",
        ],
        [
          "possible 0.000-0.050",
          "failed 0.050-0.050 lifted after 0.05 s, less than minimumPressDuration 0.5",
          "possible 1.000-1.500", "waiting 1.500-1.500 held 0.5 s",
          "began 1.500-1.800 held 0.5 s", "ended 1.800-1.800 a finger lifted",
          "deadline at 1.500: deadline", "action at 1.500: action began",
          "action at 1.800: action ended",
        ],
      ])
    #expect(
      picture.gestures.map { "\($0.recognizer) \($0.words)" } == [
        "tap 1 finger", "longPress 1 finger",
      ])
  }

  @Test("touches keep their way, their finger and how they ended")
  func touches() throws {
    let scene = try scene(#"{"type": "pan"}"#)
    let picture = try picture(
      """
      0 down 1 10,20; down 2 50,50
      0.1 move 1 10,60
      0.2 up 1
      0.3 down 1 30,30
      0.4 cancel 2
      0.5 move 1 200,30
      """, in: scene)
    let touches = picture.touches.map { touch in
      "\(touch.id) finger \(touch.lane) \(touch.ending): "
        + touch.stops.map {
          "\(StoryText.time($0.time)) \(Int($0.location.x)),\(Int($0.location.y))"
            + ($0.isLeap ? " leap" : "")
        }.joined(separator: "; ")
    }
    // A recording that ends with a finger down has it cancelled by its reader.
    #expect(
      touches == [
        "1 finger 0 lifted: 0.000 10,20; 0.100 10,60; 0.200 10,60",
        "2 finger 1 cancelled: 0.000 50,50; 0.400 50,50",
        "3 finger 0 cancelled: 0.300 30,30; 0.500 200,30 leap; 0.500 200,30",
      ])
    #expect(picture.fingerCount == 2)
  }

  @Test("places that were filled in for a slow panel are no reports of it")
  func filledLeaps() throws {
    let recording = "0 down 1 10,20\n0.02 move 1 10,200\n0.04 move 1 10,300\n0.06 up 1"
    let stops = try picture(recording).touches[0].stops
    #expect(stops.map(\.location.y) == [20, 200, 300, 300])
    #expect(stops.map(\.isLeap) == [false, true, true, false])
  }

  @Test("of many recognizers only those that came to something have bars; the others are known")
  func quiet() throws {
    let picture = try picture("0 down 1 100,200\n0.05 up 1\n")
    #expect(picture.lanes.count == 30)
    #expect(
      picture.lanes.filter { $0.isTold && !$0.bars.isEmpty }.map(\.name) == ["tap", "doubleTap"])
    #expect(picture.lanes.filter { $0.quietAttempts > 0 }.count == 27)
  }

  @Test("recognizers that received no touch are named")
  func bystanders() throws {
    let scene = try SceneFile(
      json: Data(
        """
        {"view": {"recognizers": [{"type": "tap"}], "subviews": [
          {"frame": [0, 700, 400, 100], "recognizers": [{"type": "pan", "name": "below"}]}]}}
        """.utf8))
    #expect(try picture("0 down 1 100,200\n0.05 up 1\n", in: scene).bystanders == ["below"])
  }

  @Test("what is refused and what a developer should look at are remarks")
  func remarks() {
    let collector = PictureCollector()
    let refusal = FrameRefusal.whileInactive("contact 1")
    collector.hear(TraceEvent(time: Timestamp(seconds: 1), .refused(refusal)))
    collector.hear(TraceEvent(time: Timestamp(seconds: 2), .diagnostic("look here")))
    #expect(
      collector.finish().remarks == [
        PictureRemark(time: Timestamp(seconds: 1), words: "input refused: \(refusal)"),
        PictureRemark(time: Timestamp(seconds: 2), words: "look here"),
      ])
  }

  @Test("who is vetoed, or waits in a circle, has a mark that says so")
  func refusals() {
    let collector = PictureCollector()
    let (one, other) = (Subject(id: 1, name: "one"), Subject(id: 2, name: "other"))
    let time = Timestamp(seconds: 1)
    for subject in [one, other] {
      collector.hear(TraceEvent(time: .zero, .receives(subject, .touch(1))))
      collector.hear(TraceEvent(time: time, .proposal(subject, .began, .because("ready"))))
    }
    for kind: TraceEvent.Kind in [
      .verdict(one, .vetoed(by: "its delegate")),
      .state(one, from: .possible, to: .failed, .vetoed(by: "its delegate")),
      .verdict(other, .deadlock(with: one)),
      .state(other, from: .possible, to: .failed, .deadlock(with: one)),
      .state(one, from: .failed, to: .possible, .reset),
      .state(other, from: .failed, to: .possible, .reset),
    ] {
      collector.hear(TraceEvent(time: time, kind))
    }
    let picture = collector.finish()
    #expect(
      picture.lanes.map(spelled) == [
        [
          "possible 0.000-1.000", "waiting 1.000-1.000 ready",
          "failed 1.000-1.000 its delegate said that it should not begin",
          "vetoed at 1.000: vetoed by its delegate (gestureRecognizerShouldBegin)",
        ],
        [
          "possible 0.000-1.000", "waiting 1.000-1.000 ready",
          "failed 1.000-1.000 waited for one, which waited for it",
          "prevented at 1.000: deadlock with one: each waited for the other (other)",
        ],
      ])
    #expect(picture.losses.map(\.recognizer) == ["one", "other"])
    let words = ParsedXML(PictureSVG.text(picture)).texts["text"] ?? []
    #expect(words.contains("vetoed") && words.contains("prevented by another"))
  }

  @Test("a window cuts what crosses its ends and leaves out the rest")
  func window() throws {
    let scene = try scene(#"{"type": "pan"}"#)
    let recording =
      drag(from: (10, 10), to: (110, 10), at: 0, for: 1)
      + drag(from: (10, 50), to: (110, 50), at: 2, for: 1)
      + drag(from: (10, 90), to: (110, 90), at: 4, for: 1)
    let window = Timestamp(seconds: 2.5)...Timestamp(seconds: 3.5)
    let picture = try picture(recording, in: scene, window: window)
    #expect(picture.touches.map(\.id) == [2])
    #expect(picture.touches[0].began == Timestamp(seconds: 2.5))
    #expect(picture.span == Timestamp(seconds: 2.5)...Timestamp(seconds: 3.01))
    #expect(
      picture.lanes.map(spelled) == [
        [
          "changed 2.500-3.010", "ended 3.010-3.010 0 fingers left",
          "action at 3.010: action ended",
        ]
      ])
  }

  @Test("a window that ends before its gestures says that they go on")
  func openEnd() throws {
    let scene = try scene(#"{"type": "longPress"}"#)
    let window = Timestamp.zero...Timestamp(seconds: 1)
    let recording = "0 down 1 10,10\n0.9 move 1 11,10\n2 move 1 10,10\n3 up 1"
    let picture = try picture(recording, in: scene, window: window)
    #expect(picture.gestures.map(\.words) == ["goes on"])
    #expect(picture.touches[0].ending == .none)
    #expect(picture.cut == nil)
  }

  @Test("what is too much is cut off, and the picture knows where")
  func cut() throws {
    var limits = PictureCollector.Limits()
    limits.touches = 3
    let taps = (0..<10).map { "\($0) down 1 10,10\n\($0).05 up 1\n" }.joined()
    let picture = try picture(taps, limits: limits)
    #expect(picture.touches.count == 3)
    #expect(picture.cut == Timestamp(seconds: 3))
  }

  @Test("force is kept where the recording tells it")
  func weights() throws {
    let scene = try scene(#"{"type": "pan"}"#)
    let picture = try picture(
      "0 down 1 10,20 force 0.5\n0.1 move 1 40,20 force 1\n0.2 move 1 40,90\n0.3 up 1", in: scene)
    #expect(picture.touches[0].stops.map(\.weight) == [0.5, 1, 1, 1])
  }
}
