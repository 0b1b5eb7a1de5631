// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GestureCore

/// A combination of keys, and the action that it calls.
///
/// - Note: Differs from UIKit: it is not a menu element and has no title, because there are no menus.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The key, as the characters that it types without modifiers, or as one of the constants.
  public let input: String?
  /// The modifiers that must be held, and no others. Caps lock does not count.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that is called, on the first responder in the chain that implements it.
  public let action: Selector?
  /// The description of the command for the user. It is stored and has no effect.
  open var discoverabilityTitle: String?

  /// Makes a command that matches no key.
  public override init() {
    (input, modifierFlags, action) = (nil, [], nil)
    super.init()
  }

  /// Makes a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  /// The up arrow key.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The End key.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forward.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// The F1 key.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// The F2 key.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// The F3 key.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// The F4 key.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// The F5 key.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// The F6 key.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// The F7 key.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// The F8 key.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// The F9 key.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// The F10 key.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// The F11 key.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// The F12 key.
  nonisolated public static let f12 = "UIKeyInputF12"

  /// The inputs of the keys that type no characters.
  private static let inputs: [UIKeyboardHIDUsage: [String]] = [
    .keyboardUpArrow: [inputUpArrow], .keyboardDownArrow: [inputDownArrow],
    .keyboardLeftArrow: [inputLeftArrow], .keyboardRightArrow: [inputRightArrow],
    .keyboardEscape: [inputEscape, "\u{1b}"], .keyboardPageUp: [inputPageUp],
    .keyboardPageDown: [inputPageDown], .keyboardHome: [inputHome], .keyboardEnd: [inputEnd],
    .keyboardDeleteOrBackspace: [inputDelete, "\u{8}"], .keyboardTab: ["\t"],
    .keyboardReturnOrEnter: ["\r", "\n"], .keyboardF1: [f1], .keyboardF2: [f2], .keyboardF3: [f3],
    .keyboardF4: [f4], .keyboardF5: [f5], .keyboardF6: [f6], .keyboardF7: [f7], .keyboardF8: [f8],
    .keyboardF9: [f9], .keyboardF10: [f10], .keyboardF11: [f11], .keyboardF12: [f12],
  ]

  private static let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  func matches(_ key: UIKey) -> Bool {
    guard let input, !input.isEmpty, key.modifierFlags.intersection(Self.counted) == modifierFlags
    else { return false }
    if Self.inputs[key.keyCode]?.contains(input) == true { return true }
    return input.lowercased() == key.charactersIgnoringModifiers.lowercased()
      || input == key.characters
  }
  nonisolated deinit {}
}

extension TouchSystem {
  /// Whether a key command handles a change of a press. At the beginning of the press, calls the command's action.
  func isOfKeyCommand(_ change: PressChange) -> Bool {
    guard change.phase == .began else {
      guard presses.ofKeyCommands.contains(change.id) else { return false }
      if change.phase != .changed { presses.ofKeyCommands.remove(change.id) }
      return true
    }
    guard let stroke = change.key, let start = scene?.keyWindow?.pressTarget,
      let command = start.keyCommand(for: UIKey(stroke)), let action = command.action,
      let target = start.target(forAction: action, withSender: command)
    else { return false }
    presses.ofKeyCommands.insert(change.id)
    let receiver = (target as? UIResponder)?.traceLabel ?? "\(type(of: target))"
    record(
      .press(id: change.id, .began, type: change.type, to: "the key command of \(receiver)"))
    engine.pass { _ = action.send(to: target as AnyObject, from: command, for: nil) }
    return true
  }
}

extension UIResponder {
  /// The first command in the responder chain, from this responder on, that matches a key.
  fileprivate func keyCommand(for key: UIKey) -> UIKeyCommand? {
    keyCommands?.first { $0.matches(key) } ?? next?.keyCommand(for: key)
  }
}
