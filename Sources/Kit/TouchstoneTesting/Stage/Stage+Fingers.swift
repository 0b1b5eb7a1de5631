import Foundation
import GestureCore
import Touchstone

/// Creates input devices: fingers, hands, pencils, pointers, buttons and keys.
extension Stage {
  /// Creates a finger above a location in the window, not yet down. Fingers are called a, b, c, … Only direct fingers can be
  /// human; other kinds are exact.
  public func finger(
    at location: CGPoint, kind: Contact.Kind = .direct, style: HandStyle? = nil
  ) -> Finger {
    let style = kind == .direct ? style ?? hands : .steady
    return Finger(stage: self, id: nextFingerID(), kind: kind, location: location, style: style)
  }

  /// Creates several fingers that move together, on a line through a location in the window.
  public func hand(
    at center: CGPoint, fingers count: Int = 2, spread: CGFloat = 100, angle: CGFloat = 0,
    style: HandStyle? = nil
  ) -> Hand {
    add(Hand(style ?? hands, fingers: count, spread: spread, angle: angle), at: center)
  }

  /// Places a hand above a location in the window, not yet down. A hand can be added only once.
  @discardableResult
  public func add(
    _ hand: Hand, at center: CGPoint, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    if !hand.enter(self, at: center) {
      note(StageFault(message: "the hand is on a stage already", file: file, line: line))
    }
    return hand
  }

  /// Creates a pencil above a location in the window; set its `sensor` to change its values later.
  public func pencil(
    at location: CGPoint, force: CGFloat = 1, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0,
    roll: CGFloat = 0
  ) -> Finger {
    let pencil = finger(at: location, kind: .pencil)
    pencil.sensor.force = force
    pencil.sensor.maximumPossibleForce = 4
    pencil.sensor.altitudeAngle = altitude
    pencil.sensor.azimuthAngle = azimuth
    pencil.sensor.rollAngle = roll
    return pencil
  }

  /// Creates a mouse or trackpad pointer at a location in the window, which has not entered yet.
  public func pointer(at location: CGPoint) -> Pointer {
    Pointer(stage: self, location: location)
  }

  /// Creates a button of a remote.
  public func button(_ type: UIPress.PressType) -> Button {
    lastPress += 1
    return Button(stage: self, id: lastPress, type: type.rawValue, key: nil, name: "\(type)")
  }

  /// Presses and releases a button of a remote.
  @discardableResult
  public func press(_ type: UIPress.PressType, holding seconds: TimeInterval = 0.05) -> Button {
    button(type).tap(holding: seconds)
  }

  /// Creates a key of a keyboard.
  public func key(
    _ characters: String, _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []
  ) -> Button {
    lastPress += 1
    let stroke = KeyStroke(
      characters: characters, charactersIgnoringModifiers: characters.lowercased(),
      modifiers: modifiers.rawValue, usage: code.rawValue)
    return Button(
      stage: self, id: lastPress, type: UIPress.PressType.key.rawValue, key: stroke,
      name: characters)
  }

  /// Presses the keys of a text in sequence; a line break is the return key. The presses go to the key window's first
  /// responder; if there is none, it is a fault.
  public func type(
    _ text: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    for character in text {
      guard
        allows(
          scene.keyWindow?.firstResponder != nil,
          "“\(text)” cannot be typed: there is no first responder", file, line)
      else { return }
      let isReturn = character.isNewline
      let isTab = character == "\t"
      let code: UIKeyboardHIDUsage =
        isReturn ? .keyboardReturnOrEnter : isTab ? .keyboardTab : Self.code(of: character)
      let modifiers: UIKeyModifierFlags = character.isUppercase ? .shift : []
      key(isReturn ? "\r" : "\(character)", code, modifiers: modifiers).tap()
    }
  }

  /// Presses and releases a key: `stage.press(.keyboardDeleteOrBackspace)`.
  @discardableResult
  public func press(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []
  ) -> Button {
    key("", code, modifiers: modifiers).tap()
  }

  /// Letters and digits have keys in the order of their codes; other characters have no key.
  private static func code(of character: Character) -> UIKeyboardHIDUsage {
    guard let ascii = character.lowercased().first?.asciiValue else {
      return .keyboardErrorUndefined
    }
    let usage: Int? =
      switch ascii {
      case 97...122: UIKeyboardHIDUsage.keyboardA.rawValue + Int(ascii) - 97
      case 49...57: UIKeyboardHIDUsage.keyboard1.rawValue + Int(ascii) - 49
      case 48: UIKeyboardHIDUsage.keyboard0.rawValue
      case 32: UIKeyboardHIDUsage.keyboardSpacebar.rawValue
      default: nil
      }
    return usage.flatMap { UIKeyboardHIDUsage(rawValue: $0) } ?? .keyboardErrorUndefined
  }

  /// Holds modifier keys from now on.
  public func hold(_ modifiers: UIKeyModifierFlags) {
    note(of: nil) { $0.modifiers = modifiers.rawValue }
  }

  func nextFingerID() -> Int {
    let id = fingerNames.count + 1
    let letter = UnicodeScalar(UInt8(97 + (id - 1) % 26))
    fingerNames[id] = id <= 26 ? "\(letter)" : "\(letter)\((id - 1) / 26)"
    return id
  }
}
