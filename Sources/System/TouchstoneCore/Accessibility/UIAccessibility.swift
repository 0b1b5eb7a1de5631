import Foundation

/// The accessibility settings of the system, and notifications to assistive technology.
@MainActor public enum UIAccessibility {
  /// A notification for assistive technology.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A large part of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  // No assistive technology runs here, and the user's settings are the defaults.
  /// Whether a screen reader is running: never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the screen: never here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether motion is to be reduced: never here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced: never here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold: never here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted: never here.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether colours are to be darker: never here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the display has no colours; always `false` here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether taps on the screen are made by other means: never here.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the app is the only one that may be used: never here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen is read aloud: never here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text is read aloud: never here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether both ears get the same sound: never here.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether sounds are described: never here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether a shake undoes; always `true` here, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos begin by themselves: always here, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether controls differ by more than colour: never here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons have shapes: never here.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether transitions fade: never here.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether sounds and lights go on and off: never here.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Does nothing, since no assistive technology runs here.
  public static func post(notification: Notification, argument: Any?) {}
}
