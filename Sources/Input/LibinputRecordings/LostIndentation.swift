/// Restores the indentation that issue trackers and mail programs remove.
///
/// The beginning of a line determines its indentation, because `libinput record` always writes the same keys.
struct LostIndentation {
  private static let levels: [(start: [UInt8], blanks: Int)] = [
    ("devices:", 0), ("- node:", 0), ("evdev:", 2), ("hid:", 2), ("udev:", 2), ("quirks:", 2),
    ("events:", 2), ("- evdev:", 2), ("- libinput:", 2),
  ].map { (Array($0.utf8), $1) }
  /// A device's own entry; it is at column 0 only if the indentation was lost.
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
