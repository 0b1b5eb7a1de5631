import Foundation
import GestureCore

/// Reads the commands of minitouch, which touch the screen of an Android phone.
///
///     ^ 10 1079 1919 255
///     d 0 540 960 50
///     c
///     w 20
///     m 0 540 900 50
///     c
///     u 0
///     c
///
/// `c` performs the commands since the last one; `w` waits that many milliseconds.
struct MinitouchReader: ContactReader {
  static let format = RecordingFormat.inputCommands
  static let timeRemedy = "use commands that touch"

  private(set) var surface = ContactSurface(unit: .pixels)
  /// Seconds since the first command.
  private var now = 0.0
  private var hasWaited = true
  private var isWithinFrame = false
  private var hasReportedPace = false

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let (letter, numbers) = command(line) else { return false }
    return letter == UInt8(ascii: "d") && numbers.count == 4
  }

  mutating func learn(from scout: Self) { surface = scout.surface }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard let (letter, numbers) = Self.command(line.cursor) else { return }
    func reading() -> ContactReading {
      ContactReading(x: CGFloat(numbers[1]), y: CGFloat(numbers[2]))
    }
    switch (letter, numbers.count) {
    case (UInt8(ascii: "^"), 4):
      surface.size = CGSize(width: CGFloat(numbers[1]) + 1, height: CGFloat(numbers[2]) + 1)
    case (UInt8(ascii: "d"), 4):
      beginFrame(&ledger)
      ledger.begin(numbers[0], reading())
    case (UInt8(ascii: "m"), 4):
      beginFrame(&ledger)
      ledger.follow(numbers[0], reading())
    case (UInt8(ascii: "u"), 1):
      beginFrame(&ledger)
      ledger.end(numbers[0])
    case (UInt8(ascii: "w"), 1):
      now += Double(numbers[0]) / 1000
      hasWaited = true
    case (UInt8(ascii: "r"), 0):
      beginFrame(&ledger)
      ledger.cancelAll()
    case (UInt8(ascii: "c"), 0):
      ledger.commit()
      isWithinFrame = false
    default: break
    }
  }

  mutating func finish(into ledger: inout ContactLedger) { ledger.commit() }

  // MARK: - Private

  /// The command's letter and its whole numbers; `nil` if the line is no command.
  private static func command(_ line: ByteCursor) -> (letter: UInt8, numbers: [Int64])? {
    var line = line
    line.skipBlanks()
    guard let letter = line.next, "^dmuwcr".utf8.contains(letter) else { return nil }
    line.at += 1
    var numbers: [Int64] = []
    while numbers.count < 5, line.next == .space || line.next == .tab {
      line.skipBlanks()
      guard !line.isAtEnd else { break }
      guard let number = line.decimal(), (0...1_000_000).contains(number) else { return nil }
      numbers.append(number)
    }
    return line.isAtEnd ? (letter, numbers) : nil
  }

  /// Sets the time of a frame's first command: later than the last frame, even without a wait.
  private mutating func beginFrame(_ ledger: inout ContactLedger) {
    guard !isWithinFrame else { return }
    isWithinFrame = true
    if !hasWaited {
      now += ScriptedTouches.step
      if !hasReportedPace {
        hasReportedPace = true
        ledger.remark(
          .device, "between commands without a wait, 16 ms are assumed", severity: .assumption)
      }
    }
    hasWaited = false
    ledger.at(Timestamp(seconds: now))
  }
}
