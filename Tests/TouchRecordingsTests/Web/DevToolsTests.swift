import Foundation
import Testing
import TouchRecordings

/// What a test sent to a browser, read whole.
@Suite("Chrome's commands")
struct DevToolsTests {
  @Test("Chrome's commands list all points; one of two lifts by not being listed")
  func devTools() throws {
    let result = try read(Samples.devTools)
    #expect(
      result.frames == [
        "0 began 0 10,20", "125 began 1 90,20", "250 ended 0 10,20; moved 1 92,20",
        "375 ended 1 92,20",
      ])
    #expect(result.complaints == [])
  }

  @Test("Chrome's commands say which keys are held")
  func devToolsKeys() throws {
    let text = Samples.devTools.replacingOccurrences(
      of: #""touchStart","#, with: #""touchStart","modifiers":9,"#)
    #expect(
      try read(text).frames == [
        "0 began 0 10,20; modifiers 655360", "125 began 1 90,20",
        "250 ended 0 10,20; moved 1 92,20; modifiers 0", "375 ended 1 92,20",
      ])
  }

  @Test("commands without a timestamp are timed by the log, and refused without either")
  func devToolsTimes() throws {
    let text = """
      [1571234567.125][DEBUG]: Command: Input.dispatchTouchEvent (id=12) {
         "touchPoints": [ { "x": 100, "y": 200 } ],
         "type": "touchStart"
      }
      [1571234567.250][DEBUG]: Command: Input.dispatchTouchEvent (id=13) {
         "touchPoints": [  ],
         "type": "touchEnd"
      }

      """
    #expect(try read(text).frames == ["0 began 0 100,200", "125 ended 0 100,200"])
    let bare = text.replacingOccurrences(of: #"\[1571.*?\]"#, with: "", options: .regularExpression)
    #expect(
      failure(bare) == "test has no times, and gestures need them; record again with the commands'"
        + " timestamp, or give the pace with --interval")
  }
}
