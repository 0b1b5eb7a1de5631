import Testing

@testable import WindowInput

/// The kernel's keys, against its list `input-event-codes.h` and the HID usage tables.
@Suite struct KeyTableTests {
  @Test(
    "keys have the usages of the HID tables",
    arguments: [
      (30, 0x04), (48, 0x05), (46, 0x06), (44, 0x1D), (16, 0x14), (25, 0x13), (2, 0x1E), (10, 0x26),
      (11, 0x27), (28, 0x28), (1, 0x29), (14, 0x2A), (15, 0x2B), (57, 0x2C), (13, 0x2E), (27, 0x30),
      (41, 0x35), (53, 0x38), (59, 0x3A), (68, 0x43), (88, 0x45), (102, 0x4A), (103, 0x52),
      (108, 0x51), (105, 0x50), (106, 0x4F), (81, 0x5B), (77, 0x5E), (73, 0x61), (83, 0x63),
      (183, 0x68), (194, 0x73), (29, 0xE0), (126, 0xE7), (240, 0), (-3, 0),
    ])
  func usages(code: Int, usage: Int) {
    #expect(KeyTable.usage(of: code) == usage)
  }

  @Test("arrows, return, escape, space and the page keys are presses that UIKit names")
  func presses() {
    let codes = [103, 108, 105, 106, 28, 1, 57, 104, 109, 30]
    #expect(
      codes.map { KeyTable.pressType(of: KeyTable.usage(of: $0)) }
        == [0, 1, 2, 3, 4, 5, 6, 30, 31, -1])
  }
}
