import EvdevInput
import Testing
import TouchRecordings

/// Android's own classes print an event on each of its ways through them.
@Suite("MotionEvents that are logged more than once")
struct RepeatedEventTests {
  private let ways = [
    "D ViewRootImpl: enqueueInputEvent", "D ViewRootImpl[Main]: processMotionEvent ",
    "D ViewRootImpl[Main]: dispatchPointerEvent handled=true, event=",
  ]

  private func event(_ action: String, _ x: Int, _ time: Int) -> String {
    "MotionEvent { action=\(action), id[0]=0, x[0]=\(x).0, y[0]=200.0, "
      + "toolType[0]=TOOL_TYPE_FINGER, pointerCount=1, historySize=0, eventTime=\(time), "
      + "downTime=1000, deviceId=4 }"
  }

  private var events: [String] {
    [
      event("ACTION_DOWN", 100, 1000), event("ACTION_MOVE", 120, 1016),
      event("ACTION_MOVE", 140, 1032), event("ACTION_UP", 140, 1040),
    ]
  }

  private func tell(_ lines: [String]) throws -> [String] {
    let recording = try Recording(text: lines.joined(separator: "\n") + "\n", named: "test")
    #expect(recording.complaints.filter { !$0.description.contains("no axis ranges") } == [])
    return recording.frames.map { frame in
      "\(frame.time.nanoseconds / 1_000_000) "
        + frame.contacts.map { "\($0.phase)" }.joined(separator: " ")
    }
  }

  private let story = ["0 began", "16 moved", "32 moved", "40 ended"]

  @Test("three times in a row")
  func inARow() throws {
    #expect(try tell(events.flatMap { event in ways.map { $0 + event } }) == story)
  }

  @Test("all on one way first, then all on the others")
  func oneAfterAnother() throws {
    #expect(try tell(ways.flatMap { way in events.map { way + $0 } }) == story)
  }

  @Test("the same place and action at another time is another event")
  func another() throws {
    let second = events + [event("ACTION_DOWN", 100, 1100), event("ACTION_UP", 100, 1140)]
    #expect(try tell(second) == story + ["100 began", "140 ended"])
  }
}
