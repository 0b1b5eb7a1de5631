/// Puts back the blanks at the beginnings of lines, which comments on trackers and mails take away.
///
/// What a line begins with says how far it was indented, since `libinput record` always writes the same keys.
struct LostIndentation {
  private static let levels: [(start: [UInt8], blanks: Int)] = [
    ("devices:", 0), ("- node:", 0), ("evdev:", 2), ("hid:", 2), ("udev:", 2), ("quirks:", 2),
    ("events:", 2), ("- evdev:", 2), ("- libinput:", 2),
  ].map { (Array($0.utf8), $1) }
  /// A device's own entry, which no text has at the very left that kept its blanks.
  private static let entry = Array("evdev:".utf8)

  private(set) var isLost = false

  mutating func restore(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if !isLost, line.starts(with: Self.entry) { isLost = true }
    guard isLost, let first = line.first, first > UInt8(ascii: "#") else { return line }
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    let known = Self.levels.first { line.starts(with: $0.start) }?.blanks
    return ArraySlice(repeating: UInt8(ascii: " "), count: known ?? (isNumber ? 6 : 4)) + line
  }
}
