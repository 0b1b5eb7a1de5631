import Foundation
import GestureCore
import Testing
import TouchStories
import Touchstone

@Suite struct StoryJSONTests {
  private func lines(_ recording: String, _ recognizers: String) throws -> [String] {
    try entries(recording, in: scene(recognizers)).map(StoryJSON().line)
  }

  @Test("a tap and a contender that lost")
  func tap() throws {
    #expect(
      try lines(
        "0 down 1 100,200.125\n0.05 up 1\n",
        #"{"type": "tap", "requiresFailureOf": "twice"}, "#
          + #"{"type": "tap", "name": "twice", "numberOfTapsRequired": 2}, {"type": "pan"}"#) == [
          #"{"type":"gesture","gesture":"tap","recognizer":"tap","fingers":1,"began":0,"#
            + #""recognized":0.4,"ended":0.4,"state":"ended","location":[100,200.13]}"#,
          #"{"type":"lost","gesture":"doubleTap","recognizer":"twice","time":0.4,"#
            + #""reason":"waited 0.35 s for the next tap, the whole of tapInterval 0.35"}"#,
          #"{"type":"others","time":0.4,"wrongFingers":[],"still":["pan"],"notHalfway":[]}"#,
        ])
  }

  @Test("a pan has translation and velocity, and the tap that lost to it names it")
  func pan() throws {
    #expect(
      try lines(
        "0 down 1 100,200\n0.1 move 1 120,200\n0.2 move 1 140,190\n0.3 up 1\n",
        #"{"type": "tap"}, {"type": "pan"}"#) == [
          #"{"type":"gesture","gesture":"pan","recognizer":"pan","fingers":1,"began":0,"#
            + #""recognized":0.1,"ended":0.3,"state":"ended","location":[120,200],"#
            + #""translation":[30,-10],"velocity":[200,-75],"extent":4.16}"#,
          #"{"type":"lost","gesture":"tap","recognizer":"tap","time":0.1,"#
            + #""reason":"prevented by pan, which began at 0.100","winner":"pan"}"#,
        ])
  }

  @Test("a pinch has a scale, a swipe a direction, a tap of many its taps")
  func values() throws {
    #expect(
      try lines(
        "0 down 1 100,100; down 2 200,100\n0.1 move 1 90,100; move 2 210,100\n"
          + "0.2 move 1 80,100; move 2 220,100\n0.3 up 1; up 2\n", #"{"type": "pinch"}"#)
        == [
          #"{"type":"gesture","gesture":"pinch","recognizer":"pinch","fingers":2,"began":0,"#
            + #""recognized":0.1,"ended":0.3,"state":"ended","location":[150,100],"#
            + #""scale":1.1667,"velocity":1.6667,"extent":5}"#
        ])
    #expect(
      try lines(
        "0 down 1 100,100\n0.1 move 1 30,100\n0.2 up 1\n",
        #"{"type": "swipe", "direction": "left"}"#)
        == [
          #"{"type":"gesture","gesture":"swipe","recognizer":"swipe","fingers":1,"began":0,"#
            + #""recognized":0.1,"ended":0.1,"state":"ended","location":[100,100],"#
            + #""direction":"left","angle":180}"#
        ])
    #expect(
      try lines(
        "0 down 1 9,9\n0.1 up 1\n0.2 down 1 9,9\n0.3 up 1\n0.4 down 1 9,9\n0.5 up 1\n",
        #"{"type": "tap", "numberOfTapsRequired": 3}"#)
        == [
          #"{"type":"gesture","gesture":"tap","recognizer":"tap","fingers":1,"began":0,"#
            + #""recognized":0.5,"ended":0.5,"state":"ended","location":[9,9],"taps":3}"#
        ])
  }

  @Test("a cancelled gesture says so, and the file is named if asked for")
  func cancelled() throws {
    let told = try gestures(
      "0 down 1 100,100\n0.6 move 1 101,100\n0.7 cancel 1\n", in: scene(#"{"type": "longPress"}"#))
    #expect(
      told.map { StoryJSON(file: "a \"b\"\\c\n").line(.gesture($0)) } == [
        #"{"type":"gesture","gesture":"longPress","recognizer":"longPress","fingers":1,"began":0,"#
          + #""recognized":0.5,"ended":0.7,"state":"cancelled","location":[100,100],"#
          + #""movement":[1,0],"file":"a \"b\"\\c\n"}"#
      ])
  }

  @Test("every line is JSON that any reader takes, whatever the numbers are")
  func isJSON() throws {
    var gesture = try gestures("0 down 1 9,9\n0.6 up 1\n")[0]
    gesture.recognizer = "\u{1}é"
    gesture.ended = Timestamp(nanoseconds: .max)
    gesture.location = CGPoint(x: 1e300, y: -0.0)
    gesture.values = .pan(translation: CGPoint(x: Double.infinity, y: Double.nan), velocity: .zero)
    let line = StoryJSON().line(.gesture(gesture))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["recognizer"] as? String == "\u{1}é")
    #expect((object["translation"] as? [Any])?.count == 2)
  }
}
