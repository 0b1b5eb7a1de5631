import Foundation
import GestureCore

/// What a keyboard key stands for (API-P03).
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types, with its modifiers (API-P03).
  public let characters: String
  /// What the key would type without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifiers that were held with the key.
  public let modifierFlags: UIKeyModifierFlags
  /// Which key it is, wherever it lies on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  init(_ stroke: KeyStroke) {
    characters = stroke.characters
    charactersIgnoringModifiers = stroke.charactersIgnoringModifiers
    modifierFlags = UIKeyModifierFlags(rawValue: stroke.modifiers)
    keyCode = UIKeyboardHIDUsage(rawValue: stroke.usage) ?? .keyboardErrorUndefined
    super.init()
  }
}
