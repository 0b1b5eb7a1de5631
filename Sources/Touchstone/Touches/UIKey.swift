import Foundation
import GestureCore

/// What a keyboard key stands for (API-P03).
@MainActor open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ stroke: KeyStroke) {
    characters = stroke.characters
    charactersIgnoringModifiers = stroke.charactersIgnoringModifiers
    modifierFlags = UIKeyModifierFlags(rawValue: stroke.modifiers)
    keyCode = UIKeyboardHIDUsage(rawValue: stroke.usage) ?? .keyboardErrorUndefined
    super.init()
  }
}
