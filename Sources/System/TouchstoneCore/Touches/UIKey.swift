import Foundation
import GestureCore

/// A key of a keyboard (API-P03).
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the modifiers (API-P03).
  public let characters: String
  /// The characters that the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifiers that were held with the key.
  public let modifierFlags: UIKeyModifierFlags
  /// The physical key, independent of the keyboard's layout.
  public let keyCode: UIKeyboardHIDUsage

  init(_ stroke: KeyStroke) {
    characters = stroke.characters
    charactersIgnoringModifiers = stroke.charactersIgnoringModifiers
    modifierFlags = UIKeyModifierFlags(rawValue: stroke.modifiers)
    keyCode = UIKeyboardHIDUsage(rawValue: stroke.usage) ?? .keyboardErrorUndefined
    super.init()
  }
  nonisolated deinit {}
}
