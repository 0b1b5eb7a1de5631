import Foundation

/// The style of a bar.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1

  /// The former name of a dark translucent bar.
  public static let blackTranslucent = UIBarStyle.black
}

/// The position of a bar.
nonisolated public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, extended to the edge of the screen.
  case topAttached
}

/// The metrics of a bar.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The height on a portrait phone.
  case `default`
  /// The height on a landscape phone.
  case compact
  /// With a prompt.
  case defaultPrompt = 101
  /// The height on a landscape phone with a prompt.
  case compactPrompt
}
