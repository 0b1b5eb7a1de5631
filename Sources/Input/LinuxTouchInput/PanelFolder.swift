import EvdevInput
import Foundation

/// The folder with the kernel's devices.
package struct PanelFolder: Sendable, Hashable {
  package static let usual = PanelFolder("/dev/input")

  package let path: String
  /// The folder where the kernel describes devices, readable without permission to open them.
  private let descriptions: String

  package init(_ path: String, descriptions: String = "/sys/class/input") {
    self.path = path
    self.descriptions = descriptions
  }

  /// The touch devices, sorted by number. `open` is called for each device.
  package func panels(
    open: (String) throws(PanelError) -> DeviceDescription = { path throws(PanelError) in
      try EvdevDevice(path).description
    }
  ) throws(PanelError) -> [FoundPanel] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .noFolder(path)
    }
    let numbers = names.compactMap { Self.number(of: $0) }.sorted()
    return numbers.compactMap { number in
      let panel = panel("event\(number)", open)
      return panel?.description.isTouchDevice == true ? panel : nil
    }
  }

  /// The number in a device's file name, such as `event5`.
  package static func number(of name: String) -> Int? {
    guard name.hasPrefix("event") else { return nil }
    return Int(name.dropFirst(5))
  }

  private func panel(
    _ name: String, _ open: (String) throws(PanelError) -> DeviceDescription
  ) -> FoundPanel? {
    let node = "\(path)/\(name)"
    do throws(PanelError) {
      return FoundPanel(path: node, description: try open(node))
    } catch {
      guard case .noPermission = error else { return nil }
      let folder = "\(descriptions)/\(name)/device"
      return FoundPanel(
        path: node, description: DeviceDescription(describedIn: folder), problem: error)
    }
  }
}

extension DeviceDescription {
  /// The description that the kernel publishes: name, keys and axes, without the axes' ranges.
  init(describedIn folder: String) {
    func text(_ name: String) -> String {
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
    self.init(name: text("name"))
    for code in Self.bits(text("capabilities/abs")) {
      axes[code] = AxisRange(minimum: 0, maximum: 0)
    }
    keys = Set(Self.bits(text("capabilities/key")))
    for bit in Self.bits(text("properties")) where bit < 64 {
      properties.insert(Properties(rawValue: 1 << UInt64(bit)))
    }
  }

  /// The set bits of hexadecimal words, the lowest word last.
  private static func bits(_ text: String) -> [UInt16] {
    text.split(separator: " ").reversed().enumerated().flatMap { place, word -> [UInt16] in
      guard place < 64, let bits = UInt64(word, radix: 16) else { return [] }
      return (0..<64).filter { bits >> UInt64($0) & 1 != 0 }.map { UInt16(place * 64 + $0) }
    }
  }
}
