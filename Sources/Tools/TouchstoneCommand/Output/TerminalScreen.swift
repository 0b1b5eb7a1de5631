import Foundation
import GestureCore
import Touchstone

/// A picture on a terminal that is redrawn in place.
final class TerminalScreen {
  /// Seconds between two drawings.
  private static let interval = 1.0 / 30

  /// What shows the cursor again.
  static let closing = "\u{1b}[?25h"

  private let output: (String) -> Void
  private var shown: [String] = []
  private var lastDrawing: Timestamp?

  init(_ output: @escaping (String) -> Void) { self.output = output }

  /// The terminal's width in characters.
  var width: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Hides the cursor.
  func open() { output("\u{1b}[?25l") }

  /// Shows the cursor again.
  func close() { output(Self.closing) }

  func isDue(at now: Timestamp) -> Bool {
    lastDrawing.map { now.seconds(since: $0) >= Self.interval } ?? true
  }

  /// When to check again whether the picture has changed.
  func nextDrawing(after now: Timestamp) -> Timestamp { now.advanced(by: Self.interval) }

  /// Draws the lines if they have changed.
  func draw(_ lines: [String], at now: Timestamp) {
    lastDrawing = now
    guard lines != shown else { return }
    output(Self.text(lines, over: shown.count))
    shown = lines
  }

  /// The lines with the escape sequences to overwrite `old` lines.
  static func text(_ lines: [String], over old: Int) -> String {
    let start = old > 0 ? "\u{1b}[\(old)A" : ""
    // Each line clears its remainder, and the last one clears the lines below.
    return start + lines.map { "\r\($0)\u{1b}[K\n" }.joined()
      + "\u{1b}[J"
  }
}
