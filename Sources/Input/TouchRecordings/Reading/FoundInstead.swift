import Foundation
import JSONText

/// Describes what a file of a known format contains instead of touches.
enum FoundInstead {
  /// A kind of line that a log may contain.
  private struct Kind {
    var one: String
    var many: String
    /// Texts that mark a line of this kind.
    var marks: [StaticString]
    /// Pairs of texts that mark a line together: an object, and what it reports.
    var pairs: [(StaticString, StaticString)] = []
  }

  /// A line counts for the first kind that matches.
  private static let kinds = [
    Kind(
      one: "pen report", many: "pen reports",
      marks: [
        "TABLET_TOOL_", "\"pointerType\":\"pen\"", "\"pointerType\": \"pen\"",
        "SDL_EVENT_PEN", "QTabletEvent", "BTN_TOOL_PEN",
      ],
      pairs: [("zwp_tablet_tool", ".frame(")]),
    Kind(
      one: "mouse motion", many: "mouse motions",
      marks: [
        "POINTER_MOTION", "(Motion)", "(RawMotion)", "SDL_MOUSEMOTION",
        "SDL_EVENT_MOUSE_MOTION", "mousemove", "QMouseEvent(MouseMove", "REL_X", "REL_Y",
        "ACTION_HOVER_MOVE", "\"mouseMoved\"",
      ],
      pairs: [
        ("wl_pointer", ".motion("), ("\"pointerType\":\"mouse\"", "pointermove"),
        ("\"pointerType\": \"mouse\"", "pointermove"),
      ]),
    Kind(
      one: "mouse button", many: "mouse buttons",
      marks: [
        "POINTER_BUTTON", "(ButtonPress)", "(RawButtonPress)", "SDL_MOUSEBUTTON",
        "SDL_EVENT_MOUSE_BUTTON", "mousedown", "mouseup", "QMouseEvent(", "\"mousePressed\"",
      ],
      pairs: [("wl_pointer", ".button(")]),
    Kind(
      one: "scroll", many: "scrolls",
      marks: [
        "POINTER_AXIS", "POINTER_SCROLL", "SDL_MOUSEWHEEL", "SDL_EVENT_MOUSE_WHEEL", "wheel",
      ],
      pairs: [("wl_pointer", ".axis(")]),
    Kind(
      one: "key", many: "keys",
      marks: [
        "KEYBOARD_KEY", "(KeyPress)", "(RawKeyPress)", "SDL_KEYDOWN",
        "SDL_EVENT_KEY_DOWN", "keydown", "EV_KEY       KEY_",
      ],
      pairs: [("wl_keyboard", ".key(")]),
    Kind(
      one: "mouse event", many: "mouse events",
      marks: ["\"pointerType\":\"mouse\"", "\"pointerType\": \"mouse\""]),
  ]

  /// The error for a recording without touches. `nothing` is the format's own message, used if no other content is found.
  static func error(
    _ name: String, _ beginning: ByteSource, part: String?,
    _ nothing: (message: String, remedy: String)? = nil
  ) throws(RecordingError) -> RecordingError {
    if let part, let names = try names(in: beginning) {
      return RecordingError(
        file: name, "has no recording “\(part.prefix(60))”", remedy: "it has \(names)")
    }
    if let device = try reportingDevice(beginning) {
      return RecordingError(
        file: name, device,
        remedy: "record the touch screen or touchpad; libinput list-devices names it")
    }
    if let column = beginning.cutColumn { return UnknownRecording.cut(name, at: column) }
    let found = try counts(in: beginning)
    if !found.isEmpty { return error(name, found) }
    if let nothing {
      return RecordingError(file: name, nothing.message, remedy: nothing.remedy)
    }
    if let device = try describedDevice(beginning) {
      return RecordingError(
        file: name, "describes \(device) and holds no events",
        remedy: "name the recording itself, and this file with --device")
    }
    return RecordingError(
      file: name, "holds no touches", remedy: "record again, from before a finger lands on")
  }

  /// The error for a file of unknown format that mostly has lines of these kinds; `nil` otherwise.
  static func error(_ name: String, unknown beginning: ByteSource) -> RecordingError? {
    guard let found = try? counts(in: beginning), !found.isEmpty else { return nil }
    var lines = 0
    var rest = beginning
    while let line = try? rest.nextLine() {
      if !line.cursor.isAtEnd { lines += 1 }
    }
    return found.reduce(0) { $0 + $1.count } * 2 >= lines ? error(name, found) : nil
  }

  // MARK: - Private

  private static func error(
    _ name: String, _ found: [(count: Int, words: String)]
  ) -> RecordingError {
    let isPen = found.contains { $0.words.contains("pen report") }
    return RecordingError(
      file: name, "holds no touches; it has \(found.map(\.words).joined(separator: " and "))",
      remedy: isPen
        ? "record the pen's device, or the touch screen, with sudo libinput record"
        : "record the touch screen or touchpad")
  }

  /// The number of lines of each kind, with a description.
  private static func counts(
    in beginning: ByteSource
  ) throws(RecordingError) -> [(count: Int, words: String)] {
    var counts = Array(repeating: 0, count: kinds.count)
    var beginning = beginning
    while let line = try beginning.nextLine() {
      if let kind = kinds.firstIndex(where: { kind in
        kind.marks.contains { line.cursor.contains($0) }
          || kind.pairs.contains { line.cursor.contains($0) && line.cursor.contains($1) }
      }) {
        counts[kind] += 1
      }
    }
    let isWhole = beginning.isWhole
    return zip(kinds, counts).filter { $0.1 > 0 }.map { kind, count in
      (count, "\(isWhole ? "" : "at least ")\(count) \(count == 1 ? kind.one : kind.many)")
    }
  }

  /// Describes a HID device that is not a touch device.
  private static func reportingDevice(_ beginning: ByteSource) throws(RecordingError) -> String? {
    var beginning = beginning
    var count = 0
    var usage: String?
    while var line = try beginning.nextLine() {
      if line.cursor.take("E:") { count += 1 }
      guard line.cursor.take("R:"), usage == nil else { continue }
      let text = line.cursor.rest.lowercased()
      usage =
        text.contains("05 0d 09 02") || text.contains("05 0d 09 01")
        ? "pen"
        : text.contains("05 01 09 02")
          ? "mouse"
          : text.contains("05 01 09 06") ? "keyboard" : nil
    }
    guard count > 0, let usage else { return nil }
    let reports = count == 1 ? "1 \(usage) report" : "\(count) \(usage) reports"
    return "holds no touches; it has \(beginning.isWhole ? "" : "at least ")\(reports)"
  }

  /// The device's name in the header of evemu, evtest, getevent or `libinput record`.
  private static func describedDevice(_ beginning: ByteSource) throws(RecordingError) -> String? {
    var beginning = beginning
    var name: String?
    var count = 0
    var hasHead = false
    while var line = try beginning.nextLine() {
      var start = line.cursor
      start.skipBlanks()
      if line.cursor.take("N: ") || line.cursor.take("Input device name: ") {
        hasHead = true
        let words = line.cursor.rest.trimmingCharacters(in: ["\"", " "])
        name = words.isEmpty ? nil : words
      } else if hasHead, start.take("name:") {
        // With several devices, no name is that of the only one.
        let words = start.rest.trimmingCharacters(in: ["\"", " "])
        count += 1
        name = words.isEmpty || count > 1 ? nil : words
      } else if start.contains("add device ") || start.contains("Supported events:")
        || start.contains("ndevices:")
      {
        hasHead = true
      } else if line.cursor.take("A: ") || line.cursor.take("B: ") || line.cursor.take("R: ") {
        hasHead = true
      }
    }
    guard hasHead else { return nil }
    if let name { return "the device “\(name.prefix(60))”" }
    return count > 1 ? "\(count) devices" : "a device"
  }

  /// The names of the recordings in a file with several.
  private static func names(in beginning: ByteSource) throws(RecordingError) -> String? {
    var beginning = beginning
    var records = JSONRecords()
    var names: [String] = []
    while let line = try beginning.nextPiece() {
      records.read(line) { record in
        if let name = record.value?["name"]?.string { names.append(name) }
      }
    }
    guard !names.isEmpty else { return nil }
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    return names.prefix(12).map { "“\($0.prefix(60))”" }.joined(separator: ", ") + more
  }
}
