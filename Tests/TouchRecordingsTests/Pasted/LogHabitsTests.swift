import Foundation
import Testing
import TouchRecordings

/// What the lines of a log mean together.
@Suite struct LogHabitsTests {
  @Test(
    "the whole log decides whether numbers without names begin with a finger's ID",
    arguments: [
      """
      12:00:00.100 touch down 60 20 0.5
      12:00:00.116 touch move 40 20 0.5
      12:00:00.132 touch move 20 20 1
      12:00:00.148 touch up 10 20 0
      """,
      """
      12:00:00.100 touch down 3 60 20
      12:00:00.116 touch move 3 40 20
      12:00:00.132 touch move 3 20 20
      12:00:00.148 touch up 3 10 20
      """,
      """
      touch down 0 60 20 100
      touch move 0 40 20 116
      touch move 0 20 20 132
      touch up 0 10 20 148
      """,
    ])
  func idColumn(text: String) throws {
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 60,20", "0.016 moved 0 40,20", "0.032 moved 0 20,20",
        "0.048 ended 0 10,20",
      ])
  }

  @Test("pressures near the left edge, and locations in fractions of the screen")
  func fractions() throws {
    let pressures = """
      12:00:00.100 touch down 20 30 0.5
      12:00:00.116 touch move 10 30 0.5
      12:00:00.132 touch up 5 30 0
      """
    #expect(
      try changes(pressures) == [
        "log", "0.000 began 0 20,30", "0.016 moved 0 10,30", "0.032 ended 0 5,30",
      ])
    let fractions = """
      12:00:00.100 touch down 0 0.4 1
      12:00:00.100 touch down 1 0.8 1
      12:00:00.132 touch up 0 0.4 1
      12:00:00.132 touch up 1 0.8 1
      """
    #expect(
      try changes(fractions) == [
        "log", "0.000 began 0 642,1001", "0.000 began 1 1283,1001", "0.032 ended 0 642,1001",
        "0.032 ended 1 1283,1001",
      ])
  }

  @Test("numbers at the ends of lines that do not grow are pressures and no times")
  func pressures() {
    let text = """
      Touch 0 Began (100.0, 400.0) 0.25
      Touch 0 Moved (150.0, 400.0) 0.75
      Touch 0 Moved (160.0, 400.0) 0.5
      Touch 0 Ended (160.0, 400.0) 0.5
      """
    let error = #expect(throws: RecordingError.self) { try changes(text) }
    #expect(error?.description.contains("has no times") == true)
  }

  @Test(
    "a phase in words of its own comes before words such as pressed, and times before numbers at the end"
  )
  func phases() throws {
    let text = """
      touch pressed=1 phase=began x=100 y=400 t=1.0 (1, 1) 5
      touch pressed=1 phase=moved x=150 y=400 t=1.016 (1, 1) 3
      Move (3, 12) t=1.02
      touch pressed=0 phase=ended x=150 y=400 t=1.032 (1, 1) 0
      """
    #expect(
      try changes(text) == [
        "log", "0.000 began 0 100,400", "0.016 moved 0 150,400", "0.032 ended 0 150,400",
      ])
  }

  @Test("places from 0 to 1 are shares of the surface")
  func shares() throws {
    let text = """
      SDL_FINGERDOWN: fingerId=0 x=0.25 y=0.5 timestamp=1000
      SDL_FINGERMOTION: fingerId=0 x=0.5 y=0.5 timestamp=1016
      SDL_FINGERUP: fingerId=0 x=0.5 y=0.5 timestamp=1032
      """
    let found = try changes(text)
    #expect(
      found == ["log", "0.000 began 0 401,501", "0.016 moved 0 802,501", "0.032 ended 0 802,501"])
  }
}
