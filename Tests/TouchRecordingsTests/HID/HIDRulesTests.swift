import EvdevInput
import Testing
import TouchRecordings

/// Reports as Linux's hid-multitouch reads them; each test is one of its rules.
@Suite("How devices mean their reports")
struct HIDRulesTests {
  /// A screen of 1630 units to either side, and what it sends. A finger is a tip, a number and a
  /// place; the count, if there is one, comes last.
  private struct Screen {
    var fingers = 2
    var hasCount = true
    var extra = ""
    var identity = "3 0457 1234"

    func recording(_ reports: [(milliseconds: Int, bytes: String)]) -> String {
      let count = hasCount ? "05 0d 09 54 15 00 25 7f 75 08 95 01 81 02" : ""
      let finger = Array(repeating: Samples.hidFinger, count: fingers).joined(separator: " ")
      let descriptor = "05 0d 09 04 a1 01 85 01 \(finger) \(count) \(extra) c0"
      let bytes = descriptor.split(separator: " ")
      let head = "R: \(bytes.count) \(bytes.joined(separator: " "))\nI: \(identity)\n"
      let lines = reports.map { report in
        let bytes = report.bytes.split(separator: " ")
        let time = String(1_000_000 + report.milliseconds * 1000).dropFirst()
        return "E: 0.\(time) \(bytes.count) \(bytes.joined(separator: " "))"
      }
      return head + lines.joined(separator: "\n") + "\n"
    }
  }

  private func frames(
    _ screen: Screen, _ reports: [(milliseconds: Int, bytes: String)]
  ) throws -> [String] {
    try read(screen.recording(reports), RecordingOptions(physicalSize: PhysicalSize("254x254mm")))
      .frames
  }

  @Test("one contact a report: a scan is as many reports as the count says")
  func serial() throws {
    let told = try frames(
      Screen(fingers: 1),
      [
        (0, "01 01 00 64 00 c8 00 02"), (0, "01 01 01 c8 00 c8 00 02"),
        (10, "01 01 00 65 00 c8 00 02"), (10, "01 01 01 c8 00 c8 00 02"),
        (20, "01 00 00 00 00 00 00 02"), (20, "01 01 01 c9 00 c8 00 02"),
        (30, "01 00 01 00 00 00 00 01"),
      ])
    #expect(
      told == [
        "0 began 0 100,200; began 1 200,200", "10 moved 0 101,200",
        "20 moved 1 201,200; ended 0 101,200", "30 ended 1 201,200",
      ])
  }

  @Test("a contact that a scan does not tell of stays, but not on panels that leave out lifts")
  func unseen() throws {
    let reports = [
      (0, "01 01 00 64 00 c8 00 01 01 c8 00 c8 00 02"),
      (10, "01 01 00 65 00 c8 00 00 00 00 00 00 00 01"),
      (20, "01 00 00 65 00 c8 00 00 00 00 00 00 00 01"),
    ]
    #expect(
      try frames(Screen(), reports) == [
        "0 began 0 100,200; began 1 200,200", "10 moved 0 101,200", "20 ended 0 101,200",
        "20 cancelled 1 200,200",
      ])
    #expect(
      try frames(Screen(identity: "3 2453 0100"), reports) == [
        "0 began 0 100,200; began 1 200,200", "10 moved 0 101,200; ended 1 200,200",
        "20 ended 0 101,200",
      ])
  }

  @Test("places behind the contact count are not in use; without a count all are")
  func count() throws {
    let report = "01 01 00 64 00 c8 00 01 01 c8 00 c8 00"
    #expect(
      try frames(Screen(), [(0, report + " 01")]).first == "0 began 0 100,200")
    #expect(
      try frames(Screen(hasCount: false), [(0, report)]).first
        == "0 began 0 100,200; began 1 200,200")
  }

  @Test("a pen that a screen declares within itself is no finger; its axes are not the screen's")
  func stylus() throws {
    let pen =
      "85 02 05 0d 09 20 a1 00 09 42 15 00 25 01 75 01 95 01 81 02 75 07 81 03"
      + " 05 01 09 30 26 ff 0f 75 10 81 02 09 31 81 02 c0"
    let reports = [
      (0, "01 01 00 64 00 c8 00 00 00 00 00 00 00 01"), (10, "02 01 10 00 10 00"),
      (20, "01 00 00 64 00 c8 00 00 00 00 00 00 00 01"),
    ]
    // The order of a dictionary changes from one run to the next: this fails in one of two without the rule.
    #expect(
      try frames(Screen(extra: pen), reports) == ["0 began 0 100,200", "20 ended 0 100,200"])
  }

  @Test("on panels that mark entries as in range, an entry is a contact, whatever its number")
  func range() throws {
    let finger =
      "05 0d 09 22 a1 02 09 42 09 32 15 00 25 01 75 01 95 02 81 02 75 06 95 01 81 03"
      + " 09 51 25 7f 75 08 81 02 05 01 26 5e 06 75 10 09 30 81 02 09 31 81 02 c0"
    let descriptor = "05 0d 09 04 a1 01 85 01 \(finger) \(finger) c0".split(separator: " ")
    let text = """
      R: \(descriptor.count) \(descriptor.joined(separator: " "))
      I: 3 2087 0a01
      E: 0.000000 13 01 03 05 64 00 c8 00 00 05 00 00 00 00
      E: 0.010000 13 01 03 09 66 00 c8 00 00 09 00 00 00 00
      E: 0.020000 13 01 02 09 66 00 c8 00 00 09 00 00 00 00
      """
    #expect(
      try read(text, RecordingOptions(physicalSize: PhysicalSize("254x254mm"))).frames == [
        "0 began 0 100,200", "10 moved 0 102,200", "20 ended 0 102,200",
      ])
  }

  @Test("a certified screen that falls silent has lifted its contacts; others go on")
  func silence() throws {
    let reports = [
      (0, "01 01 00 64 00 c8 00 00 00 00 00 00 00 01"),
      (300, "01 01 00 65 00 c8 00 00 00 00 00 00 00 01"),
    ]
    let certificate = "06 00 ff 09 c5 15 00 26 ff 00 75 08 96 00 01 b1 02"
    #expect(
      try frames(Screen(extra: certificate), reports) == [
        "0 began 0 100,200", "100 ended 0 100,200", "300 began 1 101,200",
        "300 cancelled 1 101,200",
      ])
    #expect(
      try frames(Screen(), reports) == [
        "0 began 0 100,200", "300 moved 0 101,200", "300 cancelled 0 101,200",
      ])
  }

  @Test("the panel that says how noisy it is: half of the noise is no movement")
  func noise() throws {
    // 1630 units of 2048 parts leave none; of a 4096th of an axis of 32767 units, 7.
    let reports = [
      (0, "01 01 00 00 10 00 10 01"), (10, "01 01 00 02 10 00 10 01"),
      (20, "01 01 00 20 10 00 10 01"),
    ]
    var screen = Screen(fingers: 1, identity: "3 0eef 7349")
    let wide = screen.recording(reports).replacing("26 5d 06", with: "26 ff 7f")
    let told = try read(wide, RecordingOptions(physicalSize: PhysicalSize("254x254mm"))).frames
    #expect(told.count == 3)
    #expect(told[1].hasPrefix("20 moved 0"))
    screen.identity = "3 0457 1234"
    let plain = screen.recording(reports).replacing("26 5d 06", with: "26 ff 7f")
    let all = try read(plain, RecordingOptions(physicalSize: PhysicalSize("254x254mm"))).frames
    #expect(all.count == 4)
  }

  @Test("as many slots as contacts in a report, though the device claims fewer")
  func mostContacts() throws {
    let told = try frames(
      Screen(fingers: 3, extra: "05 0d 09 55 25 02 75 08 95 01 b1 02"),
      [(0, "01 01 00 64 00 c8 00 01 01 c8 00 c8 00 01 02 2c 01 c8 00 03")])
    #expect(told.first == "0 began 0 100,200; began 1 200,200; began 2 300,200")
  }

  @Test("more contacts than the device says it can have are left out")
  func tooMany() throws {
    let told = try frames(
      Screen(fingers: 1, extra: "05 0d 09 55 25 02 75 08 95 01 b1 02"),
      [
        (0, "01 01 00 64 00 c8 00 01"), (10, "01 01 01 c8 00 c8 00 01"),
        (20, "01 01 02 2c 01 c8 00 01"),
      ])
    #expect(told.prefix(2) == ["0 began 0 100,200", "10 began 1 200,200"])
    #expect(told.count == 3)
  }
}
