import EvdevInput
import Foundation
import Testing
import TouchRecordings

@Suite("evtest and mtplot")
struct EvtestTests {
  private let options = RecordingOptions(physicalSize: PhysicalSize(Samples.size))

  @Test("a whole recording; the report's time is the frame's")
  func whole() throws {
    let recording = try Recording(text: Samples.evtest, options: options)
    #expect(tell(recording) == ["0 began 0 100,50", "20 moved 0 110,50", "45 ended 0 110,50"])
    #expect(recording.frames.first?.time.nanoseconds == 4_000)
    #expect(recording.complaints == [])
    #expect(recording.header.format == .evtest)
    #expect(recording.header.deviceName == "Board")
    #expect(recording.header.device?.product == 2)
    #expect(recording.header.device?.properties == .direct)
  }

  @Test("without a head the data shows the range, and that is told")
  func headless() throws {
    let start = try #require(Samples.evtest.range(of: "Event: time"))
    let recording = try Recording(
      text: String(Samples.evtest[start.lowerBound...]), named: "test", options: options)
    #expect(recording.header.axesSource == .assumption)
    #expect(
      recording.complaints.map(\.description) == [
        "test: no axis ranges; assumed a 4-inch phone of 480x800 pixels, from the positions seen; "
          + "name a description with --device FILE (an evemu head or the output of getevent -lp)"
      ])
    #expect(tell(recording).count == 3)
  }

  @Test("a pen that only hovers is called so, and one that touches is not")
  func hoveringPen() throws {
    func complaints(_ touch: String) throws -> [String] {
      let text = """
        Event: time 1.0, type 1 (EV_KEY), code 320 (BTN_TOOL_PEN), value 1
        Event: time 1.0, type 3 (EV_ABS), code 0 (ABS_X), value 10
        Event: time 1.0, type 3 (EV_ABS), code 1 (ABS_Y), value 20
        \(touch)Event: time 1.0, -------------- SYN_REPORT ------------

        """
      return try read(text, options).complaints.filter { $0.contains("hovers") }
    }
    #expect(
      try complaints("") == [
        "a pen hovers above the surface and never touches it, which is no gesture of a touch"
      ])
    let touch = "Event: time 1.0, type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1\n"
    #expect(try complaints(touch) == [])
  }

  @Test("protocol A, lost events and bad lines")
  func marks() throws {
    let text = """
      Input driver version is 1.0.1
      Supported events:
        Event type 3 (EV_ABS)
          Event code 53 (ABS_MT_POSITION_X)
            Min 0
            Max 162
          Event code 54 (ABS_MT_POSITION_Y)
            Min 0
            Max 162
      Event: time 1.0, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 10
      Event: time 1.0, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 20
      Event: time 1.0, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 1.0, -------------- SYN_REPORT ------------
      Event: time 1.1, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<
      Event: time 1.2, -------------- SYN_REPORT ------------
      Event: time 1.3, type 3 (EV_ABS), code 53
      Event: time 1.3, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 10 apples
      Event: time 1.3, something else
      Event: type 3
      what is this
      """
    let result = try read(text, options)
    #expect(result.frames == ["0 began 0 10,20", "200 cancelled 0 10,20"])
    #expect(
      result.complaints == [
        "14 events were lost (SYN_DROPPED), fingers that were down are cancelled",
        "16 an event is cut off, left out: “Event: time 1.3, type 3 (EV_ABS), code 5…”",
        "17 an event with something behind it, left out: “Event: time 1.3, type 3 (EV_ABS), code 5…”",
        "18 an event is cut off, left out: “Event: time 1.3, something else”",
        "19 an event without a time, left out",
        "20 text that is no event is left out: “what is this”",
      ])
  }

  @Test("marks that name their type alone, as some versions print them")
  func typeOnly() throws {
    let text = Samples.evtest.replacing("SYN_MT_REPORT", with: "EV_SYN")
      .replacing("SYN_REPORT", with: "EV_SYN")
    #expect(text.contains("- EV_SYN -"))
    let recording = try Recording(text: text, options: options)
    #expect(try tell(recording) == tell(Recording(text: Samples.evtest, options: options)))
    #expect(recording.complaints == [])
  }

  @Test("the evtest of python-evdev: no first word, no comma behind the time")
  func python() throws {
    let text = """
      time 1522193886.5      type 3 (EV_ABS), code 53   (ABS_MT_POSITION_X), value 10
      time 1522193886.5      type 3 (EV_ABS), code 54   (ABS_MT_POSITION_Y), value 20
      time 1522193886.5      +++++++++++++ SYN_MT_REPORT +++++++++++++
      time 1522193886.5      ------------- SYN_REPORT -------------
      time 1522193886.75     ------------- SYN_REPORT -------------
      """
    let head = """
      Input driver version is 1.0.1
      Supported events:
        Event type 3 (EV_ABS)
          Event code 53 (ABS_MT_POSITION_X)
            Min 0
            Max 162
          Event code 54 (ABS_MT_POSITION_Y)
            Min 0
            Max 162

      """
    let recording = try Recording(text: head + text, options: options)
    #expect(tell(recording) == ["0 began 0 10,20", "250 ended 0 10,20"])
    #expect(recording.complaints == [])
    #expect(try Recording(text: text, options: options).header.format == .evtest)
  }
}
