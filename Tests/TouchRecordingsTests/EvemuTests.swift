import EvdevInput
import Foundation
import Testing
import TouchRecordings

@Suite("evemu")
struct EvemuTests {
  private let options = RecordingOptions(physicalSize: PhysicalSize(Samples.size))

  @Test("a whole recording")
  func whole() throws {
    let recording = try Recording(text: Samples.evemuHead + Samples.evemuEvents, options: options)
    #expect(tell(recording) == ["0 began 0 100,50", "20 moved 0 110,50", "45 ended 0 110,50"])
    #expect(recording.complaints == [])
    #expect(recording.header.format == .evemu)
    #expect(recording.header.deviceName == "Board #2")
    #expect(recording.header.sceneSize == CGSize(width: 163, height: 163))
    #expect(recording.header.axesSource == .recording)
    #expect(recording.header.device?.properties == .direct)
    #expect(recording.header.device?.vendor == 1)
  }

  @Test("carriage returns, a byte order mark, a lost last newline and unknown letters do no harm")
  func lenient() throws {
    let text = (Samples.evemuHead + "L: 00 1\nS: 01 0\nZ: what\n" + Samples.evemuEvents)
      .replacingOccurrences(of: "\n", with: "\r\n")
    let result = try read("\u{feff}" + text.dropLast(2), options)
    #expect(result.frames == ["0 began 0 100,50", "20 moved 0 110,50", "45 ended 0 110,50"])
    #expect(result.complaints == [])
  }

  @Test(
    "a screen of one touch that is pressed and let go within one report, and the other way round")
  func blinks() throws {
    let text = """
      # EVEMU 1.3
      N: Screen
      P: 02 00 00 00 00 00 00 00
      A: 00 0 162 0 0 0
      A: 01 0 162 0 0 0
      E: 1.000000 0003 0000 50
      E: 1.000000 0003 0001 60
      E: 1.000000 0001 014a 1
      E: 1.000000 0001 014a 0
      E: 1.000000 0000 0000 0
      E: 1.500000 0003 0000 70
      E: 1.500000 0001 014a 1
      E: 1.500000 0000 0000 0
      E: 1.600000 0003 0000 90
      E: 1.600000 0001 014a 0
      E: 1.600000 0001 014a 1
      E: 1.600000 0000 0000 0
      E: 1.700000 0001 014a 0
      E: 1.700000 0000 0000 0

      """
    #expect(
      try read(text, options).frames == [
        "0 began 0 50,60", "0 ended 0 50,60", "500 began 1 70,60", "600 ended 1 90,60",
        "600 began 2 90,60", "700 ended 2 90,60",
      ])
  }

  @Test("of a head that is lost but for its comments, these tell the axes")
  func comments() throws {
    let head = """
      # EVEMU 1.3
      # Input device name: "Some Pad"
      # Supported events:
      #   Event type 3 (EV_ABS)
      #     Event code 53 (ABS_MT_POSITION_X)
      #       Value        0
      #       Min          0
      #       Max       2000
      #       Fuzz         0
      #       Flat         0
      #       Resolution  20
      #     Event code 54 (ABS_MT_POSITION_Y)
      #       Min          0
      #       Max       1000
      #       Resolution  20
      # Properties:
      #   Property  type 0 (INPUT_PROP_POINTER)

      """
    let recording = try Recording(text: head + Samples.evemuEvents)
    let device = try #require(recording.header.device)
    #expect(device.name == "Some Pad")
    #expect(device.properties == .pointer)
    #expect(device.axes[0x35] == AxisRange(minimum: 0, maximum: 2000, resolution: 20))
    #expect(recording.header.axesSource == .recording)
  }

  @Test("axes have four numbers in old heads and five in new ones; code in hex, rest in decimal")
  func axes() throws {
    let head = "A: 35 -10 999 1 2\nA: 36 0 999 3 4 20\n"
    let recording = try Recording(text: head + Samples.evemuEvents)
    let device = try #require(recording.header.device)
    #expect(
      device.axes[0x36]
        == AxisRange(minimum: 0, maximum: 999, fuzz: 3, flat: 4, resolution: 20))
    // The resolution of the one axis does for both.
    #expect(
      device.axes[0x35]
        == AxisRange(minimum: -10, maximum: 999, fuzz: 1, flat: 2, resolution: 20))
  }

  @Test("properties go on over several lines, and keys too")
  func bitmaps() throws {
    let head = """
      N: x
      P: 05 00
      P: 00
      B: 00 ff
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 20 04

      """
    let recording = try Recording(text: head + Samples.evemuEvents)
    #expect(recording.header.device?.properties == [.pointer, .buttonPad])
    #expect(recording.header.device?.keys == [0x145, 0x14a])
  }

  @Test("fractions are read by their digits")
  func fractions() throws {
    let text = """
      E: 1.5 0003 0039 1
      E: 1.5 0003 0035 3
      E: 1.5 0003 0036 3
      E: 1.500 0000 0000 0
      E: 1.6250000004 0003 0039 -1
      E: 1.6250000004 0000 0000 0
      """
    let recording = try Recording(text: text)
    #expect(recording.frames.map(\.time.nanoseconds) == [0, 125_000_000])
  }

  @Test("bad lines are told with their number, and the rest is read")
  func badLines() throws {
    let bad = """
      E: 10.010000 0003 0035
      E: 10.010000 0003
      E: 10.010000 0003 0035 99999999999
      E: 10.010000 0003 0035 12x
      E: banana
      E: 10.010000 00ff 0035 1
      E: 10.010000 0003 0fff 1
      nonsense
      """
    let lines = Samples.evemuEvents.split(separator: "\n", omittingEmptySubsequences: false)
    let text =
      lines.prefix(4).joined(separator: "\n") + "\n" + bad + "\n"
      + lines.dropFirst(4).joined(separator: "\n")
    let result = try read(Samples.evemuHead + text, options)
    #expect(result.frames == ["0 began 0 100,50", "20 moved 0 110,50", "45 ended 0 110,50"])
    #expect(
      result.complaints == [
        "14 an event without a value, left out: “E: 10.010000 0003 0035”",
        "15 an event without a code, left out: “E: 10.010000 0003”",
        "16 an event without a value, left out: “E: 10.010000 0003 0035 99999999999”",
        "17 an event with something behind it, left out: “E: 10.010000 0003 0035 12x”",
        "18 an event without a time, left out: “E: banana”",
        "19 type 255, code 53 is no input event, left out",
        "20 type 3, code 4095 is no input event, left out",
        "21 text that is no event is left out: “nonsense”",
      ])
  }

  @Test("a head alone is no recording")
  func headAlone() {
    #expect(
      failure(Samples.evemuHead)
        == "test describes the device “Board #2” and holds no events; name the recording itself, and"
        + " this file with --device"
    )
  }

  @Test("a mouse's recording and a keyboard's are called what they are")
  func otherDevices() {
    func complaint(_ events: String) -> String {
      do {
        _ = try Recording(text: events, named: "test")
        return "read"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      complaint("E: 0.1 0002 0000 0005\nE: 0.1 0000 0000 0000\nE: 0.2 0001 0110 0001\n")
        .hasPrefix("test is of a mouse, which reports movement and no fingers; "))
    #expect(
      complaint("E: 0.1 0001 001e 0001\nE: 0.1 0000 0000 0000\n")
        .hasPrefix("test is of a keyboard or buttons, which report no fingers; "))
  }
}
