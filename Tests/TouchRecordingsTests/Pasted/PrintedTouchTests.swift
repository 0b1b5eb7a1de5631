import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Touches as apps and their tests print them.
@Suite struct PrintedTouchTests {
  @Test("UIKit's printed touches have the times of their log lines, wherever lines are cut")
  func printedTouches() throws {
    func line(_ time: String, _ phase: String, _ x: String) -> String {
      """
      2024-03-01 10:00:\(time) App[12:34] event <UITouchesEvent: 0x10> timestamp: 4 touches: {(
          <UITouch: 0x2b> type: Direct; phase: \(phase); tap count: 1; window: <UIWindow: 0x3; frame = (0 0; 390 844)>; view: <UIView: 0x4>; location in window: {\(x), 50.5}; previous location in window: {1, 2}; location in view: {3, 4}
      )}
      """
    }
    let text =
      line("00.100", "Began", "100") + "\n" + line("00.150", "Moved", "130") + "\n"
      + line("00.200", "Ended", "160")
    let told = [
      "uitouch", "0.000 began 0 100,51", "0.050 moved 0 130,51", "0.100 ended 0 160,51",
    ]
    #expect(try changes(text) == told)
    #expect(try Recording(text: text).header.sceneSize == CGSize(width: 390, height: 844))
    let cut = text.split(separator: "\n").flatMap { line in
      stride(from: 0, to: line.count, by: 79).map { start in
        String(line.dropFirst(start).prefix(79))
      }
    }
    #expect(try changes(cut.joined(separator: "\n")) == told)
  }

  @Test("a touch that is printed twice is one, and one without a time needs an interval")
  func repeatedTouches() throws {
    let touch = "<UITouch: 0x2b> phase: Began location in window: {10, 20} location in view: {1, 2}"
    let end = touch.replacing("Began", with: "Ended")
    let text =
      "10:00:00.1 a \(touch)\n10:00:00.1 b \(touch)\n10:00:00.2 a \(end)\n10:00:00.2 b \(end)"
    #expect(try changes(text) == ["uitouch", "0.000 began 0 10,20", "0.100 ended 0 10,20"])
    #expect(try Recording(text: text).complaints.filter { $0.severity == .fault }.isEmpty)
    #expect(throws: RecordingError.self) { try Recording(text: "\(touch)\n\(end)") }
  }

  @Test("Appium's older actions are done one after the other, and several fingers together")
  func touchActions() throws {
    let one = """
      [HTTP] {"actions":[{"action":"press","options":{"x":10,"y":20}},{"action":"wait","options":{"ms":600}},{"action":"release"}]}
      """
    #expect(try changes(one) == ["webdriver", "0.000 began 0 10,20", "0.600 ended 0 10,20"])
    let two = """
      {"actions":[[{"action":"tap","options":{"x":10,"y":20}}],[{"action":"press","options":{"x":90,"y":20}},{"action":"release"}]]}
      """
    #expect(
      try changes(two) == [
        "webdriver", "0.000 began 0 10,20", "0.000 began 1 90,20", "0.000 ended 1 90,20",
        "0.050 ended 0 10,20",
      ])
    let drag = try Recording(
      text:
        #"{"actions":[{"action":"press","options":{"x":0,"y":0}},{"action":"moveTo","options":{"x":100,"y":0}},{"action":"release"}]}"#
    )
    #expect(drag.frames.last?.contacts.first?.sample.location.x == 100)
    #expect(drag.complaints.contains { $0.message.contains("moveTo has no duration") })
  }

  @Test("React Native's events tell by their lists which fingers are down")
  func reactNative() throws {
    func event(_ time: Int, _ x: Int, isDown: Bool) -> String {
      let touch = #"{"identifier": 1, "pageX": \#(x), "pageY": 50, "timestamp": \#(time)}"#
      return
        " LOG  {\"changedTouches\": [\(touch)], \"timestamp\": \(time), \"touches\": [\(isDown ? touch : "")]}"
    }
    let all = [
      event(100, 10, isDown: true), event(150, 30, isDown: true), event(200, 40, isDown: false),
    ]
    #expect(
      try changes(all.joined(separator: "\n")) == [
        "react-native", "0.000 began 0 10,50", "0.050 moved 0 30,50", "0.100 ended 0 40,50",
      ])
    // Of a lift alone no gesture can be told.
    #expect(
      try changes(all[2]) == ["react-native", "0.000 began 0 40,50", "0.000 cancelled 0 40,50"])
  }

  @Test("an event of React Native whose lists a console has folded is the touch that changed")
  func folded() throws {
    func line(_ time: Int, _ x: Int, _ touches: String) -> String {
      " LOG  {\"changedTouches\": [[Circular]], \"identifier\": 1, \"pageX\": \(x), \"pageY\": 50, "
        + "\"target\": 7, \"timestamp\": \(time), \"touches\": \(touches)}"
    }
    for list in ["[[Circular]]", "[[Object]]"] {
      let lines = [line(100, 10, list), line(150, 30, list), line(200, 40, "[]")]
      #expect(
        try changes(lines.joined(separator: "\n")) == [
          "react-native", "0.000 began 0 10,50", "0.050 moved 0 30,50", "0.100 ended 0 40,50",
        ])
    }
  }

  @Test("a folded event of React Native does what its callback is called")
  func foldedCallbacks() throws {
    func line(_ name: String, _ time: Int, _ x: Int, _ touches: String) -> String {
      " LOG  \(name) {\"changedTouches\": [[Circular]], \"identifier\": 1, \"pageX\": \(x), "
        + "\"pageY\": 50, \"target\": 7, \"timestamp\": \(time), \"touches\": \(touches)}"
    }
    for touches in ["[[Circular]]", "[]"] {
      let lines = [
        line("onTouchStart", 100, 10, touches), line("onTouchMove", 150, 30, touches),
        line("onTouchEnd", 200, 40, touches),
      ]
      #expect(
        try changes(lines.joined(separator: "\n")) == [
          "react-native", "0.000 began 0 10,50", "0.050 moved 0 30,50", "0.100 ended 0 40,50",
        ])
    }
  }

  @Test("the steps of touch actions in Appium's log are read")
  func loggedSteps() throws {
    let press = #"{"action":"press","options":{"x":10,"y":20}}"#
    let wait = #"{"action":"wait","options":{"ms":600}}"#
    let steps = press + "," + wait + #",{"action":"release","options":{}}"#
    let line = "[debug] [W3C] Calling AppiumDriver.perform%() with args: [[\(steps)],\"session\"]\n"
    let one = line.replacing("%", with: "Touch")
    #expect(try changes(one) == ["webdriver", "0.000 began 0 10,20", "0.600 ended 0 10,20"])
    #expect(
      try changes(one + one) == [
        "webdriver", "0.000 began 0 10,20", "0.600 ended 0 10,20", "0.616 began 1 10,20",
        "1.216 ended 1 10,20",
      ])
    let tap = #"[MJSONWP] args: [[{"action":"tap","options":{"x":10,"y":20}}],"a"]"#
    #expect(try changes(tap + "\n") == ["webdriver", "0.000 began 0 10,20", "0.050 ended 0 10,20"])
  }

  @Test("the steps of several fingers in Appium's log begin together")
  func loggedStepsOfSeveral() throws {
    func steps(_ x: Int, _ wait: Int) -> String {
      let press = "{\"action\":\"press\",\"options\":{\"x\":\(x),\"y\":20}}"
      let pause = "{\"action\":\"wait\",\"options\":{\"ms\":\(wait)}}"
      return "[\(press),\(pause),{\"action\":\"release\",\"options\":{}}]"
    }
    let call = "[debug] [W3C] Calling AppiumDriver.performMultiAction() with args: "
    let line = call + "[[\(steps(10, 600)), \(steps(90, 700))],null,\"session\"]\n"
    #expect(
      try changes(line + line) == [
        "webdriver", "0.000 began 0 10,20", "0.000 began 1 90,20", "0.600 ended 0 10,20",
        "0.700 ended 1 90,20", "0.716 began 2 10,20", "0.716 began 3 90,20",
        "1.316 ended 2 10,20", "1.416 ended 3 90,20",
      ])
    // Which finger makes a step can no longer be seen behind many steps.
    let many = "[[" + (0..<60).map { steps($0, 1) }.joined(separator: ",") + "]]\n"
    let recording = try Recording(text: call + many)
    #expect(recording.complaints.contains { $0.message.contains("left out") })
  }

  @Test("a lone touch of React Native does what its callback is called")
  func loneTouches() throws {
    func line(_ name: String, _ time: Int, _ x: Int) -> String {
      " LOG  \(name) {\"identifier\": 1, \"pageX\": \(x), \"pageY\": 50, \"target\": 7, \"timestamp\": \(time)}"
    }
    let lines = [
      line("onResponderGrant", 100, 10), line("onResponderMove", 150, 30),
      line("onResponderRelease", 200, 40),
    ]
    #expect(
      try changes(lines.joined(separator: "\n")) == [
        "react-native", "0.000 began 0 10,50", "0.050 moved 0 30,50", "0.100 ended 0 40,50",
      ])
    let stopped = lines.prefix(2) + [line("onResponderTerminate", 200, 40)]
    #expect(try changes(stopped.joined(separator: "\n")).last == "0.100 cancelled 0 30,50")
  }
}
