import Foundation

/// The time that a log writes before a message.
enum LogTime {
  /// Nanoseconds of a day, after which times of day wrap.
  static let day: Int64 = 86_400_000_000_000
  /// The longest sum of pauses in a file without times, in nanoseconds: a year.
  static let longestPause = 366 * day

  /// The time of day in `12:34:56.789`, or the seconds in `[1571234567.123]`, in nanoseconds within
  /// a day, because only differences matter; `nil` if there is none.
  static func find(in prefix: String) -> Int64? {
    let bytes = Array(prefix.utf8)
    for at in bytes.indices {
      let isInNumber = at > 0 && (bytes[at - 1].isDigit || bytes[at - 1] == .dot)
      guard !isInNumber, bytes[at].isDigit else { continue }
      var cursor = ByteCursor(bytes, at..<bytes.count)
      if let time = timeOfDay(&cursor) { return time }
      cursor.at = at
      let isSeconds = at > 0 && bytes[at - 1] == UInt8(ascii: "[")
      if isSeconds, let time = cursor.nanoseconds(), cursor.take(UInt8(ascii: "]")) {
        return time % day
      }
    }
    return nil
  }

  private static func timeOfDay(_ cursor: inout ByteCursor) -> Int64? {
    guard let hours = two(&cursor), cursor.take(.colon), let minutes = two(&cursor),
      cursor.take(.colon)
    else { return nil }
    // In some languages, logs use a decimal comma.
    let rest = Array(cursor.rest.prefix(16).utf8.map { $0 == .comma ? .dot : $0 })
    var seconds = ByteCursor(rest, 0..<rest.count)
    guard let time = seconds.nanoseconds(), time < 61_000_000_000 else { return nil }
    return (hours * 60 + minutes) * 60_000_000_000 + time
  }

  private static func two(_ cursor: inout ByteCursor) -> Int64? {
    let start = cursor.at
    guard let number = cursor.decimal(), cursor.at - start == 2, number < 60 else { return nil }
    return number
  }
}
