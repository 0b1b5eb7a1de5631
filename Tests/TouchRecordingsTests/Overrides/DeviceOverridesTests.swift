import EvdevInput
import Foundation
import Testing

@testable import TouchRecordings

@Suite struct DeviceOverridesTests {
  private static var pad: DeviceDescription {
    var device = DeviceDescription(name: "ACME Touchpad")
    (device.bus, device.vendor, device.product, device.version) = (3, 0x056a, 0x0262, 0x100)
    device.properties = .pointer
    for code in [EvdevCode.positionX, EvdevCode.positionY] {
      device.axes[code] = AxisRange(minimum: 0, maximum: 999, fuzz: 4, resolution: 0)
    }
    return device
  }

  /// What a file, or words, make of the pad; then what is said about it.
  private func told(
    _ text: String, words: [String] = [], on machine: String? = nil, of pad: DeviceDescription = pad
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "overrides-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "F")
    try text.write(to: file, atomically: true, encoding: .utf8)
    var overrides = DeviceOverrides()
    for each in (text.isEmpty ? [] : [file.path]) + words {
      let isTaken = overrides.take(each)
      #expect(isTaken)
    }
    var device = pad
    var lines: [String] = []
    do throws(RecordingError) {
      let notes = try overrides.apply(to: &device, on: machine)
      lines = Self.spell(device) + notes.map(\.description)
    } catch {
      lines = ["\(error)"]
    }
    return lines.map { $0.replacingOccurrences(of: file.path, with: "F") }
  }

  private static func spell(_ device: DeviceDescription) -> [String] {
    let axes = device.axes.sorted { $0.key < $1.key }.compactMap { code, range -> String? in
      guard range != pad.axes[code] else { return nil }
      let numbers = [range.minimum, range.maximum, range.resolution, range.fuzz, range.flat]
      return String(code, radix: 16) + "=" + numbers.map(String.init).joined(separator: ":")
    }
    let limits = device.limits
    let ranges = [("pressure", limits.pressure), ("size", limits.size)].compactMap { name, range in
      range.map { "\(name)=\($0.down):\($0.up)" }
    }
    let values = [
      ("palm pressure", limits.palmPressure), ("palm size", limits.palmSize),
      ("thumb pressure", limits.thumbPressure), ("thumb size", limits.thumbSize),
    ].compactMap { name, value in value.map { "\(name)=\($0)" } }
    return axes + ranges + values
  }

  @Test("one end of an axis that would come to lie beyond the other is left, and told")
  func turnedRound() throws {
    #expect(
      try told("", words: ["EVDEV_ABS_35=:-5", "EVDEV_ABS_36=:499"]) == [
        "36=0:499:0:4:0", "--device: EVDEV_ABS_35 has nothing to change here",
        "--device: changes EVDEV_ABS_36",
      ])
  }

  @Test("the hardware database changes axes of the device that it names; what is empty stays")
  func database() throws {
    #expect(
      try told(
        """
        # Pads
        evdev:name:Other*:*
         EVDEV_ABS_35=1:2:3

        evdev:input:b0003v046D*
        evdev:input:b0003v056Ap0262*
         EVDEV_ABS_35=10:2010:20
         EVDEV_ABS_36=::30:0:8
         EVDEV_ABS_3a=0:255
         EVDEV_ABS_18=::5
         LIBINPUT_ATTR=1

        evdev:name:ACME Touchpad:*
         EVDEV_ABS_35=:2020

        """) == [
          "35=10:2020:20:4:0", "36=0:999:30:0:8", "3a=0:255:0:0:0",
          "F:5: changes EVDEV_ABS_35, EVDEV_ABS_36, EVDEV_ABS_3a",
          "F:5: LIBINPUT_ATTR, EVDEV_ABS_18 have nothing to change here",
          "F:13: changes EVDEV_ABS_35",
        ])
  }

  @Test("lines may end as on Windows")
  func returns() throws {
    #expect(
      try told("evdev:name:ACME*\r\n EVDEV_ABS_35=0:500\r\n\r\nevdev:name:B*\r\n B=1\r\n") == [
        "35=0:500:0:4:0", "F:1: changes EVDEV_ABS_35",
      ])
  }

  @Test("quirks say from when on contacts count; all that a section asks for must be so")
  func quirks() throws {
    #expect(
      try told(
        """
        [Another bus]
        MatchName=ACME*
        MatchBus=ps2
        AttrPalmSizeThreshold=1

        [ACME]
        MatchName=ACME*
        MatchBus=usb
        MatchVendor=0x056A
        MatchProduct=0x0001;0x0262
        MatchUdevType=touchpad
        AttrPressureRange=30:25
        AttrTouchSizeRange=6:5
        AttrPalmSizeThreshold=200
        AttrPalmPressureThreshold=150
        AttrThumbPressureThreshold=100
        AttrThumbSizeThreshold=80
        AttrResolutionHint=20x25
        ModelTouchpadVisibleMarker=1
        """) == [
          "35=0:999:20:4:0", "36=0:999:25:4:0", "pressure=30:25", "size=6:5", "palm pressure=150",
          "palm size=200", "thumb pressure=100", "thumb size=80",
          "F:6: changes AttrPressureRange, AttrTouchSizeRange, AttrPalmSizeThreshold, "
            + "AttrPalmPressureThreshold, AttrThumbPressureThreshold, AttrThumbSizeThreshold, "
            + "AttrResolutionHint",
          "F:6: ModelTouchpadVisibleMarker has nothing to change here",
        ])
  }

  @Test("words say the same of whatever is read, and come after files")
  func words() throws {
    #expect(
      try told(
        "evdev:name:ACME*\n EVDEV_ABS_35=0:500\n",
        words: ["EVDEV_ABS_35=::12", "AttrSizeHint=100x50", "AttrNothing=1"]) == [
          "35=0:500:12:4:0", "36=0:999:20:4:0", "F:1: changes EVDEV_ABS_35",
          "--device: changes EVDEV_ABS_35", "--device: changes AttrSizeHint",
          "--device: AttrNothing has nothing to change here",
        ])
  }

  @Test("sections for one machine count where that is known; one alone counts where it is not")
  func machines() throws {
    let sections = { (names: [String]) in
      names.map { "evdev:name:ACME*:dmi:*svn\($0):*\n EVDEV_ABS_35=::\($0.count)\n" }
        .joined(separator: "\n")
    }
    let both = sections(["LENOVO", "HP"])
    #expect(
      try told(both, on: "dmi:bvnX:svnHP:pnY")
        == ["35=0:999:2:4:0", "F:4: changes EVDEV_ABS_35"])
    #expect(
      try told(both) == [
        "F:1: and 1 more sections are for one machine, which is not known, and left out; "
          + "leave the section of that machine alone in the file"
      ])
    #expect(
      try told(sections(["HP"])) == [
        "35=0:999:2:4:0",
        "F:1: is taken, though it is for one machine, which the recording does not name",
        "F:1: changes EVDEV_ABS_35",
      ])
    #expect(
      try told(
        "[A]\nMatchName=ACME*\nMatchDMIModalias=dmi:*svnHP*\nAttrPalmSizeThreshold=9\n",
        on: "dmi:svnHP:")
        == ["palm size=9", "F:1: changes AttrPalmSizeThreshold"])
  }

  @Test("a file without a section for the device says so")
  func none() throws {
    #expect(
      try told("evdev:name:Other:*\n EVDEV_ABS_35=1:2:3\n")
        == ["F: no section is about “ACME Touchpad”; compare the names and numbers"])
  }

  @Test(
    "what is wrong is told with its line and how it is written",
    arguments: [
      (
        " EVDEV_ABS_35=1", "1",
        "“EVDEV_ABS_35=1” is said of no device; write evdev:name:NAME:* in the line before"
      ),
      (
        "evdev:name:A*\n EVDEV_ABS_40=1:2", "2",
        "EVDEV_ABS_40 names no axis; write its number with two digits, 00 to 3f, such as EVDEV_ABS_35"
      ),
      (
        "evdev:name:A*\n EVDEV_ABS_35=1:x", "2",
        "“x” of “1:x” is no number; write minimum:maximum:resolution:fuzz:flat; what is empty stays"
      ),
      (
        "evdev:name:A*\n EVDEV_ABS_35=5:5", "2",
        "“5:5” has a minimum that is not below its maximum; write minimum:maximum:resolution:fuzz:flat; what is empty stays"
      ),
      (
        "evdev:name:A*\n EVDEV_ABS_35=1:99999999999", "2",
        "“99999999999” of “1:99999999999” is no number; write minimum:maximum:resolution:fuzz:flat; what is empty stays"
      ),
      (
        "evdev:name:A*\n EVDEV_ABS_35=1:2:3:4:5:6", "2",
        "“1:2:3:4:5:6” has more than 5 fields; write minimum:maximum:resolution:fuzz:flat; what is empty stays"
      ),
      (
        "[A]\nAttrPressureRange=10", "2",
        "“10” is no pair of numbers; write AttrPressureRange=DOWN:UP, such as AttrPressureRange=30:25"
      ),
      (
        "[A]\nAttrPressureRange=10:20", "2",
        "AttrPressureRange=10:20: a contact would end before it begins; write the limit of the beginning first"
      ),
      (
        "[A]\nAttrPalmSizeThreshold=big", "2",
        "AttrPalmSizeThreshold=big is no number; write AttrPalmSizeThreshold=N, such as AttrPalmSizeThreshold=100"
      ),
      ("[A]\nMatchName", "2", "“MatchName” has no equals sign; write NAME=VALUE"),
    ])
  func faults(text: String, line: String, words: String) throws {
    let text = text.hasPrefix(" ") ? "evdev:name:B\n\n" + text : text
    let line = text.hasPrefix("evdev:name:B\n") ? "3" : line
    #expect(try told(text) == ["F:\(line): \(words)"])
  }

  @Test("files and lines have an end")
  func bounds() throws {
    let long = "[A]\nAttrX=" + String(repeating: "1", count: 5000)
    #expect(try told(long) == ["F:2: a line of more than 4096 bytes; shorten it"])
    let large = "[A]\n" + String(repeating: "# nothing\n", count: 110_000)
    #expect(
      try told(large)
        == [
          "F has more than 1048576 bytes, which no quirks need; keep the sections of your devices"
        ])
  }

  @Test("what is no override is left to those who read descriptions")
  func others() throws {
    var overrides = DeviceOverrides()
    let areTaken = ["/nowhere/panel.desc", #filePath].map { overrides.take($0) }
    #expect(areTaken == [false, false])
    #expect(overrides.isEmpty)
  }
}
