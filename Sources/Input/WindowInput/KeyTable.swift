/// Usages of the kernel's key codes on the keyboard page of the USB HID tables, and UIKit's press types of some of them.
package enum KeyTable {
  /// The usage of a key code; 0 if it has none.
  package static func usage(of code: Int) -> Int { usages[code] ?? 0 }

  /// UIKit's press type for a usage; -1 if there is none.
  package static func pressType(of usage: Int) -> Int { pressTypes[usage] ?? -1 }

  private static let usages: [Int: Int] = {
    var usages: [Int: Int] = [:]
    // Sequences of keys with ascending codes and usages.
    for (first, usage, count) in runs {
      for index in 0..<count { usages[first + index] = usage + index }
    }
    // Letters in keyboard rows.
    for (first, letters) in [(16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm")] {
      for (index, letter) in letters.utf8.enumerated() {
        usages[first + index] = 0x04 + Int(letter) - 0x61
      }
    }
    return usages
  }()

  /// First key code, first usage, and number of keys.
  private static let runs: [(Int, Int, Int)] = [
    (2, 0x1E, 10), (28, 0x28, 1), (1, 0x29, 1), (14, 0x2A, 2), (57, 0x2C, 1), (12, 0x2D, 2),
    (26, 0x2F, 2), (43, 0x31, 1), (39, 0x33, 3), (51, 0x36, 3), (58, 0x39, 1), (59, 0x3A, 10),
    (87, 0x44, 2), (99, 0x46, 1), (70, 0x47, 1), (119, 0x48, 1), (110, 0x49, 1), (102, 0x4A, 1),
    (104, 0x4B, 1), (111, 0x4C, 1), (107, 0x4D, 1), (109, 0x4E, 1), (106, 0x4F, 1),
    (105, 0x50, 1), (108, 0x51, 1), (103, 0x52, 1), (69, 0x53, 1), (98, 0x54, 1), (55, 0x55, 1),
    (74, 0x56, 1), (78, 0x57, 1), (96, 0x58, 1), (79, 0x59, 3), (75, 0x5C, 3), (71, 0x5F, 3),
    (82, 0x62, 2), (86, 0x64, 1), (127, 0x65, 1), (183, 0x68, 12), (29, 0xE0, 1), (42, 0xE1, 1),
    (56, 0xE2, 1), (125, 0xE3, 1), (97, 0xE4, 1), (54, 0xE5, 1), (100, 0xE6, 1), (126, 0xE7, 1),
  ]

  private static let pressTypes = [
    0x52: 0, 0x51: 1, 0x50: 2, 0x4F: 3, 0x28: 4, 0x29: 5, 0x2C: 6, 0x4B: 30, 0x4E: 31,
  ]
}
