import Foundation
import GestureCore
import Testing
import TouchRecordings

/// Touches as Android's tools print and send them.
@Suite struct AndroidTouchTests {
  @Test("what Android dispatched last is read from its state")
  func dumpsys() throws {
    func event(_ time: Int, _ action: String, _ pointers: String) -> String {
      "    MotionEvent(deviceId=5, eventTime=\(time)000000, source=TOUCHSCREEN, displayId=0, "
        + "action=\(action), pointers=[\(pointers)]), policyFlags=0x62000000, age=5000ms"
    }
    let text = [
      "INPUT MANAGER (dumpsys input)", "", "  RecentQueue: length=4",
      event(100, "DOWN", "0: (540.0, 960.0)"),
      event(150, "POINTER_DOWN(1)", "0: (540.0, 960.0), 1: (100.0, 960.0)"),
      event(200, "POINTER_UP(0)", "0: (540.0, 960.0), 1: (100.0, 960.0)"),
      event(250, "UP", "1: (100.0, 960.0)"),
    ].joined(separator: "\n")
    #expect(
      try changes(text) == [
        "motionevent", "0.000 began 0 289,513", "0.050 began 1 53,513", "0.100 ended 0 289,513",
        "0.150 ended 1 53,513",
      ])
  }

  @Test("events without times have ages, and actions and sources are numbers on older systems")
  func olderDumpsys() throws {
    func event(_ age: Double, _ action: String, _ pointers: String) -> String {
      "    MotionEvent(deviceId=2, source=0x00001002, displayId=0, action=\(action), "
        + "flags=0x00000000, pointers=[\(pointers)]), policyFlags=0x62000000, age=\(age)ms"
    }
    for (down, move, up) in [("DOWN", "MOVE", "UP"), ("0", "2", "1")] {
      let text = [
        "INPUT MANAGER (dumpsys input)", "  RecentQueue: length=3",
        event(2150.5, down, "0: (300.0, 700.0)"), event(2130.5, move, "0: (304.0, 650.0)"),
        event(2090.5, up, "0: (304.0, 650.0)"),
      ].joined(separator: "\n")
      #expect(
        try changes(text) == [
          "motionevent", "0.000 began 0 214,499", "0.020 moved 0 217,463", "0.060 ended 0 217,463",
        ])
    }
  }

  @Test("commands of Android's input and of monkeyrunner make touches")
  func inputCommands() throws {
    #expect(
      try changes("adb shell input tap 100 200\nsleep 2\nadb shell input tap 110 220\n") == [
        "input", "0.000 began 0 71,143", "0.050 ended 0 71,143", "2.051 began 1 78,157",
        "2.101 ended 1 78,157",
      ])
    let swipe = try Recording(text: "$ adb shell input swipe 100 900 100 300 200\n")
    #expect(swipe.frames.last?.time.seconds == 0.201)
    let script = """
      device.drag((100, 200), (300, 400), 0.5, 10)
      MonkeyRunner.sleep(1.5)
      device.touch(100, 200, MonkeyDevice.DOWN_AND_UP)
      """
    let drag = try changes(script)
    #expect(drag.count { $0.contains("moved") } == 10)
    #expect(
      drag.filter { !$0.contains("moved") } == [
        "input", "0.000 began 0 71,143", "0.501 ended 0 214,285", "2.002 began 1 71,143",
        "2.052 ended 1 71,143",
      ])
    let motion = """
      adb shell input motionevent DOWN 10 20
      adb shell input motionevent MOVE 10 40
      adb shell input motionevent UP 10 40
      """
    #expect(
      try changes(motion) == [
        "input", "0.000 began 0 7,14", "0.016 moved 0 7,29", "0.032 ended 0 7,29",
      ])
  }
}
