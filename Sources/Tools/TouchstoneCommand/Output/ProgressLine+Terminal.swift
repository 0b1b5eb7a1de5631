import Foundation

extension ProgressLine {
  static let table: [OptionTable.Option] = [
    .init(
      name: "--no-progress",
      help: "shows no line on the terminal that says how far a long command has come")
  ]

  /// A progress line on standard error; `nil` if that is not a terminal that can erase text.
  static func onTerminal(_ write: @escaping (String) -> Void) -> ProgressLine? {
    guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      return nil
    }
    let start = ContinuousClock.now
    return ProgressLine(
      now: { start.duration(to: .now) / .seconds(1) }, width: { columns }, write: write)
  }

  private static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}

extension ProgressLine: Equatable {
  static func == (left: ProgressLine, right: ProgressLine) -> Bool { left === right }
}
