import Foundation
import Testing

@testable import LinuxTouchInput

@Suite struct PanelErrorTests {
  @Test("a missing permission is told with the group that has it, and with a udev rule")
  func permission() {
    let rule = """
      put this line into /etc/udev/rules.d/70-touchstone.rules:
          SUBSYSTEM=="input", KERNEL=="event*", ENV{ID_INPUT_TOUCHSCREEN}=="1", TAG+="uaccess"
        and run: sudo udevadm control --reload && sudo udevadm trigger
      """
    #expect(
      "\(PanelError.noPermission("/dev/input/event3", group: "input"))" == """
        /dev/input/event3: you may not read it, but the group “input” may: join it with
            sudo usermod -aG input $USER
          and log in again; or, for the user at this machine, \(rule)
        """)
    #expect(
      "\(PanelError.noPermission("/dev/input/event3", group: nil))"
        == "/dev/input/event3: you may not read it; \(rule)")
  }

  @Test("what is not there, and what is no device, are told apart")
  func opening() throws {
    let folder = try Scratch(["event0"])
    #expect(throws: PanelError.notThere("\(folder.path)/event9")) {
      try EvdevDevice("\(folder.path)/event9")
    }
    #expect(throws: PanelError.notADevice("\(folder.path)/event0")) {
      try EvdevDevice("\(folder.path)/event0")
    }
  }

  @Test("every other error says what to do")
  func words() {
    let errors: [PanelError] = [
      .noPanels(folder: "/dev/input"), .noMatch("pad", known: []),
      .noMatch("pad", known: ["a", "b"]), .ambiguous("o", matches: ["a", "b"]),
      .ambiguous("", matches: ["a", "b"]), .notATouchDevice(path: "/x", name: "Mouse"),
      .grabbed("/x"),
    ]
    #expect(
      errors.map(\.description) == [
        "/dev/input: there is no touch device; plug one in, or name another folder with --folder",
        "there is no touch device “pad”; there is none at all",
        "there is no touch device “pad”; there are a, b",
        "“o” fits several touch devices; say which: a, b",
        "there are several touch devices; say which: a, b",
        "/x: “Mouse” is not a touch device: it has no position axes with a touch key",
        "/x: another program has grabbed it; end that, or leave out --grab",
      ])
  }
}
