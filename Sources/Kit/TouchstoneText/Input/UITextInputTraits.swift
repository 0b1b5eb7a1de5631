import Foundation

/// The keyboard traits of a text input. The keyboard has no visible keys here, so all but secure entry are stored and have no
/// effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes are replaced by curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens are replaced by a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is obscured by dots.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, for suggestions; `nil` for none.
  var textContentType: UITextContentType! { get set }
  /// The rules for suggested passwords; `nil` for none.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// The automatic capitalization.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// The automatic correction.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Not corrected.
  case no = 1
  /// Corrected.
  case yes = 2
}

/// Whether the spelling is checked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Not checked.
  case no = 1
  /// Checked.
  case yes = 2
}

/// Whether straight quotes are replaced by curly ones.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Quotes stay straight.
  case no = 1
  /// Quotes become curly.
  case yes = 2
}

/// Whether hyphens are replaced by dashes.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Hyphens stay hyphens.
  case no = 1
  /// Hyphens become dashes.
  case yes = 2
}

/// Whether spaces are adjusted around pasted text.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Spaces are not adjusted.
  case no = 1
  /// Spaces are adjusted.
  case yes = 2
}

/// The type of a keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the language.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Those of addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// A keypad for numbers.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keypad for numbers with a decimal point.
  case decimalPad = 8
  /// A keyboard for short messages.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A keypad for ASCII digits.
  case asciiCapableNumberPad = 11

  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the environment.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The former name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of the return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// The label “Go”.
  case go = 1
  /// The label “Google”.
  case google = 2
  /// The label “Join”.
  case join = 3
  /// The label “Next”.
  case next = 4
  /// The label “Route”.
  case route = 5
  /// The label “Search”.
  case search = 6
  /// The label “Send”.
  case send = 7
  /// The label “Yahoo”.
  case yahoo = 8
  /// The label “Done”.
  case done = 9
  /// The label “Emergency Call”.
  case emergencyCall = 10
  /// The label “Continue”.
  case `continue` = 11
}

/// The rules for suggested passwords. They are stored and have no effect.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, as they were given.
  open private(set) var passwordRulesDescriptor: String

  /// Makes rules of that description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
  nonisolated deinit {}
}

/// What takes text from keys.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts text where the caret is; the return key gives a line break.
  func insertText(_ text: String)
  /// Removes what is selected, or the character before the caret.
  func deleteBackward()
}
