import Foundation
import Testing
import TouchRecordings

/// Fingers as programs log them in words of their own.
@Suite("Logged touches")
struct LoggedTouchTests {
  @Test(
    "a phase, a place and a time are read in any order and spelling",
    arguments: [
      """
      pointerdown id=2 x=100 y=400 t=1234.5
      pointermove id=2 x=150 y=400 t=1250.5
      pointerup id=2 x=150 y=400 t=1266.5
      """,
      """
      [1234.5ms] pointerdown pointerId: 2 type: touch (100, 400)
      [1250.5ms] pointermove pointerId: 2 type: touch (150, 400)
      [1266.5ms] pointerup pointerId: 2 type: touch (150, 400)
      """,
      """
      touchstart 100 400 1234.5
      touchmove 150 400 1250.5
      touchend 150 400 1266.5
      """,
      """
      PointerEvent {isTrusted: true, pointerId: 2, type: "pointerdown", clientX: 100, clientY: 400, timeStamp: 1234.5, …}
      PointerEvent {isTrusted: true, pointerId: 2, type: "pointermove", clientX: 150, clientY: 400, timeStamp: 1250.5, …}
      PointerEvent {isTrusted: true, pointerId: 2, type: "pointerup", clientX: 150, clientY: 400, timeStamp: 1266.5, …}
      """,
      """
      05-06 12:00:01.100  1234  1234 D Touch: onTouchEvent: ACTION_DOWN x=100.0 y=400.0
      05-06 12:00:01.116  1234  1234 D Touch: onTouchEvent: ACTION_MOVE x=150.0 y=400.0
      05-06 12:00:01.132  1234  1234 D Touch: onTouchEvent: ACTION_UP x=150.0 y=400.0
      """,
      """
      touchesBegan (x: 100.0, y: 400.0) timestamp: 5012.25
      touchesMoved (x: 150.0, y: 400.0) timestamp: 5012.266
      touchesEnded (x: 150.0, y: 400.0) timestamp: 5012.282
      """,
      """
      type,pointerId,pointerType,clientX,clientY,timeStamp
      pointerdown,2,touch,100,400,1234.5
      pointermove,2,touch,150,400,1250.5
      pointerup,2,touch,150,400,1266.5
      """,
      """
      Touch { fingerId: 0, position: (100, 400), phase: Began, time: 1.25 }
      Touch { fingerId: 0, position: (150, 400), phase: Moved, time: 1.266 }
      Touch { fingerId: 0, position: (150, 400), phase: Ended, time: 1.282 }
      """,
    ])
  func spellings(text: String) throws {
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 100,400", "0.016 moved 0 150,400", "0.032 ended 0 150,400",
      ])
  }

  @Test("of a page that logs both, pointers are read")
  func both() throws {
    let text = """
      pointerdown id=2 x=100 y=400 t=10
      touchstart id=0 x=100 y=400 t=11
      pointermove id=2 x=150 y=400 t=26
      touchmove id=0 x=150 y=400 t=27
      pointerup id=2 x=150 y=400 t=42
      touchend id=0 x=150 y=400 t=43
      """
    let contacts = try Recording(text: text).frames.flatMap(\.contacts)
    #expect(contacts.map(\.phase) == [.began, .moved, .ended])
  }

  @Test("without times it is called so, and a prose of touches is no log")
  func others() {
    let error = #expect(throws: RecordingError.self) {
      try Recording(text: "touchstart (100, 400)\ntouchend (100, 400)\n")
    }
    #expect(error?.description.contains("a log of fingers without times") == true)
    #expect(throws: RecordingError.self) {
      try Recording(text: "When I touch the button and move my finger up, nothing happens.")
    }
  }
}
