/// Modifier keys that are held (API-E07).
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key is held.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key is held.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option or alt key is held.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command key is held.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is one of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
