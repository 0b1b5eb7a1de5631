import Testing
import TouchRecordings

/// Excerpts of logs, in which fingers are down already.
@Suite struct ExcerptTests {
  @Test(
    "a finger whose landing is not in the file begins at its first reading",
    arguments: [
      """
       event4   TOUCH_MOTION     +1.100s\t0 (0) 40.10/50.20 (100.25/87.85mm)
       event4   TOUCH_FRAME      +1.100s
       event4   TOUCH_UP         +1.132s\t0 (0)
       event4   TOUCH_FRAME      +1.132s
      """,
      """
      INFO: SDL EVENT: SDL_EVENT_FINGER_MOTION (timestamp=2100000000 touchid=7 fingerid=3 x=0.3 y=0.1 dx=0 dy=0 pressure=1)
      INFO: SDL EVENT: SDL_EVENT_FINGER_UP (timestamp=2132000000 touchid=7 fingerid=3 x=0.4 y=0.1 dx=0 dy=0 pressure=0)
      """,
      "touches 1\n0 move 1 100,100\n0.032 up 1\n",
      """
      {"type":"pointermove","pointerId":1,"pointerType":"touch","clientX":100,"clientY":100,"timeStamp":1000}
      {"type":"pointerup","pointerId":1,"pointerType":"touch","clientX":100,"clientY":100,"timeStamp":1032}
      """,
      """
      E: 1.000000 0003 0035 0100
      E: 1.000000 0003 0036 0100
      E: 1.000000 0000 0000 0000
      E: 1.032000 0003 0039 -001
      E: 1.032000 0000 0000 0000
      """,
      """
      [1000.100] wl_touch@19.motion(1100, 0, 12.5, 30.0)
      [1000.100] wl_touch@19.frame()
      [1000.132] wl_touch@19.up(5, 1132, 0)
      [1000.132] wl_touch@19.frame()
      """,
      """
      EVENT type 19 (TouchUpdate)
          device: 11 (11)
          time: 1100
          detail: 7
          root: 100.00/100.00
      EVENT type 20 (TouchEnd)
          device: 11 (11)
          time: 1132
          detail: 7
          root: 100.00/100.00
      """,
      """
      MotionEvent { action=ACTION_MOVE, id[0]=0, x[0]=540.0, y[0]=1200.0, eventTime=1100 }
      MotionEvent { action=ACTION_UP, id[0]=0, x[0]=540.0, y[0]=1200.0, eventTime=1132 }
      """,
    ])
  func excerpts(text: String) throws {
    let recording = try Recording(text: text)
    let changes = recording.frames.flatMap(\.contacts).map { $0.phase }
    #expect(changes == [.began, .ended])
    #expect(recording.frames.last?.time.seconds == 0.032)
    let said = recording.complaints.filter { $0.message.contains("landing") }
    #expect(said.map(\.severity) == [.note])
  }
}
