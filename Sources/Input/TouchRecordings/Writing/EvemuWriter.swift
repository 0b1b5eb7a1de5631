import EvdevInput
import Foundation
import GestureCore

/// Writes evemu 1.3.
package struct EvemuWriter: FrameWriter {
  private var script: EvdevScript
  private let scene: String?

  package init(_ header: RecordingHeader) {
    script = EvdevScript(header)
    scene = header.scene
  }

  package var losses: Set<String> { script.losses }

  package var head: String { Self.head(script.grid.device, scene: scene) }

  /// The header of a device's recording; `scene` is a scene file's JSON text.
  package static func head(_ device: DeviceDescription, scene: String? = nil) -> String {
    let id = [device.bus, device.vendor, device.product, device.version]
    var lines = ["# EVEMU 1.3", "N: \(EvdevSpelling.name(device))"]
    lines.append("I: " + id.map { EvdevSpelling.hex($0, digits: 4) }.joined(separator: " "))
    lines.append(
      "P: "
        + bytes([UInt8(truncatingIfNeeded: device.properties.rawValue)] + [0, 0, 0, 0, 0, 0, 0]))
    lines += bitmap(0, [0, 1, 3])
    lines += bitmap(EvdevCode.key, device.keys.sorted())
    lines += bitmap(EvdevCode.abs, device.axes.keys.sorted())
    for (code, range) in device.axes.sorted(by: { $0.key < $1.key }) {
      let numbers = EvdevSpelling.numbers(range).map { "\($0)" }.joined(separator: " ")
      lines.append("A: \(EvdevSpelling.hex(code, digits: 2)) \(numbers)")
    }
    return lines.joined(separator: "\n") + "\n" + SceneNote.line(scene)
  }

  package mutating func text(for frame: InputFrame) -> String {
    script.take(frame).map(Self.line).joined()
  }

  /// An event's line.
  package static func line(_ event: EvdevEvent) -> String {
    let (seconds, micros) = EvdevSpelling.time(event.time)
    var fraction = "\(micros)"
    fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
    let type = EvdevSpelling.hex(event.type, digits: 4)
    let code = EvdevSpelling.hex(event.code, digits: 4)
    return "E: \(seconds).\(fraction) \(type) \(code) \(EvdevSpelling.value(event.value))\n"
  }

  /// The bitmap of a type's codes, eight bytes per line.
  private static func bitmap(_ type: UInt16, _ codes: [UInt16]) -> [String] {
    let count = (Int(codes.max() ?? 0) / 64 + 1) * 8
    var bits = [UInt8](repeating: 0, count: count)
    for code in codes { bits[Int(code) / 8] |= 1 << (code % 8) }
    return stride(from: 0, to: count, by: 8).map { start in
      "B: \(EvdevSpelling.hex(type, digits: 2)) " + bytes(Array(bits[start..<(start + 8)]))
    }
  }

  private static func bytes(_ values: [UInt8]) -> String {
    values.map { EvdevSpelling.hex(UInt16($0), digits: 2) }.joined(separator: " ")
  }
}
