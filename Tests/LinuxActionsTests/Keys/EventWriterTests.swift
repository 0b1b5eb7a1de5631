import EvdevInput
import Foundation
import GestureCore
import LinuxActions
import LinuxTouchInput
import Testing
import TouchActions

@Suite struct EventWriterTests {
  @Test("what is written is the kernel's struct input_event, whole and in order")
  func pipe() throws {
    let pipe = Pipe()
    var keys = KeyEvents()
    let events = keys.events(of: .keys([Chord([29, 46])]))
    #expect(EventWriter(pipe.fileHandleForWriting.fileDescriptor).write(events))
    try pipe.fileHandleForWriting.close()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    // Ctrl, of the third of eight events: 16 bytes of time, type 1, code 46, value 1.
    #expect(data.count == 8 * 24)
    #expect(
      Array(data[48..<72]) == Array(repeating: 0, count: 16) + [1, 0, 46, 0, 1, 0, 0, 0])
    var read: [EvdevEvent] = []
    var bytes = EventBytes()
    data.withUnsafeBytes { bytes.take($0) { read.append($0) } }
    #expect(read == events)
  }

  @Test("a full disk is told")
  func full() throws {
    let file = open("/dev/full", O_WRONLY)
    defer { close(file) }
    var keys = KeyEvents()
    #expect(!EventWriter(file).write(keys.events(of: .click(.left))))
  }

  @Test("where no keyboard can be made, the error says what to do")
  func errors() throws {
    let file = NSTemporaryDirectory() + "touchstone-uinput-\(getpid())"
    try Data().write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(
      ["/nowhere/uinput", file].map(Self.problem) == [
        """
        /nowhere/uinput: there is none, so no keys can be pressed; load the kernel's module with
            sudo modprobe uinput
          and at every start with a file /etc/modules-load.d/uinput.conf in which stands: uinput
        """,
        "\(file): no keyboard can be made there: Inappropriate ioctl for device",
      ])
    #expect(
      KeyboardError.noPermission("/dev/uinput").description == """
        /dev/uinput: you may not write it, so no keys can be pressed; put this line into \
        /etc/udev/rules.d/70-touchstone-keys.rules:
            KERNEL=="uinput", SUBSYSTEM=="misc", OPTIONS+="static_node=uinput", TAG+="uaccess"
          and run: sudo udevadm control --reload && sudo udevadm trigger
        """)
  }

  private static func problem(_ path: String) -> String {
    do throws(KeyboardError) {
      _ = try VirtualKeyboard(at: path)
      return "none"
    } catch {
      return "\(error)"
    }
  }
}
