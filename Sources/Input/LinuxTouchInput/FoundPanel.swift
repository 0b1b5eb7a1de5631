import EvdevInput
import Foundation

/// A connected touch device, readable or not.
package struct FoundPanel: Sendable, Hashable {
  package var path: String
  package var description: DeviceDescription
  /// Why it cannot be opened; the description then has no ranges. `nil` if it can be.
  package var problem: PanelError?

  package init(path: String, description: DeviceDescription, problem: PanelError? = nil) {
    self.path = path
    self.description = description
    self.problem = problem
  }

  package var name: String { description.name }

  /// `/dev/input/event5  name`, `  touchscreen, 10 slots, 310 x 174 mm`.
  package var lines: [String] {
    var words = [description.kindName, description.protocolName]
    if problem != nil {
      words.append("not readable")
    } else {
      let mapping = PanelMapping(device: description)
      let isKnown = mapping.assumptions.isEmpty
      words.append("\(isKnown ? "" : "probably ")\(mapping.physicalSize)")
      if description.axes.keys.contains(where: [EvdevCode.pressure, EvdevCode.mtPressure].contains)
      {
        words.append("pressure")
      }
      if description.axes[EvdevCode.tiltX] != nil { words.append("tilt") }
    }
    return ["\(path)  \(name)", "    \(words.joined(separator: ", "))"]
  }
}

extension DeviceDescription {
  /// Whether fingers or pens touch it: it has positions and a key or axis that reports touches.
  package var isTouchDevice: Bool {
    let hasAxes =
      isMultitouch && axes[EvdevCode.positionY] != nil
      || axes[EvdevCode.x] != nil && axes[EvdevCode.y] != nil
    let hasTouch = [EvdevCode.touch, EvdevCode.toolFinger, EvdevCode.toolPen].contains {
      keys.contains($0)
    }
    return hasAxes && (isMultitouch || hasTouch)
  }

  /// Whether it supports only pens.
  package var isPenDevice: Bool {
    !isMultitouch && keys.contains(EvdevCode.toolPen) && !keys.contains(EvdevCode.toolFinger)
  }

  package var kindName: String {
    if isPenDevice { return "pen" }
    return switch surface {
    case .touchscreen: "touchscreen"
    case .touchpad: "touchpad"
    case .touchTablet: "drawing tablet for fingers"
    case .unknown: "touch device"
    }
  }

  /// The protocol by which it reports fingers.
  package var protocolName: String {
    if properties.contains(.semiMultitouch) { return "box around the fingers" }
    guard isMultitouch else { return "single touch" }
    guard let slots = axes[EvdevCode.slot] else { return "protocol A" }
    return slots.maximum > 0 ? "\(slots.maximum + 1) slots" : "slots"
  }
}
