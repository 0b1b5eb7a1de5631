import Foundation

/// The initial settings of an app's window.
nonisolated public struct WindowOptions: Sendable, Equatable {
  /// In points; a full-screen window has the display's size.
  public var size = CGSize(width: 393, height: 852)
  /// Whether it covers the display, without a frame.
  public var isFullScreen = false
  /// The title; the program's name by default.
  public var title: String

  /// A window with a phone's size.
  public init() {
    let program = CommandLine.arguments.first ?? "app"
    title = program.split(separator: "/").last.map(String.init) ?? program
  }

  /// Reads the environment variable `TOUCHSTONE_WINDOW`: `full`, or a size in points such as `800x600`.
  /// - Throws: ``WindowError/forbidden`` for `0`, and ``WindowError/setting(_:)`` for an invalid value.
  public init(environment: [String: String]) throws(WindowError) {
    self.init()
    guard let text = environment["TOUCHSTONE_WINDOW"], !text.isEmpty, text != "1" else { return }
    if text == "0" { throw .forbidden }
    if text == "full" {
      isFullScreen = true
      return
    }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      Self.sides.contains(width), Self.sides.contains(height)
    else { throw .setting(text) }
    size = CGSize(width: width, height: height)
  }

  private static let sides = 16...16_384
}

/// Why no window could be opened.
nonisolated public enum WindowError: Error, Equatable, CustomStringConvertible {
  /// `TOUCHSTONE_WINDOW=0` forbids it.
  case forbidden
  /// `TOUCHSTONE_WINDOW` has an invalid value.
  case setting(String)
  /// Neither a Wayland compositor nor an X server can be reached.
  case noDisplay(wayland: String?, x11: String?)
  /// The display did not report the window's size in time.
  case noSize

  /// Seconds in which the display server must report the window's first size.
  static let openingSeconds = 5

  public var description: String {
    switch self {
    case .forbidden: "TOUCHSTONE_WINDOW=0 forbids it"
    case .setting(let text):
      "TOUCHSTONE_WINDOW is “\(text)”; it may be 0, full, or a size in points from 16x16 to 16384x16384, "
        + "such as 800x600"
    case .noDisplay(nil, nil):
      "no display can be reached, because neither WAYLAND_DISPLAY nor DISPLAY is set"
    case .noDisplay(let wayland, let x11):
      "no display can be reached: "
        + [wayland.map { "WAYLAND_DISPLAY is \($0)" }, x11.map { "DISPLAY is \($0)" }]
        .compactMap(\.self).joined(separator: ", ")
    case .noSize:
      "the display server has given it no size within \(Self.openingSeconds) seconds"
    }
  }
}
