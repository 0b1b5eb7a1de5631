import Foundation
import TouchActions

/// Finds a program that can report the active window.
package enum WindowSources {
  /// Returns sway or i3 if one of them runs, else X; throws a `WindowProblem` if there is none.
  package static func find(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WindowProblem) -> any ActiveWindowSource {
    if let path = environment["SWAYSOCK"] ?? environment["I3SOCK"] {
      return try TilingWindows(socket: path)
    }
    guard environment["WAYLAND_DISPLAY"] == nil else {
      throw WindowProblem(
        "of Wayland's compositors only sway reports it; leave “app” out, or use --app")
    }
    guard let display = environment["DISPLAY"] else {
      throw WindowProblem(
        "neither SWAYSOCK, I3SOCK nor DISPLAY is set; is this a desktop?")
    }
    #if X11
      return try X11Windows(display: display)
    #else
      throw WindowProblem("this build has no X, so \(display) is not asked")
    #endif
  }
}

/// Why the active window is not known.
package struct WindowProblem: Error, Hashable {
  package var message: String

  init(_ message: String) { self.message = message }
}
