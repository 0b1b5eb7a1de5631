import EvdevInput
import Foundation
import GestureCore

/// Writes the YAML of `libinput record`, version 1.
struct LibinputWriter: FrameWriter {
  private var script: EvdevScript

  private let scene: String?

  init(_ header: RecordingHeader) {
    script = EvdevScript(header)
    scene = header.scene
  }

  var losses: Set<String> { script.losses }

  var head: String {
    let device = script.grid.device
    let name = quoted(EvdevSpelling.name(device))
    let id = [device.bus, device.vendor, device.product, device.version]
    let axes = device.axes.sorted { $0.key < $1.key }
    let properties = (0..<64).filter { device.properties.rawValue >> UInt64($0) & 1 != 0 }
    return """
      # libinput record
      \(SceneNote.line(scene))version: 1
      ndevices: 1
      libinput:
        version: "unknown"
        git: "unknown"
      system:
        os: "unknown"
        kernel: "unknown"
        dmi: "unknown"
      devices:
      - node: /dev/input/event0
        evdev:
          name: \(name)
          id: \(list(id))
          codes:
            0: [0, 1, 2, 3]
            1: \(list(device.keys.sorted()))
            3: \(list(axes.map(\.key)))
          absinfo:
      \(axes.map { "      \($0.key): \(list(EvdevSpelling.numbers($0.value)))" }.joined(separator: "\n"))
          properties: \(list(properties))
        hid: []
        udev:
          properties:
          - ID_INPUT=1
          - ID_INPUT_TOUCHSCREEN=1
        quirks:
        events:

      """
  }

  mutating func text(for frame: InputFrame) -> String {
    var lines: [String] = []
    var isOpen = false
    for event in script.take(frame) {
      if !isOpen { lines.append("  - evdev:") }
      let (seconds, micros) = EvdevSpelling.time(event.time)
      let numbers = [
        padded(seconds, 3), padded(micros, 6), padded(Int64(event.type), 3),
        padded(Int64(event.code), 3), padded(Int64(event.value), 7),
      ]
      lines.append("    - [\(numbers.joined(separator: ", "))]")
      isOpen = event.type != EvdevCode.syn
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Escapes scalars, because a quote with a combining mark is a different character.
  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(String.UnicodeScalarView(escaped)))\""
  }

  private func list(_ numbers: [some BinaryInteger]) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ", ") + "]"
  }

  private func padded(_ number: Int64, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
