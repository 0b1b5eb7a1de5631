// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GestureCore

/// A combination of keys, and the action that it calls.
///
/// - Note: Differs from UIKit: it is no element of a menu, because there are no menus, and so it has no title.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The key, as the characters that it types without modifiers, or as one of the constants.
  public let input: String?
  /// The modifiers that must be held, and no others. Caps lock does not count.
  public let modifierFlags: UIKeyModifierFlags
  /// The method that is called: of the first responder in the chain that has it.
  public let action: Selector?

  /// Makes a command that no key matches.
  public override init() {
    (input, modifierFlags, action) = (nil, [], nil)
    super.init()
  }

  /// Makes a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  nonisolated public static let f1 = "UIKeyInputF1"
  nonisolated public static let f2 = "UIKeyInputF2"
  nonisolated public static let f3 = "UIKeyInputF3"
  nonisolated public static let f4 = "UIKeyInputF4"
  nonisolated public static let f5 = "UIKeyInputF5"
  nonisolated public static let f6 = "UIKeyInputF6"
  nonisolated public static let f7 = "UIKeyInputF7"
  nonisolated public static let f8 = "UIKeyInputF8"
  nonisolated public static let f9 = "UIKeyInputF9"
  nonisolated public static let f10 = "UIKeyInputF10"
  nonisolated public static let f11 = "UIKeyInputF11"
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
}

extension TouchSystem {
  /// Whether a change of a press belongs to a key command. At its beginning the command's action is called.
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
  /// The first command in the chain, from here on, that a key matches.
  fileprivate func keyCommand(for key: UIKey) -> UIKeyCommand? {
    keyCommands?.first { $0.matches(key) } ?? next?.keyCommand(for: key)
  }
}
