import Foundation

/// Whether a bar is light or dark.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1

  /// Dark and translucent, as it was once called.
  public static let blackTranslucent = UIBarStyle.black
}

/// Where a bar is.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, with what lies above.
  case topAttached
}

/// How high a bar is.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// As on a phone that is held upright.
  case `default`
  /// As on a phone that is held sideways.
  case compact
  /// With a prompt.
  case defaultPrompt = 101
  /// Sideways and with a prompt.
  case compactPrompt
}
