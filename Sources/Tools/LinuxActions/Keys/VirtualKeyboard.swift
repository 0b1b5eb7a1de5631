import CLibEvdev
import EvdevInput
import Foundation
import TouchActions

/// A virtual keyboard with a pointer's buttons, created with uinput.
package final class VirtualKeyboard {
  private let writer: EventWriter
  private let descriptor: Int32
  private let device: OpaquePointer

  /// Creates the device. Desktops need a moment until they notice it.
  package init(at path: String = "/dev/uinput") throws(KeyboardError) {
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw KeyboardError(opening: path, errno) }
    let description = libevdev_new()
    defer { libevdev_free(description) }
    libevdev_set_name(description, "Touchstone rules")
    libevdev_set_id_bustype(description, BUS_VIRTUAL)
    let buttons = PointerButton.allCases.map(\.code)
    for key in KeyName.all + buttons {
      libevdev_enable_event_code(description, UInt32(EvdevCode.key), UInt32(key), nil)
    }
    // Desktops ignore a device that has buttons but no axes of movement.
    for axis in [UInt32(REL_X), UInt32(REL_Y)] {
      libevdev_enable_event_code(description, UInt32(EvdevCode.rel), axis, nil)
    }
    var device: OpaquePointer?
    let code = libevdev_uinput_create_from_device(description, descriptor, &device)
    guard code == 0, let device else {
      close(descriptor)
      throw .failed(path, reason: String(cString: strerror(-code)))
    }
    self.descriptor = descriptor
    self.device = device
    writer = EventWriter(descriptor)
  }

  isolated deinit {
    libevdev_uinput_destroy(device)
    close(descriptor)
  }

  /// Writes the events; false if the kernel does not accept them.
  package func write(_ events: [EvdevEvent]) -> Bool { writer.write(events) }
}
