import EvdevInput
import Foundation
import Testing

@testable import LinuxTouchInput

@Suite struct PanelFolderTests {
  @Test("touch devices are listed by number; others and what cannot be opened are not")
  func listing() throws {
    let folder = try Scratch(["event10", "event2", "event3", "event4", "mouse0"])
    let panels = try PanelFolder(folder.path).panels { path throws(PanelError) in
      switch path.suffix(2) {
      case "t2": return panel()
      case "10": return panel()
      case "t3": return DeviceDescription(name: "keyboard")
      default: throw .notADevice(path)
      }
    }
    #expect(panels.map(\.path) == ["\(folder.path)/event2", "\(folder.path)/event10"])
  }

  @Test("a device that may not be read is described by what everybody may know")
  func described() throws {
    let folder = try Scratch(["event0"])
    let known = try Scratch([])
    try known.write("Secret Panel\n", to: "event0/device/name")
    // ABS_X, ABS_Y, ABS_MT_SLOT, POSITION_X, POSITION_Y, TRACKING_ID; BTN_TOUCH; direct.
    try known.write("260800000000003\n", to: "event0/device/capabilities/abs")
    try known.write("400 0 0 0 0 0\n", to: "event0/device/capabilities/key")
    try known.write("2\n", to: "event0/device/properties")
    let found = try PanelFolder(folder.path, descriptions: known.path).panels {
      path throws(PanelError) in throw .noPermission(path, group: "input")
    }
    #expect(
      found.flatMap(\.lines) == [
        "\(folder.path)/event0  Secret Panel", "    touchscreen, slots, not readable",
      ])
  }

  @Test("a folder that is not there is told")
  func noFolder() {
    #expect(throws: PanelError.noFolder("/nowhere")) { try PanelFolder("/nowhere").panels() }
  }

  @Test("a line tells kind, protocol, size and what else is felt")
  func lines() {
    var pen = DeviceDescription(name: "Pen")
    pen.keys = [EvdevCode.toolPen, EvdevCode.touch]
    pen.properties = .direct
    pen.axes = [
      EvdevCode.x: AxisRange(minimum: 0, maximum: 1999, resolution: 10),
      EvdevCode.y: AxisRange(minimum: 0, maximum: 999, resolution: 10),
      EvdevCode.pressure: AxisRange(minimum: 0, maximum: 1023),
      EvdevCode.tiltX: AxisRange(minimum: -60, maximum: 60),
    ]
    let found = [panel(), pen].map { FoundPanel(path: "/dev/input/event1", description: $0) }
    #expect(
      found.flatMap(\.lines) == [
        "/dev/input/event1  Panel", "    touchscreen, 10 slots, 100x50 mm",
        "/dev/input/event1  Pen", "    pen, single touch, 200x100 mm, pressure, tilt",
      ])
  }

  @Test("a watch notices what comes and goes, once")
  func watching() throws {
    let folder = try Scratch([])
    let watch = try FolderWatch(PanelFolder(folder.path))
    var seen = [watch.takeChanges()]
    try folder.write("", to: "event7")
    seen += [watch.takeChanges(), watch.takeChanges()]
    try FileManager.default.removeItem(atPath: folder.path + "/event7")
    seen.append(watch.takeChanges())
    #expect(seen == [false, true, false, true])
  }
}

@Suite struct PanelChoiceTests {
  private let folder = PanelFolder("/dev/input")

  @Test(
    "a word means a node, a number, a name or a part of one, the more exact first",
    arguments: [
      ("event3", ["/dev/input/event3"]), ("3", ["/dev/input/event3"]),
      ("goodix", ["/dev/input/event3"]), ("Pad", ["/dev/input/event5"]),
      ("pad", ["/dev/input/event5"]), ("o", ["/dev/input/event3", "/dev/input/event12"]),
      ("/dev/input/event12", ["/dev/input/event12"]), ("nothing", []),
    ])
  func matches(_ word: String, _ paths: [String]) {
    #expect(PanelChoice(word).matches(among: there).map(\.path) == paths)
  }

  @Test("no word means the screens that may be read, else everything")
  func any() {
    #expect(PanelChoice.any.matches(among: there).map(\.name) == ["Goodix"])
    #expect(PanelChoice.any.matches(among: [there[1]]).map(\.name) == ["Pad"])
  }

  @Test("what is not there and what is not clear is told with what there is")
  func errors() {
    let known = there.map { "\($0.path) (\($0.name))" }
    #expect(throws: PanelError.noMatch("x-ray", known: known)) {
      try PanelChoice("x-ray").one(among: there, in: folder)
    }
    #expect(throws: PanelError.ambiguous("o", matches: [known[0], known[2]])) {
      try PanelChoice("o").one(among: there, in: folder)
    }
    #expect(throws: PanelError.noPanels(folder: "/dev/input")) {
      try PanelChoice.any.one(among: [], in: folder)
    }
  }

  /// A screen, a pad, and a screen that may not be read.
  private var there: [FoundPanel] {
    func found(
      _ number: Int, _ name: String, _ properties: DeviceDescription.Properties,
      _ problem: PanelError? = nil
    ) -> FoundPanel {
      var device = panel()
      device.name = name
      device.properties = properties
      return FoundPanel(path: "/dev/input/event\(number)", description: device, problem: problem)
    }
    return [
      found(3, "Goodix", .direct), found(5, "Pad", .pointer),
      found(12, "Locked", .direct, .noPermission("/dev/input/event12", group: nil)),
    ]
  }
}

/// A folder that is there as long as the test.
final class Scratch {
  let path: String

  init(_ names: [String]) throws {
    path = NSTemporaryDirectory() + "touchstone-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in names { try write("", to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
