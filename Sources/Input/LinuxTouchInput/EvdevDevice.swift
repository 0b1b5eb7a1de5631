import CLibEvdev
import EvdevInput
import Foundation
import GestureCore

/// A device of the kernel's event interface.
package final class EvdevDevice: PanelDevice {
  package let path: String
  package let description: DeviceDescription
  package let descriptor: Int32
  package let hasMonotonicTime = true
  /// Limit above any panel's number of slots.
  private static let mostSlots = 256

  /// Opens a device and makes its times those of the monotonic clock. `isGrabbed` prevents all
  /// other programs, including the desktop, from receiving its events.
  package init(_ path: String, isGrabbed: Bool = false) throws(PanelError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw PanelError(opening: path, errno) }
    guard let device = Self.probe(descriptor) else {
      close(descriptor)
      throw .notADevice(path)
    }
    defer { libevdev_free(device) }
    description = Self.description(of: device)
    libevdev_set_clock_id(device, CLOCK_MONOTONIC)
    // The grab lasts until the descriptor is closed.
    if isGrabbed, libevdev_grab(device, LIBEVDEV_GRAB) != 0 {
      throw .grabbed(path)
    }
  }

  deinit { close(descriptor) }

  package func state() -> PanelState? {
    guard let device = Self.probe(descriptor) else { return nil }
    defer { libevdev_free(device) }
    var state = PanelState()
    for code in description.axes.keys where !EvdevCode.isMultitouch(axis: code) {
      state.axes[code] = libevdev_get_event_value(device, UInt32(EvdevCode.abs), UInt32(code))
    }
    for key in description.keys
    where libevdev_get_event_value(device, UInt32(EvdevCode.key), UInt32(key)) != 0 {
      state.keys.insert(key)
    }
    let count = min(max(Int(libevdev_get_num_slots(device)), 0), Self.mostSlots)
    guard count > 0 else { return state }
    state.currentSlot = libevdev_get_current_slot(device)
    let contactAxes = description.axes.keys.filter {
      EvdevCode.isMultitouch(axis: $0) && $0 != EvdevCode.slot
    }
    state.slots = (0..<count).map { slot in
      var values: [UInt16: Int32] = [:]
      for code in contactAxes {
        values[code] = libevdev_get_slot_value(device, UInt32(slot), UInt32(code))
      }
      return values
    }
    return state
  }

  // MARK: - Private

  private static func probe(_ descriptor: Int32) -> OpaquePointer? {
    var device: OpaquePointer?
    return libevdev_new_from_fd(descriptor, &device) == 0 ? device : nil
  }

  private static func description(of device: OpaquePointer) -> DeviceDescription {
    var result = DeviceDescription(
      name: libevdev_get_name(device).map { String(cString: $0) } ?? "")
    result.bus = UInt16(truncatingIfNeeded: libevdev_get_id_bustype(device))
    result.vendor = UInt16(truncatingIfNeeded: libevdev_get_id_vendor(device))
    result.product = UInt16(truncatingIfNeeded: libevdev_get_id_product(device))
    result.version = UInt16(truncatingIfNeeded: libevdev_get_id_version(device))
    for bit in UInt32(0)..<32 where libevdev_has_property(device, bit) == 1 {
      result.properties.insert(DeviceDescription.Properties(rawValue: 1 << UInt64(bit)))
    }
    for code in 0...EvdevCode.highestAxis {
      guard libevdev_has_event_code(device, UInt32(EvdevCode.abs), UInt32(code)) == 1,
        let range = libevdev_get_abs_info(device, UInt32(code))?.pointee
      else { continue }
      result.axes[code] = AxisRange(
        minimum: range.minimum, maximum: range.maximum, fuzz: range.fuzz, flat: range.flat,
        resolution: range.resolution)
    }
    for code in 0...EvdevCode.highestKey
    where libevdev_has_event_code(device, UInt32(EvdevCode.key), UInt32(code)) == 1 {
      result.keys.insert(code)
    }
    return result
  }
}
